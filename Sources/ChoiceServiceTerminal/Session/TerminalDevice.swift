internal import ChoiceService
private import Synchronization

/// A terminal that a question has taken: its settings, its size, and bytes in and out.
///
/// Reading and writing never block for good: each wait ends as well when the mailbox has something.
final class TerminalDevice: Sendable {
  private struct State {
    /// The settings to put back; `nil` while the terminal is as it was.
    var original: TerminalSettings?
    /// What takes the question off the screen.
    var farewell: [UInt8] = []
    /// Whether the process is about to exit, and nothing may be changed any more.
    var isClosed = false
  }

  fileprivate let descriptor: Descriptor
  private let state = Mutex(State())

  /// Opens a terminal by its path.
  init(path: String) throws(SystemError) {
    descriptor = try Descriptor.open(path, withoutBlocking: true)
  }

  deinit {
    descriptor.close()
  }

  /// The size that the terminal reports.
  var reportedSize: (columns: Int, rows: Int) { descriptor.reportedSize }

  // MARK: Settings

  /// Makes each key arrive at once and unseen.
  ///
  /// The settings found now are those that are put back; but after a stop that nobody foresaw they may be ours, or a shell's
  /// that are as good as the ones before.
  func enterRaw() throws(SystemError) {
    let found = try TerminalSettings(of: descriptor)
    try state.withLock { state throws(SystemError) in
      if state.isClosed { return }
      if found != found.raw || state.original == nil { state.original = found }
      try found.raw.apply(to: descriptor)
    }
  }

  /// Whether each key arrives at once, as this object has made it.
  var isRaw: Bool {
    guard state.withLock({ $0.original }) != nil else { return false }
    guard let found = try? TerminalSettings(of: descriptor) else { return false }
    return found == found.raw
  }

  /// Whether there are settings to put back.
  var isTaken: Bool { state.withLock { $0.original != nil } }

  /// Whether another job of the shell has the terminal.
  var isInBackground: Bool { descriptor.isInBackground }

  /// Writes what leaves the terminal as it was, and puts the settings back; a terminal that is gone needs none.
  ///
  /// All of it at once: a thread that ends the process meanwhile waits, and finds nothing left to do.
  func leave(writing bytes: [UInt8]) {
    state.withLock { state in
      if state.isClosed { return }
      write(bytes)
      try? state.original?.apply(to: descriptor)
      state.original = nil
      state.farewell = []
    }
  }

  /// Leaves the terminal as it was found, from a thread that is about to end the process.
  func leaveAtExit() {
    state.withLock { state in
      state.isClosed = true
      guard let original = state.original else { return }
      write(state.farewell, within: 200)
      try? original.apply(to: descriptor)
      state.original = nil
    }
  }

  // MARK: Bytes

  /// Forgets what was typed and not yet read.
  func discardInput() { descriptor.discardInput() }

  /// What a wait for keys ended with.
  enum Input: Sendable, Hashable {
    case bytes([UInt8])
    /// There is news, and perhaps something to read as well.
    case news
    /// Nothing to read: the time is over, or a signal came.
    case nothing
    /// The terminal is gone.
    case end
  }

  /// Waits for bytes, for news, or for some milliseconds, and reads what is there up to a number of bytes.
  func read(upTo count: Int, orNews wake: WakePipe, milliseconds: Int32) throws(SystemError) -> Input {
    let answer = try Readiness.waitForInput(of: descriptor, or: wake, milliseconds: milliseconds)
    // News first: a cancelled question is not answered by a key that came with it.
    if answer.isWoken { return .news }
    guard answer.isReady else { return .nothing }
    do throws(SystemError) {
      let bytes = try descriptor.read(upTo: count)
      return bytes.isEmpty ? .end : .bytes(bytes)
    } catch {
      if error == .interrupted || error == .wouldBlock { return .nothing }
      if isGone(after: error) { return .end }
      throw error
    }
  }

  /// Whether an error says that the terminal is gone.
  func isGone(after error: SystemError) -> Bool { descriptor.isGone(after: error) }

  /// Whether there is something to read at once.
  var hasInput: Bool { Readiness.canReadNow(descriptor) }

  /// Writes all bytes, in one call where the terminal takes them; `false` when there was news before it had.
  func write(_ bytes: [UInt8], unlessNews wake: WakePipe) throws(SystemError) -> Bool {
    try writePart(of: bytes, unlessNews: wake) == bytes.count
  }

  /// Writes all bytes, or those that the terminal takes until there is news; how many that were.
  ///
  /// What was begun is finished, if the terminal takes it soon: half of a frame would leave nobody knows what on the screen.
  ///
  /// With them changes what takes the question off the screen, at the same moment for a thread that ends the process.
  func writePart(
    of bytes: [UInt8], unlessNews wake: WakePipe? = nil, farewell: (whole: [UInt8], cut: [UInt8])? = nil
  ) throws(SystemError) -> Int {
    var rest = bytes[...]
    var hasWaited = false
    while !rest.isEmpty {
      do throws(SystemError) {
        let left = rest
        let count = try state.withLock { state throws(SystemError) -> Int? in
          if state.isClosed { return nil }
          let count = try descriptor.write(left)
          if let farewell { state.farewell = count == left.count ? farewell.whole : farewell.cut }
          return count
        }
        guard let count else { return bytes.count }
        rest = rest.dropFirst(count)
        hasWaited = false
      } catch {
        switch error {
        case .interrupted: continue
        case .wouldBlock:
          // A terminal with room for one character says that it can be written, and takes no line break, which is two: whoever
          // has waited and could write nothing does not ask again at once.
          let goesOn = try hasWaited ? Readiness.pause(unless: wake) : true
          guard goesOn, try Readiness.wait(for: descriptor, .writing, unless: wake) else {
            return bytes.count - self.rest(of: rest, afterWritingWithin: 500).count
          }
          hasWaited = true
        default: throw error
        }
      }
    }
    return bytes.count
  }

  /// Writes all bytes that the terminal takes within a time, whatever the news is; whether that were all of them.
  ///
  /// What is left to say when a question ends must not be lost because the terminal is slow, and must not hold up the end
  /// because it has stopped.
  @discardableResult
  func write(_ bytes: [UInt8], within milliseconds: Int32 = 500) -> Bool {
    rest(of: bytes[...], afterWritingWithin: milliseconds).isEmpty
  }

  private func rest(of bytes: ArraySlice<UInt8>, afterWritingWithin milliseconds: Int32) -> ArraySlice<UInt8> {
    var rest = bytes
    var left = milliseconds
    while !rest.isEmpty {
      do throws(SystemError) {
        rest = rest.dropFirst(try descriptor.write(rest))
      } catch {
        if error == .interrupted { continue }
        guard error == .wouldBlock, left > 0 else { break }
        Readiness.pause(milliseconds: 10)
        left -= 10
      }
    }
    return rest
  }
}

extension TerminalDevice {
  /// Whether it is one.
  var isTerminal: Bool { descriptor.isTerminal }

  /// What the process has for this terminal, however often it is open.
  func input() throws(SystemError) -> LineInput { try LineInput.of(descriptor) }

  /// Does something when it is its turn on this terminal, whichever presenter asks there.
  func takeTurn<Result: Sendable>(_ body: (TerminalOutput) async -> Result) async throws -> Result {
    let input = try input()
    // The line belongs to the object, which is there as long as somebody has it.
    defer { withExtendedLifetime(input) {} }
    return try await input.turns.take { await body(input.output) }
  }
}
