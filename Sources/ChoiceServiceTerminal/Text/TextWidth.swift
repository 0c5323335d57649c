/// How many cells of a terminal text takes, and how it is cut and broken to fit.
///
/// The unit is the grapheme cluster, which is never split. The text went through `SafeText`; a control character counts as
/// nothing.
package struct TextWidth: Sendable, Hashable {
  private let ambiguous: AmbiguousWidth

  package init(ambiguous: AmbiguousWidth = .narrow) {
    self.ambiguous = ambiguous
  }

  // MARK: Measure

  /// The cells of a grapheme cluster.
  ///
  /// Terminals add up the cells of its scalars: so do its marks count 0 and an Indic conjunct as many as its letters. A
  /// picture is 2 cells however many scalars it is made of: with U+FE0F, a skin tone, or joined ones; U+FE0E after it makes
  /// it no narrower. A flag is a pair of regional indicators of 1 cell each, and so a single one is 1 cell, which is how a
  /// terminal without flags draws it. A digit with U+20E3 is a keycap of 2 cells only when U+FE0F is between them.
  package func cells(of cluster: Character) -> Int {
    let scalars = cluster.unicodeScalars
    guard let first = scalars.first else { return 0 }
    var previous = ScalarClass(first)
    var previousScalar = first
    // What the last scalar belongs to that has cells of its own, and how many.
    var base = previous
    var baseCells = previous.cells(ambiguous)
    var total = baseCells
    for scalar in scalars.dropFirst() {
      let current = ScalarClass(scalar)
      let isPicture =
        switch scalar.value {
        case 0xFE0F: previous.hasEmojiVariation
        case 0x1F3FB...0x1F3FF: base.isModifierBase && (previous == base || previousScalar == "\u{FE0F}")
        default: previousScalar == "\u{200D}" && current.isPictographic && base.isPictographic
        }
      if isPicture {
        total += max(0, 2 - baseCells)
        baseCells = max(2, baseCells)
        if current.isPictographic { base = current }
      } else {
        let cells = current.cells(ambiguous)
        total += cells
        if cells > 0 {
          base = current
          baseCells = cells
        }
      }
      previous = current
      previousScalar = scalar
    }
    return total
  }

  /// The cells of a text.
  package func cells(of text: String) -> Int {
    if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text.utf8.count }
    return text.reduce(0) { $0 + cells(of: $1) }
  }

  // MARK: Cut

  /// The text if it fits; else as many of its first clusters as leave room for the ellipsis, and the ellipsis.
  ///
  /// Where not even the ellipsis fits, it is as many clusters as do. Nothing is read of the text but what is shown, and the
  /// cluster after it.
  package func cut(_ text: String, to cells: Int, ellipsis: String) -> String {
    guard cells > 0 else { return "" }
    let ellipsisCells = self.cells(of: ellipsis)
    let room = ellipsisCells <= cells ? cells - ellipsisCells : cells
    var end = text.startIndex
    var index = text.startIndex
    var taken = 0
    while index < text.endIndex {
      taken += self.cells(of: text[index])
      index = text.index(after: index)
      if taken <= room { end = index }
      if taken > cells { return String(text[..<end]) + (ellipsisCells <= cells ? ellipsis : "") }
    }
    return text
  }

  /// The text if it fits; else as many of its last clusters as leave room for an ellipsis before them.
  package func end(of text: String, in cells: Int, ellipsis: String) -> String {
    // A character has a cell at least, or joins one that has.
    let end = text.suffix(max(0, cells) + 1)
    if end.count == text.count, self.cells(of: text) <= cells { return text }
    let ellipsisCells = self.cells(of: ellipsis)
    let room = ellipsisCells <= cells ? cells - ellipsisCells : cells
    var taken = 0
    let kept = end.reversed().prefix { cluster in
      taken += self.cells(of: cluster)
      return taken <= room
    }
    return (ellipsisCells <= cells ? ellipsis : "") + String(kept.reversed())
  }

  // MARK: Wrap

  /// The text in lines that are no wider than a number of cells; empty text is one empty line.
  ///
  /// Lines break at spaces, which are dropped there, and beside wide characters, except before what begins no line and after
  /// what ends none. A word is broken only where it is wider than a whole line. Spaces at the start of the text are kept,
  /// as many as fit in the first line. A cluster that is wider than a whole line is shown as `?`, the one character that is
  /// surely one cell. Where no cell is left, there is one empty line.
  package func wrap(_ text: String, to cells: Int) -> [String] {
    guard cells > 0 else { return [""] }
    var lines: [String] = []
    var line = Line()
    // The spaces since the last word, which are dropped if the line breaks there.
    var spaces = Line()
    // The clusters since the last place where a line may break.
    var word = Line()
    // Whether there were only spaces so far, which are kept.
    var isIndent = true

    func breakLine() {
      lines.append(line.text)
      line = Line()
      spaces = Line()
    }
    func endWord() {
      guard !word.isEmpty else { return }
      if line.cells + spaces.cells + word.cells > cells { breakLine() }
      line.append(spaces)
      line.append(word)
      spaces = Line()
      word = Line()
    }

    for var cluster in text {
      var width = self.cells(of: cluster)
      if width > cells {
        cluster = "?"
        width = 1
      }
      if Self.isSpace(cluster) {
        endWord()
        if !isIndent {
          spaces.append(cluster, width)
        } else if line.cells + width <= cells {
          line.append(cluster, width)
        }
        continue
      }
      isIndent = false
      if let last = word.last, Self.mayBreak(last, word.lastCells, cluster, width) { endWord() }
      if word.cells + width > cells {
        // It fits in no line: what there is of it goes on the lines.
        endWord()
        breakLine()
      }
      word.append(cluster, width)
    }
    endWord()
    // Spaces at the text's end that do not fit are at a break.
    if line.cells + spaces.cells <= cells { line.append(spaces) }
    lines.append(line.text)
    return lines
  }

  /// Clusters in a row, with their cells.
  private struct Line {
    var text = ""
    var cells = 0
    var last: Character?
    var lastCells = 0
    var isEmpty: Bool { text.isEmpty }

    mutating func append(_ cluster: Character, _ width: Int) {
      text.append(cluster)
      cells += width
      last = cluster
      lastCells = width
    }

    mutating func append(_ other: Line) {
      text += other.text
      cells += other.cells
    }
  }

  /// Whether a line may end between two clusters of which neither is a space.
  private static func mayBreak(_ left: Character, _ leftCells: Int, _ right: Character, _ rightCells: Int) -> Bool {
    (leftCells > 1 || rightCells > 1) && rightCells > 0 && !beginsNoLine.contains(right) && !endsNoLine.contains(left)
  }

  /// Whether a line may break at a cluster and drop it; a no-break space is none of these.
  private static func isSpace(_ cluster: Character) -> Bool {
    cluster == " " || cluster == "\u{3000}"
  }

  private static let beginsNoLine: Set<Character> = Set(
    ",.!?:;)]}%’”»›‥…‐–—、。，．！？：；）」』】〉》〕〗〙〛｝］｠・ー～〜゠‼⁇⁈⁉々〻ヽヾゝゞ％‰°℃｡｣､･ｰ"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿｧｨｩｪｫｬｭｮｯ")

  private static let endsNoLine: Set<Character> = Set("([{‘“«‹（「『【〈《〔〖〘〚｛［｟｢")
}
