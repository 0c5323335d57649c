// What a builder cannot take: a value that is no view.
import SwiftUI

struct NumberInBuilder: View {
  var body: some View {
    VStack {
      #if FIXED
        Text(verbatim: "1")
      #else
        // error: this expression does not conform to 'View'
        1
      #endif
    }
  }
}
