/// The comparable form of titles in few bytes: UTF-8, and before a scalar that begins a word a byte that UTF-8 has not.
struct SearchBytes: Sendable, Hashable {
  private var bytes: [UInt8] = []
  /// Where the bytes of each title end.
  private var ends: [Int] = []

  private static let wordMark: UInt8 = 0xFF

  /// How many titles there are.
  var count: Int { ends.count }

  /// Adds the comparable form of what is shown of a title.
  mutating func append(_ title: String) {
    if !appendASCII(title) {
      TextFolding.fold(SafeText.line(title)) { element in
        if element.beginsWord { bytes.append(Self.wordMark) }
        Self.encode(element.value) { bytes.append($0) }
      }
    }
    ends.append(bytes.count)
  }

  /// Adds the bytes of an ASCII title, which is shown as it is, in one go; whether it is one.
  private mutating func appendASCII(_ title: String) -> Bool {
    var title = title
    return title.withUTF8 { ascii in
      guard TextFolding.isASCII(ascii) else { return false }
      // A character is one byte, and may begin a word.
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: ascii.count * 2) { buffer in
        var count = 0
        TextFolding.foldASCII(ascii) { element in
          // Overwritten where no word begins: that is faster than to decide.
          buffer[count] = Self.wordMark
          count += element.beginsWord ? 1 : 0
          buffer[count] = UInt8(truncatingIfNeeded: element.value)
          count += 1
        }
        bytes.append(contentsOf: buffer[..<count])
      }
      return true
    }
  }

  /// The UTF-8 of scalars, to be looked for in titles.
  static func encoded(_ scalars: [UInt32]) -> [UInt8] {
    var bytes: [UInt8] = []
    for scalar in scalars { encode(scalar) { bytes.append($0) } }
    return bytes
  }

  /// Whether each encoded scalar occurs in a title, in order.
  func contains(_ encoded: [UInt8], at index: Int) -> Bool {
    let range = range(at: index)
    return bytes.withUnsafeBufferPointer { bytes in
      encoded.withUnsafeBufferPointer { wanted in
        var next = 0
        var position = range.lowerBound
        while next < wanted.count, position < range.upperBound {
          let length = Self.length(ofScalarWith: wanted[next])
          var same = 0
          while same < length, position + same < range.upperBound, bytes[position + same] == wanted[next + same] {
            same += 1
          }
          if same == length {
            next += length
            position += length
          } else {
            position += 1
          }
        }
        return next == wanted.count
      }
    }
  }

  /// Reads the first scalars of a title, no more than a number of them; how many the title has.
  func read(at index: Int, first limit: Int, into text: inout SearchText) -> Int {
    let range = range(at: index)
    return bytes.withUnsafeBufferPointer { bytes in
      let title = UnsafeBufferPointer(rebasing: bytes[range])
      var count = 0
      text.replace(by: min(limit, title.count)) { scalars, beginsWord in
        var position = 0
        while position < title.count {
          let isMarked = title[position] == Self.wordMark
          if isMarked { position += 1 }
          let length = Self.length(ofScalarWith: title[position])
          if count < limit {
            scalars[count] = Self.scalar(of: length, at: position, in: title)
            beginsWord[count] = isMarked
          }
          count += 1
          position += length
        }
        return min(count, limit)
      }
      return count
    }
  }

  private func range(at index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }

  private static func length(ofScalarWith lead: UInt8) -> Int {
    switch lead {
    case 0x00...0x7F: 1
    case 0x80...0xDF: 2
    case 0xE0...0xEF: 3
    default: 4
    }
  }

  private static func scalar(of length: Int, at position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    if length == 1 { return UInt32(bytes[position]) }
    var scalar = UInt32(bytes[position]) & (0x7F >> UInt32(length))
    for offset in 1..<length { scalar = scalar << 6 | UInt32(bytes[position + offset] & 0x3F) }
    return scalar
  }

  private static func encode(_ scalar: UInt32, _ body: (UInt8) -> Void) {
    func byte(_ marker: UInt32, _ shift: UInt32) -> UInt8 {
      UInt8(truncatingIfNeeded: marker | (scalar >> shift & (marker == 0x80 ? 0x3F : 0xFF)))
    }
    switch scalar {
    case 0x00...0x7F: body(byte(0, 0))
    case 0x80...0x7FF:
      body(byte(0xC0, 6))
      body(byte(0x80, 0))
    case 0x800...0xFFFF:
      body(byte(0xE0, 12))
      body(byte(0x80, 6))
      body(byte(0x80, 0))
    default:
      body(byte(0xF0, 18))
      body(byte(0x80, 12))
      body(byte(0x80, 6))
      body(byte(0x80, 0))
    }
  }
}
