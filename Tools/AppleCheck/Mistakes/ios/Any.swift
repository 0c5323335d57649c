// A protocol as a type without `any` (`ExistentialAny`).
import ChoiceService

#if FIXED
  func isScripted(_ presenter: any ChoicePresenter) -> Bool { presenter is ScriptedPresenter }
#else
  // error: must be written 'any ChoicePresenter'
  func isScripted(_ presenter: ChoicePresenter) -> Bool { presenter is ScriptedPresenter }
#endif
