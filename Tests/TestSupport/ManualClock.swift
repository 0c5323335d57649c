/// A clock that stands still until a test moves it.
public final class ManualClock: Clock, Sendable {
  public struct Instant: InstantProtocol {
    public var offset: Duration

    public func advanced(by duration: Duration) -> Self { Self(offset: offset + duration) }
    public func duration(to other: Self) -> Duration { other.offset - offset }
    public static func < (left: Self, right: Self) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper: Sendable {
    let id: Int
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State: Sendable {
    var now = Instant(offset: .zero)
    var lastID = 0
    var sleepers: [Sleeper] = []
    var cancelled: Set<Int> = []
  }

  private let state = Watched(State())

  public init() {}

  public var now: Instant { state.value.now }
  public var minimumResolution: Duration { .zero }

  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.update { state in
      state.lastID += 1
      return state.lastID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let isOver: Result<Void, any Error>? = state.update { state in
          if state.cancelled.remove(id) != nil { return .failure(CancellationError()) }
          if deadline <= state.now { return .success(()) }
          state.sleepers.append(Sleeper(id: id, deadline: deadline, continuation: continuation))
          return nil
        }
        if let isOver { continuation.resume(with: isOver) }
      }
    } onCancel: {
      let sleeper: Sleeper? = state.update { state in
        guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
          state.cancelled.insert(id)
          return nil
        }
        return state.sleepers.remove(at: index)
      }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves the clock, and wakes whoever's time has come, the earliest first.
  public func advance(by duration: Duration) {
    let due = state.update { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.deadline <= state.now }.sorted { $0.deadline < $1.deadline }
      state.sleepers.removeAll { $0.deadline <= state.now }
      return due
    }
    for sleeper in due { sleeper.continuation.resume() }
  }

  /// How many tasks sleep on the clock.
  public var sleeperCount: Int { state.value.sleepers.count }

  /// Waits until exactly this many tasks sleep on the clock.
  public func waitForSleepers(_ count: Int) async {
    await state.wait { $0.sleepers.count == count }
  }
}
