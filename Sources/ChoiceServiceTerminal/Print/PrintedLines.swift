private import Synchronization

/// Lines that somebody prints, as bytes for the terminal, and the printer that waits until they are written.
struct PrintedLines: Sendable {
  /// What is still to be written.
  private(set) var bytes: ArraySlice<UInt8>
  private let printer: Printer
  /// What must stay while the lines wait.
  private let owner: (any AnyObject & Sendable)?

  /// The lines of a text, made safe, each with the line break that a terminal obeys in every mode.
  init(_ text: String, owner: (any AnyObject & Sendable)? = nil) {
    bytes = SafeText.lines(text).reduce(into: []) { bytes, line in
      bytes += line.utf8
      bytes += [0x0D, 0x0A]
    }
    printer = Printer()
    self.owner = owner
  }

  /// Waits until the lines have been written, or could not be, which returns the error.
  func wait() async -> SystemError? { await printer.wait() }

  fileprivate func finish(_ error: SystemError?) { printer.finish(error) }

  fileprivate func dropping(_ count: Int) -> Self {
    var rest = self
    rest.bytes = bytes.dropFirst(count)
    return rest
  }
}

extension [PrintedLines] {
  /// What is still to be written of all of them.
  var bytes: [UInt8] { flatMap(\.bytes) }

  /// Lets each printer go on, with the error if there is one.
  func finish(_ error: SystemError? = nil) {
    for lines in self { lines.finish(error) }
  }

  /// Lets the printers go on whose lines are among a number of bytes that have been written, and returns the others.
  func finish(written count: Int) -> [PrintedLines] {
    var left = Swift.max(0, count)
    var rest: [PrintedLines] = []
    for lines in self {
      if lines.bytes.count <= left {
        lines.finish(nil)
      } else {
        rest.append(lines.dropping(left))
      }
      left -= Swift.min(left, lines.bytes.count)
    }
    return rest
  }
}

/// Waits until its lines have been written; a cancelled task does not wait for a terminal that takes nothing.
private final class Printer: Sendable {
  private enum State: Sendable {
    case idle
    case waiting(CheckedContinuation<SystemError?, Never>)
    case finished(SystemError?)
  }

  private let state = Mutex(State.idle)

  func finish(_ error: SystemError?) {
    let continuation = state.withLock { state -> CheckedContinuation<SystemError?, Never>? in
      switch state {
      case .finished: return nil
      case .idle:
        state = .finished(error)
        return nil
      case .waiting(let continuation):
        state = .finished(error)
        return continuation
      }
    }
    continuation?.resume(returning: error)
  }

  func wait() async -> SystemError? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let finished = state.withLock { state -> SystemError?? in
          if case .finished(let error) = state { return .some(error) }
          state = .waiting(continuation)
          return nil
        }
        if let finished { continuation.resume(returning: finished) }
      }
    } onCancel: {
      // As long as the end of a question waits for a slow terminal.
      Task {
        try? await Task.sleep(for: .milliseconds(500))
        finish(nil)
      }
    }
  }
}
