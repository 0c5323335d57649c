/// The marks that the prompt draws around your texts.
///
/// ```swift
/// var glyphs: TerminalGlyphs = .unicode
/// glyphs.pointer = "→"
/// ```
public struct TerminalGlyphs: Sendable, Hashable {
  /// Before the question.
  public var question: String = "?"
  /// Before the current row.
  public var pointer: String = "❯"
  /// Before what is typed to find an option.
  public var filter: String = "/"
  /// Before an option that is chosen, where several can be.
  public var ticked: String = "◉"
  /// Before an option that is not chosen, where several can be.
  public var unticked: String = "◯"
  /// Before the line that stays after an answer.
  public var answered: String = "✔"
  /// Before the line that stays when there is no answer.
  public var ended: String = "✘"
  /// At the end of a text that was cut.
  public var ellipsis: String = "…"
  /// Beside the first visible line, where lines before it are hidden.
  public var moreAbove: String = "▲"
  /// Beside the last visible line, where lines after it are hidden.
  public var moreBelow: String = "▼"
  /// Between the parts of a row.
  public var separator: String = "·"
  /// The name of the arrow keys in the key help.
  public var arrows: String = "↑↓"

  /// Creates the marks for terminals that show Unicode, for changing a part of them.
  public init() {}

  /// Marks for terminals that show Unicode.
  public static let unicode: TerminalGlyphs = TerminalGlyphs()

  /// Marks of ASCII alone, for locales without UTF-8.
  public static let ascii: TerminalGlyphs = {
    var glyphs = TerminalGlyphs()
    glyphs.pointer = ">"
    glyphs.ticked = "[x]"
    glyphs.unticked = "[ ]"
    glyphs.answered = "*"
    glyphs.ended = "x"
    glyphs.ellipsis = "..."
    glyphs.moreAbove = "^"
    glyphs.moreBelow = "v"
    glyphs.separator = "-"
    glyphs.arrows = "Up/Down"
    return glyphs
  }()
}
