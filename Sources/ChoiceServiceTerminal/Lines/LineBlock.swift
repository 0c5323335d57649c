private import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A piece of memory with lines in it, each followed by a separator, and where every fourth line begins.
///
/// A line is found from one of the four before it, so that lines of one byte do not cost more than themselves.
///
/// Why it can be shared: one thread appends, and ``publish()`` comes after what it has written; others look only at the parts that a
/// `LineSlice` names, after ``acquire()``, and those parts are never changed.
final class LineBlock: @unchecked Sendable {  // proven: what is published is never changed, see above
  /// What ends a line.
  let separator: UInt8
  /// How many bytes there is room for.
  let capacity: Int
  private let bytes: UnsafeMutablePointer<UInt8>
  private let starts: UnsafeMutablePointer<UInt32>
  private let publications = Atomic(0)

  /// How many lines there are from one that is noted to the next.
  static let stride = 4

  /// Room for so many bytes; `nil` where the process gets no more memory.
  init?(capacity: Int, separator: UInt8) {
    let startsCount = capacity / Self.stride + 1
    let size = (capacity + 3) & ~3
    guard let memory = malloc(size + startsCount * MemoryLayout<UInt32>.stride) else { return nil }
    self.capacity = capacity
    self.separator = separator
    bytes = memory.bindMemory(to: UInt8.self, capacity: size)
    starts = (memory + size).bindMemory(to: UInt32.self, capacity: startsCount)
    starts[0] = 0
  }

  deinit { free(bytes) }

  // MARK: Writing

  /// The room after the first bytes.
  func room(after count: Int) -> UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(start: bytes + count, count: capacity - count)
  }

  /// Notes where a line begins.
  func note(line: Int, at offset: Int) {
    if line % Self.stride == 0 { starts[line / Self.stride] = UInt32(truncatingIfNeeded: offset) }
  }

  /// Makes what was written until now, here and in other blocks, visible to those that acquire this block afterwards.
  func publish() { publications.wrappingAdd(1, ordering: .releasing) }

  // MARK: Reading

  /// Comes before looking at what another thread has published.
  func acquire() { _ = publications.load(ordering: .acquiring) }

  /// The bytes from one offset to another.
  func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count)
  }

  /// Where the line at a position begins.
  func start(ofLine line: Int) -> Int {
    var offset = Int(starts[line / Self.stride])
    for _ in 0..<(line % Self.stride) { offset = end(ofLineAt: offset) + 1 }
    return offset
  }

  /// Where the line that begins at an offset ends: the offset of its separator.
  func end(ofLineAt offset: Int) -> Int {
    Self.firstIndex(of: separator, in: UnsafeBufferPointer(start: bytes + offset, count: capacity - offset))
      .map { offset + $0 } ?? capacity
  }

  /// Where a byte is first.
  static func firstIndex(of byte: UInt8, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let base = bytes.baseAddress, let found = memchr(base, Int32(byte), bytes.count) else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}

/// Lines of a block that are there to be read, in a row.
struct LineSlice: Sendable {
  let block: LineBlock
  /// The lines of the block.
  var lines: Range<Int>
  /// Where they are in it, their separators included.
  var bytes: Range<Int>
  /// The position of the first of them in the whole list.
  var first: Int
  /// What they hold, or less.
  var text: PlainText

  var count: Int { lines.count }
  /// Their positions in the whole list.
  var positions: Range<Int> { first..<first + lines.count }

  /// The lines after the first ones.
  func dropFirst(_ count: Int) -> LineSlice {
    guard count > 0 else { return self }
    var rest = self
    let line = lines.lowerBound + min(count, lines.count)
    rest.lines = line..<lines.upperBound
    rest.bytes = (rest.lines.isEmpty ? bytes.upperBound : block.start(ofLine: line))..<bytes.upperBound
    rest.first += min(count, lines.count)
    return rest
  }

  /// The first lines.
  func prefix(_ count: Int) -> LineSlice {
    guard count < lines.count else { return self }
    var some = self
    some.lines = lines.lowerBound..<lines.lowerBound + count
    some.bytes = bytes.lowerBound..<block.start(ofLine: some.lines.upperBound)
    return some
  }

  /// Calls a function with the bytes of the line at a position of the whole list, without its separator.
  func withLine<Result>(at position: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    let start = block.start(ofLine: lines.lowerBound + position - first)
    defer { withExtendedLifetime(block) {} }
    return try body(block.bytes(start..<block.end(ofLineAt: start)))
  }
}

/// Lines as they were at one moment.
struct LineList: Sendable {
  private(set) var slices: [LineSlice] = []
  private(set) var count = 0

  /// Adds lines, which are the next ones.
  mutating func append(_ slice: LineSlice) {
    guard slice.count > 0 else { return }
    count += slice.count
    // Lines that follow those of the same block are one slice with them.
    if let last = slices.last, last.block === slice.block {
      slices[slices.count - 1].lines = last.lines.lowerBound..<slice.lines.upperBound
      slices[slices.count - 1].bytes = last.bytes.lowerBound..<slice.bytes.upperBound
      slices[slices.count - 1].text = max(last.text, slice.text)
    } else {
      slices.append(slice)
    }
  }

  /// The slice with a position.
  func slice(at position: Int) -> LineSlice {
    slices[sliceIndex(at: position)]
  }

  /// The number of the slice with a position; for the end, the number after the last.
  func sliceIndex(at position: Int) -> Int {
    slices.halvedIndex { $0.positions.upperBound > position }
  }

  /// Calls a function with the bytes of the line at a position.
  func withLine<Result>(at position: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try slice(at: position).withLine(at: position, body)
  }
}

extension Array {
  /// The first index whose element meets a condition that all elements after it meet too; the end where none does.
  func halvedIndex(where isMet: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isMet(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
