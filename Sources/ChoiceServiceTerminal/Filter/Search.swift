/// The search for a query over a list, in pieces, so that a key that is pressed meanwhile is not kept waiting.
struct Search: Sendable {
  private(set) var query = FilterQuery("")
  /// The positions in the list that match among those looked at, best first; `nil` for an empty query, which every option
  /// matches, in the list's order.
  private(set) var results: [Int]?
  /// How many options have been looked at.
  private var examined = 0
  private var scores: [Int: MatchScore] = [:]

  /// Nothing is typed yet.
  init() {}

  /// Begins again for another query.
  mutating func restart(_ query: FilterQuery) {
    self.query = query
    results = query.isEmpty ? nil : []
    examined = 0
    scores = [:]
  }

  /// Looks at no more than `count` further options; how many it looked at.
  @discardableResult
  mutating func advance(over options: any OptionSource, by count: Int) -> Int {
    guard var found = results else { return 0 }
    let end = min(options.count, examined + count)
    let begin = examined
    let matcher = Matcher(query)
    for index in examined..<max(examined, end) {
      guard let match = matcher.match(options.text(at: index)) else { continue }
      scores[index] = match.score
      found.append(index)
    }
    examined = max(examined, end)
    let scores = scores
    found.sort { left, right in
      guard let first = scores[left], let second = scores[right], first != second else { return left < right }
      return first > second
    }
    results = found
    return examined - begin
  }

  /// Whether every option has been looked at; where the list grows, there is more to do again.
  func isFinished(over options: any OptionSource) -> Bool {
    query.isEmpty || examined >= options.count
  }
}
