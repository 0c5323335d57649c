/// How well a title matches a query; the greater one is the better match.
///
/// The first of these that differs decides:
/// 1. The kind of the match, in the order of `Kind`. Of a query with several parts it is that of its worst part; but where
///    the title has the query, with its blanks, in one piece that makes a better match, this piece is the match.
/// 2. Fewer gaps: a match in one piece has none, and each further piece, of a part or of another part, is one more.
/// 3. An earlier start: where the first piece is.
/// 4. A shorter title.
///
/// Titles of the same score keep the order of the list.
struct MatchScore: Sendable, Hashable, Comparable {
  /// Where the parts of a query were found, the best kind first.
  enum Kind: UInt64, Sendable, Comparable {
    /// The title is what was typed.
    case whole
    /// The title begins with it.
    case beginning
    /// A word of the title begins with it.
    case word
    /// It is in the title in one piece.
    case inside
    /// It is in several pieces, and a word begins with each: `nyc` and `newci` in `New York City`.
    case words
    /// It is in several pieces.
    case scattered
    /// It is in the title, but not in the beginning that is compared in detail.
    case far

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  /// The parts in their order from the upper bits, so that the lower number is the better match.
  private let order: UInt64

  /// A score; the start, the gaps and the length are those of comparable scalars.
  init(kind: Kind, gaps: Int, start: Int, length: Int) {
    order =
      kind.rawValue << 56 | UInt64(clamping: min(gaps, 0xFFFF)) << 40 | UInt64(clamping: min(start, 0xFFFF)) << 24
      | UInt64(clamping: min(length, 0xFF_FFFF))
  }

  /// Whether it is worse than that of every match whose parts are each in one piece.
  var isOfPieces: Bool { order >> 56 >= Kind.words.rawValue }

  static func < (left: MatchScore, right: MatchScore) -> Bool { left.order > right.order }
}
