// What visionOS does not have.
import SwiftUI

struct IconOnVision: View {
  var body: some View {
    #if FIXED
      Text("a")
    #else
      // error: 'dialogIcon' is unavailable in visionOS
      Text("a").dialogIcon(Image(systemName: "bolt"))
    #endif
  }
}
