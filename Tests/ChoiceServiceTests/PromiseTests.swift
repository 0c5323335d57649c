import TestSupport
import Testing

@testable import ChoiceService

/// The first promise: a call always returns, whatever the presenter does.
@Suite("Promise 1: it always returns")
struct AlwaysReturnsTests {
  @Test("A02 with every reason that exists, in turn", arguments: CancelReason.allCases)
  func everyReason(reason: CancelReason) async {
    let service = MessageService(presenter: ClosurePresenter { _ in .cancelled(reason) })
    await #expect(throws: ChoiceError.cancelled(reason)) { try await service.choose(Meal.self) }
    #expect(await service.isIdle)
  }

  @Test("A03 and the caller's defer runs when the question is declined")
  func deferRuns() async {
    let service = MessageService(presenter: ClosurePresenter { _ in .cancelled(.escape) })
    let spinner = Watched(true)
    func order() async throws(ChoiceError) {
      defer { spinner.update { $0 = false } }
      _ = try await service.choose(Meal.self)
    }
    await #expect(throws: ChoiceError.cancelled(.escape)) { try await order() }
    #expect(spinner.value == false)
  }

  @Test("A11 A13 when the presenter forgets its reply")
  func forgetful() async {
    let service = MessageService(presenter: ClosurePresenter { _ in try await ChoiceReply.response { _ in } })
    let error = await #expect(throws: ChoiceError.self) { try await service.choose(Meal.self) }
    #expect(error?.failure?.code == .droppedRequest)
    #expect(await service.isIdle)
  }

  @Test("A10 when the UI that asks is torn down")
  func tornDown() async {
    let stage = StagePresenter()
    let service = MessageService(presenter: stage)
    let asking = Task { try await service.choose(Meal.self) }
    await stage.waitForShown(1)
    await stage.drop()
    let error = await #expect(throws: ChoiceError.self) { try await asking.value }
    #expect(error?.failure?.code == .droppedRequest)
  }

  @Test("A10 A59 when there is nowhere to ask")
  func nowhere() async {
    let failure = PresenterFailure(.unavailable, "No window is open. Open one before asking.")
    let service = MessageService(presenter: ClosurePresenter { _ in throw failure })
    await #expect(throws: ChoiceError.presenterFailed(failure)) { try await service.choose(Meal.self) }
  }

  @Test("when the presenter throws an error of its own, which is kept")
  func ownError() async {
    struct Broken: Error, CustomStringConvertible { let description = "The window broke." }
    let service = MessageService(presenter: ClosurePresenter { _ in throw Broken() })
    let error = await #expect(throws: ChoiceError.self) { try await service.choose(Meal.self) }
    #expect(error == .presenterFailed(PresenterFailure(.other, "The presenter failed: The window broke.")))
    #expect(error?.failure?.underlyingError is Broken)
  }

  @Test("when the presenter throws CancellationError without having been cancelled")
  func cancellationErrorWithoutCancellation() async {
    let service = MessageService(presenter: ClosurePresenter { _ in throw CancellationError() })
    let error = await #expect(throws: ChoiceError.self) { try await service.choose(Meal.self) }
    #expect(error?.failure?.code == .other)
    #expect(error?.failure?.underlyingError is CancellationError)
  }

  @Test("when the presenter asked through another service, whose end is passed on if the person's input made it")
  func chainedOther() async {
    let ends: [CancelReason] = [.superseded, .busy, .programmatic, .taskCancelled]
    for reason in ends {
      let inner = MessageService(presenter: ClosurePresenter { _ in .cancelled(reason) })
      let outer = MessageService(
        presenter: ClosurePresenter { _ in
          _ = try await inner.choose(Meal.self)
          return .cancelled(.close)
        })
      let error = await #expect(throws: ChoiceError.self) { try await outer.choose(Meal.self) }
      #expect(error?.failure?.code == .other)
      #expect(error?.failure?.underlyingError as? ChoiceError == .cancelled(reason))
    }
    let failing = MessageService(
      presenter: ClosurePresenter { _ in throw PresenterFailure(.unavailable, "No window.") })
    let outer = MessageService(
      presenter: ClosurePresenter { _ in
        _ = try await failing.choose(Meal.self)
        return .cancelled(.close)
      })
    await #expect(throws: ChoiceError.presenterFailed(PresenterFailure(.unavailable, "No window."))) {
      try await outer.choose(Meal.self)
    }
  }

  @Test("when the question ends before its presentation has begun, and the presenter is not bothered")
  func endedBeforePresenting() async throws {
    // Many times, since it depends on which task comes first; each order is right.
    for round in 0..<300 {
      let presenter = ScriptedPresenter([.choose("Steak")])
      let service = MessageService(presenter: presenter)
      let asking = Task { try await service.choose(Meal.self) }
      for _ in 0..<(round % 10) { await Task.yield() }
      asking.cancel()
      let outcome = await asking.result
      await until { await service.isIdle }
      // An answer is used up exactly when the question was recorded as asked.
      #expect(presenter.requests.count == 1 - presenter.unusedAnswers.count)
      if case .success = outcome { #expect(presenter.unusedAnswers.isEmpty) }
    }
  }

  @Test("when the presenter asked through another service, whose end is passed on")
  func chained() async {
    let inner = MessageService(presenter: ClosurePresenter { _ in .cancelled(.endOfInput) })
    let outer = MessageService(
      presenter: ClosurePresenter { request in
        _ = try await inner.choose(Meal.self)
        return .chosen([request.options[0].id])
      })
    await #expect(throws: ChoiceError.cancelled(.endOfInput)) { try await outer.choose(Meal.self) }
  }

  @Test("when the task was cancelled before it asked, and the presenter is not bothered")
  func cancelledBefore() async {
    let presenter = ScriptedPresenter([])
    let service = MessageService(presenter: presenter)
    let gate = Gate()
    let asking = Task {
      await gate.pass()
      _ = try await service.choose(Meal.self)
    }
    asking.cancel()
    gate.open()
    await #expect(throws: ChoiceError.cancelled(.taskCancelled)) { try await asking.value }
    #expect(presenter.requests.isEmpty)
    #expect(await service.isIdle)
  }

  @Test("when the task is cancelled while it waits, and the others keep their order")
  func cancelledWhileWaiting() async throws {
    let stage = StagePresenter()
    let service = MessageService(presenter: stage)
    let first = Task { try await service.choose(Meal.self, title: "1") }
    await stage.waitForShown(1)
    let second = Task { try await service.choose(Meal.self, title: "2") }
    await until { await service.waitingCount == 1 }
    let third = Task { try await service.choose(Meal.self, title: "3") }
    await until { await service.waitingCount == 2 }
    second.cancel()
    await #expect(throws: ChoiceError.cancelled(.taskCancelled)) { try await second.value }
    await stage.choose(0)
    await stage.choose(1)
    #expect(try await first.value == .steak)
    #expect(try await third.value == .chicken)
    #expect(stage.titles == ["1", "3"])
  }

  @Test("A33 when the task is cancelled while the question is shown, which then goes away")
  func cancelledWhileShown() async {
    let stage = StagePresenter()
    let service = MessageService(presenter: stage)
    let winner = await withTaskGroup(of: String.self) { group in
      group.addTask {
        do throws(ChoiceError) {
          return try await service.choose(Meal.self).rawValue
        } catch {
          return error.description
        }
      }
      group.addTask {
        await stage.waitForShown(1)
        return "upload finished"
      }
      let winner = await group.next()
      group.cancelAll()
      return [winner, await group.next()]
    }
    #expect(winner == ["upload finished", "The task that asked was cancelled."])
    await stage.waitUntilGone()
    await until { await service.isIdle }
  }

  @Test("A09 A15 when the program dismisses the question")
  func dismissed() async {
    let stage = StagePresenter()
    let service = MessageService(presenter: stage)
    #expect(await service.dismissCurrent() == false)
    let asking = Task { try await service.choose(Meal.self) }
    await stage.waitForShown(1)
    #expect(await service.dismissCurrent() == true)
    await #expect(throws: ChoiceError.cancelled(.programmatic)) { try await asking.value }
    await stage.waitUntilGone()
  }

  @Test("at once for an asker who leaves a presenter that ignores cancellation for 300 ms; the next one waits for it")
  func slowToLeave() async throws {
    let clock = ManualClock()
    let stage = StagePresenter {
      // Not cancelled with the presenter's task: this UI insists on its animation.
      await Task { try? await clock.sleep(for: .milliseconds(300)) }.value
    }
    let service = MessageService(presenter: stage, clock: clock)
    let first = Task { try await service.choose(Meal.self, title: "1") }
    await stage.waitForShown(1)
    first.cancel()
    await #expect(throws: ChoiceError.cancelled(.taskCancelled)) { try await first.value }
    #expect(clock.now.offset == .zero)

    let second = Task { try await service.choose(Meal.self, title: "2") }
    await until { await service.waitingCount == 1 }
    await clock.waitForSleepers(2)  // the animation and the grace period
    clock.advance(by: .milliseconds(299))
    #expect(stage.titles == ["1"])
    clock.advance(by: .milliseconds(1))
    await stage.waitForShown(2)
    await stage.choose(2)
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(300))
    #expect(try await second.value == .noodles)
    #expect(stage.overlaps == 0)
  }

  @Test("even with a presenter that ignores cancellation for ever: it is given 5 s, then everybody is told")
  func deaf() async throws {
    let clock = ManualClock()
    let gate = Gate()
    let stage = StagePresenter { await gate.pass() }
    let service = MessageService(presenter: stage, clock: clock)
    let first = Task { try await service.choose(Meal.self, title: "1") }
    await stage.waitForShown(1)
    first.cancel()
    await #expect(throws: ChoiceError.cancelled(.taskCancelled)) { try await first.value }

    let second = Task { try await service.choose(Meal.self, title: "2") }
    await until { await service.waitingCount == 1 }
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(5) - .nanoseconds(1))
    #expect(await service.waitingCount == 1)
    clock.advance(by: .nanoseconds(1))
    let told = await #expect(throws: ChoiceError.self) { try await second.value }
    #expect(told?.failure?.code == .unresponsive)

    let later = await #expect(throws: ChoiceError.self) { try await service.choose(Meal.self, title: "3") }
    #expect(later?.failure?.code == .unresponsive)
    #expect(await service.isIdle == false)

    gate.open()
    await until { await service.isIdle }
    let fourth = Task { try await service.choose(Meal.self, title: "4") }
    await stage.waitForShown(2)
    await stage.choose(0)
    #expect(try await fourth.value == .steak)
    #expect(stage.titles == ["1", "4"])
  }

  @Test(
    "with busy, when a presenter asks its own service from inside", arguments: [ChoiceBusyPolicy.wait, .fail, .replace])
  func fromInside(policy: ChoiceBusyPolicy) async throws {
    let service = Watched<MessageService?>(nil)
    let inner = Watched<ChoiceError?>(nil)
    let presenter = ClosurePresenter { request in
      do throws(ChoiceError) {
        _ = try await service.value?.choose(Meal.self) { $0.whenBusy = policy }
      } catch {
        inner.update { $0 = error }
      }
      return .chosen([request.options[1].id])
    }
    let asked = MessageService(presenter: presenter)
    service.update { $0 = asked }
    #expect(try await asked.choose(Meal.self) == .chicken)
    #expect(inner.value == .cancelled(.busy))
    service.update { $0 = nil }
  }

  @Test("with busy, when it is asked from inside through another service")
  func fromInsideAnother() async throws {
    let outer = Watched<MessageService?>(nil)
    let inner = MessageService(
      presenter: ClosurePresenter { request in
        _ = try await outer.value?.choose(Meal.self)
        return .chosen([request.options[0].id])
      })
    let asked = MessageService(
      presenter: ClosurePresenter { request in
        _ = try await inner.choose(Meal.self)
        return .chosen([request.options[0].id])
      })
    outer.update { $0 = asked }
    let error = await #expect(throws: ChoiceError.self) { try await asked.choose(Meal.self) }
    #expect(error?.failure?.underlyingError as? ChoiceError == .cancelled(.busy))
    outer.update { $0 = nil }
  }

  @Test("an answer, when a task that was started inside asks after the question is over")
  func fromInsideLater() async throws {
    let gate = Gate()
    let later = Watched<Task<Meal, any Error>?>(nil)
    let service = Watched<MessageService?>(nil)
    let presenter = ClosurePresenter { request in
      if later.value == nil {
        later.update {
          $0 = Task {
            await gate.pass(); return try await service.value?.choose(Meal.self) ?? .noodles
          }
        }
      }
      return .chosen([request.options[0].id])
    }
    let asked = MessageService(presenter: presenter)
    service.update { $0 = asked }
    #expect(try await asked.choose(Meal.self) == .steak)
    gate.open()
    #expect(try await later.value?.value == .steak)
    service.update { $0 = nil }
  }
}

@Suite("Promise 2: one question on screen at a time")
struct OneAtATimeTests {
  @Test("A17 A23 a hundred at once: a hundred shown, none over another")
  func hundredAtOnce() async {
    let stage = StagePresenter()
    let service = MessageService(presenter: stage)
    let answers = await withTaskGroup(of: Meal?.self) { group in
      for _ in 0..<100 { group.addTask { try? await service.choose(Meal.self) } }
      for index in 0..<100 { await stage.choose(index % 3) }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers.compactMap(\.self).count == 100)
    #expect(stage.shown.count == 100)
    #expect(stage.overlaps == 0)
    #expect(await service.isIdle)
  }

  @Test("A07 A29 two at once: both are asked, both answered")
  func two() async throws {
    let presenter = ScriptedPresenter([.choose("Steak"), .choose("Noodles")])
    let service = MessageService(presenter: presenter)
    async let one = service.choose(Meal.self)
    async let two = service.choose(Meal.self)
    #expect(try await Set([one, two]) == [.steak, .noodles])
    #expect(presenter.requests.count == 2)
  }

  @Test("A42 in the order in which they reached the service")
  func inOrder() async throws {
    let stage = StagePresenter()
    let service = MessageService(presenter: stage)
    var tasks: [Task<Meal, any Error>] = []
    for number in 0..<20 {
      tasks.append(Task { try await service.choose(Meal.self, title: "\(number)") })
      if number == 0 { await stage.waitForShown(1) } else { await until { await service.waitingCount == number } }
    }
    for _ in 0..<20 { await stage.choose(0) }
    for task in tasks { _ = try await task.value }
    #expect(stage.titles == (0..<20).map(String.init))
  }

  @Test("A18 A21 the next is shown only when the previous presentation has returned")
  func handOver() async throws {
    let gate = Gate()
    let stage = StagePresenter { await gate.pass() }
    let service = MessageService(presenter: stage)
    let first = Task { try await service.choose(Meal.self, title: "1") }
    await stage.waitForShown(1)
    await stage.choose(0)
    let second = Task { try await service.choose(Meal.self, title: "2") }
    await until { await service.waitingCount == 1 }
    #expect(stage.titles == ["1"])
    gate.open()
    _ = try await first.value
    await stage.waitForShown(2)
    await stage.choose(0)
    _ = try await second.value
    #expect(stage.overlaps == 0)
  }

  @Test("A27 a question that does not want to wait is told so")
  func failWhenBusy() async throws {
    let stage = StagePresenter()
    let service = MessageService(presenter: stage)
    async let first = service.choose(Meal.self)
    await stage.waitForShown(1)
    await #expect(throws: ChoiceError.cancelled(.busy)) {
      try await service.choose(Meal.self) { $0.whenBusy = .fail }
    }
    await stage.choose(2)
    #expect(try await first == .noodles)
  }

  @Test("A05 a question that replaces another: the other one is told, and this one is answered")
  func replaceWhenBusy() async throws {
    let stage = StagePresenter()
    let service = MessageService(presenter: stage)
    let first = Task { try await service.choose(Meal.self, title: "old") }
    await stage.waitForShown(1)
    let waiting = Task { try await service.choose(Meal.self, title: "waiting") }
    await until { await service.waitingCount == 1 }
    let second = Task { try await service.choose(Meal.self, title: "new") { $0.whenBusy = .replace } }
    await #expect(throws: ChoiceError.cancelled(.superseded)) { try await first.value }
    await stage.waitForShown(2)
    await stage.choose(1)
    #expect(try await second.value == .chicken)
    await stage.waitForShown(3)
    await stage.choose(0)
    #expect(try await waiting.value == .steak)
    #expect(stage.titles == ["old", "new", "waiting"])
    #expect(stage.overlaps == 0)
  }

  @Test("A30 cancel one and ask again in the same breath: the new one is answered")
  func cancelThenAsk() async throws {
    let stage = StagePresenter()
    let service = MessageService(presenter: stage)
    let first = Task { try await service.choose(Meal.self, title: "1") }
    await stage.waitForShown(1)
    first.cancel()
    let second = Task { try await service.choose(Meal.self, title: "2") }
    await #expect(throws: ChoiceError.cancelled(.taskCancelled)) { try await first.value }
    await stage.waitForShown(2)
    await stage.choose(0)
    #expect(try await second.value == .steak)
  }

  @Test("A19 after every kind of end the service is idle, and shows the next question")
  func idleAfterEverything() async throws {
    struct Broken: Error {}
    let foreign = ChoiceRequest(title: "other", options: [ChoiceOption("x")]).options[0].id
    let presenter = ScriptedPresenter([
      .cancel(.escape), .respond { _ in throw Broken() }, .respond { _ in .chosen([foreign]) },
      .respond { _ in throw CancellationError() }, .cancel(.endOfInput), .choose("Steak"),
    ])
    let service = MessageService(presenter: presenter)
    for _ in 0..<5 {
      _ = await #expect(throws: ChoiceError.self) { try await service.choose(Meal.self) }
      #expect(await service.isIdle)
    }
    #expect(try await service.choose(Meal.self) == .steak)
  }

  @Test("A83 a question with the same content as the one before is shown again")
  func sameAgain() async throws {
    let presenter = ScriptedPresenter([.choose("Steak"), .choose("Chicken")])
    let service = MessageService(presenter: presenter)
    let prompt = ChoicePrompt(Meal.self, title: "Again")
    #expect(try await [service.choose(prompt), service.choose(prompt)] == [.steak, .chicken])
    #expect(Set(presenter.requests.map(\.id)).count == 2)
  }
}

@Suite("Promise 3: answered means gone")
struct AnsweredMeansGoneTests {
  @Test("A21 A22 the answer is delivered only after the presenter has closed its UI")
  func afterClosing() async throws {
    let clock = ManualClock()
    let stage = StagePresenter { try? await clock.sleep(for: .milliseconds(300)) }
    let service = MessageService(presenter: stage)
    let isAnswered = Watched(false)
    let asking = Task {
      let meal = try await service.choose(Meal.self)
      isAnswered.update { $0 = true }
      return (meal, stage.onScreen)
    }
    await stage.choose(1)
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(299))
    #expect(isAnswered.value == false)
    clock.advance(by: .milliseconds(1))
    let (meal, onScreen) = try await asking.value
    #expect(meal == .chicken)
    #expect(onScreen == 0)
  }

  @Test("an end that reaches the service before the presenter returns wins over its answer")
  func endWins() async {
    let gate = Gate()
    let stage = StagePresenter { await gate.pass() }
    let service = MessageService(presenter: stage)
    let asking = Task { try await service.choose(Meal.self) }
    await stage.choose(0)  // answered in the UI, which now closes
    await service.dismissCurrent()
    await #expect(throws: ChoiceError.cancelled(.programmatic)) { try await asking.value }
    gate.open()
    await until { await service.isIdle }
  }

  @Test("an answer that arrived first wins over a late cancellation")
  func answerWins() async throws {
    let service = MessageService(presenter: ClosurePresenter.first)
    let asking = Task { try await service.choose(Meal.self) }
    #expect(try await asking.value == .steak)
    asking.cancel()
    #expect(try await asking.value == .steak)
  }
}

@Suite("Promise 4: cancel is a typed error")
struct TypedCancelTests {
  @Test(
    "A01 the person's cancel is the choice's error, never CancellationError",
    arguments: [CancelReason.backdrop, .escape])
  func typed(reason: CancelReason) async {
    let service = MessageService(presenter: ScriptedPresenter([.cancel(reason)]))
    do throws(ChoiceError) {
      _ = try await service.choose(Meal.self)
      Issue.record("answered")
    } catch {
      switch error {
      case .cancelled(let thrown): #expect(thrown == reason)
      case .noOptions, .presenterFailed: Issue.record("\(error)")
      }
    }
  }

  @Test("reasons match in a pattern, and know which of them are the person's")
  func reasons() {
    let error = ChoiceError.cancelled(.timeout)
    if case .cancelled(.timeout) = error {} else { Issue.record("no match") }
    if case .cancelled(.busy) = error { Issue.record("matched another reason") }
    #expect(CancelReason.allCases.filter(\.isDeclined) == [.button, .escape, .backdrop, .close])
    #expect(
      CancelReason.allCases.map(\.description) == [
        "button", "escape", "backdrop", "close", "interrupt", "endOfInput", "timeout", "superseded", "busy",
        "programmatic", "taskCancelled",
      ])
  }
}

@Suite("Promise 5: the timeout counts from when the question is shown")
struct TimeoutTests {
  @Test("A06 two timed questions in a row: both are shown, both time out")
  func twoInARow() async {
    let clock = ManualClock()
    let stage = StagePresenter()
    let service = MessageService(presenter: stage, clock: clock)
    for number in 1...2 {
      let asking = Task { try await service.choose(Meal.self) { $0.timeout = .seconds(30) } }
      await stage.waitForShown(number)
      await clock.waitForSleepers(1)
      clock.advance(by: .seconds(30))
      await #expect(throws: ChoiceError.cancelled(.timeout)) { try await asking.value }
      await until { await service.isIdle }
    }
    #expect(stage.shown.count == 2)
  }

  @Test("waiting for its turn does not count")
  func waitingIsFree() async throws {
    let clock = ManualClock()
    let stage = StagePresenter()
    let service = MessageService(presenter: stage, clock: clock)
    let first = Task { try await service.choose(Meal.self) }
    await stage.waitForShown(1)
    let second = Task { try await service.choose(Meal.self) { $0.timeout = .seconds(1) } }
    await until { await service.waitingCount == 1 }
    #expect(clock.sleeperCount == 0)
    clock.advance(by: .seconds(3600))
    await stage.choose(0)
    _ = try await first.value
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(999))
    await stage.choose(1)
    #expect(try await second.value == .chicken)
    await clock.waitForSleepers(0)
  }

  @Test("a question answered in time leaves no timer behind")
  func noTimerLeft() async throws {
    let clock = ManualClock()
    let stage = StagePresenter()
    let service = MessageService(presenter: stage, clock: clock)
    let asking = Task { try await service.choose(Meal.self) { $0.timeout = .seconds(30) } }
    await clock.waitForSleepers(1)
    await stage.choose(0)
    _ = try await asking.value
    await clock.waitForSleepers(0)
  }

  @Test("a timeout of the greatest length does not overflow, and one of zero ends at once")
  func extremes() async throws {
    let service = MessageService(presenter: ScriptedPresenter([.choose("Steak"), .choose("Steak")]))
    for timeout in [Duration.seconds(Int64.max), .seconds(Int64.max / 4)] {
      #expect(try await service.choose(Meal.self) { $0.timeout = timeout } == .steak)
    }
    let clock = ManualClock()
    let patient = MessageService(presenter: StagePresenter(), clock: clock)
    let asking = Task { try await patient.choose(Meal.self) { $0.timeout = .seconds(Int64.max) } }
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(2_999_999_999))
    #expect(clock.sleeperCount == 1)
    asking.cancel()
    await #expect(throws: ChoiceError.cancelled(.taskCancelled)) { try await asking.value }
    let stage = StagePresenter()
    let impatient = MessageService(presenter: stage)
    for timeout in [Duration.zero, .seconds(-1)] {
      await #expect(throws: ChoiceError.cancelled(.timeout)) {
        try await impatient.choose(Meal.self) { $0.timeout = timeout }
      }
    }
  }

  @Test("allCases is read once")
  func allCasesOnce() async throws {
    enum Counted: String, CaseIterable {
      case a, b
      static let reads = Watched(0)
      static var allCases: [Counted] {
        reads.update { $0 += 1 }
        return [.a, .b]
      }
    }
    let service = MessageService(presenter: ScriptedPresenter([.choose("b")]))
    #expect(try await service.choose(Counted.self) { $0[.a].detail = "first" } == .b)
    #expect(Counted.reads.value == 1)
  }
}

@Suite("Promise 6: nothing is picked by accident")
struct NoAccidentTests {
  private static func focus(
    _ options: [ChoiceOption], cancelTitle: String? = nil, defaultIndex: Int? = nil
  ) -> (ChoiceRequest.InitialFocus, ChoiceRequest) {
    let request = ChoiceRequest(
      title: "?", options: options, cancelTitle: cancelTitle, defaultIndex: defaultIndex)
    return (request.initialFocus, request)
  }

  static let safe = ChoiceOption("safe")
  static let erase = ChoiceOption("erase", role: .destructive)
  static let gone = ChoiceOption("gone", availability: .unavailable(reason: nil))

  @Test("A70 A71 the pointer starts on the default, a safe option, Cancel, or nowhere")
  func initialFocus() {
    var (focus, request) = Self.focus([Self.erase, Self.safe, Self.safe], defaultIndex: 2)
    #expect(focus == .option(request.options[2].id))
    (focus, request) = Self.focus([Self.erase, Self.gone, Self.safe], cancelTitle: "Cancel")
    #expect(focus == .option(request.options[2].id))
    (focus, request) = Self.focus([Self.erase, Self.gone], cancelTitle: "Cancel")
    #expect(focus == .cancel)
    (focus, request) = Self.focus([Self.erase])
    #expect(focus == .nowhere)
  }

  @Test("A70 a destructive, unavailable or missing default is none")
  func defaults() {
    #expect(Self.focus([Self.erase, Self.safe], defaultIndex: 0).1.defaultOption == nil)
    #expect(Self.focus([Self.gone, Self.safe], defaultIndex: 0).1.defaultOption == nil)
    #expect(Self.focus([Self.safe], defaultIndex: 1).1.defaultOption == nil)
    #expect(Self.focus([Self.safe], defaultIndex: -1).1.defaultOption == nil)
    let several = ChoiceRequest(title: "?", options: [Self.safe], selection: .many(0...1), defaultIndex: 0)
    #expect(several.defaultOption == nil)
  }

  @Test("A46 A58 closing gives an error or nil, never an option")
  func closing() async throws {
    let service = MessageService(presenter: ScriptedPresenter([.cancel(.close), .cancel(.close)]))
    await #expect(throws: ChoiceError.cancelled(.close)) { try await service.choose(Meal.self) }
    #expect(try await service.chooseOrNil(Meal.self) == nil)
  }
}

@Suite("Promise 7: nothing retains")
struct RetentionTests {
  /// Tells when it goes.
  final class Canary: Sendable {
    let isGone: Watched<Bool>
    init(_ isGone: Watched<Bool>) { self.isGone = isGone }
    deinit { isGone.update { $0 = true } }
  }

  final class CanaryPresenter: ChoicePresenter {
    let canary: Canary
    init(_ isGone: Watched<Bool>) { canary = Canary(isGone) }
    func present(_ request: ChoiceRequest) async throws -> ChoiceResponse { .chosen([request.options[0].id]) }
  }

  @Test("service and presenter are free once the answer is out")
  func serviceAndPresenter() async throws {
    let isGone = Watched(false)
    weak var service: MessageService?
    do {
      let asked = MessageService(presenter: CanaryPresenter(isGone))
      service = asked
      #expect(try await asked.choose(Meal.self) == .steak)
    }
    await isGone.wait { $0 }
    #expect(service == nil)
  }

  @Test("values that were not chosen are free, also while the presenter hangs")
  func values() async throws {
    let gate = Gate()
    let isGone = Watched(false)
    let stage = StagePresenter { await gate.pass() }
    let service = MessageService(presenter: stage)
    let asking = Task {
      let prompt = ChoicePrompt([Canary(isGone)], title: "?") { _ in ChoiceOption("canary") }
      _ = try await service.choose(prompt)
    }
    await stage.waitForShown(1)
    asking.cancel()
    await #expect(throws: ChoiceError.cancelled(.taskCancelled)) { try await asking.value }
    await isGone.wait { $0 }
    #expect(stage.onScreen == 1)
    gate.open()
  }

  @Test("a service that nobody holds any more goes although its presenter never returns")
  func hangingPresenter() async throws {
    let gate = Gate()
    let stage = StagePresenter { await gate.pass() }
    weak var service: MessageService?
    do {
      let asked = MessageService(presenter: stage)
      service = asked
      let asking = Task { try await asked.choose(Meal.self) }
      await stage.waitForShown(1)
      asking.cancel()
      _ = await asking.result
    }
    await until { service == nil }
    gate.open()
  }
}

@Suite("Promise 8: from anywhere, without deadlock")
struct FromAnywhereTests {
  @MainActor final class MainActorPresenter: ChoicePresenter {
    var shown = 0
    func present(_ request: ChoiceRequest) async throws -> ChoiceResponse {
      MainActor.assertIsolated()
      shown += 1
      await Task.yield()
      MainActor.assertIsolated()
      return .chosen([request.options[0].id])
    }
  }

  actor Kitchen {
    func order(from service: MessageService) async throws(ChoiceError) -> Meal {
      let meal = try await service.choose(Meal.self)
      self.assertIsolated()
      return meal
    }
  }

  @Test("A35 A43 from the main actor, an actor, a detached task, and the handler of an answer")
  @MainActor func anywhere() async throws {
    let presenter = MainActorPresenter()
    let service = MessageService(presenter: presenter)
    #expect(try await service.choose(Meal.self) == .steak)
    MainActor.assertIsolated()
    #expect(try await Kitchen().order(from: service) == .steak)
    #expect(try await Task.detached { try await service.choose(Meal.self) }.value == .steak)
    let nested = try await Task {
      let first = try await service.choose(Meal.self)
      return [first, try await service.choose(Meal.self)]
    }.value
    #expect(nested == [.steak, .steak])
    #expect(presenter.shown == 5)
  }

  @Test("values that are not Sendable stay with a caller on the main actor")
  @MainActor func nonSendable() async throws {
    final class Dish { let name = "Soup"; var orders = 0 }
    let service = MessageService(presenter: ClosurePresenter.first)
    let dish = try await service.choose(ChoicePrompt([Dish()], title: "Menu") { ChoiceOption($0.name) })
    dish.orders += 1
    #expect(dish.orders == 1)
  }
}

extension ChoiceError {
  var failure: PresenterFailure? {
    if case .presenterFailed(let failure) = self { failure } else { nil }
  }
}
