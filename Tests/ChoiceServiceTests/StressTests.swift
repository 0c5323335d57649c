import ChoiceService
import TestSupport
import Testing

@Suite("Many at once")
struct StressTests {
  /// Answers, hesitates, fails or waits for its end, as the dice fall; and counts overlaps.
  private struct MoodyPresenter: ChoicePresenter {
    struct State: Sendable {
      var generator: SeededGenerator
      var onScreen = 0
      var overlaps = 0
      var shown = 0
    }

    let state: Watched<State>
    let clock: ManualClock

    func present(_ request: ChoiceRequest) async throws -> ChoiceResponse {
      let (mood, pause) = state.update { state in
        state.onScreen += 1
        if state.onScreen > 1 { state.overlaps += 1 }
        state.shown += 1
        return (Int.random(in: 0..<10, using: &state.generator), Int.random(in: 0..<20, using: &state.generator))
      }
      defer { state.update { $0.onScreen -= 1 } }
      for _ in 0..<pause { await Task.yield() }
      switch mood {
      case 0: return .cancelled(.escape)
      case 1: throw PresenterFailure(.other, "moody")
      case 2:
        // Nobody answers: the clock goes on until the question's time is over.
        while !Task.isCancelled {
          clock.advance(by: .seconds(1))
          await Task.yield()
          if request.message == nil { break }
        }
        return .cancelled(.close)
      default: return .chosen([request.options[pause % 3].id])
      }
    }
  }

  @Test(
    "A41 3,000 asks, a third of them cancelled at random moments, some timed: all settle, no overlap, idle at the end")
  func threeThousand() async {
    let clock = ManualClock()
    let state = Watched(MoodyPresenter.State(generator: SeededGenerator(seed: 41)))
    let service = MessageService(presenter: MoodyPresenter(state: state, clock: clock), clock: clock)
    var dice = SeededGenerator(seed: 1119)

    let outcomes = await withTaskGroup(of: Result<Meal, ChoiceError>.self) { group in
      for number in 0..<3_000 {
        let patience = number % 3 == 0 ? Int.random(in: 0..<400, using: &dice) : nil
        let isTimed = number % 7 == 0
        let policy: ChoiceBusyPolicy = [.wait, .wait, .wait, .wait, .wait, .wait, .replace, .fail][number % 8]
        group.addTask {
          let asking = Task {
            // The message tells the presenter that the question has a timeout of its own.
            try await service.choose(Meal.self, message: isTimed ? "timed" : nil) { prompt in
              prompt.timeout = isTimed ? .seconds(5) : nil
              prompt.whenBusy = policy
            }
          }
          if let patience {
            for _ in 0..<patience { await Task.yield() }
            asking.cancel()
          }
          do {
            return .success(try await asking.value)
          } catch {
            return .failure(error as? ChoiceError ?? .noOptions)
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }

    #expect(outcomes.count == 3_000)
    #expect(!outcomes.contains(.failure(.noOptions)))
    #expect(outcomes.contains(.failure(.cancelled(.taskCancelled))))
    #expect(outcomes.contains { (try? $0.get()) != nil })
    await until { await service.isIdle }
    #expect(state.value.overlaps == 0)
    #expect(state.value.onScreen == 0)
    #expect(await service.waitingCount == 0)
  }

  @Test("100,000 waiting questions are served and cancelled")
  func hundredThousand() async throws {
    let gate = Gate()
    let isShown = Watched(false)
    let service = MessageService(
      presenter: ClosurePresenter { request in
        isShown.update { $0 = true }
        await gate.pass()
        return .chosen([request.options[0].id])
      })
    let first = Task { try await service.choose(Meal.self) }
    await isShown.wait { $0 }
    let count = 100_000
    let tasks = (0..<count).map { _ in
      Task { (try? await service.choose(Meal.self)) != nil }
    }
    await until { await service.waitingCount == count }
    for (number, task) in tasks.enumerated() where number % 2 == 0 { task.cancel() }
    await until { await service.waitingCount == count / 2 }
    gate.open()
    var answered = 0
    for task in tasks where await task.value { answered += 1 }
    #expect(answered == count / 2)
    #expect(await service.isIdle)
    #expect(try await first.value == .steak)
  }
}
