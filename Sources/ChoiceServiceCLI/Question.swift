internal import ChoiceService
private import ChoiceServiceTerminal

/// What is asked, once the options are known: the pure half of a run.
struct Question: Sendable {
  let title: String
  let message: String?
  private(set) var items: Items
  /// How many options an answer holds; `nil` for exactly one, which is answered the moment it is picked.
  let count: ClosedRange<Int>?
  /// The positions of what Enter takes, or of what is ticked at first.
  let defaults: [Int]
  /// What Cancel is called; `nil` where an option has to be chosen.
  let cancelTitle: String?

  /// A question about options, of which more may come.
  init(
    _ items: Items, isGrowing: Bool = false, _ arguments: Arguments, title: String, message: String?,
    cancelTitle: String
  ) throws(UsageError) {
    self.items = items
    self.title = arguments.title ?? title
    self.message = arguments.message ?? message
    self.cancelTitle = arguments.allowsCancel ? arguments.cancelTitle ?? cancelTitle : nil
    count = try arguments.isMany ? arguments.count(of: isGrowing ? .max : items.count) : nil
    // Where there is nothing to choose, that is what has to be said, and not that the default is none of it.
    let defaultKeys = items.isEmpty ? [] : arguments.defaultKeys
    let named = try Self.positions(of: defaultKeys, for: "--default", among: items)
    defaults = Array(Set(named)).sorted()
    if let count, defaults.count > count.upperBound { throw Self.wrongCount(defaults.count, "--default", count) }
  }

  /// The question with the options that there are now.
  var current: Question {
    var question = self
    question.items = items.current
    return question
  }

  // MARK: Keys

  /// Finds the one option that each key means.
  static func positions(
    of keys: [ShellWord], for option: String, among items: Items
  ) throws(UsageError) -> [Int] {
    var positions: [Int] = []
    for key in keys { positions.append(try position(of: key, for: option, among: items)) }
    return positions
  }

  /// Finds the one option that a key means, to the byte.
  static func position(of key: ShellWord, for option: String, among items: Items) throws(UsageError) -> Int {
    let positions = items.positions(of: key)
    switch positions.count {
    case 1: return positions[0]
    case 0: throw UsageError("\(option) names \(key.quoted), which is not an option. \(validKeys(items))")
    default:
      let numbers = EnumeratedNames.list(positions.map { "\($0 + 1)" })
      throw UsageError(
        "\(option) names \(key.quoted), which means \(positions.count) options: numbers \(numbers) of the list. Give them a field that differs, and write it with --print."
      )
    }
  }

  /// The sentence that lists the keys.
  static func validKeys(_ items: Items) -> String {
    "Valid keys: \(EnumeratedNames.list(items.lazy.map(\.key.quoted)))."
  }

  /// The answer that keys decide in advance, in the order of the list.
  func answer(_ keys: [ShellWord], for option: String) throws(UsageError) -> [Int] {
    let positions = Set(try Self.positions(of: keys, for: option, among: items)).sorted()
    let allowed = count ?? 1...1
    guard allowed.contains(positions.count) else { throw Self.wrongCount(positions.count, option, allowed) }
    return positions
  }

  private static func wrongCount(_ number: Int, _ option: String, _ count: ClosedRange<Int>) -> UsageError {
    UsageError("\(option) names \(number == 1 ? "1 option" : "\(number) options"): write \(amount(count)) of them.")
  }

  private static func amount(_ count: ClosedRange<Int>) -> String {
    count.count == 1 ? "\(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
  }

  // MARK: Without a person

  /// The answer that Enter alone would give; `nil` where there is none.
  var defaultAnswer: [Int]? {
    guard let count else { return defaults.isEmpty ? nil : defaults }
    return count.contains(defaults.count) && (!defaults.isEmpty || count.lowerBound == 0) ? defaults : nil
  }

  /// The answer that Enter alone would give, where that is to be taken.
  func takeDefault() throws(UsageError) -> [Int] {
    if let defaultAnswer { return defaultAnswer }
    if let count, !defaults.isEmpty { throw Self.wrongCount(defaults.count, "--default", count) }
    throw UsageError("“\(title)” has no default: write --default KEY as well. \(Self.validKeys(items))")
  }

  /// The answer where there is nothing to decide: one option, of which one is chosen.
  var onlyAnswer: [Int]? { items.count == 1 && (count ?? 1...1).contains(1) ? [0] : nil }

  /// The positions of what matches a query, best first.
  func matches(_ query: String) -> [Int] {
    items.matches(query)
  }
}

extension Question {
  // MARK: JSON

  /// The question as a value: what a program needs for deciding.
  var json: JSON {
    [
      "title": .string(title),
      "message": JSON(message),
      "options": .array(items.indices.map(optionJSON)),
      "minimum": .number(count?.lowerBound ?? 1),
      "maximum": .number(count?.upperBound ?? 1),
      "default": .array(defaults.map { .string(items[$0].key.text) }),
      "cancel": JSON(cancelTitle),
    ]
  }

  private func optionJSON(_ position: Int) -> JSON {
    let item = items[position]
    return [
      "position": .number(position + 1),
      "key": .string(item.key.text),
      "text": .string(item.title),
      "detail": JSON(item.detail),
      "isAvailable": true,
      "reason": .null,
    ]
  }

  /// An answer as a value.
  func json(of answer: [Int]) -> JSON {
    [
      "answers": .array(
        answer.map { position in
          let item = items[position]
          return [
            "position": .number(position + 1),
            "key": .string(item.key.text),
            "text": .string(item.title),
          ]
        })
    ]
  }
}
