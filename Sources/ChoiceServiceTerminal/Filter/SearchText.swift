/// Text as it is compared, with the beginnings of its words.
struct SearchText: Sendable, Hashable {
  private(set) var scalars: [UInt32] = []
  private(set) var beginsWord: [Bool] = []

  init() {}

  /// The comparable form of a text, by `TextFolding`.
  init(_ text: String) {
    TextFolding.fold(text) { append($0.value, beginsWord: $0.beginsWord) }
  }

  var count: Int { scalars.count }

  mutating func append(_ scalar: UInt32, beginsWord: Bool) {
    scalars.append(scalar)
    self.beginsWord.append(beginsWord)
  }

  /// Makes it empty, and keeps its memory for the next text.
  mutating func removeAll() {
    scalars.removeAll(keepingCapacity: true)
    beginsWord.removeAll(keepingCapacity: true)
  }
}
