/// What a person typed to find options: words that an option's title must match, in any order.
struct FilterQuery: Sendable, Hashable {
  /// As it was typed.
  let text: String
  /// What is between the blanks, made comparable.
  let parts: [[Unicode.Scalar]]

  init(_ text: String) {
    self.text = text
    parts = SearchText(text).scalars.split(separator: " ").map(Array.init)
  }

  /// Whether it asks for nothing, and every option matches.
  var isEmpty: Bool { parts.isEmpty }
}
