/// Which fields of an option are meant, from 1 and from the left, as `cut` has them: `2`, `1,3`, `2-`, `-3`, `2-4`.
struct FieldList: Sendable, Hashable {
  private let ranges: [ClosedRange<Int>]

  init(_ text: String, of option: String) throws(UsageError) {
    var ranges: [ClosedRange<Int>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false)
      let first = ends.first.flatMap { $0.isEmpty && ends.count == 2 ? 1 : Self.number($0) }
      let last = ends.count == 1 ? first : ends.count == 2 ? (ends[1].isEmpty ? .max : Self.number(ends[1])) : nil
      guard part != "-", let first, let last, first >= 1, last >= first else {
        throw UsageError("\(option) is “\(text)”: write fields from 1, such as 2, 1,3 or 2-.")
      }
      ranges.append(first...last)
    }
    self.ranges = ranges
  }

  private static func number(_ digits: Substring) -> Int? {
    digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(digits) : nil
  }

  /// The fields of a text, in the order in which they are named, with the delimiter between them.
  ///
  /// A text that has fewer fields gives those that it has, and one without a delimiter is given whole, as `cut` does.
  func fields(of bytes: [UInt8], delimiter: [UInt8]) -> [UInt8] {
    let all = bytes.split(separator: delimiter)
    if all.count == 1 { return bytes }
    let chosen = ranges.flatMap { range in all[min(range.lowerBound - 1, all.count)..<min(range.upperBound, all.count)]
    }
    return Array(chosen.joined(separator: delimiter))
  }
}

extension [UInt8] {
  /// What is between each two of a text, which is not empty.
  fileprivate func split(separator: [UInt8]) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var begin = startIndex
    var index = startIndex
    while index + separator.count <= endIndex {
      if self[index] == separator[0], self[index..<(index + separator.count)].elementsEqual(separator) {
        parts.append(self[begin..<index])
        index += separator.count
        begin = index
      } else {
        index += 1
      }
    }
    return parts + [self[begin...]]
  }
}
