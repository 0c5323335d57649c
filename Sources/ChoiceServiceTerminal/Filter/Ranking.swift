private import Synchronization

/// What matches, best first; put in order only as far as it is looked at.
final class Ranking: Sendable {
  /// An option that matches.
  struct Match: Sendable, Hashable, Comparable {
    var score: MatchScore
    var position: UInt32

    /// Whether it is shown before another.
    static func < (left: Match, right: Match) -> Bool {
      left.score == right.score ? left.position < right.position : left.score > right.score
    }
  }

  let count: Int
  /// How many rows are those of what is scored, whatever the scores of the rest are.
  private let sureCount: Int
  private let scored: Mutex<PartialOrder<Match>>
  /// All, when somebody has looked farther.
  private let all = Mutex<PartialOrder<Match>?>(nil)
  private let rest: @Sendable () -> [Match]

  /// A ranking of what is scored, and of a rest that is scored when somebody looks farther than a number of rows, none of which the rest
  /// could have.
  init(
    _ scored: [Match], inOrder sureCount: Int = .max, then restCount: Int = 0,
    _ rest: @escaping @Sendable () -> [Match] = { [] }
  ) {
    count = scored.count + restCount
    self.sureCount = min(sureCount, scored.count)
    self.scored = Mutex(PartialOrder(scored))
    self.rest = rest
  }

  var isEmpty: Bool { count == 0 }

  /// The position in the list of what is in a row.
  subscript(row: Int) -> Int {
    Int((row < sureCount ? scored.withLock { $0[row] } : withAll { $0[row] }).position)
  }

  /// The positions of all, best first.
  var positions: [Int] { withAll { $0.sorted() }.map { Int($0.position) } }

  private func withAll<Result>(_ body: (inout PartialOrder<Match>) -> sending Result) -> Result {
    all.withLock { all in
      var order = all ?? PartialOrder(scored.withLock { $0.elements } + rest())
      // The order has one owner, or it would be copied.
      all = nil
      defer { all = order }
      return body(&order)
    }
  }
}

extension Ranking: Equatable {
  static func == (left: Ranking, right: Ranking) -> Bool { left === right || left.positions == right.positions }
}

/// Elements of which the first are in order, and no other comes before them.
///
/// What is asked for is selected by quickselect (C. A. R. Hoare, Algorithm 65, CACM 4/7, 1961) and sorted, at least as much again as
/// was in order before, so that looking at all elements one after the other costs no more than sorting them.
struct PartialOrder<Element: Comparable & Sendable>: Sendable {
  private(set) var elements: [Element]
  /// How many of the first elements are in order.
  private(set) var sortedCount = 0

  /// How many elements are put in order at least.
  private static var leastCount: Int { 256 }

  init(_ elements: [Element]) {
    self.elements = elements
  }

  /// The element at a position of the order.
  subscript(index: Int) -> Element {
    mutating get {
      if index >= sortedCount { sort(first: max(index + 1, Self.leastCount, 2 * sortedCount)) }
      return elements[index]
    }
  }

  /// All elements in order.
  mutating func sorted() -> [Element] {
    sort(first: elements.count)
    return elements
  }

  /// Puts the first elements in order.
  mutating func sort(first count: Int) {
    let end = min(count, elements.count)
    guard end > sortedCount else { return }
    let begin = sortedCount
    elements.withUnsafeMutableBufferPointer { elements in
      Self.select(end - begin, of: UnsafeMutableBufferPointer(rebasing: elements[begin...]))
      var some = elements[begin..<end]
      some.sort()
    }
    sortedCount = end
  }

  /// Brings the first elements by order to the front, in any order.
  private static func select(_ count: Int, of elements: UnsafeMutableBufferPointer<Element>) {
    var (low, high) = (0, elements.count - 1)
    // Where the pivots are bad ones again and again, sorting is the shorter way.
    var rounds = 2 * (Int.bitWidth - elements.count.leadingZeroBitCount)
    while low < high, count > low, count <= high {
      if rounds == 0 {
        var rest = elements[low...high]
        return rest.sort()
      }
      rounds -= 1
      // The middle of three, so that what is in order already costs no more.
      let middle = (low + high) / 2
      if elements[middle] < elements[low] { elements.swapAt(middle, low) }
      if elements[high] < elements[low] { elements.swapAt(high, low) }
      if elements[high] < elements[middle] { elements.swapAt(high, middle) }
      let pivot = elements[middle]
      var (left, right) = (low, high)
      while left <= right {
        while elements[left] < pivot { left += 1 }
        while pivot < elements[right] { right -= 1 }
        if left <= right {
          elements.swapAt(left, right)
          left += 1
          right -= 1
        }
      }
      if count <= right { high = right } else if count >= left { low = left } else { return }
    }
  }
}
