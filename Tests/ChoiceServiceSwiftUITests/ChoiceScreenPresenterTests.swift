import ChoiceService
import TestSupport
import Testing

@testable import ChoiceServiceSwiftUI

/// The presenter with a clock moved by hand, and a view that is a host's number.
@MainActor
@Suite("The presenter on the main actor", .timeLimit(.minutes(10)))
struct ChoiceScreenPresenterTests {
  let clock = ManualClock()
  let presenter: ChoiceScreenPresenter

  init() {
    presenter = ChoiceScreenPresenter(clock: clock)
    presenter.send(.hostAppeared(.first, .alert))
  }

  private func ask(_ request: ChoiceRequest = .meal()) async throws -> Task<ChoiceResponse, any Error> {
    let count = presenter.questionCount
    let asking = Task { try await presenter.present(request) }
    try await eventually { presenter.questionCount != count }
    return asking
  }

  private func choice(on host: Host = .first) throws -> PresentedChoice { try #require(presenter.choice(on: host)) }

  @Test("A21 A22 present returns when the dismissal of 600 ms has ended, and not before")
  func dismissal() async throws {
    let asking = try await ask()
    let option = try choice().request.options[0].id
    #expect(presenter.isPresented(on: .first))
    try choice().pick(option)
    #expect(presenter.isPresented(on: .first) == false)
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(599))
    #expect(presenter.questionCount == 1)
    clock.advance(by: .milliseconds(1))
    #expect(try await asking.value == .chosen([option]))
    #expect(presenter.choice(on: .first) == nil)
  }

  @Test("A14 the alert closes without a button: 250 ms later it is a cancel, and the 600 ms count from the closing")
  func closed() async throws {
    let asking = try await ask()
    try choice().closed()
    await clock.waitForSleepers(2)
    clock.advance(by: .milliseconds(250))
    try await eventually { try choice().presentation.isDecided }
    clock.advance(by: .milliseconds(350))
    #expect(try await asking.value == .cancelled(.escape))
  }

  @Test("A85 another view that comes within a second takes the question over")
  func takenOver() async throws {
    let asking = try await ask()
    presenter.send(.hostDisappeared(.first))
    await clock.waitForSleepers(2)
    clock.advance(by: .milliseconds(999))
    presenter.send(.hostAppeared(.second, .card))
    try await eventually { presenter.isPresented(on: .second) }
    #expect(clock.sleeperCount == 0)
    let option = try choice(on: .second).request.options[2].id
    try choice(on: .second).pick(option)
    try choice(on: .second).ended()
    #expect(try await asking.value == .chosen([option]))
  }

  @Test("A85 a view that goes, comes and goes again has a new second each time")
  func goesTwice() async throws {
    let asking = try await ask()
    presenter.send(.hostDisappeared(.first))
    await clock.waitForSleepers(2)
    presenter.send(.hostAppeared(.first, .alert))
    presenter.send(.hostDisappeared(.first))
    // The first timer is over, without a word, before the second one sleeps.
    await clock.waitForSleepers(2)
    #expect(presenter.questionCount == 1)
    clock.advance(by: .milliseconds(999))
    presenter.send(.hostAppeared(.second, .alert))
    try await eventually { presenter.isPresented(on: .second) }
    try choice(on: .second).decline()
    try choice(on: .second).ended()
    #expect(try await asking.value == .cancelled(.button))
  }

  @Test("A10 when no view comes within a second the question is dropped")
  func dropped() async throws {
    let asking = try await ask()
    presenter.send(.hostDisappeared(.first))
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(1))
    await #expect(throws: PresenterFailure.hostGone) { try await asking.value }
    await #expect(throws: PresenterFailure.noHost) { try await presenter.present(.meal()) }
  }

  @Test("A10 A59 where no view has the modifier a question fails at once, as unavailable")
  func unavailable() async throws {
    let service = MessageService(presenter: ChoiceScreenPresenter(clock: clock))
    await #expect(throws: ChoiceError.presenterFailed(.noHost)) { try await service.choose(Meal.self) }
    #expect(PresenterFailure.noHost.code == .unavailable)
    #expect(PresenterFailure.hostGone.code == .droppedRequest)
  }

  @Test("a task that was cancelled before asks nobody")
  func cancelledBefore() async throws {
    let asking = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await presenter.present(.meal())
    }
    await #expect(throws: CancellationError.self) { try await asking.value }
    #expect(presenter.questionCount == 0)
  }

  @Test("A33 a task that is cancelled while its question is shown gets its own error when the UI is gone")
  func cancelledWhileShown() async throws {
    let asking = try await ask()
    asking.cancel()
    try await eventually { !presenter.isPresented(on: .first) }
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(600))
    await #expect(throws: CancellationError.self) { try await asking.value }
  }

  @Test("A30 cancelled, then asked again at once: the new question is shown and answered")
  func askedAgain() async throws {
    let service = MessageService(presenter: presenter, clock: clock)
    let first = Task { try await service.choose(Meal.self) }
    try await eventually { presenter.isPresented(on: .first) }
    first.cancel()
    let second = Task { try await service.choose(Meal.self, title: "Again") }
    await #expect(throws: ChoiceError.cancelled(.taskCancelled)) { try await first.value }
    try await eventually { !presenter.isPresented(on: .first) }
    try choice().ended()
    try await eventually { presenter.isPresented(on: .first) }
    #expect(try choice().request.title == "Again")
    try choice().pick(choice().request.options[0].id)
    try choice().ended()
    #expect(try await second.value == .steak)
  }

  @Test(
    "A09 A15 A33 the program takes the question away: the caller leaves at once, the next question waits for the UI")
  func dismissedByProgram() async throws {
    let service = MessageService(presenter: presenter, clock: clock)
    let first = Task { try await service.choose(Meal.self) }
    try await eventually { presenter.isPresented(on: .first) }
    let second = Task { try await service.choose(Meal.self) }
    try await eventually { await service.waitingCount == 1 }
    await service.dismissCurrent()
    await #expect(throws: ChoiceError.cancelled(.programmatic)) { try await first.value }
    try await eventually { !presenter.isPresented(on: .first) }
    #expect(presenter.questionCount == 1)
    await clock.waitForSleepers(2)
    clock.advance(by: .milliseconds(600))
    try await eventually { presenter.isPresented(on: .first) }
    try choice().pick(choice().request.options[1].id)
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(600))
    #expect(try await second.value == .chicken)
    #expect(await service.isIdle)
  }

  @Test("A07 A17 A23 A29 a hundred questions at once come on screen one after the other")
  func manyAtOnce() async throws {
    let service = MessageService(presenter: presenter)
    let asking = (0..<100).map { number in
      Task { try await service.choose(Meal.self, title: "\(number)") }
    }
    var shown: Set<String> = []
    for _ in asking {
      try await eventually { presenter.isPresented(on: .first) }
      let choice = try choice()
      #expect(shown.insert(choice.request.title).inserted)
      choice.pick(choice.request.options[0].id)
      choice.ended()
    }
    for task in asking { #expect(try await task.value == .steak) }
  }

  @Test("A43 called from a detached task, it runs on the main actor")
  func isolation() async throws {
    let presenter = presenter
    let asking = Task.detached { try await presenter.present(.meal()) }
    try await eventually { presenter.questionCount > 0 }
    MainActor.assertIsolated()
    try choice().decline()
    try choice().ended()
    #expect(try await asking.value == .cancelled(.button))
  }

  @Test("nothing is kept: neither timers, nor the question, nor the presenter")
  func freed() async throws {
    weak var freed: ChoiceScreenPresenter?
    do {
      let presenter = ChoiceScreenPresenter(clock: clock)
      freed = presenter
      presenter.send(.hostAppeared(.first, .card))
      let asking = Task { try await presenter.present(.meal()) }
      try await eventually { presenter.questionCount > 0 }
      presenter.choice(on: .first)?.decline()
      await clock.waitForSleepers(1)
      presenter.choice(on: .first)?.ended()
      #expect(try await asking.value == .cancelled(.button))
    }
    await clock.waitForSleepers(0)
    try await eventually { freed == nil }
  }
}

@MainActor
@Suite("The token of a view", .timeLimit(.minutes(10)))
struct HostTokenTests {
  let clock = ManualClock()

  private func ask(_ presenter: ChoiceScreenPresenter) async throws -> Task<ChoiceResponse, any Error> {
    let asking = Task { try await presenter.present(.meal()) }
    try await eventually { presenter.questionCount > 0 }
    return asking
  }

  @Test("A10 the view's state ends without onDisappear: the host is gone")
  func ends() async throws {
    let presenter = ChoiceScreenPresenter(clock: clock)
    var token: HostToken? = HostToken()
    token?.attach(to: presenter, preferring: .card)
    let asking = try await ask(presenter)
    token = nil
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(1))
    await #expect(throws: PresenterFailure.hostGone) { try await asking.value }
  }

  @Test("another presenter for the same view: the old one's question finds no view any more")
  func moves() async throws {
    let (old, new) = (ChoiceScreenPresenter(clock: clock), ChoiceScreenPresenter(clock: clock))
    let token = HostToken()
    token.update(to: old, preferring: .alert)
    await #expect(throws: PresenterFailure.noHost) { try await old.present(.meal()) }
    token.attach(to: old, preferring: .alert)
    let asking = try await ask(old)
    token.update(to: new, preferring: .alert)
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(1))
    await #expect(throws: PresenterFailure.hostGone) { try await asking.value }
    _ = try await ask(new)
    #expect(new.isPresented(on: token.host))
  }

  @Test("a list that covers its own view keeps it, and goes on with its question", arguments: [true, false])
  func coveredByItsList(listDisappearsFirst: Bool) async throws {
    let presenter = ChoiceScreenPresenter(clock: clock)
    let token = HostToken()
    token.attach(to: presenter, preferring: .list)
    let asking = try await ask(presenter)
    let choice = try #require(presenter.choice(on: token.host, as: .list))
    token.listAppeared(choice)
    token.disappeared()
    #expect(presenter.isPresented(on: token.host))
    choice.decline()
    if listDisappearsFirst { token.listDisappeared(choice) }
    token.attach(to: presenter, preferring: .list)
    token.listEnded()
    #expect(try await asking.value == .cancelled(.button))
    _ = try await ask(presenter)
    #expect(presenter.isPresented(on: token.host))
  }

  @Test("A10 a view that goes with its list is gone when both are, in either order", arguments: [true, false])
  func goesWithItsList(listFirst: Bool) async throws {
    let presenter = ChoiceScreenPresenter(clock: clock)
    let token = HostToken()
    token.attach(to: presenter, preferring: .list)
    let asking = try await ask(presenter)
    let choice = try #require(presenter.choice(on: token.host, as: .list))
    token.listAppeared(choice)
    if listFirst { token.listDisappeared(choice) }
    token.disappeared()
    if !listFirst { token.listDisappeared(choice) }
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(1))
    await #expect(throws: PresenterFailure.hostGone) { try await asking.value }
  }

  @Test("another style for the same view counts from the next question")
  func restyles() async throws {
    let presenter = ChoiceScreenPresenter(clock: clock)
    let token = HostToken()
    token.attach(to: presenter, preferring: .alert)
    let first = try await ask(presenter)
    token.update(to: presenter, preferring: .card)
    #expect(presenter.choice(on: token.host)?.presentation.form == .alert)
    presenter.choice(on: token.host)?.decline()
    presenter.choice(on: token.host)?.ended()
    #expect(try await first.value == .cancelled(.button))
    _ = try await ask(presenter)
    #expect(presenter.choice(on: token.host)?.presentation.form == .card)
  }

  @Test("a list that is late to say that it disappeared does not take the view of the next one away")
  func lateDisappearance() async throws {
    let presenter = ChoiceScreenPresenter(clock: clock)
    let token = HostToken()
    token.attach(to: presenter, preferring: .list)
    let first = try await ask(presenter)
    let late = try #require(presenter.choice(on: token.host, as: .list))
    token.listAppeared(late)
    late.decline()
    late.ended()
    #expect(try await first.value == .cancelled(.button))
    let second = try await ask(presenter)
    token.listAppeared(try #require(presenter.choice(on: token.host, as: .list)))
    token.disappeared()
    token.listDisappeared(late)
    #expect(presenter.isPresented(on: token.host))
    second.cancel()
  }

  @Test("a list that is late to say that it is gone does not end the next one")
  func lateList() async throws {
    let presenter = ChoiceScreenPresenter(clock: clock)
    let token = HostToken()
    token.attach(to: presenter, preferring: .list)
    let first = try await ask(presenter)
    let choice = try #require(presenter.choice(on: token.host, as: .list))
    token.listAppeared(choice)
    #expect(presenter.choice(on: token.host)?.presentation.hasAppeared == true)
    choice.decline()
    await clock.waitForSleepers(1)
    clock.advance(by: .seconds(3))
    #expect(try await first.value == .cancelled(.button))
    let second = try await ask(presenter)
    token.listEnded()
    #expect(presenter.shownChoice(on: token.host, as: .list) != nil)
    #expect(presenter.choice(on: token.host, as: .alert) == nil)
    second.cancel()
  }
}
