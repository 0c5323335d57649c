// A value that may not be there is used as if it were.
import SwiftUI

struct OptionalText: View {
  var text: String?

  var body: some View {
    #if FIXED
      Text(verbatim: text ?? "")
    #else
      // error: value of optional type 'String?' must be unwrapped to a value of type 'String'
      Text(verbatim: text)
    #endif
  }
}
