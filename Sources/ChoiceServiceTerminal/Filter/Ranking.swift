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
  private let bestCount: Int
  private let order: Mutex<PartialOrder<Match>>
  /// What is worse than all of those.
  private let rest: Mutex<Rest>

  private enum Rest: Sendable {
    case unscored(@Sendable () -> [Match])
    case scored(PartialOrder<Match>)
  }

  /// A ranking of the best, and then of so many that are worse than all of them, which are scored when somebody looks at one.
  init(_ best: [Match], then restCount: Int = 0, _ rest: @escaping @Sendable () -> [Match] = { [] }) {
    count = best.count + restCount
    bestCount = best.count
    order = Mutex(PartialOrder(best))
    self.rest = Mutex(.unscored(rest))
  }

  var isEmpty: Bool { count == 0 }

  /// The position in the list of what is in a row.
  subscript(row: Int) -> Int {
    if row < bestCount { return Int(order.withLock { $0[row] }.position) }
    return Int(withRest { $0[row - bestCount] }.position)
  }

  /// The positions of all, best first.
  var positions: [Int] {
    let best = order.withLock { $0.sorted() }
    let rest = count > bestCount ? withRest { $0.sorted() } : []
    return best.map { Int($0.position) } + rest.map { Int($0.position) }
  }

  private func withRest<Result>(_ body: (inout PartialOrder<Match>) -> sending Result) -> Result {
    rest.withLock { rest in
      var order: PartialOrder<Match>
      switch rest {
      case .scored(let scored): order = scored
      case .unscored(let score): order = PartialOrder(score())
      }
      // The order has one owner, or it would be copied.
      rest = .unscored { [] }
      defer { rest = .scored(order) }
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
