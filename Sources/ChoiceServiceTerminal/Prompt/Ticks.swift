/// Which of several options are chosen so far.
///
/// Ticks belong to options and not to rows, so they stay whatever a filter shows.
struct Ticks: Sendable, Hashable {
  /// How many an answer may hold.
  let count: ClosedRange<Int>
  /// The positions of the options that are ticked.
  private(set) var options: Set<Int>

  init(count: ClosedRange<Int>, options: Set<Int> = []) {
    self.count = count
    self.options = options
  }

  /// The answer, in the order of the list; `nil` while it would hold too few or too many.
  var answer: [Int]? { count.contains(options.count) ? options.sorted() : nil }

  func contains(_ option: Int) -> Bool { options.contains(option) }

  /// Ticks an option, or takes its tick away; `false` where they would be too many, and nothing changes.
  mutating func toggle(_ option: Int) -> Bool {
    var changed = options
    if changed.remove(option) == nil { changed.insert(option) }
    return change(to: changed)
  }

  /// Ticks all of some options, or, where they are, takes their ticks away; `false` where they would be too many, and nothing
  /// changes.
  mutating func toggleAll(_ some: some Sequence<Int>) -> Bool {
    let some = Set(some)
    return change(to: some.isSubset(of: options) ? options.subtracting(some) : options.union(some))
  }

  /// Ticks those of some options that are not, and takes the ticks of the others away; `false` where they would be too many, and
  /// nothing changes.
  mutating func invert(_ some: some Sequence<Int>) -> Bool {
    change(to: options.symmetricDifference(some))
  }

  /// Taking ticks away is never too many, even where too many were ticked at first.
  private mutating func change(to changed: Set<Int>) -> Bool {
    guard changed.count <= max(count.upperBound, options.count - 1) else { return false }
    options = changed
    return true
  }
}
