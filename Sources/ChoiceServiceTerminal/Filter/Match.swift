/// How a title matches a query.
struct Match: Sendable, Hashable {
  var score: MatchScore
  /// The positions of the grapheme clusters of the shown title that were matched, ascending, for drawing them apart.
  var clusters: [Int]
}
