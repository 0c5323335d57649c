internal import ChoiceService

/// Everything that the numbered list says in its own words.
enum LinePhrase: Sendable, Hashable {
  case unavailable(reason: String?)
  case isDefault
  case askOne(defaultNumber: Int?)
  case askMany(ClosedRange<Int>, preselected: [Int])
  case empty
  case outOfRange(String, ClosedRange<Int>)
  case unknown(String)
  case unknownAmongSeveral(String)
  case ambiguous(String, [Int])
  case chosenUnavailable(String, reason: String?)
  case wrongCount(Int, ClosedRange<Int>)
  case cancelIsNotAlone
  case tooLong(limit: Int)

  /// The phrase in the person's language.
  func text(by localizer: ChoiceLocalizer) -> String {
    switch self {
    case .unavailable(let reason?): localizer.text(for: .unavailableBecause, reason)
    case .unavailable(nil): localizer.text(for: .unavailable)
    case .isDefault: localizer.text(for: .defaultOption)
    case .askOne(let number): localizer.text(for: .numberOrName) + (number.map { " [\($0)]" } ?? "") + ": "
    case .askMany(let count, let preselected):
      localizer.text(for: .numbersOrNames, Self.amount(count, localizer))
        + Self.hint(count, preselected, localizer) + ": "
    case .empty: localizer.text(for: .nothingTyped)
    case .outOfRange(let number, let range):
      localizer.text(for: .noSuchNumber, number, "\(range.lowerBound)", "\(range.upperBound)")
    case .unknown(let name): localizer.text(for: .noSuchName, name)
    case .unknownAmongSeveral(let name): localizer.text(for: .noSuchNameAmongSeveral, name)
    case .ambiguous(let name, let numbers): localizer.text(for: .ambiguous, name, Self.list(numbers, localizer))
    case .chosenUnavailable(let title, let reason?): localizer.text(for: .cannotBeChosenBecause, title, reason)
    case .chosenUnavailable(let title, nil): localizer.text(for: .cannotBeChosen, title)
    case .wrongCount(let number, let count):
      localizer.text(for: .wrongCount, "\(number)", Self.amount(count, localizer))
    case .cancelIsNotAlone: localizer.text(for: .cancelIsNotAlone)
    case .tooLong(let limit): localizer.text(for: .lineTooLong, "\(limit)")
    }
  }

  /// How many may be chosen.
  static func amount(_ count: ClosedRange<Int>, _ localizer: ChoiceLocalizer) -> String {
    count.lowerBound == count.upperBound
      ? localizer.text(for: .exactly, "\(count.lowerBound)")
      : localizer.text(for: .between, "\(count.lowerBound)", "\(count.upperBound)")
  }

  /// What Enter alone takes, and how to choose none where Enter takes something.
  private static func hint(_ count: ClosedRange<Int>, _ preselected: [Int], _ localizer: ChoiceLocalizer) -> String {
    switch (preselected.isEmpty, count.lowerBound == 0) {
    case (true, true): " [\(localizer.text(for: .enterForNone))]"
    case (true, false): ""
    case (false, true): " [\(list(preselected, localizer)); \(localizer.text(for: .dashForNone))]"
    case (false, false): " [\(list(preselected, localizer))]"
    }
  }

  private static func list(_ numbers: [Int], _ localizer: ChoiceLocalizer) -> String {
    let shown = numbers.prefix(EnumeratedNames.limit).map(String.init).joined(
      separator: localizer.text(for: .separator))
    let more = numbers.count - EnumeratedNames.limit
    return more > 0 ? localizer.text(for: .andMore, shown, "\(more)") : shown
  }
}
