/// A part of a query that is ASCII, for looking for it in lines of printable ASCII and tabs as they are.
struct PlainPart: Sendable {
  /// A letter that is looked for: a byte that is one of its cases, with these bits set, is this byte.
  private struct Letter {
    var byte: UInt8
    var bits: UInt8
  }

  private let letters: [Letter]

  /// The part, of one scalar at least; `nil` where it is not ASCII.
  init?(_ part: [UInt32]) {
    guard part.allSatisfy({ $0 < 0x80 }) else { return nil }
    letters = part.map { scalar in
      Letter(byte: UInt8(truncatingIfNeeded: scalar), bits: (0x61...0x7A).contains(scalar) ? 0x20 : 0)
    }
  }

  /// Whether each letter occurs in a line, in order.
  func isScattered(in line: UnsafeBufferPointer<UInt8>) -> Bool {
    letters.withUnsafeBufferPointer { letters in
      var position = 0
      for letter in letters {
        while position < line.count, line[position] | letter.bits != letter.byte { position += 1 }
        if position == line.count { return false }
        position += 1
      }
      return true
    }
  }

  /// How well a line matches that has the part in one piece; `nil` where it has not.
  func score(in line: UnsafeBufferPointer<UInt8>, hasBlanks: Bool) -> MatchScore? {
    guard let place = bestStart(in: line) else { return nil }
    let (start, count) = hasBlanks ? Self.comparablePlace(of: place, in: line) : (place, line.count)
    let kind: MatchScore.Kind =
      start == 0
      ? (letters.count == count ? .whole : .beginning) : Self.beginsWord(at: place, in: line) ? .word : .inside
    return MatchScore(kind: kind, gaps: 0, start: start, length: count)
  }

  /// A score that a line which has the part in pieces cannot be better than: two pieces, the first as early as its letter.
  func bound(in line: UnsafeBufferPointer<UInt8>, hasBlanks: Bool) -> MatchScore? {
    letters.withUnsafeBufferPointer { letters in
      var first: Int?
      for position in line.indices where line[position] | letters[0].bits == letters[0].byte {
        if Self.beginsWord(at: position, in: line) {
          return Self.bound(.words, at: position, in: line, hasBlanks: hasBlanks)
        }
        first = first ?? position
      }
      return first.map { Self.bound(.scattered, at: $0, in: line, hasBlanks: hasBlanks) }
    }
  }

  private static func bound(
    _ kind: MatchScore.Kind, at place: Int, in line: UnsafeBufferPointer<UInt8>, hasBlanks: Bool
  ) -> MatchScore {
    let (start, count) = hasBlanks ? comparablePlace(of: place, in: line) : (place, line.count)
    return MatchScore(kind: kind, gaps: 1, start: start, length: count)
  }

  /// Where a byte is in the comparable form of a line, in which blanks at the ends are left out, and those in a row are one; and how
  /// long that is.
  private static func comparablePlace(of place: Int, in line: UnsafeBufferPointer<UInt8>) -> (start: Int, count: Int) {
    var (start, count) = (0, 0)
    var isAfterBlank = false
    for position in line.indices {
      if line[position] == 0x20 || line[position] == 0x09 {
        isAfterBlank = true
      } else {
        if isAfterBlank, count > 0 { count += 1 }
        isAfterBlank = false
        if position == place { start = count }
        count += 1
      }
    }
    return (start, count)
  }

  /// Where the part is in one piece: at the beginning, at the first word, or at the first place.
  private func bestStart(in line: UnsafeBufferPointer<UInt8>) -> Int? {
    letters.withUnsafeBufferPointer { letters in
      guard letters.count <= line.count else { return nil }
      let head = letters[0]
      var first: Int?
      for start in 0...(line.count - letters.count) where line[start] | head.bits == head.byte {
        var length = 1
        while length < letters.count, line[start + length] | letters[length].bits == letters[length].byte {
          length += 1
        }
        guard length == letters.count else { continue }
        if Self.beginsWord(at: start, in: line) { return start }
        if first == nil { first = start }
      }
      return first
    }
  }

  /// Whether a word begins at a byte that is no blank.
  private static func beginsWord(at position: Int, in line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard position > 0 else { return true }
    return TextFolding.beginsWord(line[position], after: line[position - 1])
  }
}
