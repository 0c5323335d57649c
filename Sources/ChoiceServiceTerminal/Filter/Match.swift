/// How a title matches a query.
struct Match: Sendable, Hashable {
  var score: MatchScore
  /// The positions of the grapheme clusters of the shown title that were matched, ascending, for drawing them apart.
  var clusters: [Int]
}

/// How well a title matches; the greater one is shown first.
struct MatchScore: Sendable, Hashable, Comparable {
  private let rank: Int

  init(rank: Int) {
    self.rank = rank
  }

  static func < (left: MatchScore, right: MatchScore) -> Bool { left.rank < right.rank }
}
