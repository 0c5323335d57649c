/// The answers to the questions of a script, decided in advance by the variable `CHOICE_ANSWERS`.
///
/// It is either the number of an open file, from which each question reads the next line, so that questions are answered in turn
/// however many processes ask them; or lines of `QUESTION=ANSWER`, so that each question finds its own.
///
/// An answer is a key, or several with tabs between them where several can be chosen; `!none` is none of several, `!default` is the default, and `!cancel` is
/// Cancel.
enum PreparedAnswers: Sendable, Hashable {
  case file(Int32)
  case lines([String])

  /// What an answer is.
  enum Answer: Sendable, Hashable {
    case keys([ShellWord])
    case nothing
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

  /// The answer of a line; where one option is chosen, there is nothing to separate, and a tab is a part of the key.
  static func answer(_ line: ShellWord, isMany: Bool) -> Answer {
    switch line {
    case "!none": .nothing
    case "!default": .takeDefault
    case "!cancel": .cancel
    case _ where !isMany: .keys([line])
    default:
      .keys(
        line.bytes.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map { ShellWord(bytes: $0) })
    }
  }

  /// The answer of the line that is about a question; `nil` where none is.
  static func answer(to title: String, in lines: [String], isMany: Bool) throws(UsageError) -> Answer? {
    if let line = lines.first(where: { !$0.contains("=") }) {
      throw UsageError(
        "CHOICE_ANSWERS has the line “\(line)”: write each as QUESTION=ANSWER, with tabs between several answers.")
    }
    let own = lines.filter { $0.hasPrefix("\(title)=") }
    guard let line = own.first else { return nil }
    if own.count > 1 {
      throw UsageError(
        "CHOICE_ANSWERS has \(own.count) lines for “\(title)”: write one, with tabs between several answers; for questions with one title, write the number of an open file, whose lines are taken in turn."
      )
    }
    return answer(ShellWord(bytes: line.dropFirst(title.count + 1).utf8), isMany: isMany)
  }

  /// That a question has no answer, and what to do about it.
  static func missing(_ question: Question, in variable: PreparedAnswers) -> String {
    let what =
      switch variable {
      case .file(let number): "The file with the number \(number), which CHOICE_ANSWERS names, has no line left"
      case .lines: "CHOICE_ANSWERS has no line “\(question.title)=…”"
      }
    return
      "\(what) for the question “\(question.title)”: add one with a key, several with tabs between them, !none, !default or !cancel. "
      + Question.validKeys(question.items)
  }
}
