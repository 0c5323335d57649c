/// How many rows each part of the prompt gets.
///
/// From one row on there is the row of the pointer; each further row goes to what a person misses most: the filter where one is
/// open, the question, Cancel, a second option, the key help, the message's first line, its link. Then the options grow to three and the message to a
/// third of the height, then the options to all of them, and the message takes what is left.
struct PromptLayout: Sendable, Hashable {
  private(set) var title = 0
  private(set) var message = 0
  private(set) var link = 0
  /// An empty row above the options.
  private(set) var gap = 0
  /// The row in which a filter is typed.
  private(set) var filter = 0
  private(set) var options = 0
  /// Whether Cancel has a row of its own below the options, and does not scroll with them.
  private(set) var pinsCancel = false
  private(set) var footer = 0

  init(
    rows: Int, titleLines: Int, messageLines: Int, linkLines: Int, hasFilter: Bool = false, optionCount: Int,
    hasCancel: Bool
  ) {
    var left = max(1, rows)
    func take(_ wanted: Int, _ left: inout Int) -> Int {
      let taken = max(0, min(wanted, left))
      left -= taken
      return taken
    }

    options = take(1, &left)
    filter = take(hasFilter ? 1 : 0, &left)
    title = take(1, &left)
    pinsCancel = hasCancel && take(1, &left) == 1
    if optionCount > 1 { options += take(1, &left) }
    footer = take(1, &left)
    message = take(min(1, messageLines), &left)
    link = take(linkLines, &left)
    options += take(min(3, optionCount) - options, &left)
    title += take(min(3, titleLines) - title, &left)
    message += take(min(messageLines, max(1, rows / 3)) - message, &left)
    options += take(optionCount - options, &left)
    message += take(messageLines - message, &left)
    title += take(titleLines - title, &left)
    // The row of a filter is apart from the text above it as it is.
    gap = take(hasFilter ? 0 : 1, &left)
  }
}
