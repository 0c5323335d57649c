internal import ChoiceService

/// The prompt without a terminal: bytes of keys in, bytes for the screen out.
///
/// It is what a session does between reading and writing, for measuring it.
package struct PromptDriver: Sendable {
  private var keys = KeyReader(escapeDelay: .zero)
  private var state: PromptState
  private let encoder: FrameEncoder
  private var shown: Frame

  /// A prompt that is on a screen.
  package init(title: String, options: any OptionSource, columns: Int, rows: Int) {
    let style = PromptStyle(
      appearance: TerminalAppearance(hasColors: true, hasUnicode: true, hasHyperlinks: true))
    encoder = FrameEncoder(style)
    state = PromptState(
      PromptQuestion(title: title, options: options, cancelTitle: ChoiceLocalizer.english.text(for: .cancel)),
      style: style, size: ScreenSize(columns: columns, rows: rows))
    shown = PromptView(state: state).frame
  }

  /// Takes keys, and returns what is written to the screen.
  package mutating func take(_ bytes: [UInt8]) -> [UInt8] {
    for event in keys.take(bytes, at: .zero) { _ = state.reduce(.key(event)) }
    return draw()
  }

  /// Whether a search is going on.
  package var isSearching: Bool { state.filter.isSearching }

  /// Lets a search look at a further part of the options, and returns what is written to the screen.
  package mutating func search() -> [UInt8] {
    _ = state.advanceSearch()
    return state.filter.isSearching ? [] : draw()
  }

  private mutating func draw() -> [UInt8] {
    let frame = PromptView(state: state).frame
    defer { shown = frame }
    return encoder.update(from: shown, to: frame)
  }
}
