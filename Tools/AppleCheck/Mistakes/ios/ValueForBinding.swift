// The value is given where a binding belongs.
import SwiftUI

struct ValueForBinding: View {
  @State private var isShown = false

  var body: some View {
    #if FIXED
      Text("a").sheet(isPresented: $isShown) { EmptyView() }
    #else
      // error: cannot convert value 'isShown' of type 'Bool' to expected type 'Binding<Bool>', use wrapper instead
      Text("a").sheet(isPresented: isShown) { EmptyView() }
    #endif
  }
}
