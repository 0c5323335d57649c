internal import ChoiceService

/// What the command line asks for.
struct Arguments: Sendable, Hashable {
  /// Where the options come from.
  enum Source: Sendable, Hashable {
    case words([ShellWord])
    case standardInput
    case demo(Demo)
  }

  /// A question of the original example.
  enum Demo: String, Sendable, Hashable, CaseIterable {
    case food, hero
  }

  /// What there is to do.
  enum Task: Sendable, Hashable {
    case ask
    /// Print what matches a query.
    case filter(String)
    /// Print the question.
    case describe
    case completions(CompletionShell)
    case help
    case version
  }

  /// When the question has colours.
  enum Color: String, Sendable, Hashable, CaseIterable {
    case auto, always, never
  }

  var task: Task = .ask
  var source: Source = .standardInput
  var title: String?
  var message: String?
  var cancelTitle: String?
  var allowsCancel: Bool = true
  /// The language of the words to the person; `nil` is that of the environment.
  var language: ChoiceLanguage?

  var isMany: Bool = false
  var minimum: Int?
  var maximum: Int?
  var defaultKeys: [ShellWord] = []
  var selectsIfOne: Bool = false
  var height: Int?
  var wrapsAround: Bool = true
  var color: Color = .auto
  var isPlain: Bool = false

  var readsNul: Bool = false
  var delimiter: ShellWord = "\t"
  var shownFields: FieldList?
  var detailFields: FieldList?
  var printedFields: FieldList?
  var keepsColors: Bool = false

  var printsPositions: Bool = false
  var printsJSON: Bool = false
  var printsNul: Bool = false

  var answerKeys: [ShellWord] = []
  var isUnattended: Bool = false
  var timeout: Duration?
}

/// A command line that cannot be understood.
struct UsageError: Error, Sendable, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  /// What was wrong, and the words that an option takes.
  init(_ description: String, allowed option: String, _ words: [String]) {
    self.init("\(description) Write \(option) with one of: \(words.joined(separator: ", ")).")
  }
}

extension Arguments {
  /// Reads a command line without the program's name.
  ///
  /// Options of the program may stand before, between and after the options to choose from; after `--` everything is one
  /// to choose from. Letters may stand together, and a value beside its letter: `-m1`, `-d:`.
  init(parsing words: [ShellWord]) throws(UsageError) {
    var parser = ArgumentParser(rest: words[...])
    self = try parser.parse()
  }

  /// Whether failures are to be said as JSON, which holds for a command line that cannot be understood as well.
  static func asksForJSON(_ words: [ShellWord]) -> Bool {
    words.prefix { $0 != "--" }.contains("--json")
  }

  /// How many options an answer holds, of so many.
  func count(of options: Int) throws(UsageError) -> ClosedRange<Int> {
    let least = minimum ?? 1
    let most = maximum ?? max(least, options)
    if least > options, options > 0 {
      throw UsageError(
        "--min is \(least), and there \(options == 1 ? "is 1 option" : "are \(options) options"): write at most --min \(options)."
      )
    }
    return least...max(least, most)
  }
}

/// Walks along a command line.
private struct ArgumentParser {
  var rest: ArraySlice<ShellWord>
  private var arguments = Arguments()
  private var choices: [ShellWord] = []
  private var hasEndOfOptions = false

  init(rest: ArraySlice<ShellWord>) {
    self.rest = rest
  }

  mutating func parse() throws(UsageError) -> Arguments {
    while let word = rest.popFirst() {
      if word == "--" {
        hasEndOfOptions = true
        choices += rest
        break
      }
      if word.bytes.starts(with: Array("--".utf8)) {
        try parseOption(word)
      } else if word.bytes.first == UInt8(ascii: "-"), word != "-" {
        try parseLetters(word)
      } else {
        choices.append(word)
      }
    }
    if case .demo(let demo) = arguments.source {
      guard choices.isEmpty else {
        throw UsageError("--demo \(demo.rawValue) brings its own options: leave out “\(choices[0].text)”, or --demo.")
      }
    } else if !choices.isEmpty || hasEndOfOptions {
      arguments.source = .words(choices)
    }
    try check()
    return arguments
  }

  /// Refuses what does not go together.
  private func check() throws(UsageError) {
    if arguments.isUnattended, arguments.defaultKeys.isEmpty, arguments.minimum != 0 {
      throw UsageError("--unattended takes the default, and there is none: write --default KEY as well.")
    }
    if !arguments.isMany {
      for (name, isGiven) in [("--min", arguments.minimum != nil), ("--max", arguments.maximum != nil)] where isGiven {
        throw UsageError("\(name) is for several answers: write --multi as well.")
      }
      for (name, keys) in [("--answer", arguments.answerKeys), ("--default", arguments.defaultKeys)]
      where keys.count > 1 {
        throw UsageError(
          "\(name) is there \(keys.count) times, and one option can be chosen: write it once, or --multi as well.")
      }
    }
    if let least = arguments.minimum, let most = arguments.maximum, least > most {
      throw UsageError("--min is \(least) and --max is \(most): write a --max of at least \(least).")
    }
    if arguments.cancelTitle?.isEmpty == true {
      throw UsageError("--cancel is empty: write what Cancel is called, or --no-cancel.")
    }
    if arguments.printsJSON, arguments.printsPositions {
      throw UsageError("--json prints positions already: write it without --index.")
    }
    if arguments.cancelTitle != nil, !arguments.allowsCancel {
      throw UsageError("--cancel names what --no-cancel leaves out: write one of the two.")
    }
  }

  private mutating func parseOption(_ word: ShellWord) throws(UsageError) {
    let parts = word.bytes.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      .map(ShellWord.init)
    let (name, attached) = (parts[0].text, parts.count > 1 ? parts[1] : nil)
    guard let option = CommandOption.named(String(name.dropFirst(2))) else { throw Self.unknown(name) }
    guard option.value != .none else {
      if attached != nil { throw UsageError("\(name) takes no value: write \(name) alone.") }
      return try option.apply(&arguments, "")
    }
    let value: ShellWord
    if let attached { value = attached } else { value = try next(for: name, option) }
    try option.apply(&arguments, value)
  }

  /// Letters that stand together; what is beside a letter that takes a value is that value.
  private mutating func parseLetters(_ word: ShellWord) throws(UsageError) {
    var bytes = word.bytes.dropFirst()
    while let byte = bytes.popFirst() {
      guard let option = CommandOption.lettered(Character(Unicode.Scalar(byte))) else { throw Self.unknown(word.text) }
      if option.value == .none {
        try option.apply(&arguments, "")
      } else {
        let value: ShellWord
        if bytes.isEmpty {
          value = try next(for: "-\(Character(Unicode.Scalar(byte)))", option)
        } else {
          value = ShellWord(bytes: bytes)
        }
        return try option.apply(&arguments, value)
      }
    }
  }

  private mutating func next(for name: String, _ option: CommandOption) throws(UsageError) -> ShellWord {
    guard let next = rest.popFirst() else {
      throw UsageError("\(name) needs a value: write \(name) \(option.value.name ?? "").")
    }
    return next
  }

  private static func unknown(_ word: String) -> UsageError {
    let nearest = word.hasPrefix("--") ? CommandOption.meant(by: String(word.dropFirst(2))) : nil
    let suggestion = nearest.map { " Did you mean --\($0)?" } ?? " See choice --help."
    return UsageError(
      "There is no option \(word).\(suggestion) To choose from words that begin with a dash, put -- first.")
  }
}
