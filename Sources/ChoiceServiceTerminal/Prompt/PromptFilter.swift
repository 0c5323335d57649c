/// The filter of a list: what is typed, and which options it leaves.
struct PromptFilter: Sendable {
  /// Whether the filter is open as long as the question is.
  let isPermanent: Bool
  /// Whether what is typed goes to the filter.
  private(set) var isOpen: Bool
  private(set) var line = FilterLine()
  /// The options that match, best first; `nil` where nothing is typed, and all are shown in their order.
  private(set) var shown: Ranking?
  /// The text that they match.
  private(set) var shownText: String = ""
  /// Whether what is shown is not yet what matches the line.
  private(set) var isSearching = false
  /// Whether there are options that have come later, and have not been looked at.
  private(set) var isBehind = false
  /// How many options there were when the line was changed: for what comes later, nobody waits.
  private var awaitedCount = 0
  private var search = Search()

  init(isPermanent: Bool = false) {
    self.isPermanent = isPermanent
    isOpen = isPermanent
  }

  /// Whether what is shown is what matches the line, or did before the list grew.
  var isShowingLine: Bool { shown != nil && shownText == line.text }

  /// What is searched for.
  var query: FilterQuery { search.query }

  mutating func open() { isOpen = true }

  /// Closes the filter, which is empty, unless it is permanent; whether it was open.
  mutating func close() -> Bool {
    guard isOpen, !isPermanent else { return false }
    isOpen = false
    return true
  }

  /// Changes the line, and begins to search for what is in it then.
  mutating func edit(over options: any OptionSource, _ change: (inout FilterLine) -> Void) {
    change(&line)
    let query = FilterQuery(line.text)
    guard query != search.query else { return }
    search.restart(query)
    awaitedCount = options.count
    isSearching = true
  }

  /// Searches what has come to a list that grows, and shows what has been found in it so far.
  mutating func goOn(over options: any OptionSource) {
    if isBehind { show() }
    isBehind = !isSearching && !search.isFinished(over: options)
  }

  /// Looks at no more than some further options; `true` when what is shown has changed.
  ///
  /// Until all have been looked at that were there, the matches of the line before are shown: a list that grows and shrinks under a
  /// person's eyes cannot be read.
  mutating func advance(over options: any OptionSource, by count: Int) -> Bool {
    guard isSearching || isBehind else { return false }
    search.advance(over: options, by: count)
    let isFinished = search.isFinished(over: options)
    guard isFinished || (isSearching && search.lookedAtCount >= awaitedCount) else { return false }
    isSearching = false
    isBehind = !isFinished
    show()
    return true
  }

  private mutating func show() {
    shown = search.ranking()
    shownText = line.text
  }
}
