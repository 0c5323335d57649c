/// How many cells a character takes whose East Asian Width is "Ambiguous", as `§`, `→` and `α` are.
///
/// Terminals with fonts for Chinese, Japanese or Korean may draw them two cells wide; a program cannot tell by the text.
///
/// ```swift
/// let width: AmbiguousWidth = .wide
/// ```
public enum AmbiguousWidth: Sendable, Hashable {
  /// One cell, as most terminals have it.
  case narrow
  /// Two cells, as terminals with East Asian settings have it.
  case wide
}
