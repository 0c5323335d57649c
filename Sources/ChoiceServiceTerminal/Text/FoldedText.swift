/// Text for comparing what was typed with what is shown: without regard to case, to the width of its characters, and to
/// blanks at its ends.
///
/// Case goes by the full upper-case mapping, so `ß` equals `ss`; not by a language's own rules, so a Turkish dotless `ı`
/// equals `i`. Full-width Latin and half-width Katakana and Hangul are mapped to their usual forms as the compatibility
/// decompositions of the Unicode Character Database do.
struct FoldedText: Sendable, Hashable {
  let text: String

  init(_ text: String) {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(Self.usualWidth(of: scalar)) }
    let trimmed = String(scalars).uppercased().lowercased()
      .drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
    self.text = String(trimmed)
  }

  func hasPrefix(_ prefix: FoldedText) -> Bool { text.hasPrefix(prefix.text) }

  private static func usualWidth(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x3000: " "
    case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFF01 + 0x21) ?? scalar
    case 0xFF61...0xFF9F: halfWidthKatakana[Int(scalar.value) - 0xFF61]
    case 0xFFA1...0xFFBE: Unicode.Scalar(scalar.value - 0xFFA1 + 0x3131) ?? scalar
    case 0xFFC2...0xFFC7: Unicode.Scalar(scalar.value - 0xFFC2 + 0x314F) ?? scalar
    case 0xFFCA...0xFFCF: Unicode.Scalar(scalar.value - 0xFFCA + 0x3155) ?? scalar
    case 0xFFD2...0xFFD7: Unicode.Scalar(scalar.value - 0xFFD2 + 0x315B) ?? scalar
    case 0xFFDA...0xFFDC: Unicode.Scalar(scalar.value - 0xFFDA + 0x3161) ?? scalar
    case 0xFFE0...0xFFE6: signs[Int(scalar.value) - 0xFFE0]
    default: scalar
    }
  }

  /// U+FF61 to U+FF9F; the two sound marks map to the combining ones, so that `ｶﾞ` equals `ガ`.
  private static let halfWidthKatakana: [Unicode.Scalar] = Array(
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u{3099}\u{309A}"
      .unicodeScalars)

  /// U+FFE0 to U+FFE6.
  private static let signs: [Unicode.Scalar] = ["¢", "£", "¬", "¯", "¦", "¥", "₩"]
}
