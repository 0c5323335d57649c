/// Scalars that were made visible so far, and what a scalar that takes no room would join.
struct SafeScalars {
  private(set) var scalars = String.UnicodeScalarView()
  /// What the next mark is drawn on; `nil` where that would be something that is not of the text.
  private var base: ScalarClass?
  /// The scalar before, if it is of the text.
  private var previous: Unicode.Scalar?
  /// How many scalars follow the base that take no room or are marks.
  private var markCount = 0

  /// How many joiners the picture so far has.
  private var joinerCount = 0

  /// The limit of the Stream-Safe Text Format.
  private static let markLimit = 30
  /// Well above the three of a kissing couple, which has the most of the emoji that there are.
  ///
  /// A terminal that joins no pictures draws each of them, and no layout can know.
  private static let joinerLimit = 8

  // MARK: Replacements

  /// Adds what stands for a scalar; no mark joins it.
  mutating func appendReplacement(_ text: String) {
    scalars.append(contentsOf: text.unicodeScalars)
    base = nil
    previous = nil
    markCount = 0
  }

  /// Puts another replacement in the place of one that is a single scalar.
  mutating func replaceLast(by text: String) {
    scalars.removeLast()
    appendReplacement(text)
  }

  mutating func appendCode(of scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    appendReplacement("<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>")
  }

  // MARK: Text

  mutating func appendASCII(_ scalar: Unicode.Scalar) {
    appendBase(scalar, ScalarClass(scalar))
  }

  /// Adds a black flag and the tags that make it another one.
  mutating func append(_ flag: Unicode.Scalar, _ tags: Substring.UnicodeScalarView) {
    appendBase(flag, ScalarClass(flag))
    scalars.append(contentsOf: tags)
    previous = tags.last ?? flag
  }

  /// Adds a scalar as it is, or as something visible, by what is before it and after it.
  mutating func append(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) {
    let kind = ScalarClass(scalar)
    if kind.isIgnorable {
      guard isLegitimate(scalar, before: next) else { return appendCode(of: scalar) }
      if scalar == "\u{115F}" { appendBase(scalar, kind) } else { appendJoined(scalar) }
    } else if Self.isFollowingJamo(scalar) {
      let joins = previous.map { Self.isSyllable($0, continuedBy: scalar) } == true
      if joins { appendJoined(scalar) } else { appendCode(of: scalar) }
    } else if (0x1F3FB...0x1F3FF).contains(scalar.value), base?.isPictographic == true {
      // A skin tone, after which a joiner still joins the picture.
      appendJoined(scalar)
    } else if kind.isMark || kind.cells(.narrow) == 0 {
      if base == nil { appendBase("\u{25CC}", ScalarClass("\u{25CC}")) }
      appendJoined(scalar)
    } else {
      appendBase(scalar, kind)
    }
  }

  private mutating func appendBase(_ scalar: Unicode.Scalar, _ kind: ScalarClass) {
    scalars.append(scalar)
    joinerCount = previous == "\u{200D}" ? joinerCount + 1 : 0
    base = kind
    previous = scalar
    markCount = 0
  }

  private mutating func appendJoined(_ scalar: Unicode.Scalar) {
    markCount += 1
    guard markCount <= Self.markLimit else { return }
    scalars.append(scalar)
    previous = scalar
  }

  // MARK: What is invisible

  /// Whether a scalar that is itself invisible does what it is for.
  private func isLegitimate(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) -> Bool {
    let following = next.map(ScalarClass.init)
    switch scalar.value {
    case 0x200D:  // joins pictures, and asks for a joined shape, also at a word's end
      guard let base, !isAfterJoiner else { return false }
      let joinsPictures = base.isPictographic && following?.isPictographic == true && joinerCount < Self.joinerLimit
      return base.isJoining || joinsPictures
    case 0x200C:  // keeps letters from joining
      guard let base, !isAfterJoiner else { return false }
      return base.isJoining && following?.isJoining == true
    case 0x034F:  // keeps the order of marks
      return previous.map { ScalarClass($0).isMark && !ScalarClass($0).isIgnorable } == true
        && following.map { $0.isMark && !$0.isIgnorable } == true
    case 0xFE0E, 0xFE0F:
      return previous.map { ScalarClass($0).hasEmojiVariation } == true
    case 0xFE00...0xFE0D:
      return previous.map { ScalarClass($0).hasVariation } == true
    case 0xE0100...0xE01EF:
      return previous?.properties.isIdeographic == true
    case 0x180B...0x180D, 0x180F:
      return previous.map(Self.isMongolian) == true
    case 0x180E:
      return previous.map(Self.isMongolian) == true && next.map(Self.isMongolian) == true
    case 0x115F:  // stands for the consonant of a vowel
      return next.map(Self.isFollowingJamo) == true
    case 0x1160:  // stands for the vowel after a consonant
      return previous.map(Self.isLeadingJamo) == true
        && (previous != "\u{115F}" || next.map(Self.isFollowingJamo) == true)
    default:
      return false
    }
  }

  private var isAfterJoiner: Bool { previous == "\u{200C}" || previous == "\u{200D}" }

  private static func isMongolian(_ scalar: Unicode.Scalar) -> Bool {
    (0x1820...0x18AA).contains(scalar.value) || (0x180B...0x180F).contains(scalar.value)
  }

  /// Whether it is a consonant that a syllable of Hangul begins with.
  private static func isLeadingJamo(_ scalar: Unicode.Scalar) -> Bool {
    (0x1100...0x115F).contains(scalar.value) || (0xA960...0xA97C).contains(scalar.value)
  }

  /// Whether it is a vowel or a last consonant of a syllable, which have no cells of their own.
  private static func isFollowingJamo(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FB).contains(scalar.value)
  }

  /// Whether a vowel or a last consonant continues the syllable that a scalar belongs to.
  private static func isSyllable(_ previous: Unicode.Scalar, continuedBy scalar: Unicode.Scalar) -> Bool {
    let isPrecomposed = (0xAC00...0xD7A3).contains(previous.value)
    let endsWithVowel = isVowel(previous) || (isPrecomposed && (previous.value - 0xAC00) % 28 == 0)
    return endsWithVowel || (isVowel(scalar) ? isLeadingJamo(previous) : isPrecomposed || isFollowingJamo(previous))
  }

  private static func isVowel(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11A7).contains(scalar.value) || (0xD7B0...0xD7C6).contains(scalar.value)
  }
}
