// An argument without a default is left out.
import SwiftUI

struct MissingArgument: View {
  var body: some View {
    #if FIXED
      RoundedRectangle(cornerRadius: 8)
    #else
      // error: missing argument for parameter 'cornerSize' in call
      RoundedRectangle()
    #endif
  }
}
