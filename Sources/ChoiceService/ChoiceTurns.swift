private import Synchronization

/// Lets one task at a time have something, such as a window or a terminal, in the order of asking.
///
/// A service shows one question at a time, but two services may share a presenter, or two presenters a window. A presenter
/// that takes turns shows one question after the other then, too. A task that is cancelled leaves the line.
///
/// ```swift
/// struct WindowedPresenter: ChoicePresenter {
///   let turns = ChoiceTurns()
///
///   func present(_ request: ChoiceRequest) async throws -> ChoiceResponse {
///     try await turns.take {
///       .chosen([request.options[0].id])
///     }
///   }
/// }
/// ```
public final class ChoiceTurns: Sendable {
  private struct State: Sendable {
    var isTaken = false
    var lastNumber = 0
    var waiting: [(number: Int, continuation: CheckedContinuation<Bool, Never>)] = []
    var cancelledEarly: Set<Int> = []
  }

  private let state = Mutex(State())

  /// Creates a line in which nobody stands.
  public init() {}

  /// Does something once it is the caller's turn, and passes the turn on afterwards.
  ///
  /// - Parameter body: What to do, on the caller's actor. Taking a turn in the same line inside would never end.
  /// - Returns: What the body returns.
  /// - Throws: `CancellationError` when the task is cancelled before its turn; what the body throws.
  public nonisolated(nonsending) func take<Result>(
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
