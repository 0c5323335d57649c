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
    case help
    case version
  }

  var task: Task = .ask
  var source: Source = .standardInput
  var title: String?
  var message: String?
  var allowsCancel: Bool = true
  var defaultKey: ShellWord?
  var answerKey: ShellWord?
  var isPlain: Bool = false
  var isUnattended: Bool = false
  /// The language of the words to the person; `nil` is that of the environment.
  var language: ChoiceLanguage?
}

/// A command line that cannot be understood.
struct UsageError: Error, Sendable, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension Arguments {
  /// Reads a command line without the program's name.
  ///
  /// Options of the program may stand before, between and after the options to choose from; after `--` everything is one
  /// to choose from.
  init(parsing words: [ShellWord]) throws(UsageError) {
    var parser = ArgumentParser(rest: words[...])
    self = try parser.parse()
  }
}

/// Walks along a command line.
private struct ArgumentParser {
  var rest: ArraySlice<ShellWord>
  private var arguments = Arguments()
  private var choices: [ShellWord] = []
  private var demo: Arguments.Demo?
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
      if word.bytes.first == UInt8(ascii: "-"), word != "-" {
        try parseOption(word)
      } else {
        choices.append(word)
      }
    }
    if arguments.isUnattended, arguments.defaultKey == nil {
      throw UsageError("--unattended takes the default, and there is none: write --default KEY as well.")
    }
    if let demo {
      guard choices.isEmpty else {
        throw UsageError("--demo \(demo.rawValue) brings its own options: leave out “\(choices[0].text)”, or --demo.")
      }
      arguments.source = .demo(demo)
    } else if !choices.isEmpty || hasEndOfOptions {
      arguments.source = .words(choices)
    }
    return arguments
  }

  private mutating func parseOption(_ word: ShellWord) throws(UsageError) {
    let parts = word.bytes.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      .map(ShellWord.init)
    let (name, attached) = (parts[0].text, parts.count > 1 ? parts[1] : nil)
    switch name {
    case "--title": arguments.title = try value(of: name, attached).text
    case "--message": arguments.message = try value(of: name, attached).text
    case "--default": arguments.defaultKey = try value(of: name, attached)
    case "--answer": arguments.answerKey = try value(of: name, attached)
    case "--lang": arguments.language = try parseLanguage(try value(of: name, attached).text)
    case "--demo": demo = try parseDemo(try value(of: name, attached).text)
    default:
      guard let set = Self.flags[name] else { throw Self.unknown(word.text) }
      guard attached == nil else { throw UsageError("\(name) takes no value: write \(name) alone.") }
      set(&arguments)
    }
  }

  private static let flags: [String: @Sendable (inout Arguments) -> Void] = [
    "--no-cancel": { $0.allowsCancel = false },
    "--plain": { $0.isPlain = true },
    "--unattended": { $0.isUnattended = true },
    "--help": { $0.task = .help },
    "-h": { $0.task = .help },
    "--version": { $0.task = .version },
  ]

  private mutating func value(of name: String, _ attached: ShellWord?) throws(UsageError) -> ShellWord {
    if let attached { return attached }
    guard let next = rest.popFirst() else {
      throw UsageError("\(name) needs a value: write \(name) VALUE.")
    }
    return next
  }

  private func parseDemo(_ name: String) throws(UsageError) -> Arguments.Demo {
    guard let demo = Arguments.Demo(rawValue: name) else {
      let names = Arguments.Demo.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("There is no demo “\(name)”. Write --demo with one of: \(names).")
    }
    return demo
  }

  private func parseLanguage(_ tag: String) throws(UsageError) -> ChoiceLanguage {
    guard let language = ChoiceLanguage(localeIdentifier: tag) else {
      let tags = ChoiceLanguage.allCases.map(\.tag).joined(separator: ", ")
      throw UsageError("There are no words in the language “\(tag)”. Write --lang with one of: \(tags).")
    }
    return language
  }

  private static func unknown(_ word: String) -> UsageError {
    UsageError(
      "There is no option \(word). See choice --help; to choose from words that begin with a dash, put -- first.")
  }
}
