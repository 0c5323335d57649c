package import ChoiceService

/// The lines of a store as options.
package struct LineOptions: OptionSource {
  /// What is shown of a line.
  package struct Look: Sendable {
    package var title: String
    package var detail: String?
    package var styledTitle: StyledText?

    package init(title: String, detail: String? = nil, styledTitle: StyledText? = nil) {
      self.title = title
      self.detail = detail
      self.styledTitle = styledTitle
    }
  }

  private let store: LineStore
  let lines: LineList
  package let progress: LineStore.Progress
  /// What is shown of a line that is not shown as it is.
  private let look: (@Sendable ([UInt8]) -> Look)?
  /// Whether lines of printable ASCII are shown as they are.
  let showsPlainLines: Bool

  /// The lines that are there now.
  ///
  /// - Parameters:
  ///   - store: Where the lines come from.
  ///   - showsPlainLines: Whether the function gives lines of printable ASCII back as they are.
  ///   - look: What is shown of a line; by default itself, without the sequences that select a look.
  package init(_ store: LineStore, showsPlainLines: Bool = true, look: (@Sendable ([UInt8]) -> Look)? = nil) {
    self.store = store
    self.look = look
    self.showsPlainLines = showsPlainLines || look == nil
    (lines, progress) = store.lines()
  }

  /// The lines that are there now.
  package var latest: LineOptions { LineOptions(store, showsPlainLines: showsPlainLines, look: look) }
  package var current: any OptionSource { latest }
  package func waitForMore() { store.wait(forMoreThan: count) }
  package var count: Int { lines.count }
  package var isGrowing: Bool { progress == .reading }

  package var hasFailed: Bool {
    if case .failed = progress { true } else { false }
  }

  package var isCut: Bool {
    if case .full = progress { true } else { false }
  }

  package var searchable: SearchableLines? { SearchableLines(list: lines, areShownPlain: showsPlainLines) }

  /// The bytes of a line, without its separator.
  package func bytes(at index: Int) -> [UInt8] { lines.withLine(at: index) { Array($0) } }

  /// Calls a function with the bytes of a line, without its separator.
  package func withBytes<Result>(at index: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows
    -> Result
  {
    try lines.withLine(at: index, body)
  }

  package func text(at index: Int) -> String {
    look.map { $0(bytes(at: index)).title } ?? lines.withLine(at: index) { Self.text($0.prefix(Self.shownLength)) }
  }

  package func searchText(at index: Int) -> String {
    guard let look else { return lines.withLine(at: index) { Self.text($0[...]) } }
    let shown = look(bytes(at: index))
    return shown.detail.map { "\(shown.title) \($0)" } ?? shown.title
  }

  package func option(at index: Int) -> ChoiceOption {
    guard let look else { return ChoiceOption(text(at: index)) }
    let shown = look(bytes(at: index))
    return ChoiceOption(shown.title, detail: shown.detail)
  }

  package func styledTitle(at index: Int) -> StyledText? { look?(bytes(at: index)).styledTitle }

  /// How many bytes of a line are looked at for showing it, which is more than a screen has; a line may be a whole file.
  private static let shownLength = 65_536

  /// A line as text, without the carriage return of a CR LF line break, and without the sequences that select a look.
  private static func text(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    let shown = UnsafeBufferPointer(rebasing: line).withoutCarriageReturn
    let text = String(decoding: shown, as: UTF8.self)
    return LineBlock.firstIndex(of: 0x1B, in: shown) == nil ? text : StyledText(text).text
  }
}

/// Lines that a search looks at where they are.
package struct SearchableLines: Sendable {
  let list: LineList
  /// Whether lines of printable ASCII are shown as they are.
  let areShownPlain: Bool
}
