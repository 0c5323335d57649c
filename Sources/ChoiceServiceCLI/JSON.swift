/// A value of JSON (RFC 8259), for writing.
///
/// The members of an object keep their order, so that the same question is always the same bytes.
indirect enum JSON: Sendable, Hashable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  case string(String)
  case number(Int)
  case bool(Bool)
  case null
  case array([JSON])
  case object([Member])

  struct Member: Sendable, Hashable {
    let name: String
    let value: JSON
  }

  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements.map { Member(name: $0, value: $1) }) }

  /// A text, or null.
  init(_ text: String?) { self = text.map(JSON.string) ?? .null }

  /// The value on one line.
  var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The value on one line, and what ends it.
  func bytes(endingWith end: Unicode.Scalar) -> [UInt8] {
    var bytes: [UInt8] = []
    write(to: &bytes)
    bytes += UTF8.encode(end).map(Array.init) ?? []
    return bytes
  }

  private func write(to output: inout [UInt8]) {
    switch self {
    case .string(let text): Self.write(text, to: &output)
    case .number(let number): output += "\(number)".utf8
    case .bool(let bool): output += (bool ? "true" : "false").utf8
    case .null: output += "null".utf8
    case .array(let elements): Self.write(elements, between: "[", "]", to: &output) { $0.write(to: &$1) }
    case .object(let members):
      Self.write(members, between: "{", "}", to: &output) { member, output in
        Self.write(member.name, to: &output)
        output.append(UInt8(ascii: ":"))
        member.value.write(to: &output)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between open: Unicode.Scalar, _ close: Unicode.Scalar, to output: inout [UInt8],
    _ write: (Element, inout [UInt8]) -> Void
  ) {
    output.append(UInt8(ascii: open))
    for (position, element) in elements.enumerated() {
      if position > 0 { output.append(UInt8(ascii: ",")) }
      write(element, &output)
    }
    output.append(UInt8(ascii: close))
  }

  // MARK: Strings

  /// Writes a string with its escapes; what a terminal would obey is escaped as well, so that the text can be looked at.
  ///
  /// A text may be a file of any size: what needs no escape is copied in runs, and not one character after another.
  private static func write(_ text: String, to output: inout [UInt8]) {
    var text = text
    output.append(UInt8(ascii: "\""))
    text.withUTF8 { bytes in
      output.reserveCapacity(output.count + bytes.count + 1)
      var (begin, position) = (0, 0)
      while position < bytes.count {
        guard mayNeedEscape(bytes[position]), let scalar = escapedScalar(in: bytes[position...]) else {
          position += 1
          continue
        }
        output += bytes[begin..<position]
        output += escape(scalar).utf8
        position += UTF8.width(scalar)
        begin = position
      }
      output += bytes[begin...]
    }
    output.append(UInt8(ascii: "\""))
  }

  /// Whether a scalar that needs an escape can begin with a byte: most bytes need no second look.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
  }

  /// The scalar at the beginning of UTF-8 that may need an escape; `nil` where it needs none.
  private static func escapedScalar(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    guard let scalar = String(decoding: bytes.prefix(3), as: UTF8.self).unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0x00...0x1F, 0x22, 0x5C, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: return scalar
    default: return nil
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
