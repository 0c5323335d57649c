internal import ChoiceService

/// The line that says where the pointer is and what the keys do: as much of it as there is room for.
struct KeyHelp: Sendable {
  /// A part of the line, in the order in which they stand.
  private enum Part: CaseIterable {
    case position, ticked, move, tick, choose, cancel, find, scroll, reading

    /// What goes first where the room is short.
    ///
    /// The position stays to the last, and is cut rather than left out.
    static let dropped: [Part] = [.move, .find, .scroll, .cancel, .choose, .tick, .reading, .ticked]
  }

  private var parts: [Part: String] = [:]
  private let style: PromptStyle

  /// From how many options on the key help says that they can be searched.
  private static let longListCount = 10

  init(_ state: PromptState) {
    let localizer = state.question.localizer
    style = state.style
    let count = state.shownCount
    if state.scrolledCount > state.layout.options, let pointer = state.pointer, pointer < count {
      parts[.position] = localizer.text(for: .position, "\(pointer + 1)", "\(count)")
    }
    let canChoose = state.pointer != nil || (state.filter.shown == nil && count > 0)
    let isOnCancel = state.pointer.map { state.option(inRow: $0) == nil } ?? false
    if state.rowCount > 1, canChoose || state.scrolledCount > state.layout.options {
      parts[.move] = localizer.text(for: .moveHint, style.glyphs.arrows)
    }
    if let ticks = state.ticks {
      let number = "\(ticks.options.count)"
      // From one or none up to all goes without saying.
      let isLimited = ticks.count.lowerBound > 1 || ticks.count.upperBound < state.question.options.count
      parts[.ticked] =
        isLimited
        ? localizer.text(for: .tickedCountOf, number, LinePhrase.amount(ticks.count, localizer))
        : localizer.text(for: .tickedCount, number)
      if canChoose, !isOnCancel {
        parts[.tick] = localizer.text(for: state.filter.isOpen ? .tabTickHint : .tickHint)
      }
    }
    if canChoose { parts[.choose] = localizer.text(for: state.ticks == nil || isOnCancel ? .chooseHint : .doneHint) }
    if !state.filter.line.isEmpty {
      parts[.cancel] = localizer.text(for: .clearHint)
    } else if state.filter.isOpen, !state.filter.isPermanent {
      parts[.cancel] = localizer.text(for: .closeHint)
    } else if state.question.isDeclinable {
      parts[.cancel] = localizer.text(for: .cancelHint)
    }
    if !state.filter.isOpen, count >= Self.longListCount { parts[.find] = localizer.text(for: .findHint, "/") }
    if state.question.options.isGrowing { parts[.reading] = localizer.text(for: .readingHint) }
    if state.question.options.isCut { parts[.reading] = localizer.text(for: .cutHint) }
    if state.canScrollMessage { parts[.scroll] = localizer.text(for: .scrollHint, style.glyphs.arrows) }
  }

  /// The line for a width.
  func line(for columns: Int) -> String {
    for count in 0...Part.dropped.count {
      let dropped = Part.dropped.prefix(count)
      let left = Part.allCases.filter { !dropped.contains($0) }.compactMap { parts[$0] }
      let line = SafeText.line(left.joined(separator: " \(style.glyphs.separator) "))
      if style.measure.cells(of: line) <= columns { return line }
    }
    return parts[.position].map(SafeText.line) ?? ""
  }
}
