/// Finds options as the prompt does, without a prompt.
package struct OptionFilter: Sendable {
  private let options: any OptionSource

  /// A filter over options.
  package init(_ options: any OptionSource) {
    self.options = options
  }

  /// A filter over titles, with what stands beside each.
  package init(_ titles: [(title: String, detail: String?)]) {
    self.init(Titles(titles: titles.map { title, detail in detail.map { "\(title) \($0)" } ?? title }))
  }

  /// The positions of those that match a query, best first; all of them for a query that asks for nothing.
  ///
  /// Options that come meanwhile are searched as they come, to the last.
  package func matches(_ query: String) -> [Int] {
    var options = options
    var search = Search(findsBest: false)
    search.restart(FilterQuery(query))
    search.advance(over: options, by: .max)
    while options.isGrowing {
      options.waitForMore()
      options = options.current
      search.advance(over: options, by: .max)
    }
    return search.ranking()?.positions ?? Array(0..<options.count)
  }

  private struct Titles: OptionSource {
    let titles: [String]
    var count: Int { titles.count }
    func text(at index: Int) -> String { titles[index] }
  }
}
