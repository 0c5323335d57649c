/// Makes what is shown and what is typed comparable, so that people find a title by what they can type.
///
/// - Case: the full folding of CaseFolding.txt, so `ß` is `ss`. No language's own rules: the dotless `ı` and `İ` are `i`.
/// - Diacritics: the canonical decomposition of UAX #15, without the marks of the scripts whose marks are diacritics: Latin,
///   Greek, Cyrillic, Hebrew, Arabic and Syriac. The marks of other scripts are vowels and more, and stay, in the order in
///   which they are. Latin letters that UnicodeData.txt names as another one "with" something, such as `ø`, `ł` and `đ`, are
///   that one; `æ` is `ae`, `œ` is `oe`, `ð` is `d`, `þ` is `th`. The tatweel of Arabic is nothing.
/// - Width, ligatures, raised and lowered characters: their compatibility decomposition in UnicodeData.txt.
/// - Kana: Hiragana is Katakana. A sound mark makes another letter, so `か` is not `が`.
/// - Hangul: the keys that are pressed for a syllable on the keyboard of KS X 5002, so `하`, `한` and `ㅎ` begin `하나`.
/// - Han: one form stands for the simplified and traditional ones of Unihan, within the Basic Multilingual Plane.
/// - Quotation marks and dashes are those of a keyboard; blanks in a row are one space, and none at the ends; what cannot be
///   seen is nothing, but for the tags of a flag.
///
/// The data is of one version of Unicode, in `FoldTable` and `HanTable`, so every machine finds the same.
enum TextFolding {
  /// A scalar of the comparable text.
  struct Element {
    var value: UInt32
    /// Whether a word of the text begins here, by `WordClass`.
    var beginsWord: Bool
    /// The position of the scalar that it is of, among those of the text.
    var source: Int
  }

  /// Calls a function with each element of the comparable text.
  static func fold(_ text: String, _ body: (Element) -> Void) {
    var text = text
    let isFolded = text.withUTF8 { bytes in
      guard Self.isASCII(bytes) else { return false }
      foldASCII(bytes, body)
      return true
    }
    if !isFolded { foldScalars(text.unicodeScalars, body) }
  }

  // MARK: ASCII

  private enum ByteClass: UInt8 {
    case blank, sign, digit, letter, capital

    @inline(__always)
    init(_ byte: UInt8) {
      switch byte {
      case 0x20, 0x09: self = .blank
      case 0x30...0x39: self = .digit
      case 0x41...0x5A: self = .capital
      case 0x61...0x7A: self = .letter
      default: self = .sign
      }
    }

    /// Whether a word begins at a byte that is no blank.
    @inline(__always)
    func beginsWord(after previous: ByteClass) -> Bool {
      switch (previous, self) {
      case (.blank, _): true
      case (_, .sign), (_, .blank): false
      case (.sign, _): true
      case (.digit, .digit): false
      case (.digit, _), (_, .digit): true
      default: previous == .letter && self == .capital
      }
    }
  }

  /// Whether a text has no characters but the printable ones of ASCII.
  static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.allSatisfy { (0x20..<0x7F).contains($0) }
  }

  /// Whether a word begins at a byte that is no blank, after another.
  static func beginsWord(_ byte: UInt8, after previous: UInt8) -> Bool {
    ByteClass(byte).beginsWord(after: ByteClass(previous))
  }

  /// Calls a function with each element of the comparable form of a text of printable ASCII and tabs.
  static func foldASCII(_ bytes: UnsafeBufferPointer<UInt8>, _ body: (Element) -> Void) {
    var previous = ByteClass.blank
    var blank: Int?
    for (position, byte) in bytes.enumerated() {
      let current = ByteClass(byte)
      if current == .blank {
        if previous != .blank { blank = position }
      } else {
        if let source = blank {
          body(Element(value: 0x20, beginsWord: false, source: source))
          blank = nil
        }
        body(
          Element(
            value: UInt32(current == .capital ? byte | 0x20 : byte), beginsWord: current.beginsWord(after: previous),
            source: position))
      }
      previous = current
    }
  }

  // MARK: Other scalars

  private static func foldScalars(_ scalars: String.UnicodeScalarView, _ body: (Element) -> Void) {
    // Kept back: a sound mark may join it, and a space at the end is left out.
    var last: Element?
    var wordClass = WordClass.separator
    // At the beginning, or after a blank.
    var isAfterBlank = true
    for (source, scalar) in scalars.enumerated() {
      let current = WordClass(scalar)
      var beginsWord = current.beginsWord(after: wordClass)
      wordClass = current.joined(to: wordClass)
      forEachImage(of: scalar.value) { value in
        if value == 0x20 {
          guard !isAfterBlank else { return }
          isAfterBlank = true
          wordClass = .separator
        } else if let kana = last.flatMap({ soundedKana($0.value, value) }) {
          last?.value = kana
          return
        } else {
          beginsWord = beginsWord || isAfterBlank
          isAfterBlank = false
        }
        if let last { body(last) }
        last = Element(value: value, beginsWord: beginsWord && value != 0x20, source: source)
        beginsWord = false
      }
    }
    if let last, last.value != 0x20 { body(last) }
  }

  private static func forEachImage(of value: UInt32, _ body: (UInt32) -> Void) {
    switch value {
    case 0x41...0x5A: body(value | 0x20)
    case 0x09...0x0D: body(0x20)
    case 0x00...0x7F: body(value)
    case 0x3400...0x9FFF, 0xF900...0xFAFF: body(form(ofHan: value))
    case 0xAC00...0xD7A3:
      // The arithmetic decomposition of a syllable, in section 3.12 of the Unicode Standard.
      let syllable = value - 0xAC00
      body(0x1100 + syllable / 588)
      forEachTabledImage(of: 0x1161 + syllable % 588 / 28, body)
      if syllable % 28 > 0 { forEachTabledImage(of: 0x11A7 + syllable % 28, body) }
    default: forEachTabledImage(of: value, body)
    }
  }

  private static func forEachTabledImage(of value: UInt32, _ body: (UInt32) -> Void) {
    if let image = shifted(value) ?? pair(of: value, in: FoldTable.pairs) {
      if image != 0 { body(image) }
      return
    }
    let expansion = FoldTable.expansions.last(where: { $0 >> 11 }, isNoMoreThan: value)
    guard expansion >> 11 == value else { return body(value) }
    for scalar in FoldTable.sequences[Int(expansion & 0x7FF)...] {
      body(scalar & ~endOfSequence)
      if scalar & endOfSequence != 0 { break }
    }
  }

  private static let endOfSequence: UInt32 = 1 << 31
  private static let everyOther: UInt32 = 1 << 31

  /// What a scalar of a range folds to: 0 for nothing, `nil` where it is in none.
  private static func shifted(_ value: UInt32) -> UInt32? {
    FoldTable.shifts.withUnsafeBufferPointer { shifts in
      var low = 0
      var high = shifts.count / 3
      while high - low > 1 {
        let middle = (low + high) / 2
        if shifts[middle * 3] & ~everyOther <= value { low = middle } else { high = middle }
      }
      let first = shifts[low * 3] & ~everyOther
      guard (first...shifts[low * 3 + 1]).contains(value) else { return nil }
      if shifts[low * 3] & everyOther != 0, (value - first) % 2 != 0 { return nil }
      let image = shifts[low * 3 + 2]
      return image == 0 ? 0 : image + (value - first)
    }
  }

  /// The lower 16 bits of the entry whose upper 16 bits are a scalar.
  private static func pair(of value: UInt32, in table: [UInt32]) -> UInt32? {
    let entry = table.last(where: { $0 >> 16 }, isNoMoreThan: value)
    return entry >> 16 == value ? entry & 0xFFFF : nil
  }

  private static func form(ofHan value: UInt32) -> UInt32 {
    pair(of: value, in: HanTable.forms) ?? value
  }

  private static func soundedKana(_ kana: UInt32, _ mark: UInt32) -> UInt32? {
    switch mark {
    case 0x3099: pair(of: kana, in: FoldTable.voiced)
    case 0x309A: pair(of: kana, in: FoldTable.semiVoiced)
    default: nil
    }
  }
}
