private import ChoiceService

/// What `choice` knows of where it runs.
struct Surroundings: Sendable, Hashable {
  /// Whether standard input is a terminal.
  var inputIsTerminal: Bool
  /// Whether the terminal that controls the process can be opened.
  var hasTerminal: Bool
}

/// How the question gets its answer.
enum Plan: Sendable, Hashable {
  /// Take the option with this key without asking.
  case take(key: ShellWord)
  /// Ask with the numbered list on the terminal.
  case askOnTerminal
  /// Ask with the numbered list, and read lines from standard input.
  case askOnStandardInput
  /// There is nobody to ask.
  case cannotAsk

  init(for arguments: Arguments, in surroundings: Surroundings) {
    if let key = arguments.answerKey {
      self = .take(key: key)
    } else if Self.readsStandardInput(arguments, surroundings) {
      self = .askOnStandardInput
    } else if surroundings.hasTerminal {
      self = .askOnTerminal
    } else if arguments.isUnattended, let key = arguments.defaultKey {
      self = .take(key: key)
    } else {
      self = .cannotAsk
    }
  }

  /// Standard input is taken for answers only when asked to, since it may be the rest of somebody's script, and never when
  /// it holds the options.
  private static func readsStandardInput(_ arguments: Arguments, _ surroundings: Surroundings) -> Bool {
    switch arguments.source {
    case .standardInput: false
    case .words: arguments.isPlain
    case .demo: arguments.isPlain || !surroundings.inputIsTerminal
    }
  }
}

extension Plan {
  /// Why nobody can be asked, and what to do about it.
  static func cannotAskSentence(_ arguments: Arguments, keys: [ShellWord]) -> String {
    var ways = ["--answer KEY to decide in advance"]
    if arguments.source != .standardInput { ways.append("--plain to read the answer from standard input") }
    if arguments.defaultKey != nil { ways.append("--unattended to take the default") }
    return "There is no terminal to ask on: pass \(ways.joined(separator: ", or ")). \(validKeys(keys))"
  }

  /// The sentence that lists the keys.
  static func validKeys(_ keys: [ShellWord]) -> String {
    "Valid keys: \(EnumeratedNames.list(keys.lazy.map { "“\($0.text)”" }))."
  }

  /// Finds the one option that a key means, to the byte.
  static func position(of key: ShellWord, for option: String, among keys: [ShellWord]) throws(UsageError) -> Int {
    let positions = keys.indices.filter { keys[$0] == key }
    switch positions.count {
    case 1: return positions[0]
    case 0: throw UsageError("\(option) names “\(key.text)”, which is not an option. \(validKeys(keys))")
    default:
      let numbers = EnumeratedNames.list(positions.map { "\($0 + 1)" })
      throw UsageError(
        "\(option) names “\(key.text)”, which means \(positions.count) options: numbers \(numbers) of the list.")
    }
  }
}
