/// Lines in a row that a search looks at, and what it has found in them.
struct SearchPart: Sendable {
  let lines: LineSlice
  /// The lines that are to be looked at, by their number in the part, ascending; `nil` for all.
  private var candidates: [UInt32]?
  /// How many of those have been looked at.
  private var checkedCount = 0
  /// Those that matched.
  private var found: [UInt32] = []
  /// The comparable forms of the first lines that are not plain.
  private var folded = FoldedLines()

  init(_ lines: LineSlice) {
    self.lines = lines
  }

  /// How many lines are left to be looked at.
  var leftCount: Int { (candidates?.count ?? lines.count) - checkedCount }

  /// Begins again, for a query that can match only what matched before, or for any other.
  mutating func restart(isNarrower: Bool) {
    if isNarrower {
      // What was not looked at may match as well.
      if let candidates {
        self.candidates = found + candidates[checkedCount...]
      } else if checkedCount > 0 {
        candidates = found + (UInt32(checkedCount)..<UInt32(lines.count))
      }
    } else {
      candidates = nil
    }
    checkedCount = 0
    found = []
  }

  /// Looks at no more than so many further lines; those that match.
  mutating func advance(by count: Int, _ matcher: Matcher, _ texts: LineTexts) -> Matches {
    var matcher = matcher
    var matches = Matches()
    let end = checkedCount + min(count, leftCount)
    if let candidates {
      var walk = LineWalk(lines)
      for line in candidates[checkedCount..<end] {
        let bytes = walk.line(Int(line))
        note(line, match(Int(line), bytes, &matcher, texts), &matches)
      }
    } else {
      var walk = LineWalk(lines)
      for line in checkedCount..<end {
        let bytes = walk.line(line)
        note(UInt32(line), match(line, bytes, &matcher, texts), &matches)
      }
    }
    checkedCount = end
    withExtendedLifetime(lines.block) {}
    return matches
  }

  @inline(__always)
  private mutating func note(_ line: UInt32, _ match: Matcher.PlainMatch, _ matches: inout Matches) {
    let position = UInt32(lines.first) + line
    switch match {
    case .none: return
    case .scored(let score):
      matches.scored.append(Ranking.Match(score: score, position: position))
      if !score.isOfPieces { matches.onePieceCount += 1 }
    case .inPieces: matches.unscored.append(position)
    }
    found.append(line)
  }

  @inline(__always)
  private mutating func match(
    _ line: Int, _ bytes: UnsafeBufferPointer<UInt8>, _ matcher: inout Matcher, _ texts: LineTexts
  ) -> Matcher.PlainMatch {
    if texts.arePlain {
      if lines.text != .other { return matcher.match(plain: bytes, hasBlanks: lines.text == .withBlanks) }
      let shown = texts.shown(bytes)
      let text = PlainText(shown, besides: lines.block.separator)
      if text != .other { return matcher.match(plain: shown, hasBlanks: text == .withBlanks) }
    }
    let index = folded.index(of: line) { texts.text(lines.first + line, bytes) }
    return matcher.score(at: index, of: folded.texts).map(Matcher.PlainMatch.scored) ?? .none
  }
}

/// What matches of some lines.
struct Matches: Sendable {
  var scored: [Ranking.Match] = []
  /// How many of those match in one piece, and so better than all others.
  var onePieceCount = 0
  /// The positions of what matches in pieces and has no score yet, ascending.
  var unscored: [UInt32] = []

  static func += (left: inout Matches, right: Matches) {
    left.scored += right.scored
    left.onePieceCount += right.onePieceCount
    left.unscored += right.unscored
  }
}

/// What is searched in lines.
struct LineTexts: Sendable {
  /// Whether lines of printable ASCII are searched as they are.
  var arePlain: Bool
  /// Whether a carriage return before the separator is a part of the line break.
  var endWithCarriageReturn: Bool
  /// The text of a line, by its position in the list and its bytes.
  var text: @Sendable (Int, UnsafeBufferPointer<UInt8>) -> String

  func shown(_ line: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    endWithCarriageReturn ? line.withoutCarriageReturn : line
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// A line without the carriage return of a CR LF line break.
  var withoutCarriageReturn: UnsafeBufferPointer<UInt8> {
    last == 0x0D ? UnsafeBufferPointer(rebasing: dropLast()) : self
  }
}

/// Goes from line to line of a slice, forwards.
private struct LineWalk {
  private let lines: LineSlice
  private var line = 0
  private var offset: Int

  init(_ lines: LineSlice) {
    self.lines = lines
    offset = lines.bytes.lowerBound
  }

  /// The bytes of a line that is not before the last one.
  @inline(__always)
  mutating func line(_ wanted: Int) -> UnsafeBufferPointer<UInt8> {
    if wanted - line > LineBlock.stride {
      line = wanted
      offset = lines.block.start(ofLine: lines.lines.lowerBound + wanted)
    }
    while line < wanted {
      offset = lines.block.end(ofLineAt: offset) + 1
      line += 1
    }
    let end = lines.block.end(ofLineAt: offset)
    defer {
      line += 1
      offset = end + 1
    }
    return lines.block.bytes(offset..<end)
  }
}

/// The comparable forms of lines, which are made once.
private struct FoldedLines: Sendable {
  private(set) var texts = SearchBytes()
  /// The number of the line of each text, ascending.
  private var lines: [UInt32] = []

  /// The number of the text of a line.
  ///
  /// A line that was not asked for before is after all those that were: what is passed over had no match, and was asked for.
  mutating func index(of line: Int, _ text: () -> String) -> Int {
    let line = UInt32(line)
    if let last = lines.last, line <= last { return lines.halvedIndex { $0 >= line } }
    lines.append(line)
    texts.append(text())
    return lines.count - 1
  }
}
