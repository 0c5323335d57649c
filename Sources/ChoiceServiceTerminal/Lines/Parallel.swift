private import Dispatch

/// Does the same to several things at the same time, on a machine that can.
package enum Parallel {
  /// Changes elements where they are, and gives what came of each, in their order.
  static func change<Element: Sendable, Result: Sendable>(
    _ elements: inout [Element], in range: Range<Int>, _ body: @Sendable (_ index: Int, inout Element) -> Result
  ) -> [Result] {
    var results = [Result?](repeating: nil, count: range.count)
    elements.withUnsafeMutableBufferPointer { elements in
      results.withUnsafeMutableBufferPointer { results in
        nonisolated(unsafe) let (elements, results) = (elements, results)  // proven: each call has its own
        @Sendable func call(_ offset: Int) {
          results[offset] = body(range.lowerBound + offset, &elements[range.lowerBound + offset])
        }
        if range.count == 1 { call(0) } else { DispatchQueue.concurrentPerform(iterations: range.count, execute: call) }
      }
    }
    return results.compactMap(\.self)
  }

  /// What a function makes of the pieces of a collection, of a length that is worth a thread, in their order.
  package static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], by length: Int, _ body: @Sendable (ArraySlice<Element>) -> Result
  ) -> [Result] {
    var pieces = stride(from: 0, to: elements.count, by: length)
      .map { elements[$0..<min(elements.count, $0 + length)] }
    return change(&pieces, in: pieces.indices) { _, piece in body(piece) }
  }
}
