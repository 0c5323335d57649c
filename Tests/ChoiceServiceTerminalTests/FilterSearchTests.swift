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
  @Test("finds what matches")
  func results() {
    let options = FilterTitles(titles: ["Germany", "France", "Georgia"])
    var search = Search()
    #expect(search.results == nil)
    search.restart(FilterQuery("g"))
    #expect(search.advance(over: options, by: 2) == 2)
    #expect(!search.isFinished(over: options))
    #expect(search.advance(over: options, by: 2) == 1)
    #expect(search.isFinished(over: options))
    #expect(search.results == [0, 2])
  }
}
