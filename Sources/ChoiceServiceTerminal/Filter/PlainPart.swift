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

  /// A score that a line which has the part in pieces cannot be better than.
  ///
  /// The first piece begins no earlier than its letter is. Each letter that nowhere follows the one before it begins a piece; and where
  /// each piece is to begin a word, so does each such letter somewhere.
  func bound(in line: UnsafeBufferPointer<UInt8>, hasBlanks: Bool) -> MatchScore? {
    letters.withUnsafeBufferPointer { letters in
      var (first, firstOfWord): (Int?, Int?)
      // The letters that follow the one before them somewhere, and those that begin a word somewhere, from bit 1 on.
      var (following, ofWords): (UInt64, UInt64) = (0, 0)
      let count = min(letters.count, UInt64.bitWidth)
      for position in line.indices {
        for index in 0..<count where line[position] | letters[index].bits == letters[index].byte {
          if index == 0 { first = first ?? position }
          let isFollowing =
            index > 0 && position > 0 && line[position - 1] | letters[index - 1].bits == letters[index - 1].byte
          if isFollowing { following |= 1 << UInt64(index) }
          if ofWords & 1 << UInt64(index) == 0, Self.beginsWord(at: position, in: line) {
            ofWords |= 1 << UInt64(index)
            if index == 0 { firstOfWord = position }
          }
        }
      }
      guard let first else { return nil }
      let gaps = max(1, count - 1 - following.nonzeroBitCount)
      let isOfWords = (following | ofWords).nonzeroBitCount == count && firstOfWord != nil
      let place = isOfWords ? firstOfWord ?? first : first
      let (start, length) = hasBlanks ? Self.comparablePlace(of: place, in: line) : (place, line.count)
      return MatchScore(kind: isOfWords ? .words : .scattered, gaps: gaps, start: start, length: length)
    }
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
