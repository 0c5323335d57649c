import TestSupport
import Testing

@testable import ChoiceServiceTerminal

@Suite("Titles that match a filter")
struct FilterMatchTests {
  struct Case: Sendable {
    var query: String
    var titles: [String]
    /// Those that match, best first.
    var found: [String]
  }

  /// The titles that match, best first.
  private static func found(_ query: String, _ titles: [String]) -> [String] {
    var search = Search()
    search.restart(FilterQuery(query))
    search.advance(over: FilterTitles(titles: titles), by: .max)
    return (search.results ?? Array(titles.indices)).map { titles[$0] }
  }

  private static let countries = [
    "🇦🇹 Austria Österreich", "🇨🇳 China 中国", "🇩🇪 Germany Deutschland", "🇭🇰 Hong Kong 香港", "🇯🇵 Japan 日本", "🇰🇷 South Korea 대한민국",
    "🇹🇭 Thailand ประเทศไทย", "🇹🇯 Tajikistan Тоҷикистон", "🇹🇼 Taiwan 台灣", "🇹🇿 Tanzania", "🇻🇳 Vietnam Việt Nam",
  ]

  @Test(
    "are in the order of how well they do",
    arguments: [
      Case(query: "", titles: ["b", "a"], found: ["b", "a"]), Case(query: " ", titles: ["b", "a"], found: ["b", "a"]),
      Case(query: "x", titles: ["b", "a"], found: []), Case(query: "x", titles: [], found: []),
      // Each kind before the next one.
      Case(
        query: "car",
        titles: ["c-xaxr", "c arx r", "c-a-r", "oscar", "a car", "Carpet", "CAR", "rac"],
        found: ["CAR", "Carpet", "a car", "oscar", "c arx r", "c-a-r", "c-xaxr"]),
      Case(query: "nyc", titles: ["nasty cat", "New York City"], found: ["New York City", "nasty cat"]),
      Case(
        query: "newci", titles: ["newt cricket ice", "New York City"], found: ["New York City", "newt cricket ice"]),
      // Gaps, start, length, the list's order.
      Case(query: "ab", titles: ["xaxxxxb", "xxaxb"], found: ["xaxxxxb", "xxaxb"]),
      Case(query: "abc", titles: ["xaxbxc", "xxxabxc"], found: ["xxxabxc", "xaxbxc"]),
      Case(query: "b", titles: ["aab", "ab", "abc"], found: ["ab", "abc", "aab"]),
      Case(query: "a", titles: ["abc", "ab", "ac"], found: ["ab", "ac", "abc"]),
      // Several parts.
      Case(
        query: "new york",
        titles: ["York, New", "Newer Yorkshire", "City of New York", "New York City", "new york", "New Orleans"],
        found: ["new york", "New York City", "City of New York", "York, New", "Newer Yorkshire"]),
      Case(query: "york new", titles: ["New York", "new"], found: ["New York"]),
      Case(query: "a a", titles: ["a", "a a", "xa"], found: ["a a", "a", "xa"]),
      Case(query: "  new   york ", titles: ["New  York"], found: ["New  York"]),
      // Scripts.
      Case(query: "taiw", titles: countries, found: ["🇹🇼 Taiwan 台灣"]),
      Case(query: "臺", titles: countries, found: ["🇹🇼 Taiwan 台灣"]),
      Case(query: "台湾", titles: countries, found: ["🇹🇼 Taiwan 台灣"]),
      Case(query: "🇹🇼", titles: countries, found: ["🇹🇼 Taiwan 台灣"]),
      Case(
        query: "ta", titles: countries,
        found: [
          "🇹🇿 Tanzania", "🇹🇼 Taiwan 台灣", "🇹🇯 Tajikistan Тоҷикистон", "🇹🇭 Thailand ประเทศไทย", "🇻🇳 Vietnam Việt Nam",
          "🇦🇹 Austria Österreich", "🇰🇷 South Korea 대한민국", "🇩🇪 Germany Deutschland",
        ]),
      Case(query: "viet", titles: countries, found: ["🇻🇳 Vietnam Việt Nam"]),
      Case(query: "대하", titles: countries, found: ["🇰🇷 South Korea 대한민국"]),
      Case(query: "ㄷㅎㅁㄱ", titles: countries, found: ["🇰🇷 South Korea 대한민국"]),
      Case(query: "한", titles: ["하나", "한글", "가"], found: ["하나", "한글"]),
      Case(query: "か", titles: ["がく", "カク"], found: ["カク"]),
    ])
  func order(given: Case) {
    #expect(Self.found(given.query, given.titles) == given.found)
  }

  @Test(
    "are marked on the boundaries of clusters",
    arguments: [
      ("a", "banana", [1]), ("nn", "banana", [2, 4]), ("ab", "aab", [1, 2]), ("abc", "ab abxc", [0, 1, 6]),
      ("abc", "xabxabxc", [1, 2, 7]),
      ("nyc", "New York City", [0, 4, 9]), ("york new", "New York", [0, 1, 2, 4, 5, 6, 7]),
      ("new york", "New York", [0, 1, 2, 3, 4, 5, 6, 7]), ("a a", "xa", [1]),
      ("e", "cafe\u{301}s", [3]), ("fes", "cafe\u{301}s", [2, 3, 4]), ("ss", "Straße", [4]), ("s", "aß", [1]),
      ("sse", "Straße", [4, 5]),
      ("ae", "Ærø", [0]), ("👩", "x👨‍👩‍👧", [1]), ("👧b", "👨‍👩‍👧b", [0, 1]), ("🇹🇼", "a🇹🇼", [1]), ("w", "🇹🇼 Taiwan", [5]),
      ("하", "한글", [0]), ("ㅎㄱ", "한글", [0, 1]), ("ガ", "ｱｶﾞ", [1]), ("b", "a\tb", [5]), ("臺", "台灣", [0]), ("क", "कि", [0]),
      ("x", "\u{200B}x", [8]),
    ] as [(String, String, [Int])])
  func marks(query: String, title: String, clusters: [Int]) {
    #expect(Matcher(FilterQuery(query)).match(title)?.clusters == clusters)
  }

  @Test("without a query match, and nothing is marked")
  func emptyQuery() {
    #expect(Matcher(FilterQuery(" ")).match("title")?.clusters == [])
  }

  @Test("are compared in detail at their beginning alone, and then only found")
  func longTitles() {
    let long = String(repeating: "a", count: 200_000)
    func match(_ query: String, _ title: String) -> Match? { Matcher(FilterQuery(query)).match(title) }
    #expect(match("aab", long) == nil)
    #expect(
      match("aab", long + "b")
        == Match(score: MatchScore(kind: .far, gaps: 0, start: .max, length: 200_001), clusters: []))
    #expect(
      match("b a", long + "b")
        == Match(score: MatchScore(kind: .far, gaps: 0, start: 0, length: 200_001), clusters: [0]))
    #expect(match("aa", long)?.score == MatchScore(kind: .beginning, gaps: 0, start: 0, length: 200_000))
    #expect(match(long, long)?.clusters.count == 200)
    let decided = String(repeating: "a", count: Matcher.limit - 1) + "b"
    #expect(match("b", decided)?.clusters == [999])
    #expect(match("b", "a" + decided)?.clusters == [])
  }

  @Test("match a query that was pasted by its beginning")
  func longQueries() {
    let title = String(repeating: "a", count: 200)
    let clusters = ["", "b", " b"].map { Matcher(FilterQuery(title + $0)).match(title)?.clusters.count }
    #expect(clusters == [200, 200, 200])
    #expect(Matcher(FilterQuery(String(title.dropLast()) + "b")).match(title) == nil)
    let parts = (0..<2_000).map { "a\($0)" }.joined(separator: " ")
    #expect(Matcher(FilterQuery(parts)).match(parts)?.clusters == Array(0..<200))
  }
}

@Suite("The best way to match a filter")
struct FilterAlignmentTests {
  /// The best way to match by trying each: what `MatchScore` and `Aligner` describe.
  private struct AllWays {
    let text: SearchText
    let sources: [Int]

    init(_ title: String) {
      text = SearchText(title)
      var sources: [Int] = []
      TextFolding.fold(title) { sources.append($0.source) }
      self.sources = sources
    }

    func match(_ query: FilterQuery) -> Match? {
      var kind = query.hasBlanks ? 1 : 0
      var pieces = 0
      var start = Int.max
      var positions: Set<Int> = []
      for part in query.parts {
        guard let best = best(part) else { return nil }
        kind = max(kind, best.rank[0])
        pieces += best.rank[1]
        start = min(start, best.positions[0])
        positions.formUnion(best.positions)
      }
      var score = [kind, pieces - 1, start]
      if query.phrase.contains(0x20), let phrase = best(query.phrase), phrase.rank[1] == 1 {
        let phraseScore = [phrase.rank[0], 0, phrase.positions[0]]
        if !score.lexicographicallyPrecedes(phraseScore) {
          score = phraseScore
          positions = Set(phrase.positions)
        }
      }
      guard let kind = MatchScore.Kind(rawValue: UInt64(score[0])) else { return nil }
      return Match(
        score: MatchScore(kind: kind, gaps: score[1], start: score[2], length: text.count),
        clusters: Set(positions.map { sources[$0] }).sorted())
    }

    private func best(_ part: [UInt32]) -> (rank: [Int], positions: [Int])? {
      ways(part[...], from: 0).map { (rank($0), $0) }.min { left, right in
        (left.0 + left.1).lexicographicallyPrecedes(right.0 + right.1)
      }
    }

    /// All ascending positions of the scalars of a part.
    private func ways(_ part: ArraySlice<UInt32>, from first: Int) -> [[Int]] {
      guard let scalar = part.first else { return [[]] }
      return (first..<max(first, text.count)).filter { text.scalars[$0] == scalar }
        .flatMap { position in ways(part.dropFirst(), from: position + 1).map { [position] + $0 } }
    }

    /// The kind, the number of pieces, and for one piece whether it begins at the beginning and at a word.
    private func rank(_ way: [Int]) -> [Int] {
      let beginnings = way.indices.filter { $0 == 0 || way[$0] != way[$0 - 1] + 1 }.map { way[$0] }
      let kind: MatchScore.Kind
      if beginnings.count > 1 {
        kind = beginnings.allSatisfy { text.beginsWord[$0] } ? .words : .scattered
      } else if way[0] == 0 {
        kind = way.count == text.count ? .whole : .beginning
      } else {
        kind = text.beginsWord[way[0]] ? .word : .inside
      }
      return [Int(kind.rawValue), beginnings.count]
    }
  }

  /// Every text of some characters up to a length.
  private static func texts(_ alphabet: String, upTo length: Int) -> [String] {
    var all = [""]
    var last = [""]
    for _ in 0..<length {
      last = last.flatMap { text in alphabet.map { text + String($0) } }
      all += last
    }
    return all
  }

  @Test("is the one that trying all ways finds, for every short title")
  func everyTitle() {
    let queries =
      Self.texts("ab", upTo: 3).dropFirst().map { FilterQuery($0) } + [FilterQuery("a b"), FilterQuery("ab a")]
    for title in Self.texts("aB ", upTo: 6) {
      let allWays = AllWays(title)
      for query in queries {
        let match = Matcher(query).match(title)
        if match != allWays.match(query) { Issue.record("\(query.text) in \(title)") }
      }
    }
  }

  @Test("is the one that trying all ways finds, for random titles")
  func randomTitles() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<3_000 {
      let title = String(
        (0..<Int.random(in: 0...14, using: &random)).map { _ in "abcABC -1台".randomElement(using: &random) ?? "a" })
      let text = String(
        (0..<Int.random(in: 1...5, using: &random)).map { _ in "aabbc 臺".randomElement(using: &random) ?? "a" })
      let query = FilterQuery(text)
      guard !query.isEmpty else { continue }
      let match = Matcher(query).match(title)
      #expect(match == AllWays(title).match(query), "\(text) in \(title)")
    }
  }
}
