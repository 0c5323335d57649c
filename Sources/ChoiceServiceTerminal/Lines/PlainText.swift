/// What bytes need when they are searched and shown.
enum PlainText: Sendable, Comparable {
  /// Printable characters of ASCII and no blanks: each is its own comparable character, in its own place.
  case withoutBlanks
  /// Printable characters of ASCII, and tabs.
  case withBlanks
  /// Anything else.
  case other

  /// What bytes are, but for a separator.
  init(_ bytes: UnsafeBufferPointer<UInt8>, besides separator: UInt8) {
    self = .withoutBlanks
    var begin = 0
    // Without a branch for each byte, so that the compiler makes it a step for many.
    while begin < bytes.count {
      let end = min(bytes.count, begin &+ 1_024)
      var (other, blank): (UInt8, UInt8) = (0, 0)
      for position in begin..<end {
        let byte = bytes[position]
        let isNoSeparator: UInt8 = byte == separator ? 0 : 1
        let isNoCharacter: UInt8 = byte &- 0x21 < 0x5E ? 0 : 1
        let isNoBlank: UInt8 = byte == 0x20 ? 0 : 1
        let isNoTab: UInt8 = byte == 0x09 ? 0 : 1
        blank |= isNoSeparator & isNoCharacter
        other |= isNoSeparator & isNoCharacter & isNoBlank & isNoTab
      }
      if other != 0 {
        self = .other
        return
      }
      if blank != 0 { self = .withBlanks }
      begin = end
    }
  }
}
