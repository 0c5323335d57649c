@testable import ChoiceServiceTerminal

/// A terminal that obeys what the prompt may write, and notes everything else as a fault.
///
/// Cells are as xterm has them: a wide character takes two and never half of one; a character in the last column leaves the
/// cursor there until the next one wraps; a line feed in the last row scrolls.
struct ScreenModel {
  struct Cell: Hashable {
    var text = " "
    var style: [Int] = []
    var link: String?
    /// Whether the cell is the second half of the one before it.
    var isSecondHalf = false

    static let blank = Cell()
  }

  private(set) var columns: Int
  let rows: Int
  private let measure: TextWidth
  /// The lines that have left the screen at its top.
  private(set) var scrolled: [[Cell]] = []
  private(set) var grid: [[Cell]]
  private(set) var row = 0
  private(set) var column = 0
  private(set) var faults: [String] = []
  private(set) var marksPaste = false
  private var isWrapPending = false
  private var style: [Int] = []
  private var link: String?

  init(columns: Int, rows: Int, measure: TextWidth = TextWidth()) {
    self.columns = columns
    self.rows = rows
    self.measure = measure
    grid = Array(repeating: Array(repeating: .blank, count: columns), count: rows)
  }

  /// Every line from the first that was ever written to the last of the screen.
  var lines: [[Cell]] { scrolled + grid }

  /// The position of the cursor's line among them.
  var line: Int { scrolled.count + row }

  /// Lines as text, without blanks at their ends.
  static func texts(_ lines: some Sequence<[Cell]>) -> [String] {
    lines.map { cells in
      var text = cells.filter { !$0.isSecondHalf }.map(\.text).joined()
      while text.last == " " { text.removeLast() }
      return text
    }
  }

  /// The screen down to the last line with something in it.
  var text: String {
    var texts = Self.texts(lines)
    while texts.last == "" { texts.removeLast() }
    return texts.joined(separator: "\n")
  }

  // MARK: Bytes

  mutating func write(_ text: String) { write(Array(text.utf8)) }

  mutating func write(_ bytes: [UInt8]) {
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    if Array(String(String.UnicodeScalarView(scalars)).utf8) != bytes { faults.append("not UTF-8") }
    var rest = scalars[...]
    while let scalar = rest.first {
      switch scalar {
      case "\r":
        (column, isWrapPending) = (0, false)
        rest.removeFirst()
      case "\n":
        feedLine()
        rest.removeFirst()
      case "\u{1B}":
        rest.removeFirst()
        obey(&rest)
      default:
        var text = String.UnicodeScalarView()
        text.append(contentsOf: rest.prefix { $0.value >= 0x20 })
        if text.isEmpty {
          faults.append("control \(scalar.value)")
          rest.removeFirst()
        }
        rest.removeFirst(text.count)
        for cluster in String(text) { put(cluster) }
      }
    }
  }

  private mutating func obey(_ rest: inout ArraySlice<Unicode.Scalar>) {
    switch rest.popFirst() {
    case "[":
      let parameters = String(String.UnicodeScalarView(rest.prefix { (0x30...0x3F).contains($0.value) }))
      rest.removeFirst(parameters.unicodeScalars.count)
      let final = rest.popFirst().map { String($0) } ?? ""
      control(parameters, final)
    case "]":
      var text = ""
      while let scalar = rest.popFirst(), scalar != "\u{1B}" { text.unicodeScalars.append(scalar) }
      guard rest.popFirst() == "\\", text.hasPrefix("8;;"), text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
        faults.append("OSC \(text)")
        return
      }
      let address = String(text.dropFirst(3))
      if address.isEmpty == (link == nil) { faults.append("link in link, or end without one") }
      link = address.isEmpty ? nil : address
    case let other: faults.append("ESC \(other.map { String($0) } ?? "")")
    }
  }

  private mutating func control(_ parameters: String, _ final: String) {
    switch (parameters, final) {
    case ("", "K"):
      erase(row, from: column)
      isWrapPending = false
    case ("", "J"):
      erase(row, from: column)
      for below in (row + 1)..<max(row + 1, rows) { erase(below, from: 0) }
      isWrapPending = false
    case ("", "m"): style = []
    case (_, "m"):
      let numbers = parameters.split(separator: ";").compactMap { Int($0) }
      if !style.isEmpty
        || !numbers.allSatisfy({ [1, 2, 4, 7].contains($0) || (30...37).contains($0) || (90...97).contains($0) })
      {
        faults.append("SGR \(parameters) after \(style)")
      }
      style = numbers
    case ("?2004", "h"): marksPaste = true
    case ("?2004", "l"): marksPaste = false
    case (_, "A"), (_, "B"), (_, "C"):
      guard let count = Int(parameters), count > 0 else {
        faults.append("CSI \(parameters)\(final)")
        return
      }
      isWrapPending = false
      switch final {
      case "A": row -= count
      case "B": row += count
      default: column += count
      }
      if !(0..<rows).contains(row) || !(0..<columns).contains(column) {
        faults.append("out of the screen by \(parameters)\(final)")
        row = min(max(0, row), rows - 1)
        column = min(column, columns - 1)
      }
    default: faults.append("CSI \(parameters)\(final)")
    }
  }

  // MARK: Cells

  private mutating func feedLine() {
    isWrapPending = false
    if row < rows - 1 {
      row += 1
    } else {
      scrolled.append(grid.removeFirst())
      grid.append(Array(repeating: .blank, count: columns))
    }
  }

  private mutating func erase(_ row: Int, from column: Int) {
    for index in column..<columns { clear(row, index) }
  }

  /// Makes a cell blank, and the other half of a wide character with it.
  private mutating func clear(_ row: Int, _ column: Int) {
    if grid[row][column].isSecondHalf {
      if column > 0 { grid[row][column - 1] = .blank }
    } else if column + 1 < columns, grid[row][column + 1].isSecondHalf {
      grid[row][column + 1] = .blank
    }
    grid[row][column] = .blank
  }

  private mutating func put(_ cluster: Character) {
    let cells = measure.cells(of: cluster)
    if cells == 0 {
      faults.append("a mark on nothing: \(cluster.unicodeScalars.map { $0.value })")
      return
    }
    if isWrapPending || column + cells > columns {
      if cells > columns { faults.append("wider than the screen: \(cluster)") }
      (column, isWrapPending) = (0, false)
      feedLine()
    }
    for index in 0..<min(cells, columns - column) {
      clear(row, column + index)
      grid[row][column + index] = Cell(
        text: index == 0 ? String(cluster) : "", style: style, link: link, isSecondHalf: index > 0)
    }
    column += cells
    if column >= columns { (column, isWrapPending) = (columns - 1, true) }
  }

  // MARK: Another size

  /// Makes the screen narrower, as terminals do it: each line goes on in further rows, and the cursor stays in its cell.
  ///
  /// The cursor has to be in the first column.
  mutating func narrow(to columns: Int) {
    var new: [[Cell]] = []
    var cursor = 0
    for (index, cells) in grid.enumerated() {
      if index == row { cursor = new.count }
      let length = (cells.lastIndex { $0 != .blank } ?? -1) + 1
      var part: [Cell] = []
      var rows: [[Cell]] = []
      for position in 0..<length {
        let isWide = position + 1 < length && cells[position + 1].isSecondHalf
        if part.count + (isWide ? 2 : 1) > columns {
          rows.append(part)
          part = []
        }
        part.append(cells[position])
      }
      new += (rows + [part]).map { $0 + Array(repeating: .blank, count: max(0, columns - $0.count)) }
    }
    while new.count > rows, new.last?.allSatisfy({ $0 == .blank }) == true { new.removeLast() }
    let leaving = max(0, new.count - rows)
    scrolled += new.prefix(leaving)
    grid = Array(new.dropFirst(leaving))
    row = max(0, cursor - leaving)
    self.columns = columns
  }
}
