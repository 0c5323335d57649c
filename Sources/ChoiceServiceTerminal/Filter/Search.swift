/// The search for a query over a list, in steps, so that a key that is pressed meanwhile is not kept waiting.
///
/// The list is looked at in parts, several of them at the same time where it is long. A query that can only match fewer than the one
/// before it, as one more letter does, looks at those that matched, and at what had not been looked at. What matches is put in order
/// only as far as somebody looks at it, by ``Ranking``.
struct Search: Sendable {
  private(set) var query = FilterQuery("")
  /// What matches among those looked at; `nil` for an empty query, which every option matches, in the list's order.
  private(set) var matches: Matches?

  /// The positions of what matches in pieces and is none of the best, ascending.
  private var worse: [UInt32] = []
  private var matcher = Matcher(FilterQuery(""))
  /// All lines that have come so far.
  private var parts: [SearchPart] = []
  /// How many options are in the parts.
  private var count = 0
  /// The first part that is not finished.
  private var next = 0
  /// Puts the titles of options that are no lines into lines.
  private var writer = LineWriter(separator: Search.separator, smallest: 1 << 10)

  /// A byte that UTF-8 has not.
  private static let separator: UInt8 = 0xFF
  /// How many lines a part has at most: less than a millisecond of work, and more than it costs to hand it to a thread.
  private static let partLength = 4_096
  /// The same where each line has to be made first.
  private static let madePartLength = 1_024

  /// Whether what matches is looked at from the best on, so that those have to be known first.
  private let findsBest: Bool

  /// Nothing is typed yet.
  init(findsBest: Bool = true) {
    self.findsBest = findsBest
  }

  /// Begins again for another query.
  mutating func restart(_ query: FilterQuery) {
    let isNarrower = matches != nil && query.isNarrower(than: self.query)
    if !query.isEmpty {
      for index in parts.indices { parts[index].restart(isNarrower: isNarrower) }
      next = 0
    }
    self.query = query
    matcher = Matcher(query)
    matches = query.isEmpty ? nil : Matches()
    worse = []
  }

  /// Looks at no more than `count` further options; how many it looked at.
  @discardableResult
  mutating func advance(over options: any OptionSource, by count: Int) -> Int {
    guard matches != nil, count > 0 else { return 0 }
    let texts = LineTexts(options)
    var left = count
    var lookedAtCount = 0
    while left > 0 {
      if needsScores {
        left -= score(upTo: left)
        continue
      }
      if next == parts.count, !takeLines(of: options, upTo: left) { break }
      // As many parts as the steps allow, at the same time.
      var lengths: [Int] = []
      while left > 0, next + lengths.count < parts.count {
        lengths.append(min(left, parts[next + lengths.count].leftCount))
        left -= lengths[lengths.count - 1]
        lookedAtCount += lengths[lengths.count - 1]
      }
      look(at: lengths, texts)
      while next < parts.count, parts[next].leftCount == 0 { next += 1 }
    }
    return lookedAtCount
  }

  /// How many of the best are in order without anybody asking: more than a screen has.
  private static let bestCount = 256

  /// Whether something that matches in pieces may be among the best, and has not been compared with them.
  private var needsScores: Bool {
    guard findsBest, let matches else { return false }
    return matches.onePieceCount < Self.bestCount && !matches.unscored.isEmpty
  }

  /// Compares no more than some of what matches in pieces with the best; how many.
  ///
  /// Most of it cannot be among them, wherever the pieces are, which costs less to know than its score.
  private mutating func score(upTo limit: Int) -> Int {
    guard var some = matches?.unscored.prefix(limit), let scored = matches?.scored else { return 0 }
    let lines = parts.map(\.lines)
    // Until there are as many, each is one of the best.
    if scored.count < Self.bestCount { some = some.prefix(Self.bestCount) }
    var order = PartialOrder(scored)
    let last = scored.count < Self.bestCount ? nil : order[Self.bestCount - 1]
    for (position, match) in zip(some, lines.scores(at: Array(some), matcher, betterThan: last)) {
      if let match { matches?.scored.append(match) } else { worse.append(position) }
    }
    matches?.unscored.removeFirst(some.count)
    return some.count
  }

  /// Looks at so many lines of each of the next parts, at several parts at the same time on a machine that can.
  private mutating func look(at lengths: [Int], _ texts: LineTexts) {
    let matcher = matcher
    let next = next
    let found = Parallel.change(&parts, in: next..<next + lengths.count) { index, part in
      part.advance(by: lengths[index - next], matcher, texts)
    }
    for some in found { matches? += some }
  }

  /// Whether every option has been looked at; where the list grows, there is more to do again.
  func isFinished(over options: any OptionSource) -> Bool {
    query.isEmpty || (next == parts.count && count >= options.count && !needsScores)
  }

  /// How many of the first options have been looked at, each of them.
  var lookedAtCount: Int { next < parts.count ? parts[next].lines.first : count }

  /// What matches, best first; `nil` for an empty query.
  func ranking() -> Ranking? {
    matches.map { matches in
      let rest = worse + matches.unscored
      let sureCount = matches.unscored.isEmpty ? max(Self.bestCount, matches.onePieceCount) : matches.onePieceCount
      return Ranking(
        matches.scored, inOrder: rest.isEmpty ? .max : sureCount, then: rest.count
      ) { [lines = parts.map(\.lines), matcher] in
        lines.scores(at: rest, matcher).compactMap(\.self)
      }
    }
  }

  // MARK: Lines

  /// Adds options that have not been looked at as parts; whether there are any.
  private mutating func takeLines(of options: any OptionSource, upTo limit: Int) -> Bool {
    guard count < options.count else { return false }
    if let list = options.searchable?.list {
      for slice in list.slices[list.sliceIndex(at: count)...] {
        var rest = slice.dropFirst(count - slice.first)
        while rest.count > 0 {
          add(rest.prefix(Self.partLength))
          rest = rest.dropFirst(Self.partLength)
        }
      }
    } else {
      var lines = LineList()
      for position in count..<min(options.count, count + min(limit, Self.madePartLength)) {
        // Without memory there is nothing that could still be done about it.
        if let slice = writer.append(line: options.searchText(at: position).utf8) { lines.append(slice) }
      }
      lines.slices.forEach { add($0) }
    }
    return next < parts.count
  }

  private mutating func add(_ lines: LineSlice) {
    parts.append(SearchPart(lines))
    count += lines.count
  }
}

extension [LineSlice] {
  /// How well lines match that are known to match in pieces, by their positions, ascending; `nil` for those that surely are not
  /// better than another match.
  fileprivate func scores(
    at positions: [UInt32], _ matcher: Matcher, betterThan last: Ranking.Match? = nil
  ) -> [Ranking.Match?] {
    Parallel.map(positions, by: 4_096) { positions in
      var (matcher, part) = (matcher, self[0])
      return positions.map { position -> Ranking.Match? in
        if !part.positions.contains(Int(position)) {
          part = self[halvedIndex { $0.positions.upperBound > Int(position) }]
        }
        return part.withLine(at: Int(position)) { line -> Ranking.Match? in
          let line = line.withoutCarriageReturn
          if let last, let bound = matcher.bound(ofPlain: line, hasBlanks: part.text != .withoutBlanks),
            !(Ranking.Match(score: bound, position: position) < last)
          {
            return nil
          }
          return matcher.score(ofPlain: line).map { Ranking.Match(score: $0, position: position) }
        }
      }
    }.flatMap(\.self)
  }
}

extension LineTexts {
  /// What is searched of options.
  fileprivate init(_ options: any OptionSource) {
    let lines = options.searchable
    self.init(arePlain: lines?.areShownPlain ?? true, endWithCarriageReturn: lines != nil) { position, bytes in
      lines == nil ? String(decoding: bytes, as: UTF8.self) : options.searchText(at: position)
    }
  }
}
