/// How the prompt is drawn on one terminal: theme, marks, and how wide text is.
struct PromptStyle: Sendable, Hashable {
  var theme: TerminalTheme
  var glyphs: TerminalGlyphs
  var appearance: TerminalAppearance
  var measure: TextWidth
  /// The most rows that the prompt takes.
  var maximumRows: Int?

  init(
    theme: TerminalTheme = .standard, appearance: TerminalAppearance, ambiguousWidth: AmbiguousWidth = .narrow,
    maximumRows: Int? = nil
  ) {
    self.theme = theme
    self.appearance = appearance
    self.maximumRows = maximumRows
    glyphs = Self.safe(appearance.hasUnicode ? theme.glyphs : theme.plainGlyphs)
    measure = TextWidth(ambiguous: ambiguousWidth)
  }

  /// A host's marks are texts like any other.
  private static func safe(_ glyphs: TerminalGlyphs) -> TerminalGlyphs {
    var safe = glyphs
    for part: WritableKeyPath<TerminalGlyphs, String> in [
      \.question, \.pointer, \.filter, \.ticked, \.unticked, \.answered, \.ended, \.ellipsis, \.moreAbove, \.moreBelow,
      \.separator, \.arrows,
    ] {
      safe[keyPath: part] = SafeText.line(glyphs[keyPath: part])
    }
    return safe
  }
}
