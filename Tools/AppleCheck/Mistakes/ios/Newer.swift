// What came with a later system than the package's first.
import SwiftUI

struct NewerRole: View {
  var body: some View {
    #if FIXED
      if #available(iOS 26, *) { Button("OK", role: .confirm) {} } else { Button("OK") {} }
    #else
      // error: 'confirm' is only available in iOS 26.0 or newer
      Button("OK", role: .confirm) {}
    #endif
  }
}
