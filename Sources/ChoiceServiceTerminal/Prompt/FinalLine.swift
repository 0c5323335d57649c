internal import ChoiceService

/// The one line that stays of a question: what was asked, and what came of it.
struct FinalLine: Sendable {
  /// What came of the question.
  enum Outcome: Sendable, Hashable {
    case answered(String)
    case ended(CancelReason)
  }

  /// The answer in words: the titles of the chosen options, as many as a line could show.
  static func answer(_ options: [Int], to question: PromptQuestion, columns: Int) -> Outcome {
    if options.isEmpty { return .answered(question.localizer.text(for: .noneChosen)) }
    let titles = options.prefix(columns + 1).map { SafeText.line(question.options.text(at: $0), visibleIn: columns) }
    return .answered(titles.joined(separator: SafeText.line(question.localizer.text(for: .separator))))
  }

  let question: PromptQuestion
  let style: PromptStyle
  let outcome: Outcome

  /// The line in a width.
  func row(columns: Int) -> Frame.Row {
    var row = RowBuilder(limit: columns, measure: style.measure, ellipsis: style.glyphs.ellipsis)
    row.add(mark: mark, outcomeStyle, to: PromptTexts.indent(in: columns))
    let question = title(columns)
    let answer = SafeText.line(text, visibleIn: columns)
    let (questionWidth, answerWidth) = (style.measure.cells(of: question), style.measure.cells(of: answer))
    // The answer gets the half that is larger.
    let answerPart = min(answerWidth, row.part(of: answerWidth, beside: questionWidth))
    row.add(question, style.theme.title, upTo: row.room - answerPart)
    row.add(answer, outcomeStyle)
    return row.row
  }

  /// The question with what separates it from the answer; a question that ends in a mark of its own needs no colon.
  private func title(_ columns: Int) -> String {
    let title = SafeText.line(question.title, visibleIn: columns)
    guard let last = title.last, !last.isWhitespace else { return title }
    let endsItself = "?!:;.,…？！：；。，、".contains(last)
    return title + (endsItself ? " " : SafeText.line(question.localizer.text(for: .answerSeparator)))
  }

  private var mark: String {
    switch outcome {
    case .answered: style.glyphs.answered
    case .ended: style.glyphs.ended
    }
  }

  private var outcomeStyle: TerminalStyle {
    switch outcome {
    case .answered: style.theme.answered
    case .ended: style.theme.ended
    }
  }

  private var text: String {
    switch outcome {
    case .answered(let title): title
    case .ended(.interrupt): question.localizer.text(for: .interrupted)
    case .ended(let reason) where reason.isDeclined: question.localizer.text(for: .cancelled)
    case .ended: question.localizer.text(for: .unanswered)
    }
  }
}
