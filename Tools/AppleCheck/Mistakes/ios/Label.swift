// An argument's label is another.
import SwiftUI

struct WrongLabel: View {
  @State private var isShown = false

  var body: some View {
    #if FIXED
      Text("a").alert("Title", isPresented: $isShown) {}
    #else
      // error: incorrect argument label in call (have '_:isShown:_:', expected '_:isPresented:_:')
      Text("a").alert("Title", isShown: $isShown) {}
    #endif
  }
}
