/// The marks that the prompt draws around your texts.
///
/// ```swift
/// var glyphs: TerminalGlyphs = .unicode
/// glyphs.pointer = "→"
/// ```
public struct TerminalGlyphs: Sendable, Hashable {
  /// Before the question.
  public var question: String
  /// Before the current row.
  public var pointer: String
  /// Before the line that stays after an answer.
  public var answered: String
  /// Before the line that stays when there is no answer.
  public var ended: String
  /// At the end of a text that was cut.
  public var ellipsis: String
  /// Beside the first visible line, where lines before it are hidden.
  public var moreAbove: String
  /// Beside the last visible line, where lines after it are hidden.
  public var moreBelow: String
  /// Between the parts of a row.
  public var separator: String
  /// The name of the arrow keys in the key help.
  public var arrows: String

  /// Creates a set of marks.
  ///
  /// - Parameters:
  ///   - question: Before the question.
  ///   - pointer: Before the current row.
  ///   - answered: Before the line that stays after an answer.
  ///   - ended: Before the line that stays when there is no answer.
  ///   - ellipsis: At the end of a text that was cut.
  ///   - moreAbove: Beside the first visible line, where lines before it are hidden.
  ///   - moreBelow: Beside the last visible line, where lines after it are hidden.
  ///   - separator: Between the parts of a row.
  ///   - arrows: The name of the arrow keys in the key help.
  public init(
    question: String, pointer: String, answered: String, ended: String, ellipsis: String, moreAbove: String,
    moreBelow: String, separator: String, arrows: String
  ) {
    self.question = question
    self.pointer = pointer
    self.answered = answered
    self.ended = ended
    self.ellipsis = ellipsis
    self.moreAbove = moreAbove
    self.moreBelow = moreBelow
    self.separator = separator
    self.arrows = arrows
  }

  /// Marks for terminals that show Unicode.
  public static let unicode: TerminalGlyphs = TerminalGlyphs(
    question: "?", pointer: "❯", answered: "✔", ended: "✘", ellipsis: "…", moreAbove: "▲", moreBelow: "▼",
    separator: "·", arrows: "↑↓")

  /// Marks of ASCII alone, for locales without UTF-8.
  public static let ascii: TerminalGlyphs = TerminalGlyphs(
    question: "?", pointer: ">", answered: "*", ended: "x", ellipsis: "...", moreAbove: "^", moreBelow: "v",
    separator: "-", arrows: "Up/Down")
}
