/// Gathers the bytes of one line.
///
/// What has been gathered when a read is cancelled stays, and begins the next line that is asked for.
struct LineBuffer: Sendable, Hashable {
  /// The bytes of a line that are kept; the rest of a longer one is read and forgotten.
  static let limit = 65_536

  private var bytes: [UInt8] = []
  private var isTooLong = false

  var isEmpty: Bool { bytes.isEmpty }

  /// Adds a byte that does not end the line.
  mutating func append(_ byte: UInt8) {
    if bytes.count < Self.limit { bytes.append(byte) } else { isTooLong = true }
  }

  /// Ends the line and starts the next one.
  ///
  /// A carriage return before the end belongs to the line's ending. Bytes that are not UTF-8 become U+FFFD.
  mutating func take() -> TypedLine {
    defer { self = LineBuffer() }
    if isTooLong { return .tooLong }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return .text(String(decoding: bytes, as: UTF8.self))
  }
}

/// One line that a person, or a file in a person's place, has typed.
enum TypedLine: Sendable, Hashable {
  case text(String)
  case tooLong
}
