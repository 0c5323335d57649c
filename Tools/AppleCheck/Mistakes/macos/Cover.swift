// What macOS does not have.
import SwiftUI

struct CoverOnMac: View {
  @State private var isShown = false

  var body: some View {
    #if FIXED
      Text("a").sheet(isPresented: $isShown) { Text("b") }
    #else
      // error: 'fullScreenCover(isPresented:onDismiss:content:)' is unavailable in macOS
      Text("a").fullScreenCover(isPresented: $isShown) { Text("b") }
    #endif
  }
}
