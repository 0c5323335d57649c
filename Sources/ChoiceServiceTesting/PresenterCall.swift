internal import ChoiceService
private import Synchronization

/// One call of a presenter, in a task of its own, which belongs to no actor.
final class PresenterCall: Sendable {
  typealias Outcome = Result<ChoiceResponse, any Error>

  private let task: Task<Outcome, Never>
  private let over: Flag

  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  init(_ present: @escaping @Sendable () async throws -> ChoiceResponse) {
    let over = Flag()
    self.over = over
    // As urgent as the contract, which looks again and again meanwhile.
    task = Task.detached(priority: Task.currentPriority) {
      defer { over.isSet.store(true, ordering: .releasing) }
      do {
        return .success(try await present())
      } catch {
        return .failure(error)
      }
    }
  }

  /// Whether the call has returned or thrown.
  var isOver: Bool { over.isSet.load(ordering: .acquiring) }

  var outcome: Outcome {
    get async { await task.value }
  }

  func cancel() {
    task.cancel()
  }
}
