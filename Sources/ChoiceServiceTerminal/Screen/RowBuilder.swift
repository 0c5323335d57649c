/// Puts spans side by side up to a width.
struct RowBuilder: Sendable {
  let limit: Int
  let measure: TextWidth
  let ellipsis: String
  private(set) var row = Frame.Row()

  init(limit: Int, measure: TextWidth, ellipsis: String) {
    self.limit = limit
    self.measure = measure
    self.ellipsis = ellipsis
  }

  /// How many cells are free.
  var room: Int { max(0, limit - row.width) }

  /// How many cells a text gets that others stand beside: all that it takes, or what they leave, but at least half.
  func part(of cells: Int, beside others: Int) -> Int {
    cells + others <= room ? cells : max(room - others, (room + 1) / 2)
  }

  /// Adds a text, cut to the room that there is, or to less.
  mutating func add(
    _ text: String, _ style: TerminalStyle = TerminalStyle(), destination: Hyperlink? = nil, upTo cells: Int = .max
  ) {
    let text = measure.cut(text, to: min(room, cells), ellipsis: ellipsis)
    guard !text.isEmpty else { return }
    row.width += measure.cells(of: text)
    row.spans.append(Frame.Span(text, style, destination: destination))
  }

  /// Adds a text whose clusters look different by their positions, cut to the room that there is, or to less.
  ///
  /// An ellipsis has no position: it is not of the text.
  mutating func add(_ text: String, upTo cells: Int = .max, style: (Int?) -> TerminalStyle) {
    let cut = measure.cut(text, to: min(room, cells), ellipsis: ellipsis)
    let keptCount = zip(cut, text).prefix { $0 == $1 }.count
    var runs: [(text: String, style: TerminalStyle)] = []
    for (index, cluster) in cut.enumerated() {
      let style = style(index < keptCount ? index : nil)
      if runs.last?.style == style {
        runs[runs.count - 1].text.append(cluster)
      } else {
        runs.append((String(cluster), style))
      }
    }
    for run in runs { add(run.text, run.style) }
  }

  /// Adds a mark, and blanks up to a column; where there is no room for the mark, blanks alone.
  mutating func add(mark: String, _ style: TerminalStyle, to column: Int) {
    let mark = measure.cut(mark, to: min(room, column), ellipsis: "")
    let blanks = max(0, min(limit, column) - row.width - measure.cells(of: mark))
    if !mark.isEmpty { add(mark, style) }
    if blanks > 0 { add(String(repeating: " ", count: blanks)) }
  }
}
