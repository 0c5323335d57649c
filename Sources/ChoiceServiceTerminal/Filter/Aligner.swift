/// Finds the best way in which a part of a query is in a title.
///
/// A way is a position in the title for each scalar of the part, ascending. Positions in a row are a piece. The best way is
/// the first by kind, number of pieces, and start, as `MatchScore` has it; of equal ones the one whose positions are earlier,
/// from the first on.
///
/// One piece is looked for as a text in a text. Only where there is none are several pieces looked for, from the end: the
/// fewest pieces that match the part from its scalar *i* on, with that scalar at position *j* of the title, are
///
///     pieces(i, j) = min(pieces(i + 1, j + 1), 1 + min over k > j + 1 of pieces(i + 1, k))
///
/// and the minimum over *k* is kept while *j* goes down. So a part of *m* scalars in a title of *n* costs *m* times *n*
/// steps, and memory for each pair of equal scalars, which is kept for the next title.
struct Aligner: Sendable {
  /// A part that was found.
  struct Place: Sendable, Hashable {
    var kind: MatchScore.Kind
    var pieces: Int
    var start: Int
  }

  /// Where a scalar of the part is in the text, and the fewest pieces from there to the end of the part.
  private struct Cell {
    var position: Int
    var pieces: Int
    /// The same where a word begins with each piece after this one; `none` if there is no such way.
    var wordPieces: Int
  }

  /// Where the scalars of the parts are that were found since it was emptied.
  var positions: [Int] = []
  /// The cells of each scalar of the part, the last scalar first, and the last position of each first.
  private var cells: [Cell] = []
  /// The cells of each scalar, the last scalar first.
  private var rows: [Range<Int>] = []

  /// More pieces than there can be, and room for one more.
  private static let none = Int.max - 1

  /// The best place of a part, of one scalar at least, in a text, which may be the beginning of a longer one of `count`.
  mutating func align(_ part: [UInt32], in text: SearchText, of count: Int) -> Place? {
    alignInOnePiece(part, in: text, of: count) ?? alignInPieces(part, in: text)
  }

  /// The best place of a part in one piece.
  mutating func alignInOnePiece(_ part: [UInt32], in text: SearchText, of count: Int) -> Place? {
    guard let start = Self.bestStart(of: part, in: text) else { return nil }
    let kind: MatchScore.Kind =
      if start == 0 {
        part.count == count ? .whole : .beginning
      } else {
        text.beginsWord[start] ? .word : .inside
      }
    positions.append(contentsOf: start..<start + part.count)
    return Place(kind: kind, pieces: 1, start: start)
  }

  /// Where a part is in one piece: at the beginning, at the first word, or at the first place.
  private static func bestStart(of part: [UInt32], in text: SearchText) -> Int? {
    guard part.count <= text.count else { return nil }
    return part.withUnsafeBufferPointer { part in
      text.scalars.withUnsafeBufferPointer { scalars in
        var first: Int?
        for start in 0...(scalars.count - part.count) where scalars[start] == part[0] {
          guard first == nil || text.beginsWord[start] else { continue }
          var length = 1
          while length < part.count, scalars[start + length] == part[length] { length += 1 }
          guard length == part.count else { continue }
          if start == 0 || text.beginsWord[start] { return start }
          first = start
        }
        return first
      }
    }
  }

  // MARK: Several pieces

  /// The best place of a part in several pieces.
  private mutating func alignInPieces(_ part: [UInt32], in text: SearchText) -> Place? {
    guard fillCells(part, in: text), let first = rows.last else { return nil }
    let wordPieces = cells[first].lazy.filter { text.beginsWord[$0.position] }.map(\.wordPieces).min() ?? Self.none
    let isAtWords = wordPieces < Self.none
    let pieces = isAtWords ? wordPieces : cells[first].lazy.map(\.pieces).min() ?? Self.none
    let start = trace(pieces, in: text, isAtWords: isAtWords)
    return Place(kind: isAtWords ? .words : .scattered, pieces: pieces, start: start)
  }

  /// Finds the cells of a part; whether the text has it.
  private mutating func fillCells(_ part: [UInt32], in text: SearchText) -> Bool {
    cells.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
    return text.scalars.withUnsafeBufferPointer { scalars in
      // A scalar is before the last place of the next one.
      var end = scalars.count
      for scalar in part.reversed() {
        let next = rows.last
        // The cell of the next scalar that is not farther on than the one beside this one.
        var index = next?.lowerBound ?? 0
        // The fewest pieces of the rest, where another piece begins farther on.
        var pieces = next == nil ? 0 : Self.none
        var wordPieces = pieces
        let begin = cells.count
        for position in (0..<end).reversed() where scalars[position] == scalar {
          var cell = Cell(position: position, pieces: Self.none, wordPieces: Self.none)
          if let next {
            while index < next.upperBound, cells[index].position > position + 1 {
              pieces = min(pieces, cells[index].pieces)
              if text.beginsWord[cells[index].position] { wordPieces = min(wordPieces, cells[index].wordPieces) }
              index += 1
            }
            if index < next.upperBound, cells[index].position == position + 1 { cell = cells[index] }
          }
          cell.position = position
          cell.pieces = min(cell.pieces, pieces + 1)
          cell.wordPieces = min(cell.wordPieces, wordPieces + 1, Self.none)
          cells.append(cell)
        }
        if cells.count == begin { return false }
        end = cells[begin].position
        rows.append(begin..<cells.count)
      }
      return true
    }
  }

  /// Adds the positions of the first of the ways that have a number of pieces; where it starts.
  private mutating func trace(_ pieces: Int, in text: SearchText, isAtWords: Bool) -> Int {
    let begin = positions.count
    var rest = pieces
    var next = 0
    for row in rows.reversed() {
      let isFirst = positions.count == begin
      // Going on is both no new piece and the earliest that the next position can be.
      let found = cells[row].last { cell in
        let number = isAtWords ? cell.wordPieces : cell.pieces
        if cell.position == next, !isFirst { return number == rest }
        return cell.position >= next && number == rest - (isFirst ? 0 : 1)
          && (!isAtWords || text.beginsWord[cell.position])
      }
      guard let found else { break }
      if found.position != next, !isFirst { rest -= 1 }
      positions.append(found.position)
      next = found.position + 1
    }
    return positions[begin]
  }
}
