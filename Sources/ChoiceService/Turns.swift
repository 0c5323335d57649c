private import Synchronization

/// Lets one task at a time have something, in the order of asking; a cancelled task leaves the line.
package final class Turns: Sendable {
  private struct State: Sendable {
    var isTaken = false
    var lastNumber = 0
    var waiting: [(number: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    var cancelledEarly: Set<Int> = []
  }

  private let state = Mutex(State())

  package init() {}

  /// Does something once it is the caller's turn.
  package nonisolated(nonsending) func take<Result>(
    _ body: nonisolated(nonsending) () async throws -> Result
  ) async throws -> Result {
    try await wait()
    defer { pass() }
    return try await body()
  }

  private nonisolated(nonsending) func wait() async throws {
    let number = state.withLock { state in
      state.lastNumber += 1
      return state.lastNumber
    }
    let hasTurn = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isTurn: Bool? = state.withLock { state in
          if state.cancelledEarly.remove(number) != nil { return false }
          if state.isTaken {
            state.waiting.append((number, continuation))
            return nil
          }
          state.isTaken = true
          return true
        }
        if let isTurn { continuation.resume(returning: isTurn) }
      }
    } onCancel: {
      leave(number)
    }
    _ = state.withLock { $0.cancelledEarly.remove(number) }
    if !hasTurn { throw CancellationError() }
  }

  private func leave(_ number: Int) {
    let continuation: CheckedContinuation<Bool, Never>? = state.withLock { state in
      guard let index = state.waiting.firstIndex(where: { $0.number == number }) else {
        // It has not come to wait yet, or it has had its turn; the waiting task forgets the mark in both cases.
        state.cancelledEarly.insert(number)
        return nil
      }
      return state.waiting.remove(at: index).continuation
    }
    continuation?.resume(returning: false)
  }

  private func pass() {
    let next = state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.isTaken = false
        return CheckedContinuation<Bool, Never>?.none
      }
      return state.waiting.removeFirst().continuation
    }
    next?.resume(returning: true)
  }
}
