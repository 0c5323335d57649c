internal import ChoiceService

/// The line that says where the pointer is and what the keys do: as much of it as there is room for.
struct KeyHelp: Sendable {
  private let position: String?
  private let move: String?
  private let choose: String
  private let cancel: String?
  private let scroll: String?
  private let style: PromptStyle

  init(_ state: PromptState) {
    let localizer = state.question.localizer
    let count = state.question.options.count
    style = state.style
    let isLong = state.scrolledCount > state.layout.options
    position = state.pointer.flatMap { pointer in
      isLong && pointer < count ? localizer.text(for: .position, "\(pointer + 1)", "\(count)") : nil
    }
    move = state.question.rowCount > 1 ? localizer.text(for: .moveHint, style.glyphs.arrows) : nil
    choose = localizer.text(for: .chooseHint)
    cancel = state.question.isDeclinable ? localizer.text(for: .cancelHint) : nil
    scroll = state.canScrollMessage ? localizer.text(for: .scrollHint, style.glyphs.arrows) : nil
  }

  /// The line for a width.
  ///
  /// What goes first where the room is short: how to move, then how to read on, how to cancel, how to choose. The position
  /// stays to the last, and is cut rather than left out.
  func line(for columns: Int) -> String {
    let everything: [String?] = [position, move, choose, cancel, scroll]
    for dropped: Set<Int> in [[], [1], [1, 4], [1, 3, 4], [1, 2, 3, 4]] {
      let parts = everything.enumerated().compactMap { index, part in dropped.contains(index) ? nil : part }
      let line = SafeText.line(parts.joined(separator: " \(style.glyphs.separator) "))
      if style.measure.cells(of: line) <= columns { return line }
    }
    return position.map(SafeText.line) ?? ""
  }
}
