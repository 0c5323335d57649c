// A form that the package does not have.
import ChoiceServiceSwiftUI
import SwiftUI

struct WindowWithSheet: View {
  let presenter: ChoiceScreenPresenter

  var body: some View {
    #if FIXED
      Text("a").choices(from: presenter, style: .list)
    #else
      // error: type 'ChoiceStyle' has no member 'sheet'
      Text("a").choices(from: presenter, style: .sheet)
    #endif
  }
}
