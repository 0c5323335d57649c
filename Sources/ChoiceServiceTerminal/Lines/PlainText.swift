/// Bytes that need no care: printable characters of ASCII, and tabs.
enum PlainText {
  /// Whether bytes are nothing else, but for a separator.
  static func holds(_ bytes: UnsafeBufferPointer<UInt8>, besides separator: UInt8) -> Bool {
    var begin = 0
    // Without a branch for each byte, so that the compiler makes it a step for many.
    while begin < bytes.count {
      let end = min(bytes.count, begin &+ 1_024)
      var wrong: UInt8 = 0
      for position in begin..<end {
        let byte = bytes[position]
        let isOther: UInt8 = byte &- 0x20 < 0x5F ? 0 : 1
        let isTab: UInt8 = byte == 0x09 ? 0 : 1
        let isSeparator: UInt8 = byte == separator ? 0 : 1
        wrong |= isOther & isTab & isSeparator
      }
      if wrong != 0 { return false }
      begin = end
    }
    return true
  }
}
