/// Makes text of unknown origin safe to write to a terminal.
///
/// A title may come from a file name or a web page. What a terminal would obey becomes something that a person can see:
/// control bytes become their pictures from U+2400; C1 controls, bidirectional controls, and characters that take no room and
/// join nothing become their code in angle brackets; and tabs become spaces.
package enum SafeText {
  /// The text in one line.
  package static func line(_ text: String) -> String {
    safe(text, lineBreak: "␊")
  }

  /// The text with its line breaks, which may be LF, CR LF, U+2028 or U+2029.
  static func lines(_ text: String) -> [String] {
    safe(text, lineBreak: "\n").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func safe(_ text: String, lineBreak: String) -> String {
    var safe = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A, 0x2028, 0x2029:
        // CR LF is one line break.
        if scalar == "\n", previous == "\r" { safe.removeLast() }
        safe.append(contentsOf: lineBreak.unicodeScalars)
      case 0x09:
        safe.append(contentsOf: "    ".unicodeScalars)
      case 0x00...0x1F:
        safe.append(picture(of: scalar.value, from: 0x2400))
      case 0x7F:
        safe.append("␡")
      case 0x80...0x9F, 0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069,  // controls
        0x200B, 0x2060...0x2064, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB:  // invisible
        safe.append(contentsOf: "<U+\(hexadecimal(scalar.value))>".unicodeScalars)
      default:
        safe.append(scalar)
      }
      previous = scalar
    }
    return String(safe)
  }

  /// The picture of a control character; the block has one for each of the 32.
  private static func picture(of control: UInt32, from first: UInt32) -> Unicode.Scalar {
    Unicode.Scalar(first + control) ?? "\u{FFFD}"
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
