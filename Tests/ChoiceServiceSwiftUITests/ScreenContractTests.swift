import ChoiceService
import ChoiceServiceTesting
import Testing

@testable import ChoiceServiceSwiftUI

/// A clock on which every sleep is over as soon as other tasks had a turn.
struct HurriedClock: Clock {
  typealias Instant = ContinuousClock.Instant

  var now: Instant { ContinuousClock().now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await Task.yield()
    try Task.checkCancellation()
  }
}

/// A person at a screen that behaves as SwiftUI does: it shows what it is told to, writes `false` when it closes, and
/// reports the end of its dismissal where SwiftUI does.
struct ScreenRig: PresenterRig {
  let presenter: ChoiceScreenPresenter
  let preference: FormPreference
  let actionFirst: Bool

  @MainActor
  init(_ preference: FormPreference, actionFirst: Bool) {
    presenter = ChoiceScreenPresenter(clock: HurriedClock())
    self.preference = preference
    self.actionFirst = actionFirst
    presenter.send(.hostAppeared(.first, preference))
  }

  func isShown(_ request: ChoiceRequest) async -> Bool {
    await MainActor.run { presenter.choice(on: .first)?.request.id == request.id && presenter.isPresented(on: .first) }
  }

  func perform(_ act: PersonAct, on request: ChoiceRequest) async -> Bool {
    // Outside a card, nothing but its own elements can be used; Escape and closing are the system's.
    switch (act, preference) {
    case (.endInput, _), (.tapBackdrop, .alert), (.tapBackdrop, .list), (.close, .alert), (.close, .card),
      (.close, .confirmationDialog), (.escape, .confirmationDialog), (.escape, .list):
      return false
    default:
      await carryOut(act, on: request)
      return true
    }
  }

  @MainActor
  private func carryOut(_ act: PersonAct, on request: ChoiceRequest) {
    guard let choice = presenter.choice(on: .first), choice.request.id == request.id else { return }
    switch (act, preference) {
    case (.choose(let ids), _) where request.selection == .one:
      // A system alert closes at every button. Two orders have been seen: the action before the closing, and after it.
      let closes = !choice.presentation.form.reportsEnd
      if closes, !actionFirst { choice.closed() }
      for id in ids { choice.pick(id) }
      if closes, actionFirst { choice.closed() }
    case (.choose(let ids), _): tickAndFinish(ids, choice)
    case (.useCancel, _) where request.cancelTitle == nil: return
    case (.useCancel, _): choice.decline()
    case (.escape, .card): choice.decline(.escape)
    case (.tapBackdrop, .card): choice.tapBackdrop(.cancelsIfPossible)
    // A sheet that must not be swiped away stays.
    case (.close, .list) where !request.isDeclinable: return
    case (.escape, _), (.close, _), (.tapBackdrop, _): choice.closed()
    case (.endInput, _): return
    }
    if choice.presentation.form.reportsEnd, !presenter.isPresented(on: .first) { choice.ended() }
  }

  @MainActor
  private func tickAndFinish(_ ids: [ChoiceRequest.OptionID], _ choice: PresentedChoice) {
    func ticks() -> Set<ChoiceRequest.OptionID> { presenter.choice(on: .first)?.presentation.ticks ?? [] }
    for id in ticks() where !ids.contains(id) { choice.pick(id) }
    for id in ids where !ticks().contains(id) { choice.pick(id) }
    // A person who could not tick what they wanted does not go on.
    if ticks() == Set(ids) { choice.finish() }
  }

  func wasShownOnMainActor(_ request: ChoiceRequest) async -> Bool? {
    await MainActor.run { MainActorProbe.isOnMainActor }
  }
}

@Suite("The presenter keeps the contract")
struct ScreenContractTests {
  @Test(
    "A15 in every form, with both orders of callbacks",
    arguments: [FormPreference.alert, .confirmationDialog, .card, .list], [true, false])
  func keepsTheContract(preference: FormPreference, actionFirst: Bool) async {
    // The views' own clock runs by itself; patience is a cap, for machines that do a hundred other things at the time.
    let contract = PresenterContract(patience: .seconds(300))
    let violations = await contract.violations { await ScreenRig(preference, actionFirst: actionFirst) }
    #expect(violations == [])
  }
}
