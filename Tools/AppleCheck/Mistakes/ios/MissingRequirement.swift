// A type without what its protocol requires.
import SwiftUI

#if FIXED
  struct PlainStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }
#else
  // error: type 'PlainStyle' does not conform to protocol 'ButtonStyle'
  struct PlainStyle: ButtonStyle {}
#endif
