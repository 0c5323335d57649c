/// What a scalar is to the beginnings of words, by the generated `FoldTable`.
///
/// A word begins after a blank; at a letter or digit after anything else; at a capital after a letter that is none, as in
/// `fileName`; where letters turn into digits, or digits into letters; and where letters change their script, as in
/// `iPhone手机`. The two kinds of kana are one script, and a letter of no script, such as `ー`, goes with those before it. The
/// script of a letter is that of Scripts.txt, and capitals, digits and marks are the general categories of UnicodeData.txt.
/// Beyond the Basic Multilingual Plane, what is not Han counts as a sign.
struct WordClass: Sendable, Hashable {
  private enum Kind: UInt32 {
    case separator, digit, mark, letter, capital
  }

  private let kind: Kind
  private let script: UInt32

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    let range = FoldTable.kinds.last(where: { $0 >> 11 }, isNoMoreThan: value)
    script = range >> 3 & 0xFF
    kind =
      switch range & 7 {
      // The capitals of a range alternate: they are the even code points, or the odd ones.
      case 5: value % 2 == 0 ? .capital : .letter
      case 6: value % 2 == 0 ? .letter : .capital
      case let bits: Kind(rawValue: bits) ?? .separator
      }
  }

  private init(kind: Kind, script: UInt32) {
    self.kind = kind
    self.script = script
  }

  /// Before the text, where any letter begins a word.
  static let separator = WordClass(kind: .separator, script: 0)

  /// Whether a word begins at it, after another that is no blank.
  func beginsWord(after previous: WordClass) -> Bool {
    switch (previous.kind, kind) {
    case (_, .separator), (_, .mark): false
    case (.separator, _), (.mark, _): true
    case (.digit, .digit): false
    case (.digit, _), (_, .digit): true
    case (.letter, .capital): true
    case (.letter, .letter), (.capital, _): script != previous.script && script != 0 && previous.script != 0
    }
  }

  /// What the next is compared with, after this one that follows another.
  func joined(to previous: WordClass) -> WordClass {
    switch kind {
    case .mark: previous
    case .letter, .capital: script == 0 ? WordClass(kind: kind, script: previous.script) : self
    case .separator, .digit: self
    }
  }
}

extension [UInt32] {
  /// The last element whose key is no more than a value; the first where there is none.
  ///
  /// The elements are sorted by their keys.
  func last(where key: (UInt32) -> UInt32, isNoMoreThan value: UInt32) -> UInt32 {
    self[lastIndex(where: key, isNoMoreThan: value)]
  }

  /// The position of the last element whose key is no more than a value; 0 where there is none.
  func lastIndex(where key: (UInt32) -> UInt32, isNoMoreThan value: UInt32) -> Int {
    withUnsafeBufferPointer { elements in
      var low = 0
      var high = elements.count
      while high - low > 1 {
        let middle = (low + high) / 2
        if key(elements[middle]) <= value { low = middle } else { high = middle }
      }
      return low
    }
  }
}
