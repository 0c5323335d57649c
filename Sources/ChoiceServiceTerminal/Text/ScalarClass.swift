/// What the layout of text needs to know of a Unicode scalar, by the generated `WidthTable`.
///
/// The bits are those that Tools/generate-width-table.py writes.
struct ScalarClass: Sendable, Hashable {
  private let bits: UInt32

  init(_ scalar: Unicode.Scalar) {
    // Printable ASCII is most of all text; only its digits, `#` and `*` have more to say than their one cell.
    if (0x40...0x7E).contains(scalar.value) || scalar.value == 0x20 {
      bits = 1
      return
    }
    bits = WidthTable.ranges.withUnsafeBufferPointer { ranges in
      // The last range that begins at the scalar or before it; the first one begins at zero.
      var low = 0
      var high = ranges.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if ranges[middle] >> 10 <= scalar.value { low = middle } else { high = middle }
      }
      return ranges[low] & 0x3FF
    }
  }

  /// The cells of the scalar alone.
  func cells(_ ambiguous: AmbiguousWidth) -> Int {
    ambiguous == .wide && has(2) ? 2 : Int(bits & 3)
  }

  /// Whether U+FE0F after it makes it a picture, and U+FE0E makes it text.
  var hasEmojiVariation: Bool { has(3) }

  /// Whether a skin tone after it changes its picture.
  var isModifierBase: Bool { has(4) }

  /// Whether a zero width joiner may join it to another picture.
  var isPictographic: Bool { has(5) }

  /// Whether nothing is shown for it.
  var isIgnorable: Bool { has(6) }

  /// Whether it is drawn on, under, or beside the letter before it.
  var isMark: Bool { has(7) }

  /// Whether it is a letter or mark of a script whose shapes depend on their neighbours.
  var isJoining: Bool { has(8) }

  /// Whether a standardized variation sequence begins with it.
  var hasVariation: Bool { has(9) }

  private func has(_ bit: UInt32) -> Bool { bits & (1 << bit) != 0 }
}
