/// Appends bytes to blocks, and tells the lines in them apart.
struct LineWriter {
  private let separator: UInt8
  /// How large blocks become, as long as lines are shorter.
  private let largest: Int
  private var block: LineBlock?
  /// How many bytes are in the block.
  private var filled = 0
  /// Where the line begins that has no separator yet.
  private var lineStart = 0
  /// How many lines of the block have one.
  private var lineCount = 0
  private var text = PlainText.withoutBlanks
  /// How many lines there were in the blocks before.
  private var first = 0

  /// What is taken first, and what a block grows to.
  static let (smallestBlock, largestBlock) = (64 << 10, 1 << 20)

  init(separator: UInt8, smallest: Int = smallestBlock, largest: Int = largestBlock) {
    self.separator = separator
    self.largest = largest
    nextCapacity = smallest
  }

  private var nextCapacity: Int

  /// Whether a block can hold no more than this: offsets in it have 32 bits.
  private static let limit = Int(UInt32.max) - 1

  /// Room for more bytes, one at least; `nil` where there is no more memory.
  ///
  /// The line that has no separator yet moves to a new block, where the old one is full.
  mutating func room() -> UnsafeMutableRawBufferPointer? {
    // A byte is kept for the separator of a last line that has none.
    if let block, block.capacity - filled > 1 {
      return UnsafeMutableRawBufferPointer(rebasing: block.room(after: filled).dropLast())
    }
    let unfinished = filled - lineStart
    let capacity = max(nextCapacity, 2 * unfinished + 2)
    guard capacity <= Self.limit, let new = LineBlock(capacity: capacity, separator: separator) else { return nil }
    nextCapacity = min(largest, max(nextCapacity, nextCapacity * 4))
    if let block, unfinished > 0 {
      new.room(after: 0).copyMemory(from: UnsafeRawBufferPointer(block.bytes(lineStart..<filled)))
    }
    first += lineCount
    (block, filled, lineStart, lineCount) = (new, unfinished, 0, 0)
    if unfinished == 0 { text = .withoutBlanks }
    return room()
  }

  /// Takes in bytes that were written to the room; the lines that they complete.
  mutating func take(_ count: Int) -> LineSlice? {
    guard let block, count > 0 else { return nil }
    let new = block.bytes(filled..<filled + count)
    if text != .other { text = max(text, PlainText(new, besides: separator)) }
    var offset = filled
    filled += count
    let old = (lines: lineCount, bytes: lineStart)
    while let length = LineBlock.firstIndex(of: separator, in: block.bytes(offset..<filled)) {
      offset += length + 1
      lineStart = offset
      lineCount += 1
      block.note(line: lineCount, at: offset)
    }
    return slice(since: old)
  }

  /// Ends a last line that has no separator; empty is none.
  mutating func end() -> LineSlice? {
    guard let block, filled > lineStart else { return nil }
    let old = (lines: lineCount, bytes: lineStart)
    block.room(after: filled)[0] = separator
    filled += 1
    lineStart = filled
    lineCount += 1
    block.note(line: lineCount, at: filled)
    return slice(since: old)
  }

  private func slice(since old: (lines: Int, bytes: Int)) -> LineSlice? {
    guard let block, lineCount > old.lines else { return nil }
    block.publish()
    return LineSlice(
      block: block, lines: old.lines..<lineCount, bytes: old.bytes..<lineStart, first: first + old.lines,
      text: text)
  }
}

extension LineWriter {
  /// Adds a line as it is.
  mutating func append(line: some Collection<UInt8>) -> LineSlice? {
    var rest = line[...]
    while !rest.isEmpty {
      guard let room = room() else { return nil }
      let piece = rest.prefix(room.count)
      room.copyBytes(from: piece)
      rest = rest.dropFirst(piece.count)
      _ = take(piece.count)
    }
    guard let room = room() else { return nil }
    room[0] = separator
    return take(1)
  }
}
