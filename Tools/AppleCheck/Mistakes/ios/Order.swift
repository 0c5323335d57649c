// Arguments in another order.
import SwiftUI

struct WrongOrder: View {
  var body: some View {
    #if FIXED
      Text("a").frame(minWidth: 1, maxWidth: 2)
    #else
      // error: argument 'minWidth' must precede argument 'maxWidth'
      Text("a").frame(maxWidth: 2, minWidth: 1)
    #endif
  }
}
