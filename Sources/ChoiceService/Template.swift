/// A text with places for values, written `{0}`, `{1}`.
struct Template: Sendable, Hashable {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The text with the values in their places; a place without a value stays as it is, and so does one in a value.
  func filled(with values: [String]) -> String {
    guard !values.isEmpty else { return text }
    var filled = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      filled += rest[..<open]
      rest = rest[open...]
      guard let close = rest.firstIndex(of: "}"), let number = Int(rest[rest.index(after: open)..<close]),
        values.indices.contains(number)
      else {
        filled += rest.prefix(1)
        rest = rest.dropFirst()
        continue
      }
      filled += values[number]
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }
}
