// A mistake that only one platform compiles.
import SwiftUI

#if os(tvOS)
  struct OnlyOnTelevision: View {
    #if FIXED
      var body: some View { EmptyView() }
    #else
      // error: cannot convert return expression of type 'Int' to return type 'String'
      var name: String { 1 }
      var body: some View { EmptyView() }
    #endif
  }
#endif
