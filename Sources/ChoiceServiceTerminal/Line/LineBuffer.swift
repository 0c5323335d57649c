/// Gathers the bytes of one line.
///
/// What has been gathered when a read is cancelled stays, and begins the next line that is asked for.
struct LineBuffer: Sendable, Hashable {
  /// The bytes of a line that are kept; the rest of a longer one is read and forgotten.
  static let limit = 65_536

  /// The bytes of a line after which its end is not waited for.
  static let endlessCount = 1 << 20

  private var bytes: [UInt8] = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  /// Takes the next byte; what it ends, if it ends something.
  ///
  /// A terminal that was left in raw mode sends what keys send: Return as CR, Ctrl-C and Ctrl-D as themselves.
  mutating func take(_ byte: UInt8, isRawTerminal: Bool = false) -> LineInput.Outcome? {
    switch byte {
    case UInt8(ascii: "\n"): return .line(endLine())
    case UInt8(ascii: "\r") where isRawTerminal: return .line(endLine())
    case 0x03 where isRawTerminal:
      self = LineBuffer()
      return .interrupted
    case 0x04 where isRawTerminal && isEmpty: return .endOfInput
    default:
      count += 1
      if bytes.count < Self.limit { bytes.append(byte) }
      // What has no line breaks is not typed, and may have no end.
      return count > Self.endlessCount ? .line(endLine()) : nil
    }
  }

  /// What the end of the input ends: the last line of a file need not end with a line break.
  mutating func endInput() -> LineInput.Outcome {
    isEmpty ? .endOfInput : .line(endLine(), isEnded: false)
  }

  /// Ends the line and starts the next one.
  ///
  /// A carriage return before the end belongs to the line's ending. Bytes that are not UTF-8 become U+FFFD.
  mutating func endLine() -> TypedLine {
    defer { self = LineBuffer() }
    if count > Self.endlessCount { return .endless }
    if count > Self.limit { return .tooLong }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    return .text(String(decoding: bytes, as: UTF8.self))
  }
}

/// One line that a person, or a file in a person's place, has typed.
enum TypedLine: Sendable, Hashable {
  case text(String)
  case tooLong
  /// The line has not ended after a megabyte.
  case endless
}
