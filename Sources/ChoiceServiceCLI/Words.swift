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

  /// The word without the carriage return of a CR LF line break.
  var withoutCarriageReturn: ShellWord {
    bytes.last == UInt8(ascii: "\r") ? ShellWord(bytes: bytes.dropLast()) : self
  }
}
