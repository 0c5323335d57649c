private import Synchronization

/// Waits for something, but not for ever; `nil` when the time was over first.
///
/// What was started goes on: a presenter that does not return cannot be made to.
func within<Value: Sendable>(
  _ limit: Duration, on clock: any Clock<Duration>, _ work: @escaping @Sendable () async -> Value
) async -> Value? {
  let first = First<Value>()
  let working = Task { first.take(await work()) }
  let timing = Task {
    try? await clock.sleep(for: limit)
    first.take(nil)
  }
  let value = await withCheckedContinuation { first.wait($0) }
  working.cancel()
  timing.cancel()
  return value
}

/// Hands the first of several values to the one who waits.
private final class First<Value: Sendable>: Sendable {
  private enum State: Sendable {
    case open
    case waiting(CheckedContinuation<Value?, Never>)
    case taken(Value?)
    case over
  }

  private let state = Mutex(State.open)

  func wait(_ continuation: CheckedContinuation<Value?, Never>) {
    let taken: Value?? = state.withLock { state in
      guard case .taken(let value) = state else {
        state = .waiting(continuation)
        return nil
      }
      state = .over
      return .some(value)
    }
    if let taken { continuation.resume(returning: taken) }
  }

  func take(_ value: Value?) {
    let continuation: CheckedContinuation<Value?, Never>? = state.withLock { state in
      switch state {
      case .open:
        state = .taken(value)
        return nil
      case .waiting(let continuation):
        state = .over
        return continuation
      case .taken, .over:
        return nil
      }
    }
    continuation?.resume(returning: value)
  }
}
