/// Gathers what is pasted, up to the marker of its end.
struct PasteBuffer: Sendable, Hashable {
  /// The bytes of a paste that are kept; the rest of a longer one is read and forgotten.
  static let limit = 1 << 20

  /// The bytes of `CSI 201 ~` (xterm ctlseqs, "Bracketed Paste Mode").
  static let endMarker = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var isCut = false
  /// How many bytes of the marker were read last.
  private var markerCount = 0

  /// Takes the next byte; the text, if the byte is the last of the marker.
  mutating func take(_ byte: UInt8) -> String? {
    if byte == Self.endMarker[markerCount] {
      markerCount += 1
      return markerCount == Self.endMarker.count ? text : nil
    }
    // What looked like the marker is text. The marker's first byte is nowhere else in it, so that none of what was
    // read can be the beginning of another marker, but for this byte.
    for index in 0..<markerCount { keep(Self.endMarker[index]) }
    markerCount = 0
    if byte == Self.endMarker[0] { markerCount = 1 } else { keep(byte) }
    return nil
  }

  private mutating func keep(_ byte: UInt8) {
    if bytes.count < Self.limit { bytes.append(byte) } else { isCut = true }
  }

  private var text: String {
    String(decoding: isCut ? bytes.dropLast(unfinishedCount) : bytes[...], as: UTF8.self)
  }

  /// The number of bytes at the end that are the beginning of a scalar.
  private var unfinishedCount: Int {
    for count in 1...3 where count <= bytes.count {
      guard var scalar = ScalarDecoder(first: bytes[bytes.count - count]) else { continue }
      return bytes.suffix(count - 1).allSatisfy { scalar.take($0) == .unfinished } ? count : 0
    }
    return 0
  }
}
