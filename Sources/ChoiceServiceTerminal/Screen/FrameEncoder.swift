/// Turns frames into what is written to the terminal, with relative moves only.
///
/// Nothing here knows where on the screen the prompt stands. What is written goes from the cursor's place in the frame that
/// is shown: rows up (CUU), rows down (CUD), the beginning of the row (CR), the rest of the row or of the screen erased (EL,
/// ED). Each row is erased before it is written and leaves the last column free, so a terminal that draws a character wider
/// or narrower than it was measured leaves nothing behind, and none is at the point of wrapping.
struct FrameEncoder: Sendable, Hashable {
  let hasColors: Bool
  /// How wide the terminal draws text.
  let measure: TextWidth

  init(hasColors: Bool, measure: TextWidth = TextWidth()) {
    self.hasColors = hasColors
    self.measure = measure
  }

  /// An encoder for the terminal that a style is for.
  init(_ style: PromptStyle) {
    self.init(hasColors: style.appearance.hasColors, measure: style.measure)
  }

  /// What goes to a fresh row, wherever the cursor stands, without asking where that is, and clears the screen below.
  ///
  /// The blanks fill exactly one row: from the first column they end on the same row, whose wrap is still to come, and from
  /// any other they end on the next.
  static func freshRow(columns: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: " "), count: max(1, columns)) + Array("\r\u{1B}[J".utf8)
  }

  /// Draws a frame of which nothing is on the screen yet; the cursor is at the beginning of an empty row.
  func draw(_ frame: Frame) -> [UInt8] {
    var output = Output(row: 0)
    for (index, row) in frame.rows.enumerated() {
      if index > 0 { output.newRow() }
      output.write(row, self)
    }
    output.move(to: frame)
    return output.bytes
  }

  /// Makes one frame of another by the rows that differ; nothing where none does and the cursor stays.
  func update(from old: Frame, to new: Frame) -> [UInt8] {
    if old == new { return [] }
    var output = Output(row: old.cursorRow)
    for (index, row) in new.rows.enumerated() {
      if index >= old.rows.count {
        output.go(to: index - 1)
        output.newRow()
        output.write(row, self)
      } else if row != old.rows[index] {
        output.go(to: index)
        output.erase()
        output.write(row, self)
      }
    }
    if new.rows.count < old.rows.count {
      output.go(to: new.rows.count)
      output.returnToFirstColumn()
      output.append("\u{1B}[J")
    }
    output.move(to: new)
    return output.bytes
  }

  /// Takes a frame away; the cursor is then at the beginning of its first row.
  ///
  /// Where the screen's width has changed since the frame was drawn, terminals have wrapped the rows that are wider now, and
  /// moved the cursor with its cell.
  func erase(_ frame: Frame, columns: Int? = nil) -> [UInt8] {
    var above = frame.cursorRow
    if let columns, columns > 0 {
      above = frame.rows.prefix(frame.cursorRow).reduce(0) { $0 + rowCount(of: $1, columns: columns) }
      above += frame.cursorColumn / columns
    }
    // A blank comes first, so that the screen is not erased from the first column: tmux keeps a screen that is erased from
    // its first cell, and the question would stand in the rows that a person scrolls back to.
    return Array("\(above > 0 ? "\u{1B}[\(above)A" : "")\r\u{1B}[K \u{1B}[J\r".utf8)
  }

  /// How many rows a row takes on a narrower screen, where a wide character goes to the next row whole.
  private func rowCount(of row: Frame.Row, columns: Int) -> Int {
    if row.width <= columns { return 1 }
    var (count, column) = (1, 0)
    for cluster in row.text {
      let cells = measure.cells(of: cluster)
      if column > 0, column + cells > columns { (count, column) = (count + 1, 0) }
      column += cells
    }
    return count
  }

  /// A row's text with its look.
  fileprivate func encode(_ row: Frame.Row) -> String {
    var text = ""
    for span in row.spans {
      let parameters = hasColors ? span.style.parameters : []
      if !parameters.isEmpty { text += "\u{1B}[\(parameters.joined(separator: ";"))m" }
      if let destination = span.destination {
        text += "\u{1B}]8;;\(destination.address)\u{1B}\\\(span.text)\u{1B}]8;;\u{1B}\\"
      } else {
        text += span.text
      }
      if !parameters.isEmpty { text += "\u{1B}[m" }
    }
    return text
  }

  /// Bytes, and in which row of the frame the cursor stands after them.
  private struct Output {
    var bytes: [UInt8] = []
    var row: Int

    mutating func append(_ text: String) { bytes += text.utf8 }

    mutating func go(to target: Int) {
      if target < row { append("\u{1B}[\(row - target)A") }
      if target > row { append("\u{1B}[\(target - row)B") }
      row = target
    }

    /// Goes to the next row, which need not exist yet: at the bottom of the screen, a line feed makes room and a move does
    /// not.
    mutating func newRow() {
      append("\r\n")
      row += 1
    }

    mutating func returnToFirstColumn() { append("\r") }

    mutating func erase() { append("\r\u{1B}[K") }

    mutating func write(_ row: Frame.Row, _ encoder: FrameEncoder) { append(encoder.encode(row)) }

    mutating func move(to frame: Frame) {
      go(to: frame.cursorRow)
      append("\r")
      if frame.cursorColumn > 0 { append("\u{1B}[\(frame.cursorColumn)C") }
    }
  }
}
