private import Synchronization

/// Lines that are read from a file while others look at them; what was read stays as it is.
package final class LineStore: Sendable {
  /// Whether more lines may come, and why not.
  package enum Progress: Sendable, Hashable {
    case reading
    case ended
    /// The file could not be read any more.
    case failed(SystemError)
    /// There is no room for more than what was read.
    case full(bytes: Int, lines: Int)
  }

  private struct State: Sendable {
    var lines = LineList()
    var progress = Progress.reading
    /// Called when something has changed since ``LineStore/lines()`` was asked for the last time.
    var onChange: (@Sendable () -> Void)?
    var isTold = false
  }

  private let state = Mutex(State())
  private let separator: UInt8
  private let limit: Int?
  /// Woken when something has changed.
  private let changed: WakePipe

  /// Lines that end with a separator, and that cost no more than a limit together; by default what memory allows.
  package init(separator: UInt8 = UInt8(ascii: "\n"), limit: Int? = nil) throws(SystemError) {
    self.separator = separator
    self.limit = limit
    changed = try WakePipe()
  }

  // MARK: What is there

  /// The lines that are there, and whether more may come.
  package func lines() -> (list: LineOptions.Lines, progress: Progress) {
    state.withLock { state in
      state.isTold = false
      return (LineOptions.Lines(state.lines), state.progress)
    }
  }

  /// How many lines there are.
  package var count: Int { state.withLock { $0.lines.count } }

  /// Whether more lines may come, and why not.
  package var progress: Progress { state.withLock { $0.progress } }

  /// Calls a function on the reading thread when lines have come, or will come no more: once until the lines are asked for.
  func onChange(_ body: (@Sendable () -> Void)?) {
    let isLate = state.withLock { state in
      state.onChange = body
      state.isTold = false
      return state.lines.count > 0 || state.progress != .reading
    }
    if isLate { tell() }
  }

  /// Blocks the calling thread until there are more lines than a number, or will be no more, or the time is over.
  package func wait(forMoreThan count: Int, milliseconds: Int32 = -1) {
    let end = ContinuousClock.now + .milliseconds(Int(milliseconds))
    while self.count <= count, progress == .reading {
      let left = milliseconds < 0 ? -1 : Int32(clamping: Int((end - .now) / .milliseconds(1)))
      if milliseconds >= 0, left <= 0 { return }
      _ = try? Readiness.waitForInput(of: changed.watched, or: changed, milliseconds: left)
      changed.drain()
    }
  }

  private func tell() {
    let onChange = state.withLock { state -> (@Sendable () -> Void)? in
      guard !state.isTold else { return nil }
      state.isTold = state.onChange != nil
      return state.onChange
    }
    onChange?()
  }

  private func change(_ body: (inout State) -> Void) {
    state.withLock { body(&$0) }
    changed.signal()
    tell()
  }

  // MARK: Reading

  /// Reads a file to its end on a thread of its own.
  package func startReading(_ descriptor: Descriptor) throws(SystemError) {
    try BlockingThread.start { self.read(descriptor) }
  }

  /// Reads a file to its end.
  package func read(_ descriptor: Descriptor) {
    // What the rest of the program needs to say that there is no more memory, given back in that case.
    var reserve = LineBlock(capacity: Self.reserve, separator: separator)
    var writer = LineWriter(separator: separator)
    var (bytes, lines) = (0, 0)
    var limit = limit
    while true {
      let cost = MemoryLimit.cost(bytes: bytes, lines: lines)
      if limit == nil, cost > MemoryLimit.modest { limit = MemoryLimit.ofProcess }
      guard cost <= limit ?? .max, reserve != nil, let room = writer.room() else {
        reserve = nil
        return change { $0.progress = .full(bytes: bytes, lines: lines) }
      }
      do throws(SystemError) {
        let count = try descriptor.read(into: room)
        if count == 0 { break }
        bytes += count
        guard let slice = writer.take(count) else { continue }
        lines += slice.count
        change { $0.lines.append(slice) }
      } catch {
        switch error {
        case .interrupted: continue
        case .wouldBlock:
          // Another program may have left the file in non-blocking mode.
          guard (try? Readiness.wait(for: descriptor, .reading)) == true else { return fail(error) }
        default: return fail(error)
        }
      }
    }
    let last = writer.end()
    change { state in
      if let last { state.lines.append(last) }
      state.progress = .ended
    }
    withExtendedLifetime(reserve) {}
  }

  private static let reserve = 8 << 20

  private func fail(_ error: SystemError) { change { $0.progress = .failed(error) } }
}
