import ChoiceService
import ChoiceServiceTesting
import TestSupport

@testable import ChoiceServiceTerminal

/// A window as a presenter's author might fake it: it shows questions, and a person operates it.
final class Window: Sendable {
  struct State: Sendable {
    var shown: [ChoiceRequest.ID: ChoiceReply] = [:]
    var visible: Set<ChoiceRequest.ID> = []
    var tappedEarlier: [ChoiceRequest.OptionID]?
    var wasOnMainActor: Bool?
  }

  let state = Watched(State())
}

/// A presenter over a window that keeps the law, but for one fault.
struct FaultyPresenter: ChoicePresenter {
  /// One fault has several forms.
  enum Variant: Sendable { case first, second, third }

  let fault: PresenterRule?
  let variant: Variant
  let window: Window
  let turns = ChoiceTurns()
  /// What a presenter that does not return waits for.
  let never: Gate
  /// Set while nothing will happen by itself any more: then, and only then, the test's clock goes on.
  let isStuck: Watched<Bool>

  func present(_ request: ChoiceRequest) async throws -> ChoiceResponse {
    if fault == .showsOneAtATime {
      if !window.state.value.shown.isEmpty {
        switch variant {
        case .first: break
        case .second: window.state.update { $0.visible.removeAll() }
        case .third: throw PresenterFailure(.other, "busy")
        }
      }
      return try await presentNow(request)
    }
    if !window.state.value.shown.isEmpty { isStuck.update { $0 = true } }
    return try await turns.take { try await presentNow(request) }
  }

  private func presentNow(_ request: ChoiceRequest) async throws -> ChoiceResponse {
    let tapped = window.state.update { state in
      defer { state.tappedEarlier = nil }
      return state.tappedEarlier
    }
    if fault == .ignoresEarlierInput, let tapped { return .chosen(tapped) }
    defer {
      window.state.update { state in
        state.shown[request.id] = nil
        if fault != .takesItsUIAwayFirst { state.visible.remove(request.id) }
      }
      isStuck.update { $0 = false }
    }
    do {
      if fault == .runsWhereItsIsolationSays { return try await show(request) }
      return try await showOnMainActor(request)
    } catch let error as CancellationError {
      if fault == .returnsOnceCancelled {
        isStuck.update { $0 = true }
        await never.pass()
      }
      throw error
    }
  }

  @MainActor private func showOnMainActor(_ request: ChoiceRequest) async throws -> ChoiceResponse {
    try await ChoiceReply.response { appear(request, $0) }
  }

  @concurrent private func show(_ request: ChoiceRequest) async throws -> ChoiceResponse {
    try await ChoiceReply.response { appear(request, $0) }
  }

  private func appear(_ request: ChoiceRequest, _ reply: ChoiceReply) {
    window.state.update { state in
      state.shown[request.id] = reply
      if fault != .showsTheRequest { state.visible.insert(request.id) }
      state.wasOnMainActor = MainActorProbe.isOnMainActor
    }
    if fault == .showsTheRequest { isStuck.update { $0 = true } }
  }
}

struct FaultyRig: PresenterRig {
  let fault: PresenterRule?
  let presenter: FaultyPresenter

  init(_ fault: PresenterRule?, _ variant: FaultyPresenter.Variant, never: Gate, current: Watched<Watched<Bool>>) {
    self.fault = fault
    // Each rig has a mark of its own: a call of an earlier one may still be on its way out.
    let isStuck = Watched(false)
    current.update { $0 = isStuck }
    presenter = FaultyPresenter(fault: fault, variant: variant, window: Window(), never: never, isStuck: isStuck)
  }

  func isShown(_ request: ChoiceRequest) async -> Bool {
    presenter.window.state.update { state in
      let isVisible = state.visible.contains(request.id)
      // A UI that goes a moment late: after its call returned it can be seen exactly once more.
      if fault == .takesItsUIAwayFirst, presenter.variant == .second, state.shown[request.id] == nil {
        state.visible.remove(request.id)
      }
      return isVisible
    }
  }

  func wasShownOnMainActor(_ request: ChoiceRequest) async -> Bool? {
    presenter.window.state.value.wasOnMainActor
  }

  func perform(_ act: PersonAct, on request: ChoiceRequest) async -> Bool {
    guard let reply = presenter.window.state.value.shown[request.id] else {
      if case .choose(let ids) = act { presenter.window.state.update { $0.tappedEarlier = ids } }
      return true
    }
    switch act {
    case .choose(let ids): choose(ids, request, reply)
    case .endInput: reply.cancel(.endOfInput)
    case .useCancel: end(request, reply, .button)
    case .escape: end(request, reply, .escape)
    case .close: end(request, reply, .close)
    case .tapBackdrop: end(request, reply, .backdrop)
    }
    return true
  }

  private func choose(_ ids: [ChoiceRequest.OptionID], _ request: ChoiceRequest, _ reply: ChoiceReply) {
    let areAvailable = ids.allSatisfy { request[$0]?.isAvailable == true }
    if !areAvailable, fault != .answersWithAvailableOptions { return }
    if !request.selection.count.contains(ids.count) {
      let isTooMany = ids.count > request.selection.count.upperBound
      guard fault == .answersWithAsManyAsAllowed, isTooMany == (presenter.variant == .second) else { return }
    }
    switch fault {
    case .answersWithThisRequest:
      reply.choose(ChoiceRequest(title: "other", options: [ChoiceOption("other")]).options[0].id)
    case .answersWhatWasChosen where request.selection == .one:
      reply.choose(request.options[ids == [request.options[0].id] ? 2 : 1].id)
    default:
      reply.choose(ids)
    }
  }

  private func end(_ request: ChoiceRequest, _ reply: ChoiceReply, _ reason: CancelReason) {
    if !request.isDeclinable {
      guard fault == .staysOpenWithoutCancel else { return }
      if presenter.variant == .second, let id = request.defaultOption {
        reply.choose(id)
        return
      }
    }
    reply.cancel(fault == .cancelsWithTheRightReason ? .close : reason)
  }
}
