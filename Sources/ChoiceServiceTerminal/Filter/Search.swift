/// The search for a query over a list, in pieces, so that a key that is pressed meanwhile is not kept waiting.
///
/// The comparable forms of the titles are kept, so that only the first search reads them; a title must stay what it is. A
/// query that can only match fewer than the one before it, as one more letter does, looks at those that matched, and at what
/// had not been looked at.
struct Search: Sendable {
  private(set) var query = FilterQuery("")
  /// The positions in the list that match among those looked at, best first; `nil` for an empty query, which every option
  /// matches, in the list's order.
  private(set) var results: [Int]?
  /// The scores of the results.
  private var scores: [MatchScore] = []

  private var titles = SearchBytes()
  private var matcher = Matcher(FilterQuery(""))
  /// The positions that are to be looked at before those from `next` on, ascending.
  private var candidates: [Int] = []
  /// How many of the candidates have been looked at.
  private var checkedCount = 0
  /// The first position of the list that neither this search nor one that it narrows has looked at.
  private var next = 0

  /// Nothing is typed yet.
  init() {}

  /// Begins again for another query.
  mutating func restart(_ query: FilterQuery) {
    if let results, query.isNarrower(than: self.query) {
      candidates = results.sorted() + candidates[checkedCount...]
    } else {
      candidates = []
      next = 0
    }
    checkedCount = 0
    self.query = query
    matcher = Matcher(query)
    results = query.isEmpty ? nil : []
    scores = []
  }

  /// Looks at no more than `count` further options; how many it looked at.
  ///
  /// The results are put in order at the end, which costs a step for each of them: a piece should be of a thousand options
  /// or more.
  @discardableResult
  mutating func advance(over options: any OptionSource, by count: Int) -> Int {
    guard results != nil, count > 0 else { return 0 }
    var found: [Found] = []
    func note(_ position: Int, _ score: MatchScore?) {
      if let score { found.append(Found(score: score, position: position)) }
    }
    let oldCandidates = candidates[checkedCount...].prefix(count)
    for position in oldCandidates { note(position, matcher.score(at: position, of: titles)) }
    checkedCount += oldCandidates.count
    let begin = next
    let end = begin + max(0, min(options.count - begin, count - oldCandidates.count))
    for position in begin..<end {
      if position == titles.count { titles.append(options.searchText(at: position)) }
      note(position, matcher.score(at: position, of: titles))
    }
    next = end
    found.sort()
    merge(found)
    return oldCandidates.count + end - begin
  }

  /// Whether every option has been looked at; where the list grows, there is more to do again.
  func isFinished(over options: any OptionSource) -> Bool {
    query.isEmpty || (checkedCount == candidates.count && next >= options.count)
  }

  // MARK: Order

  /// An option that matches.
  private struct Found: Comparable {
    var score: MatchScore
    var position: Int

    /// Whether it is shown before another.
    static func < (left: Found, right: Found) -> Bool {
      left.score == right.score ? left.position < right.position : left.score > right.score
    }
  }

  /// Adds what a piece found, in order, to the results, whose positions are all lower.
  private mutating func merge(_ found: [Found]) {
    guard let old = results, !found.isEmpty else { return }
    var merged: [Int] = []
    var mergedScores: [MatchScore] = []
    merged.reserveCapacity(old.count + found.count)
    mergedScores.reserveCapacity(old.count + found.count)
    var index = 0
    for new in found {
      while index < old.count, scores[index] >= new.score {
        merged.append(old[index])
        mergedScores.append(scores[index])
        index += 1
      }
      merged.append(new.position)
      mergedScores.append(new.score)
    }
    merged += old[index...]
    mergedScores += scores[index...]
    results = merged
    scores = mergedScores
  }
}
