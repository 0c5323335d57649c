internal import ChoiceService

/// What a run leaves behind: bytes for standard output, a sentence for standard error, and a status for the shell.
struct Report: Sendable, Hashable {
  var output: [UInt8] = []
  var sentence: String?
  var status: Int32

  /// An answer, on a line of its own.
  static func chosen(_ answer: [UInt8]) -> Report {
    Report(output: answer + [UInt8(ascii: "\n")], status: 0)
  }

  /// Text that was asked for.
  static func text(_ text: String) -> Report {
    Report(output: Array(text.utf8), status: 0)
  }

  /// A command line, or surroundings, with which nothing can be asked.
  static func failure(_ sentence: String) -> Report {
    Report(sentence: sentence, status: 2)
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
}
