internal import ChoiceService

/// Draws a state as a frame; only what is visible is asked for and formatted.
struct PromptView: Sendable {
  let state: PromptState
  /// What finds in titles what was typed.
  private let matcher: Matcher?

  init(state: PromptState) {
    self.state = state
    matcher = state.filter.query.isEmpty ? nil : Matcher(state.filter.query)
  }

  private var question: PromptQuestion { state.question }
  private var style: PromptStyle { state.style }
  private var theme: TerminalTheme { state.style.theme }
  private var layout: PromptLayout { state.layout }
  private var columns: Int { state.size.usableColumns }

  /// The frame.
  var frame: Frame {
    var rows = titleRows + messageRows + linkRows
    rows += Array(repeating: Frame.Row(), count: layout.gap)
    var caret: (row: Int, column: Int)?
    if layout.filter > 0 {
      let (row, column) = filterRow
      caret = (rows.count, column)
      rows.append(row)
    }
    let firstOption = rows.count
    let visible = Viewport.visible(from: state.top, height: layout.options, count: state.scrolledCount)
    // Cancel does not take the place of the word that nothing was found.
    let isEmpty = visible.isEmpty || (state.filter.shown?.isEmpty == true && !layout.pinsCancel)
    rows += isEmpty ? [emptyRow] : visible.map(listRow)
    var cursorRow = firstOption
    if let pointer = state.pointer {
      cursorRow = visible.contains(pointer) ? firstOption + pointer - visible.lowerBound : rows.count
    }
    if layout.pinsCancel { rows.append(cancelRow(isCurrent: state.pointer == state.shownCount)) }
    if layout.footer > 0 { rows.append(footerRow) }
    // Where there is neither a row below nor one of the question, what the prompt has to say takes the place of another, until the
    // next key.
    if let notice = state.notice, layout.footer == 0, layout.title == 0 { rows[0] = noticeRow(notice) }
    // The cursor is where a screen reader reads, and where an input method shows what is being composed.
    if let caret { return Frame(rows: rows, cursorRow: caret.row, cursorColumn: caret.column) }
    return Frame(rows: rows, cursorRow: min(cursorRow, rows.count - 1))
  }

  private func builder() -> RowBuilder {
    RowBuilder(limit: columns, measure: style.measure, ellipsis: style.glyphs.ellipsis)
  }

  // MARK: Above the options

  private var indent: Int { PromptTexts.indent(in: columns) }

  private var titleRows: [Frame.Row] {
    // Without a row below, what the prompt has to say stands in the place of the question.
    if let notice = state.notice, layout.footer == 0, layout.title > 0 { return [noticeRow(notice)] }
    return state.texts.title.prefix(layout.title).enumerated().map { index, line in
      var row = builder()
      row.add(mark: index == 0 ? style.glyphs.question : "", theme.question, to: indent)
      let isCut = index == layout.title - 1 && layout.title < state.texts.title.count
      row.add(isCut ? line + style.glyphs.ellipsis : line, theme.title)
      return row.row
    }
  }

  private var messageRows: [Frame.Row] {
    let lines = state.texts.message
    let visible = Viewport.visible(from: state.messageTop, height: layout.message, count: lines.count)
    return visible.map { index in
      var row = builder()
      var mark = ""
      if index == visible.lowerBound, index > 0 { mark = style.glyphs.moreAbove }
      if index == visible.upperBound - 1, index < lines.count - 1 { mark = style.glyphs.moreBelow }
      row.add(mark: mark, theme.help, to: indent)
      row.add(lines[index], theme.message)
      return row.row
    }
  }

  private var linkRows: [Frame.Row] {
    let destination = style.appearance.hasHyperlinks ? question.link.flatMap { Hyperlink($0.destination) } : nil
    return state.texts.link.prefix(layout.link).map { line in
      var row = builder()
      row.add(mark: "", theme.link, to: indent)
      row.add(line, theme.link, destination: destination)
      return row.row
    }
  }

  // MARK: The filter

  /// The row in which a filter is typed, and the cell of its caret.
  ///
  /// A line that is wider than the row is shown from where its caret is visible.
  private var filterRow: (row: Frame.Row, caret: Int) {
    var row = builder()
    row.add(mark: style.glyphs.filter, theme.filter, to: indent)
    let line = state.filter.line
    if line.isEmpty {
      let caret = row.row.width
      row.add(SafeText.line(question.localizer.text(for: .typeToFind)), theme.help)
      return (row.row, caret)
    }
    // The caret needs a cell of its own.
    let room = max(0, row.room - 1)
    let before = style.measure.end(of: SafeText.line(line.before), in: room, ellipsis: style.glyphs.ellipsis)
    row.add(before)
    let caret = row.row.width
    row.add(SafeText.line(line.after))
    return (row.row, min(caret, columns - 1))
  }

  // MARK: The list

  /// What stands in the place of the options where none is shown.
  private var emptyRow: Frame.Row {
    guard state.filter.shown != nil else { return Frame.Row() }
    var row = builder()
    row.add(mark: "", theme.help, to: indent)
    row.add(SafeText.line(PromptNotice.noMatch(state.filter.shownText).text(by: question.localizer)), theme.help)
    return row.row
  }

  private func listRow(_ index: Int) -> Frame.Row {
    guard let option = state.option(inRow: index) else { return cancelRow(isCurrent: state.pointer == index) }
    return OptionRow(
      option: question.options.option(at: option), isCurrent: state.pointer == index, style: style,
      localizer: question.localizer, isTicked: state.ticks?.contains(option),
      styledTitle: question.options.styledTitle(at: option), matcher: matcher, showsShortcut: !state.filter.isOpen
    ).row(builder())
  }

  private func cancelRow(isCurrent: Bool) -> Frame.Row {
    OptionRow(
      option: ChoiceOption(question.cancelTitle ?? ""), isCurrent: isCurrent, style: style,
      localizer: question.localizer, usualStyle: theme.cancel
    ).row(builder())
  }

  // MARK: Below

  private var footerRow: Frame.Row {
    if let notice = state.notice { return noticeRow(notice) }
    var row = builder()
    row.add(mark: "", theme.help, to: indent)
    row.add(KeyHelp(state).line(for: row.room), theme.help)
    return row.row
  }

  private func noticeRow(_ notice: PromptNotice) -> Frame.Row {
    var row = builder()
    row.add(mark: "", theme.notice, to: indent)
    row.add(SafeText.line(notice.text(by: question.localizer)), theme.notice)
    return row.row
  }
}
