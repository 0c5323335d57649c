internal import ChoiceService
private import ChoiceServiceTerminal

/// What a run leaves behind: bytes for standard output, a sentence for standard error, and a status for the shell.
struct Report: Sendable, Hashable {
  var output: [UInt8] = []
  var sentence: String?
  var status: Int32
  /// The question that a failure is about, for programs that read JSON.
  var question: JSON?

  /// What was chosen, each on a line of its own; with `toTerminal`, nothing in it is obeyed by a terminal.
  static func chosen(_ answer: [Int], of question: Question, _ arguments: Arguments, toTerminal: Bool) -> Report {
    let end = arguments.printsNul ? 0 : UInt8(ascii: "\n")
    if arguments.printsJSON {
      return Report(output: question.json(of: answer).bytes(endingWith: Unicode.Scalar(end)), status: 0)
    }
    if arguments.printsPositions {
      return Report(output: answer.flatMap { Array("\($0 + 1)".utf8) + [end] }, status: 0)
    }
    return Report(output: question.items.printed(answer, end: end, toTerminal: toTerminal), status: 0)
  }

  /// Text that was asked for.
  static func text(_ text: String) -> Report {
    Report(output: Array(text.utf8), status: 0)
  }

  /// A command line, or surroundings, with which nothing can be asked.
  static func failure(_ sentence: String, question: JSON? = nil) -> Report {
    Report(sentence: sentence, status: 2, question: question)
  }

  /// A question that ended without an answer.
  static func ended(_ error: ChoiceError, localizer: ChoiceLocalizer) -> Report {
    switch error {
    // The person knows.
    case .cancelled(let reason) where reason.isDeclined: Report(status: 1)
    case .cancelled(.endOfInput): Report(sentence: localizer.text(for: .inputEnded), status: 1)
    case .cancelled(.timeout): Report(sentence: localizer.text(for: .timedOut), status: 124)
    case .cancelled(.interrupt): Report(status: 130)
    case .cancelled, .presenterFailed: Report(sentence: error.description, status: 2)
    case .noOptions: Report(sentence: localizer.text(for: .nothingToChoose), status: 1)
    }
  }

  /// What standard error gets: a sentence, or the same facts as a value where programs read.
  func diagnostics(isJSON: Bool) -> String? {
    guard let sentence else { return nil }
    guard isJSON else { return "choice: \(SafeText.line(sentence))" }
    return (["error": .string(sentence), "status": .number(Int(status)), "question": question ?? .null] as JSON).text
  }
}
