private import ChoiceService

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

  var text: String {
    switch self {
    case .unavailable(let reason):
      reason.map { "unavailable: \($0)" } ?? "unavailable"
    case .isDefault:
      "default"
    case .askOne(let number):
      "Number or name\(number.map { " [\($0)]" } ?? ""): "
    case .askMany(let count, let preselected):
      "Numbers or names separated by commas, \(Self.amount(count))\(Self.hint(count, preselected)): "
    case .empty:
      "Nothing was typed. Type the number or the name of an option."
    case .outOfRange(let number, let range):
      "There is no number \(number). Type one from \(range.lowerBound) to \(range.upperBound)."
    case .unknown(let name):
      "No option is called “\(name)”. Type a number from the list, or the beginning of a name."
    case .unknownAmongSeveral(let name):
      "No option is called “\(name)”. Type numbers such as 1,3 or 1-3, or names separated by commas."
    case .ambiguous(let name, let numbers):
      "“\(name)” can mean \(Self.list(numbers)). Type the number."
    case .chosenUnavailable(let title, let reason):
      "“\(title)” cannot be chosen\(reason.map { ": \($0)" } ?? ""). Choose another."
    case .wrongCount(let number, let count):
      "\(number) chosen; choose \(Self.amount(count))."
    case .cancelIsNotAlone:
      "Cancel cannot be combined with options. Type 0 alone to cancel."
    case .tooLong(let limit):
      "The line is longer than \(limit) bytes. Type a number from the list, or the beginning of a name."
    }
  }

  private static func amount(_ count: ClosedRange<Int>) -> String {
    count.lowerBound == count.upperBound
      ? "exactly \(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
  }

  /// What Enter alone takes, and how to choose none where Enter takes something.
  private static func hint(_ count: ClosedRange<Int>, _ preselected: [Int]) -> String {
    switch (preselected.isEmpty, count.lowerBound == 0) {
    case (true, true): " [Enter for none]"
    case (true, false): ""
    case (false, true): " [\(list(preselected)); - for none]"
    case (false, false): " [\(list(preselected))]"
    }
  }

  private static func list(_ numbers: [Int]) -> String {
    EnumeratedNames.list(numbers.map(String.init))
  }
}
