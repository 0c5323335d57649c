/// Compares titles with a query.
struct Matcher: Sendable {
  private let query: FilterQuery

  init(_ query: FilterQuery) {
    self.query = query
  }

  /// How a title matches; `nil` where it does not.
  func match(_ title: String) -> Match? {
    let text = SearchText(SafeText.line(title))
    var clusters: Set<Int> = []
    for part in query.parts {
      var position = 0
      for scalar in part {
        guard let found = text.scalars[position...].firstIndex(of: scalar) else { return nil }
        clusters.insert(text.clusters[found])
        position = found + 1
      }
    }
    return Match(score: MatchScore(rank: -text.scalars.count), clusters: clusters.sorted())
  }
}
