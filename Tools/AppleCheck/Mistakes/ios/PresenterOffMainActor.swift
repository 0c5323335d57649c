// A presenter of the screen is made where the main actor is not.
import ChoiceService
import ChoiceServiceSwiftUI

#if FIXED
  @MainActor
#endif
func makeService() -> MessageService {
  // error: call to main actor-isolated initializer 'init(clock:)' in a synchronous nonisolated context
  MessageService(presenter: ChoiceScreenPresenter())
}
