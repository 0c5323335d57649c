private import ChoiceService
internal import ChoiceServiceTerminal

/// What `choice` knows of where it runs.
struct Surroundings: Sendable, Hashable {
  /// Whether standard input is a terminal.
  var inputIsTerminal: Bool
  /// How the terminal that controls the process can be asked on.
  var terminal: TerminalMode

  var hasTerminal: Bool { terminal == .interactive || terminal == .lines }
}

/// How the question gets its answer.
enum Plan: Sendable, Hashable {
  /// Take the options with these keys without asking.
  case take(keys: [ShellWord])
  /// Take the only option without asking.
  case takeOnly
  /// Take the default without asking.
  case takeDefault
  /// Ask on the terminal, with a list that is drawn.
  case askOnTerminal
  /// Ask on the terminal with the numbered list.
  case askOnTerminalInLines
  /// Ask with the numbered list, and read lines from standard input.
  case askOnStandardInput
  /// There is nobody to ask.
  case cannotAsk

  init(for arguments: Arguments, hasOnlyAnswer: Bool = false, in surroundings: Surroundings) {
    if !arguments.answerKeys.isEmpty {
      self = .take(keys: arguments.answerKeys)
    } else if arguments.selectsIfOne, hasOnlyAnswer {
      self = .takeOnly
    } else if Self.readsStandardInput(arguments, surroundings) {
      // Lines of a person are read from the terminal itself, where one is there.
      self = surroundings.inputIsTerminal && surroundings.hasTerminal ? .askOnTerminalInLines : .askOnStandardInput
    } else if surroundings.hasTerminal {
      self = arguments.isPlain || surroundings.terminal == .lines ? .askOnTerminalInLines : .askOnTerminal
    } else if arguments.isUnattended {
      self = .takeDefault
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
  static func cannotAskSentence(_ arguments: Arguments, _ question: Question) -> String {
    var ways = ["--answer KEY, or the variable CHOICE_ANSWERS, to decide in advance"]
    if arguments.source != .standardInput { ways.append("--plain to read the answer from standard input") }
    if question.defaultAnswer != nil { ways.append("--unattended to take the default") }
    return "There is no terminal to ask “\(question.title)” on: pass \(ways.joined(separator: ", or ")). "
      + Question.validKeys(question.items)
  }
}
