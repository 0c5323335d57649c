private import Dispatch

/// Does the same to several things at the same time, on a machine that can.
package enum Parallel {
  /// What a function makes of the numbers below a count, in their order.
  package static func map<Result: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
    if count < 2 { return (0..<count).map(body) }
    var results = [Result?](repeating: nil, count: count)
    results.withUnsafeMutableBufferPointer { results in
      nonisolated(unsafe) let results = results  // proven: each call has an element of its own
      DispatchQueue.concurrentPerform(iterations: count) { results[$0] = body($0) }
    }
    return results.compactMap(\.self)
  }

  /// The same to a collection in pieces of a length, which is what is worth a thread.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], by length: Int, _ body: @Sendable (ArraySlice<Element>) -> Result
  ) -> [Result] {
    map((elements.count + length - 1) / length) { piece in
      body(elements[piece * length..<min(elements.count, (piece + 1) * length)])
    }
  }
}
