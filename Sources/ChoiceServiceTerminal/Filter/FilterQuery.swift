/// What a person typed to find options.
///
/// What is between its blanks are its parts. A title must match each of them, in any order. Of a text that was pasted, its
/// first 200 comparable scalars count, which keeps a long one from costing more than a title is worth.
struct FilterQuery: Sendable, Hashable {
  /// As it was typed.
  let text: String
  /// The comparable form of all of it, with single blanks.
  let phrase: [UInt32]
  /// The comparable forms of what is between its blanks, each once.
  let parts: [[UInt32]]

  private static let limit = 200

  init(_ text: String) {
    self.text = text
    let scalars = SearchText(text).scalars.prefix(Self.limit)
    phrase = Array(scalars.last == 0x20 ? scalars.dropLast() : scalars)
    var seen: Set<[UInt32]> = []
    parts = phrase.split(separator: 0x20).map(Array.init).filter { seen.insert($0).inserted }
  }

  /// Whether it asks for nothing, and every option matches.
  var isEmpty: Bool { parts.isEmpty }

  /// Whether it has blanks between parts.
  var hasBlanks: Bool { parts.first.map { $0.count < phrase.count } ?? false }

  /// Whether whatever matches it surely matches another query too: each part of the other is in one of its parts.
  func isNarrower(than other: FilterQuery) -> Bool {
    other.parts.allSatisfy { wanted in parts.contains { Self.contains($0, wanted) } }
  }

  /// Whether each scalar of one text occurs in another, in order.
  private static func contains(_ text: [UInt32], _ wanted: [UInt32]) -> Bool {
    var rest = wanted[...]
    for scalar in text where scalar == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
