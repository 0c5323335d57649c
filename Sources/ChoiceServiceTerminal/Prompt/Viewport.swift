/// Which rows of a longer list are visible.
enum Viewport {
  /// The first visible row, so that the row of the pointer is visible: moved no further than necessary, with a row beside
  /// the pointer where the window has room for it.
  static func top(showing row: Int?, from top: Int, height: Int, count: Int) -> Int {
    let last = max(0, count - height)
    var top = min(max(0, top), last)
    guard let row, height > 0 else { return top }
    let margin = height >= 4 ? 1 : 0
    top = min(top, row - margin)
    top = max(top, row + margin - height + 1)
    return min(max(0, top), last)
  }

  /// The positions that are visible.
  static func visible(from top: Int, height: Int, count: Int) -> Range<Int> {
    top..<max(top, min(count, top + height))
  }
}
