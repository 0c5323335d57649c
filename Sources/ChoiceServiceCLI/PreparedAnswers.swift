/// The answers to the questions of a script, decided in advance by the variable `CHOICE_ANSWERS`.
///
/// It is either the number of an open file, from which each question reads the next line, so that questions are answered in turn
/// however many processes ask them; or lines of `QUESTION=ANSWER`, so that each question finds its own.
///
/// An answer is a key, or several with tabs between them; `!default` is the default, and `!cancel` is Cancel.
enum PreparedAnswers: Sendable, Hashable {
  case file(Int32)
  case lines([String])

  /// What an answer is.
  enum Answer: Sendable, Hashable {
    case keys([ShellWord])
    case takeDefault
    case cancel
  }

  init(_ variable: String) {
    if let number = Int32(variable), number >= 0 {
      self = .file(number)
    } else {
      self = .lines(variable.split(whereSeparator: \.isNewline).map(String.init))
    }
  }

  /// The answer of a line.
  static func answer(_ line: ShellWord) -> Answer {
    switch line {
    case "!default": .takeDefault
    case "!cancel": .cancel
    default:
      .keys(
        line.bytes.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { ShellWord(bytes: $0) })
    }
  }

  /// The answer of the first line that is about a question; `nil` where none is.
  static func answer(to title: String, in lines: [String]) -> Answer? {
    guard let line = lines.first(where: { $0.hasPrefix("\(title)=") }) else { return nil }
    return answer(ShellWord(bytes: line.dropFirst(title.count + 1).utf8))
  }

  /// That a question has no answer, and what to do about it.
  static func missing(_ question: Question, in variable: PreparedAnswers) -> String {
    let what =
      switch variable {
      case .file(let number): "The file with the number \(number), which CHOICE_ANSWERS names, has no line left"
      case .lines: "CHOICE_ANSWERS has no line “\(question.title)=…”"
      }
    return "\(what) for the question “\(question.title)”: add one with a key, !default or !cancel. "
      + Question.validKeys(question.items)
  }
}
