internal import ChoiceService

/// One option as a row: pointer, tick, symbol, title, and what else is known of it.
struct OptionRow: Sendable {
  let option: ChoiceOption
  let isCurrent: Bool
  let style: PromptStyle
  let localizer: ChoiceLocalizer
  /// Whether the option is chosen, where several can be.
  var isTicked: Bool?
  /// The title with looks of its own.
  var styledTitle: StyledText?
  /// What of the title is found in it.
  var matcher: Matcher?
  /// Whether the option's own key does anything.
  var showsShortcut: Bool = true
  /// How the title looks where the option is nothing special.
  var usualStyle: TerminalStyle?

  private var theme: TerminalTheme { style.theme }

  /// The row in the room that a builder has.
  ///
  /// The title gets what the rest leaves, but at least half: a long title hides neither the reason why its option cannot be
  /// chosen nor the mark of one that loses something. Nor does a long detail, which gets what all others leave. A picture
  /// that takes more than half of the row is left out.
  func row(_ empty: RowBuilder) -> Frame.Row {
    var row = empty
    row.add(mark: isCurrent ? style.glyphs.pointer : "", theme.pointer, to: pointerColumns(row.limit))
    if let isTicked { addTick(isTicked, to: &row) }
    if case .emoji(let emoji) = option.symbol {
      let picture = SafeText.line(emoji, visibleIn: row.room) + " "
      if style.measure.cells(of: picture) <= row.room / 2 { row.add(picture) }
    }

    let title = SafeText.line(option.title, visibleIn: row.room)
    let (mark, detail, rest) = (self.mark, self.detail(row.room), self.rest(row.room))
    let titleWidth = style.measure.cells(of: title)
    let others = width(mark + detail + rest)
    let found = Set(matcher?.match(SafeText.line(option.title, visibleIn: Matcher.limit))?.clusters ?? [])
    let own = styledTitle?.styles(visibleIn: row.room) ?? []
    row.add(title, upTo: row.part(of: titleWidth, beside: others)) { index in
      guard let index else { return titleStyle }
      let style = own.indices.contains(index) ? titleStyle.with(own[index]) : titleStyle
      return found.contains(index) ? style.with(theme.match) : style
    }
    for span in mark { row.add(span.text, span.style) }
    let detailRoom = row.room - width(rest)
    // Less than two blanks, a letter and an ellipsis says nothing.
    if detailRoom >= 4 {
      for span in detail { row.add(span.text, span.style, upTo: detailRoom) }
    }
    for span in rest { row.add(span.text, span.style) }
    return row.row
  }

  /// The mark is the last that a narrow row gives up, since nothing else says what is chosen.
  private func addTick(_ isTicked: Bool, to row: inout RowBuilder) {
    let (ticked, unticked) = (style.glyphs.ticked, style.glyphs.unticked)
    let cells = max(style.measure.cells(of: ticked), style.measure.cells(of: unticked))
    let (mark, markStyle) = isTicked ? (ticked, theme.ticked) : (unticked, titleStyle)
    let start = row.row.width
    let blank = row.room > cells + 1 ? 1 : 0
    row.add(mark, markStyle, upTo: cells)
    row.add(mark: "", theme.option, to: min(start + cells + blank, row.limit))
  }

  private func width(_ spans: [Frame.Span]) -> Int {
    spans.reduce(0) { $0 + style.measure.cells(of: $1.text) }
  }

  /// The columns of the pointer: on the narrowest screens the title needs them all.
  private func pointerColumns(_ limit: Int) -> Int {
    switch limit {
    case ...2: 0
    case 3...4: 1
    default: min(max(2, style.measure.cells(of: style.glyphs.pointer) + 1), limit / 4 + 1)
    }
  }

  private var titleStyle: TerminalStyle {
    if !option.isAvailable { return theme.unavailable }
    if option.role == .destructive {
      var style = theme.destructive
      style.isBold = style.isBold || isCurrent
      return style
    }
    return isCurrent ? theme.current : usualStyle ?? theme.option
  }

  private var mark: [Frame.Span] {
    option.role == .destructive ? [Frame.Span(" (!)", theme.destructive)] : []
  }

  private func detail(_ room: Int) -> [Frame.Span] {
    guard let detail = option.detail, !detail.isEmpty else { return [] }
    return [Frame.Span("  " + SafeText.line(detail, visibleIn: room), theme.detail)]
  }

  private func rest(_ room: Int) -> [Frame.Span] {
    var spans: [Frame.Span] = []
    if showsShortcut, let shortcut = option.shortcut {
      spans.append(Frame.Span("  [\(SafeText.line(String(shortcut)))]", theme.detail))
    }
    if case .unavailable(let reason) = option.availability {
      let reason = reason.map { SafeText.line($0, visibleIn: room) }
      spans.append(
        Frame.Span(" (\(LinePhrase.unavailable(reason: reason).text(by: localizer)))", theme.unavailable))
    }
    return spans
  }
}
