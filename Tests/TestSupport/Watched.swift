private import Synchronization

/// A value that tests change and wait for, so that no test sleeps or polls.
public final class Watched<Value: Sendable>: Sendable {
  private struct State: Sendable {
    var value: Value
    var lastNumber = 0
    var waiters: [Int: (isMet: @Sendable (Value) -> Bool, continuation: CheckedContinuation<Void, Never>)] = [:]
  }

  private let state: Mutex<State>

  public init(_ value: Value) {
    state = Mutex(State(value: value))
  }

  public var value: Value { state.withLock { $0.value } }

  /// Changes the value and wakes everybody whose condition is met.
  @discardableResult
  public func update<Result: Sendable>(_ change: (inout Value) -> Result) -> Result {
    let (result, met) = state.withLock { state in
      let result = change(&state.value)
      let met = state.waiters.filter { $0.value.isMet(state.value) }
      for number in met.keys { state.waiters[number] = nil }
      return (result, met.values.map(\.continuation))
    }
    for continuation in met { continuation.resume() }
    return result
  }

  /// Waits until the value meets a condition, or until the test's time is over, so that it fails and does not hang.
  public func wait(until isMet: @escaping @Sendable (Value) -> Bool) async {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isOver = state.withLock { state in
          if Task.isCancelled || isMet(state.value) { return true }
          state.waiters[number] = (isMet, continuation)
          return false
        }
        if isOver { continuation.resume() }
      }
    } onCancel: {
      state.withLock { $0.waiters.removeValue(forKey: number)?.continuation }?.resume()
    }
  }

  /// Waits until the value meets a condition, cancelled or not.
  public func waitWhateverHappens(until isMet: @escaping @Sendable (Value) -> Bool) async {
    await Task { await wait(until: isMet) }.value
  }
}

/// A gate that a test opens once.
public struct Gate: Sendable {
  private let isOpen = Watched(false)

  public init() {}

  public func open() { isOpen.update { $0 = true } }

  /// Waits for the gate, cancelled or not.
  public func pass() async { await isOpen.waitWhateverHappens { $0 } }
}

/// Waits for a condition that can only be asked for, such as a count inside an actor.
///
/// It gives way to other tasks between two looks; how often it looks does not matter to the test.
public func until(_ condition: () async -> Bool) async {
  while !Task.isCancelled, !(await condition()) { await Task.yield() }
}
