internal import ChoiceService

/// One option of the command line: how it is written, what is said of it, and what it does.
///
/// The table of them is the one place from which the parser, the help, the completions and the nearest name of a misspelt option
/// come.
struct CommandOption: Sendable {
  /// What is written after an option.
  enum Value: Sendable, Hashable {
    case none
    /// Anything; the name stands for it in the help.
    case any(String)
    /// One of some words.
    case one(String, of: [String])

    /// The name that stands for the value in the help; `nil` for none.
    var name: String? {
      switch self {
      case .none: nil
      case .any(let name), .one(let name, _): name
      }
    }
  }

  /// What the options of a part of the help have in common.
  enum Group: String, Sendable, CaseIterable {
    case question = "The question"
    case choosing = "Choosing"
    case options = "Where the options come from, and how they look"
    case output = "What is printed"
    case unattended = "Without a person"
    case other = "Other"
  }

  let name: String
  let letter: Character?
  let value: Value
  let group: Group
  let help: String
  let apply: @Sendable (inout Arguments, ShellWord) throws(UsageError) -> Void

  private init(
    _ name: String, _ letter: Character? = nil, _ value: Value = .none, _ group: Group, _ help: String,
    _ apply: @escaping @Sendable (inout Arguments, ShellWord) throws(UsageError) -> Void
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.group = group
    self.help = help
    self.apply = apply
  }

  private static let languages = ChoiceLanguage.allCases.map(\.tag)
  private static let demos = Arguments.Demo.allCases.map(\.rawValue)
  private static let shells = CompletionShell.allCases.map(\.rawValue)

  /// All of them, in the order of the help.
  static let all: [CommandOption] = [
    CommandOption("title", "t", .any("TEXT"), .question, "the question") { $0.title = $1.text },
    CommandOption("message", nil, .any("TEXT"), .question, "a text under the question") { $0.message = $1.text },
    CommandOption("cancel", nil, .any("TEXT"), .question, "what Cancel is called") { $0.cancelTitle = $1.text },
    CommandOption("no-cancel", nil, .none, .question, "an option has to be chosen") { arguments, _ in
      arguments.allowsCancel = false
    },
    CommandOption("lang", nil, .one("TAG", of: languages), .question, "the language of the question's own words") {
      arguments, word throws(UsageError) in
      guard let language = ChoiceLanguage(localeIdentifier: word.text) else {
        throw UsageError("There are no words in the language “\(word.text)”.", allowed: "--lang", languages)
      }
      arguments.language = language
    },

    CommandOption("multi", "m", .none, .choosing, "choose several; each is printed on a line") { arguments, _ in
      arguments.isMany = true
    },
    CommandOption("min", nil, .any("N"), .choosing, "with --multi: at least so many, otherwise 1") {
      arguments, word throws(UsageError) in arguments.minimum = try number(word, of: "--min", from: 0)
    },
    CommandOption("max", nil, .any("N"), .choosing, "with --multi: at most so many") {
      arguments, word throws(UsageError) in arguments.maximum = try number(word, of: "--max", from: 1)
    },
    CommandOption(
      "default", nil, .any("KEY"), .choosing,
      "the option that Enter takes; with --multi, one that is ticked; may be repeated"
    ) { $0.defaultKeys.append($1) },
    CommandOption("select-if-one", "1", .none, .choosing, "where there is one option only, take it and do not ask") {
      arguments, _ in arguments.selectsIfOne = true
    },
    CommandOption("height", nil, .any("ROWS"), .choosing, "the most rows that the question takes") {
      arguments, word throws(UsageError) in arguments.height = try number(word, of: "--height", from: 1)
    },
    CommandOption("no-wrap", nil, .none, .choosing, "the pointer stops at the first and the last row") { arguments, _ in
      arguments.wrapsAround = false
    },
    CommandOption(
      "color", nil, .one("WHEN", of: Arguments.Color.allCases.map(\.rawValue)), .choosing, "colours in the question"
    ) { arguments, word throws(UsageError) in
      guard let color = Arguments.Color(rawValue: word.text) else {
        throw UsageError(
          "There are no colours “\(word.text)”.", allowed: "--color", Arguments.Color.allCases.map(\.rawValue))
      }
      arguments.color = color
    },
    CommandOption(
      "plain", nil, .none, .choosing,
      "ask with a numbered list, and read the answer as a line of standard input, or of the terminal if that holds the options"
    ) {
      arguments, _ in arguments.isPlain = true
    },

    CommandOption("read0", "0", .none, .options, "options end with a NUL byte, not with a line break") { arguments, _ in
      arguments.readsNul = true
    },
    CommandOption("delimiter", "d", .any("TEXT"), .options, "what separates the fields of an option; otherwise a tab") {
      arguments, word throws(UsageError) in
      if word.bytes.isEmpty {
        throw UsageError("--delimiter is empty: write what separates the fields, such as --delimiter=,")
      }
      arguments.delimiter = word
    },
    CommandOption("show", nil, .any("FIELDS"), .options, "the fields that are shown, such as 2, 1,3 or 2-") {
      arguments, word throws(UsageError) in arguments.shownFields = try FieldList(word.text, of: "--show")
    },
    CommandOption(
      "detail", nil, .any("FIELDS"), .options, "the fields that are shown beside, dimmed, and searched as well"
    ) {
      arguments, word throws(UsageError) in arguments.detailFields = try FieldList(word.text, of: "--detail")
    },
    CommandOption(
      "ansi", nil, .none, .options,
      "show the options in the colours that they were read with; what is printed has them in any case"
    ) {
      arguments, _ in arguments.keepsColors = true
    },
    CommandOption("demo", nil, .one("NAME", of: demos), .options, "ask a question of the example") {
      arguments, word throws(UsageError) in
      guard let demo = Arguments.Demo(rawValue: word.text) else {
        throw UsageError("There is no demo “\(word.text)”.", allowed: "--demo", demos)
      }
      arguments.source = .demo(demo)
    },

    CommandOption("print", nil, .any("FIELDS"), .output, "the fields that are printed, otherwise all as it was read") {
      arguments, word throws(UsageError) in arguments.printedFields = try FieldList(word.text, of: "--print")
    },
    CommandOption("index", nil, .none, .output, "print the position of what was chosen, from 1") { arguments, _ in
      arguments.printsPositions = true
    },
    CommandOption("json", nil, .none, .output, "print what was chosen as JSON, and failures as JSON to standard error")
    { arguments, _ in
      arguments.printsJSON = true
    },
    CommandOption("print0", nil, .none, .output, "end what is printed with a NUL byte, not with a line break") {
      arguments, _ in arguments.printsNul = true
    },

    CommandOption(
      "answer", nil, .any("KEY"), .unattended, "decide in advance and do not ask; with --multi, may be repeated"
    ) {
      $0.answerKeys.append($1)
    },
    CommandOption("filter", "f", .any("QUERY"), .unattended, "print what matches, best first, and do not ask") {
      $0.task = .filter($1.text)
    },
    CommandOption("describe", nil, .none, .unattended, "print the question as JSON, and do not ask") { arguments, _ in
      arguments.task = .describe
    },
    CommandOption(
      "unattended", nil, .none, .unattended, "take the default where there is no terminal, and at the end of input"
    ) { arguments, _ in arguments.isUnattended = true },
    CommandOption(
      "timeout", nil, .any("TIME"), .unattended,
      "how long the question may be on the screen, such as 30s or 2m; then the default is taken, or the status is 124"
    ) {
      arguments, word throws(UsageError) in arguments.timeout = try TimeLimit(word.text).duration
    },

    CommandOption("completions", nil, .one("SHELL", of: shells), .other, "print a script that completes the options") {
      arguments, word throws(UsageError) in
      guard let shell = CompletionShell(rawValue: word.text) else {
        throw UsageError("There are no completions for “\(word.text)”.", allowed: "--completions", shells)
      }
      arguments.task = .completions(shell)
    },
    CommandOption("help", "h", .none, .other, "print this help") { arguments, _ in arguments.task = .help },
    CommandOption("version", "V", .none, .other, "print the version") { arguments, _ in arguments.task = .version },
  ]

  /// The option that is written with two dashes and a name.
  static func named(_ name: String) -> CommandOption? { all.first { $0.name == name } }

  /// The option that is written with one dash and a letter.
  static func lettered(_ letter: Character) -> CommandOption? { all.first { $0.letter == letter } }

  private static func number(_ word: ShellWord, of option: String, from least: Int) throws(UsageError) -> Int {
    let text = word.text
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text), number >= least else {
      throw UsageError("\(option) is “\(text)”: write a whole number, from \(least).")
    }
    return number
  }

  // MARK: The nearest name

  /// What other programs of this kind call some options.
  private static let synonyms = [
    "header": "title", "prompt": "title", "question": "title", "select-1": "select-if-one", "limit": "max",
    "query": "filter",
    "multiple": "multi", "checklist": "multi", "menu": "title", "with-nth": "show", "accept-nth": "print",
    "nth": "show",
    "preselect": "default", "selected": "default", "cursor": "default", "cancel-label": "cancel", "no-color": "color",
  ]

  /// The name that is meant by another; `nil` where none is.
  static func meant(by name: String) -> String? { synonyms[name] ?? nearest(to: name) }

  /// The name that is meant by one that is misspelt; `nil` where none is near.
  static func nearest(to name: String) -> String? {
    let names = all.map { (distance: distance($0.name, name), name: $0.name) }
    // A third of the letters may be wrong, and two of a short name.
    guard let best = names.min(by: { $0.distance < $1.distance }), best.distance <= max(2, name.count / 3) else {
      return all.first { name.count >= 3 && $0.name.hasPrefix(name) }?.name
    }
    return best.name
  }

  /// The number of letters to put in, take out, change, or exchange with the next (Damerau and Levenshtein).
  static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    var rows = [Array(0...right.count)]
    for (i, letter) in left.enumerated() {
      var row = [i + 1]
      for (j, other) in right.enumerated() {
        var best = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (letter == other ? 0 : 1))
        if i > 0, j > 0, letter == right[j - 1], left[i - 1] == other { best = min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}
