// What watchOS does not have.
import SwiftUI

struct KeysOnWatch: View {
  var body: some View {
    #if FIXED
      Button("OK") {}
    #else
      // error: is unavailable in watchOS
      Button("OK") {}.keyboardShortcut(.cancelAction)
    #endif
  }
}
