/// Puts the bytes of one scalar together.
///
/// Which bytes may follow which is table 3-7 of the Unicode Standard ("Well-Formed UTF-8 Byte Sequences"): the second
/// byte's range leaves out overlong forms, surrogates, and what is above U+10FFFF.
struct ScalarDecoder: Sendable, Hashable {
  private var value: UInt32
  private var missingCount: Int
  private var nextRange: ClosedRange<UInt8>

  /// Begins with the first byte of several, if it is one.
  init?(first byte: UInt8) {
    nextRange = 0x80...0xBF
    switch byte {
    case 0xC2...0xDF:
      value = UInt32(byte & 0x1F)
      missingCount = 1
    case 0xE0...0xEF:
      value = UInt32(byte & 0x0F)
      missingCount = 2
      if byte == 0xE0 { nextRange = 0xA0...0xBF }
      if byte == 0xED { nextRange = 0x80...0x9F }
    case 0xF0...0xF4:
      value = UInt32(byte & 0x07)
      missingCount = 3
      if byte == 0xF0 { nextRange = 0x90...0xBF }
      if byte == 0xF4 { nextRange = 0x80...0x8F }
    default: return nil
    }
  }

  enum Step: Sendable, Hashable {
    case unfinished
    case finished(Unicode.Scalar)
    /// The byte does not belong to the scalar, which is cut short.
    case refused
  }

  mutating func take(_ byte: UInt8) -> Step {
    guard nextRange.contains(byte) else { return .refused }
    value = value << 6 | UInt32(byte & 0x3F)
    missingCount -= 1
    nextRange = 0x80...0xBF
    guard missingCount == 0 else { return .unfinished }
    guard let scalar = Unicode.Scalar(value) else { return .refused }
    return .finished(scalar)
  }
}
