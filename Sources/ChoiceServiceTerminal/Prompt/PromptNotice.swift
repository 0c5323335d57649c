internal import ChoiceService

/// What the prompt has to say about the last key.
enum PromptNotice: Sendable, Hashable {
  /// The option cannot be chosen.
  case unavailable(title: String, reason: String?)
  /// There is no option with this number.
  case noSuchNumber(Int, first: Int, last: Int)
  /// No option matches what was typed.
  case noMatch(String)
  /// So many are ticked, which is not one of the numbers that may be.
  case wrongCount(Int, ClosedRange<Int>)
  /// No more than so many can be ticked.
  case tooManyTicks(limit: Int)
  /// The question does not end without an answer.
  case hasToChoose

  /// The sentence in the person's language.
  func text(by localizer: ChoiceLocalizer) -> String {
    switch self {
    case .unavailable(let title, let reason?): localizer.text(for: .cannotBeChosenBecause, title, reason)
    case .unavailable(let title, nil): localizer.text(for: .cannotBeChosen, title)
    case .noSuchNumber(let number, let first, let last):
      localizer.text(for: .noSuchNumber, "\(number)", "\(first)", "\(last)")
    case .noMatch(let text): localizer.text(for: .noMatch, text)
    case .wrongCount(let number, let count): LinePhrase.wrongCount(number, count).text(by: localizer)
    case .tooManyTicks(let limit): localizer.text(for: .tooManyTicks, "\(limit)")
    case .hasToChoose: localizer.text(for: .hasToChoose)
    }
  }
}
