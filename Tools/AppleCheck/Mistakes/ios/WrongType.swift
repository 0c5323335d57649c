// A value of another type.
import SwiftUI

struct WrongType: View {
  var body: some View {
    #if FIXED
      Text("a").opacity(0.5)
    #else
      // error: cannot convert value of type 'String' to expected argument type 'Double'
      Text("a").opacity("0.5")
    #endif
  }
}
