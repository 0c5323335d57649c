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
    switch self {
    case .string(let text): Self.quoted(text)
    case .number(let number): "\(number)"
    case .bool(let bool): bool ? "true" : "false"
    case .null: "null"
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.name)):\($0.value.text)" }.joined(separator: ",") + "}"
    }
  }

  /// A string with its escapes; what a terminal would obey is escaped as well, so that the text can be looked at.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22: quoted += "\\\""
      case 0x5C: quoted += "\\\\"
      case 0x0A: quoted += "\\n"
      case 0x0D: quoted += "\\r"
      case 0x09: quoted += "\\t"
      case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
