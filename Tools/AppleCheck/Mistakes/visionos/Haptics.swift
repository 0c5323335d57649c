// What visionOS has later than iOS.
import SwiftUI

struct HapticsOnVision: View {
  var body: some View {
    #if FIXED
      Text("a")
    #else
      // error: is only available in visionOS 26.0 or newer
      Text("a").sensoryFeedback(.success, trigger: 1)
    #endif
  }
}
