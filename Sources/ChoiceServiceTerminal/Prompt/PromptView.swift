internal import ChoiceService

/// Draws a state as a frame; only what is visible is asked for and formatted.
struct PromptView: Sendable {
  let state: PromptState

  private var question: PromptQuestion { state.question }
  private var style: PromptStyle { state.style }
  private var theme: TerminalTheme { state.style.theme }
  private var layout: PromptLayout { state.layout }
  private var columns: Int { state.size.usableColumns }

  /// The frame.
  var frame: Frame {
    var rows = titleRows + messageRows + linkRows
    rows += Array(repeating: Frame.Row(), count: layout.gap)
    let firstOption = rows.count
    let visible = Viewport.visible(from: state.top, height: layout.options, count: state.scrolledCount)
    rows += visible.map(listRow)
    if visible.isEmpty { rows.append(Frame.Row()) }
    var cursorRow = firstOption
    if let pointer = state.pointer {
      cursorRow = visible.contains(pointer) ? firstOption + pointer - visible.lowerBound : rows.count
    }
    if layout.pinsCancel { rows.append(cancelRow(isCurrent: state.pointer == question.options.count)) }
    if layout.footer > 0 { rows.append(footerRow) }
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

  // MARK: The list

  private func listRow(_ index: Int) -> Frame.Row {
    index == question.options.count
      ? cancelRow(isCurrent: state.pointer == index)
      : OptionRow(
        option: question.options.option(at: index), isCurrent: state.pointer == index, style: style,
        localizer: question.localizer
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
