/// How the interactive prompt looks.
///
/// Nothing is said by a look alone, except what of a title was found: where the environment asks for no colours, the same marks and
/// words are there.
///
/// ```swift
/// var theme: TerminalTheme = .standard
/// theme.pointer = TerminalStyle(.magenta, isBold: true)
/// theme.glyphs.pointer = "→"
/// let presenter = TerminalPresenter(configuration: TerminalConfiguration(theme: theme))
/// ```
public struct TerminalTheme: Sendable, Hashable {
  /// The question.
  public var title: TerminalStyle = TerminalStyle(isBold: true)
  /// The mark before the question.
  public var question: TerminalStyle = TerminalStyle(.cyan, isBold: true)
  /// The text under the question.
  public var message: TerminalStyle = TerminalStyle()
  /// The link under the message.
  public var link: TerminalStyle = TerminalStyle(.cyan, isUnderlined: true)
  /// The mark before the current row.
  public var pointer: TerminalStyle = TerminalStyle(.cyan, isBold: true)
  /// The mark before what is typed to find an option.
  public var filter: TerminalStyle = TerminalStyle(.cyan, isBold: true)
  /// What of a title matches what was typed.
  public var match: TerminalStyle = TerminalStyle(isBold: true, isUnderlined: true)
  /// The mark before an option that is chosen, where several can be.
  public var ticked: TerminalStyle = TerminalStyle(.green)
  /// The title in the current row.
  public var current: TerminalStyle = TerminalStyle(.cyan, isBold: true)
  /// The title in the other rows.
  public var option: TerminalStyle = TerminalStyle()
  /// The title of an option that loses something.
  public var destructive: TerminalStyle = TerminalStyle(.red)
  /// The title of an option that cannot be chosen, and the reason.
  public var unavailable: TerminalStyle = TerminalStyle(isDim: true)
  /// The second text of an option, and its shortcut.
  public var detail: TerminalStyle = TerminalStyle(isDim: true)
  /// Cancel.
  public var cancel: TerminalStyle = TerminalStyle()
  /// The position and the key help.
  public var help: TerminalStyle = TerminalStyle(isDim: true)
  /// What the prompt has to say about a key.
  public var notice: TerminalStyle = TerminalStyle(.yellow)
  /// The mark and the answer in the line that stays.
  public var answered: TerminalStyle = TerminalStyle(.green)
  /// The mark and the reason in the line that stays when there is no answer.
  public var ended: TerminalStyle = TerminalStyle(.yellow)

  /// The marks for terminals that show Unicode.
  public var glyphs: TerminalGlyphs = .unicode
  /// The marks for locales without UTF-8.
  public var plainGlyphs: TerminalGlyphs = .ascii

  /// Creates the standard theme, for changing a part of it.
  public init() {}

  /// The theme that the prompt has unless you say otherwise.
  public static let standard: TerminalTheme = TerminalTheme()
}
