// What tvOS does not have.
import SwiftUI

struct KeysOnTelevision: View {
  var body: some View {
    #if FIXED
      Button("OK") {}
    #else
      // error: is unavailable in tvOS
      Button("OK") {}.keyboardShortcut(.defaultAction)
    #endif
  }
}
