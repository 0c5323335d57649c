package import ChoiceService

/// Where the prompt's options come from: an array of a request, or something larger that is still being read.
///
/// An option is named by its position. What is asked of a position is asked for the visible rows alone, so a source may make
/// its answer each time.
package protocol OptionSource: Sendable {
  /// How many options there are so far.
  var count: Int { get }
  /// Whether more may come.
  var isGrowing: Bool { get }
  /// Whether they could not be read to their end, so that nobody should choose from them.
  var hasFailed: Bool { get }
  /// Whether there would be more, and no room for them.
  var isCut: Bool { get }
  /// The positions of the options that have a key of their own.
  var shortcuts: [Character: Int] { get }

  /// The title of an option.
  func text(at index: Int) -> String

  /// What a search looks at of an option; it stays the same.
  func searchText(at index: Int) -> String

  /// The same for all options, where they are lines in memory.
  var searchable: SearchableLines? { get }

  /// Blocks the calling thread until there are more options, or will be no more.
  func waitForMore()

  /// The options that there are now: a source stays what it is, also where it grows.
  var current: any OptionSource { get }

  /// Whether an option can be chosen; cheap, since moving past unavailable options asks for each of them.
  func isAvailable(at index: Int) -> Bool

  /// Everything that is shown of an option.
  func option(at index: Int) -> ChoiceOption

  /// The title of an option with looks of its own, if it has any.
  func styledTitle(at index: Int) -> StyledText?
}

extension OptionSource {
  package var isGrowing: Bool { false }
  package var hasFailed: Bool { false }
  package var isCut: Bool { false }
  package var shortcuts: [Character: Int] { [:] }
  package func searchText(at index: Int) -> String { text(at: index) }
  package var searchable: SearchableLines? { nil }
  package var current: any OptionSource { self }
  package func waitForMore() {}
  package func isAvailable(at index: Int) -> Bool { true }
  package func option(at index: Int) -> ChoiceOption { ChoiceOption(text(at: index)) }
  package func styledTitle(at index: Int) -> StyledText? { nil }
}

/// The options of a request.
struct RequestOptions: OptionSource {
  private let options: [ChoiceRequest.Option]
  let shortcuts: [Character: Int]
  private let styledTitles: (@Sendable (Int) -> StyledText?)?

  init(_ request: ChoiceRequest, styledTitles: (@Sendable (Int) -> StyledText?)? = nil) {
    self.styledTitles = styledTitles
    options = request.options
    var shortcuts: [Character: Int] = [:]
    for (index, option) in options.enumerated() {
      // The first of several with one key has it.
      guard let key = option.shortcut, shortcuts[key] == nil else { continue }
      shortcuts[key] = index
    }
    self.shortcuts = shortcuts
  }

  var count: Int { options.count }
  func text(at index: Int) -> String { options[index].title }
  func isAvailable(at index: Int) -> Bool { options[index].isAvailable }

  /// The title, and what stands beside it: what is seen is what is looked for.
  func searchText(at index: Int) -> String {
    options[index].detail.map { "\(options[index].title) \($0)" } ?? options[index].title
  }

  func option(at index: Int) -> ChoiceOption { options[index].option }
  func styledTitle(at index: Int) -> StyledText? { styledTitles?(index) }
}
