/// What stands between CSI or SS3 and the byte that ends the sequence.
///
/// ECMA-48, 5.4: parameter bytes 0x30–0x3F, then intermediate bytes 0x20–0x2F, then one final byte 0x40–0x7E.
struct ControlSequence: Sendable, Hashable {
  enum Introducer: UInt8, Sendable, Hashable {
    case csi = 0x5B
    case ss3 = 0x4F
  }

  /// The parameter bytes that are kept; a longer sequence is read to its end, and means nothing.
  static let limit = 64

  /// What a number is at most; no number above it means anything, and its tenfold is within 32 bits.
  static let largestNumber = 9_999_999

  let introducer: Introducer
  private(set) var parameters: [UInt8] = []
  private(set) var isTooLong = false
  private(set) var hasIntermediates = false

  init(_ introducer: Introducer) {
    self.introducer = introducer
  }

  /// Whether nothing has followed the introducer.
  var isEmpty: Bool { parameters.isEmpty && !isTooLong && !hasIntermediates }

  /// Takes a byte that does not end the sequence; whether it belongs to it.
  mutating func take(_ byte: UInt8) -> Bool {
    switch (introducer, byte) {
    case (.csi, 0x20...0x2F):
      hasIntermediates = true
      return true
    case (.csi, 0x30...0x3F), (.ss3, 0x30...0x39), (.ss3, 0x3B):
      if parameters.count < Self.limit { parameters.append(byte) } else { isTooLong = true }
      return true
    default: return false
    }
  }

  /// The numbers between semicolons, each with those that colons divide; an omitted one is nil.
  ///
  /// Nil where the parameters are not numbers: what begins with `<`, `=`, `>` or `?` is private, and is how terminals
  /// answer questions and report the mouse.
  var numbers: [[Int?]]? {
    guard !isTooLong, !hasIntermediates else { return nil }
    var numbers: [[Int?]] = [[nil]]
    for byte in parameters {
      switch byte {
      case 0x30...0x39:
        let digit = Int(byte - 0x30)
        let number = numbers[numbers.count - 1].removeLast() ?? 0
        numbers[numbers.count - 1].append(min(number * 10 + digit, Self.largestNumber))
      case UInt8(ascii: ":"): numbers[numbers.count - 1].append(nil)
      case UInt8(ascii: ";"): numbers.append([nil])
      default: return nil
      }
    }
    return numbers
  }
}
