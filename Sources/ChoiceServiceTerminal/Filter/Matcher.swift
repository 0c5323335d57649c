/// Compares titles with a query, as `MatchScore` describes.
///
/// A part of the query matches where each of its scalars occurs in the title, in order; the text that is compared is the
/// comparable form of what is shown of the title. Parts may match at the same place. The best way is looked for among the
/// first 1,000 scalars of a title, so that a title that is a whole file costs no more than its reading; what is farther away
/// only counts as matched, and is not marked.
struct Matcher: Sendable {
  private let query: FilterQuery
  private let encodedParts: [[UInt8]]
  private let plainParts: [PlainPart]?
  private var aligner = Aligner()
  private var text = SearchText()

  /// How many scalars of a title are compared in detail.
  static let limit = 1_000

  init(_ query: FilterQuery) {
    self.query = query
    encodedParts = query.parts.map(SearchBytes.encoded)
    let plain = query.parts.compactMap(PlainPart.init)
    plainParts = plain.count == query.parts.count ? plain : nil
  }

  /// How a title matches; `nil` where it does not.
  func match(_ title: String) -> Match? {
    var titles = SearchBytes()
    titles.append(title)
    var matcher = self
    guard let score = matcher.score(at: 0, of: titles) else { return nil }
    return Match(score: score, clusters: Self.clusters(of: SafeText.line(title), at: matcher.aligner.positions))
  }

  /// How well a title of many matches; `nil` where it does not.
  mutating func score(at index: Int, of titles: SearchBytes) -> MatchScore? {
    guard encodedParts.allSatisfy({ titles.contains($0, at: index) }) else { return nil }
    return scoreOfText(count: titles.read(at: index, first: Self.limit, into: &text))
  }

  /// How a line of printable ASCII and tabs matches, as far as it costs little to say.
  enum PlainMatch: Sendable, Hashable {
    case none
    case scored(MatchScore)
    /// It matches in several pieces, and so less well than every line that does in one.
    case inPieces
  }

  /// How a line of printable ASCII and tabs matches, without the score of a match in several pieces.
  mutating func match(plain line: UnsafeBufferPointer<UInt8>, hasBlanks: Bool) -> PlainMatch {
    // Of a query with several parts, and of what is far away in a line, the pieces alone do not tell.
    guard let plainParts, plainParts.count == 1, !query.hasBlanks, line.count <= Self.limit else {
      return score(ofPlain: line, hasBlanks: hasBlanks).map(PlainMatch.scored) ?? .none
    }
    // Most lines have not even all letters.
    guard plainParts[0].isScattered(in: line) else { return .none }
    return plainParts[0].score(in: line, hasBlanks: hasBlanks).map(PlainMatch.scored) ?? .inPieces
  }

  /// A score that a line of printable ASCII and tabs, which has the query's one part in pieces, cannot be better than.
  func bound(ofPlain line: UnsafeBufferPointer<UInt8>, hasBlanks: Bool) -> MatchScore? {
    plainParts?.first?.bound(in: line, hasBlanks: hasBlanks)
  }

  /// How well a line of printable ASCII and tabs matches; `nil` where it does not.
  ///
  /// The same as for the comparable form of the line, which is not made where the line is looked at once and has no match, or
  /// one in one piece.
  mutating func score(ofPlain line: UnsafeBufferPointer<UInt8>, hasBlanks: Bool = true) -> MatchScore? {
    // What is comparable of ASCII is ASCII.
    guard let plainParts else { return nil }
    for part in plainParts where !part.isScattered(in: line) { return nil }
    if plainParts.count == 1, !query.hasBlanks, line.count <= Self.limit,
      let score = plainParts[0].score(in: line, hasBlanks: hasBlanks)
    {
      return score
    }
    var count = 0
    text.replace(by: min(Self.limit, line.count)) { scalars, beginsWord in
      TextFolding.foldASCII(line) { element in
        if count < scalars.count {
          scalars[count] = element.value
          beginsWord[count] = element.beginsWord
        }
        count += 1
      }
      return min(count, scalars.count)
    }
    return scoreOfText(count: count)
  }

  /// How well the text matches, which may be the beginning of a longer one, and has each part.
  private mutating func scoreOfText(count: Int) -> MatchScore {
    aligner.positions.removeAll(keepingCapacity: true)
    let score = scoreOfParts(of: count)
    guard query.hasBlanks else { return score }
    let partPositions = aligner.positions
    aligner.positions.removeAll(keepingCapacity: true)
    if let place = aligner.alignInOnePiece(query.phrase, in: text, of: count) {
      let phraseScore = MatchScore(kind: place.kind, gaps: 0, start: place.start, length: count)
      if phraseScore >= score { return phraseScore }
    }
    aligner.positions = partPositions
    return score
  }

  /// How well the parts match, which are all in the title, by themselves.
  private mutating func scoreOfParts(of count: Int) -> MatchScore {
    // A part is not all that was typed.
    var worst: MatchScore.Kind = query.hasBlanks ? .beginning : .whole
    var pieces = 0
    var start = Int.max
    for part in query.parts {
      if let place = aligner.align(part, in: text, of: count) {
        worst = max(worst, place.kind)
        pieces += place.pieces
        start = min(start, place.start)
      } else {
        worst = .far
      }
    }
    return MatchScore(kind: worst, gaps: max(0, pieces - 1), start: start, length: count)
  }

  /// The clusters that have the comparable scalars at some positions, which may be in any order.
  private static func clusters(of shown: String, at positions: [Int]) -> [Int] {
    guard let last = positions.max() else { return [] }
    // For each position, the position of its scalar among those that are shown.
    var sources: [Int] = []
    TextFolding.fold(shown) { if sources.count <= last { sources.append($0.source) } }
    let matched = Set(positions.map { sources[$0] })
    var clusters: [Int] = []
    var position = 0
    for (index, cluster) in shown.enumerated() {
      let end = position + cluster.unicodeScalars.count
      if (position..<end).contains(where: matched.contains) { clusters.append(index) }
      position = end
      if position > sources[last] { break }
    }
    return clusters
  }
}
