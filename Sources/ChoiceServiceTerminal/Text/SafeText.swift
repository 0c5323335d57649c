/// Makes text of unknown origin safe to write to a terminal.
///
/// A title may come from a file name or a web page. What a terminal would obey becomes something that a person can see:
/// control bytes become their pictures from U+2400; C1 controls, bidirectional controls, and characters that take no room and
/// join nothing become their code in angle brackets; and tabs become spaces. A mark that has no letter before it gets a
/// dotted circle, so that it does not change what the prompt drew before the text; of more than 30 marks on a letter, the
/// rest is left out, as the Stream-Safe Text Format of UAX #15 does.
package enum SafeText {
  /// The text in one line.
  package static func line(_ text: String) -> String {
    safe(text, lineBreak: "␊")
  }

  /// As much of the text in one line as can be seen in some columns; a title may be a whole file, and one character of it as
  /// well.
  static func line(_ text: String, visibleIn columns: Int) -> String {
    // A character has a byte at least: most titles need no counting.
    if text.utf8.count <= columns { return line(text) }
    // What is made safe has no more than 30 marks on a letter.
    return line(String(String(text.unicodeScalars.prefix((columns + 1) * 32)).prefix(columns + 1)))
  }

  /// The text with its line breaks, which may be LF, CR LF, U+2028 or U+2029.
  static func lines(_ text: String) -> [String] {
    safe(text, lineBreak: "\n").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func safe(_ text: String, lineBreak: String) -> String {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
    var safe = SafeScalars()
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    var previous: Unicode.Scalar?
    while index < scalars.endIndex {
      let scalar = scalars[index]
      scalars.formIndex(after: &index)
      switch scalar.value {
      case 0x0A where previous == "\r":
        // CR LF is one line break.
        safe.replaceLast(by: lineBreak)
      case 0x0A, 0x2028, 0x2029:
        safe.appendReplacement(lineBreak)
      case 0x09:
        safe.appendReplacement("    ")
      case 0x00...0x1F:
        safe.appendReplacement(String(picture(of: scalar.value, from: 0x2400)))
      case 0x7F:
        safe.appendReplacement("␡")
      case 0x20...0x7E:
        safe.appendASCII(scalar)
      case 0x80...0x9F, 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069,  // controls
        0x200B, 0x2060...0x2064, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB:  // invisible
        safe.appendCode(of: scalar)
      case 0x1F3F4:
        let tags = tags(in: scalars[index...])
        safe.append(scalar, tags)
        index = tags.endIndex
      default:
        safe.append(scalar, before: index < scalars.endIndex ? scalars[index] : nil)
      }
      previous = scalar
    }
    return String(safe.scalars)
  }

  /// The picture of a control character; the block has one for each of the 32.
  private static func picture(of control: UInt32, from first: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(first + control) ?? "\u{FFFD}"
  }

  /// The tags of a flag, which follow U+1F3F4 and end with U+E007F; empty if there is no such sequence.
  private static func tags(in rest: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    // The code of a region's part is of up to 6 letters and digits; the limit is a wide one.
    let tags = rest.prefix(16).prefix { (0xE0020...0xE007E).contains($0.value) }
    let isEnded = tags.endIndex < rest.endIndex && rest[tags.endIndex].value == 0xE007F
    return tags.isEmpty || !isEnded ? rest.prefix(0) : rest[...tags.endIndex]
  }
}
