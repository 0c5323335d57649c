// What came with a later system than the package's first, on the Mac.
import SwiftUI

struct NewerRoleOnMac: View {
  var body: some View {
    #if FIXED
      if #available(macOS 26, *) { Button("OK", role: .close) {} } else { Button("OK") {} }
    #else
      // error: 'close' is only available in macOS 26.0 or newer
      Button("OK", role: .close) {}
    #endif
  }
}
