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
  let separator: UInt8
  let limit: Int?
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
  func lines() -> (list: LineList, progress: Progress) {
    let (lines, progress) = state.withLock { state in
      state.isTold = false
      return (state.lines, state.progress)
    }
    // The last block is published after all that is in those before.
    lines.slices.last?.block.acquire()
    return (lines, progress)
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

  // MARK: What comes

  /// Adds lines, which are the next ones.
  func append(_ slice: LineSlice) {
    state.withLock { $0.lines.append(slice) }
    noteChange()
  }

  /// Says that no more lines come.
  func end(_ progress: Progress) {
    state.withLock { $0.progress = progress }
    noteChange()
  }

  private func noteChange() {
    changed.signal()
    tell()
  }
}
