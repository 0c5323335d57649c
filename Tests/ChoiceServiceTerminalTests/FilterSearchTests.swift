import TestSupport
import Testing

@testable import ChoiceServiceTerminal

/// Titles that are options.
struct FilterTitles: OptionSource {
  var titles: [String]
  var count: Int { titles.count }
  func text(at index: Int) -> String { titles[index] }
}

@Suite("The search of a filter")
struct FilterSearchTests {
  /// Titles of a few letters, many of which match the same.
  private static func titles(_ count: Int, using random: inout SeededGenerator) -> FilterTitles {
    FilterTitles(
      titles: (0..<count).map { _ in
        String((0..<Int.random(in: 0...9, using: &random)).map { _ in "abcA é".randomElement(using: &random) ?? "a" })
      })
  }

  /// What the search for a query finds, from the beginning and in one piece.
  private static func results(_ query: String, over options: FilterTitles) -> [Int]? {
    var search = Search()
    search.restart(FilterQuery(query))
    search.advance(over: options, by: .max)
    return search.results
  }

  @Test("finds every option before anything is typed, and has nothing to do")
  func nothingTyped() {
    let options = FilterTitles(titles: ["b", "a"])
    var search = Search()
    #expect(search.results == nil)
    #expect(search.isFinished(over: options))
    #expect(search.advance(over: options, by: 10) == 0)
    search.restart(FilterQuery("a"))
    #expect(search.results == [])
    search.advance(over: options, by: 10)
    search.restart(FilterQuery(" "))
    #expect(search.results == nil)
    #expect(search.isFinished(over: options))
  }

  @Test("looks at no more options than it is asked to")
  func pieces() {
    let options = FilterTitles(titles: ["Germany", "France", "Georgia"])
    var search = Search()
    search.restart(FilterQuery("g"))
    #expect(!search.isFinished(over: options))
    #expect(search.advance(over: options, by: 0) == 0)
    #expect(search.advance(over: options, by: -1) == 0)
    #expect(search.advance(over: options, by: 2) == 2)
    #expect(search.results == [0])
    #expect(!search.isFinished(over: options))
    #expect(search.advance(over: options, by: 2) == 1)
    #expect(search.advance(over: options, by: 2) == 0)
    #expect(search.isFinished(over: options))
    #expect(search.results == [0, 2])
  }

  @Test("finds the same in pieces of any size", arguments: [1, 2, 3, 7, 50, 199, 200, 1_000])
  func sizes(count: Int) {
    var random = SeededGenerator(seed: 3)
    let options = Self.titles(200, using: &random)
    for query in ["a", "ab", "b a", "é", "abc"] {
      var search = Search()
      search.restart(FilterQuery(query))
      while !search.isFinished(over: options) { search.advance(over: options, by: count) }
      #expect(search.results == Self.results(query, over: options))
    }
  }

  @Test("finds what it would from the beginning, whatever was typed before and however far the search for it was")
  func restarts() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<150 {
      var options = Self.titles(Int.random(in: 0...60, using: &random), using: &random)
      var search = Search()
      var query = ""
      for _ in 0..<12 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: query = String(query.dropLast())
        case 1: options.titles += Self.titles(5, using: &random).titles
        default: query.append("abc e".randomElement(using: &random) ?? "a")
        }
        search.restart(FilterQuery(query))
        #expect(search.query == FilterQuery(query))
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          search.advance(over: options, by: Int.random(in: 0...40, using: &random))
        }
        var finished = search
        while !finished.isFinished(over: options) { finished.advance(over: options, by: 25) }
        #expect(finished.results == Self.results(query, over: options), "\(query)")
      }
    }
  }

  @Test("looks again only at what matched, where a query can match no more than the one before")
  func narrowing() {
    let options = FilterTitles(titles: ["ab", "b", "a", "abc", "xa"])
    var search = Search()
    func costs(_ query: String) -> Int {
      search.restart(FilterQuery(query))
      return search.advance(over: options, by: .max)
    }
    #expect(["a", "ab", "abc", "ab", "b a", "ba", "x"].map(costs) == [5, 4, 2, 5, 5, 2, 5])
  }

  @Test("goes on where the list has grown")
  func growth() {
    var options = FilterTitles(titles: ["ab", "b"])
    var search = Search()
    search.restart(FilterQuery("b"))
    search.advance(over: options, by: 10)
    #expect(search.results == [1, 0])
    options.titles += ["a", "B", "bb"]
    #expect(!search.isFinished(over: options))
    #expect(search.advance(over: options, by: 10) == 3)
    #expect(search.results == [1, 3, 4, 0])
    #expect(search.isFinished(over: options))
  }

  @Test("finds options that cannot be chosen as well")
  func unavailable() {
    struct Unavailable: OptionSource {
      let count = 1
      func text(at index: Int) -> String { "title" }
      func isAvailable(at index: Int) -> Bool { false }
    }
    var search = Search()
    search.restart(FilterQuery("t"))
    search.advance(over: Unavailable(), by: 1)
    #expect(search.results == [0])
  }

  @Test("knows a query that can match no more than another")
  func narrower() {
    let pairs = [
      ("ab", "a"), ("ab", "b"), ("a b", "a"), ("ab", "a b"), ("axb", "ab"), ("ab", ""), ("a", "ab"), ("ba", "ab"),
      ("が", "か"),
      ("ß", "s"), ("한", "하"), ("a b", "ab"),
    ]
    #expect(
      pairs.map { FilterQuery($0).isNarrower(than: FilterQuery($1)) }
        == [true, true, true, true, true, true, false, false, false, true, true, false])
  }
}

extension Search {
  /// The positions of what matches, best first.
  var results: [Int]? { ranking()?.positions }
}
