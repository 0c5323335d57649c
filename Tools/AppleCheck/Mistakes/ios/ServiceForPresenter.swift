// The service is given to a view that wants the presenter.
import ChoiceService
import ChoiceServiceSwiftUI
import SwiftUI

struct WindowWithService: View {
  let presenter: ChoiceScreenPresenter
  let service: MessageService

  var body: some View {
    #if FIXED
      Text("a").choices(from: presenter)
    #else
      // error: cannot convert value of type 'MessageService' to expected argument type 'ChoiceScreenPresenter'
      Text("a").choices(from: service)
    #endif
  }
}
