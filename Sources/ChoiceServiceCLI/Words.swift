private import ChoiceServiceTerminal

/// A word as the shell passed it: an option is printed back byte for byte, even where it is not UTF-8.
struct ShellWord: Sendable, Hashable, ExpressibleByStringLiteral {
  let bytes: [UInt8]

  init(bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  init(stringLiteral value: String) {
    self.init(bytes: value.utf8)
  }

  /// The word as text; bytes that are not UTF-8 become U+FFFD.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The word in a sentence: in quotation marks, or as a shell takes it, `$'a\tb'`, where it would not be typed as it looks.
  var quoted: String {
    if Self.looksAsItIs(bytes) { return "“\(text)”" }
    let isText = text.utf8.elementsEqual(bytes)
    let scalars = isText ? text.unicodeScalars.map { Array(String($0).utf8) } : bytes.map { [$0] }
    return "$'\(scalars.map(Self.escaped).joined())'"
  }

  private static func looksAsItIs(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) && SafeText.line(text).utf8.elementsEqual(bytes)
  }

  /// The bytes of a scalar, or one that is of none, between `$'` and `'`.
  private static func escaped(_ bytes: [UInt8]) -> String {
    switch bytes {
    case [UInt8(ascii: "\t")]: "\\t"
    case [UInt8(ascii: "\n")]: "\\n"
    case [UInt8(ascii: "\r")]: "\\r"
    case [UInt8(ascii: "'")]: "\\'"
    case [UInt8(ascii: "\\")]: "\\\\"
    default:
      looksAsItIs(bytes)
        ? String(decoding: bytes, as: UTF8.self)
        : bytes.map { "\\x" + ($0 < 0x10 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  /// The word without the carriage return of a CR LF line break.
  var withoutCarriageReturn: ShellWord {
    bytes.last == UInt8(ascii: "\r") ? ShellWord(bytes: bytes.dropLast()) : self
  }
}
