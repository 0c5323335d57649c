// A name that SwiftUI does not have.
import SwiftUI

struct MisspelledName: View {
  var body: some View {
    #if FIXED
      Text("a").multilineTextAlignment(.center)
    #else
      // error: has no member 'multilineTextAlignement'
      Text("a").multilineTextAlignement(.center)
    #endif
  }
}
