// A card of one's own answers off the main actor.
import ChoiceServiceSwiftUI

#if FIXED
  @MainActor
#endif
func finish(_ choice: PresentedChoice) {
  // error: call to main actor-isolated instance method 'finish()' in a synchronous nonisolated context
  choice.finish()
}
