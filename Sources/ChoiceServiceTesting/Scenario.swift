internal import ChoiceService

/// What the contract does with a presenter: one short story for each part of the law.
enum Scenario {
  typealias Story<Rig: PresenterRig> = @Sendable (Session<Rig>) async -> [PresenterViolation]

  static func all<Rig: PresenterRig>(for _: Rig.Type) -> [Story<Rig>] {
    let acts: [PersonAct] = [.useCancel, .escape, .close, .tapBackdrop, .endInput]
    let ends: [Story<Rig>] = acts.map { act in { await ended(by: act, $0) } }
    let refusals: [Story<Rig>] = acts.dropLast().map { act in { await notEnded(by: act, $0) } }
    return [chosen, chosenTwice, unavailable, tooFew, tooMany, cancelled, twoAtOnce, earlier, isolated] + ends
      + refusals
  }

  /// The person chooses an option.
  private static func chosen<Rig: PresenterRig>(_ session: Session<Rig>) async -> [PresenterViolation] {
    await answered(session, session.request(), [2])
  }

  /// Another question follows the first; each has its own identities.
  private static func chosenTwice<Rig: PresenterRig>(_ session: Session<Rig>) async -> [PresenterViolation] {
    let first = await answered(session, session.request(), [0])
    return first.isEmpty ? await answered(session, session.request(), [2]) : first
  }

  /// The person tries an unavailable option, then chooses another.
  private static func unavailable<Rig: PresenterRig>(_ session: Session<Rig>) async -> [PresenterViolation] {
    await answered(session, session.request(availability: .unavailable(reason: "Sold out")), [0], afterTrying: [1])
  }

  /// The person tries one option where two are asked for, then chooses two.
  private static func tooFew<Rig: PresenterRig>(_ session: Session<Rig>) async -> [PresenterViolation] {
    await answered(session, session.request(.many(2...2)), [0, 2], afterTrying: [0])
  }

  /// The person tries three options where two are asked for, then chooses two.
  private static func tooMany<Rig: PresenterRig>(_ session: Session<Rig>) async -> [PresenterViolation] {
    await answered(session, session.request(.many(2...2)), [0, 2], afterTrying: [0, 1, 2])
  }

  /// The person acts before the question is shown, and again after.
  private static func earlier<Rig: PresenterRig>(_ session: Session<Rig>) async -> [PresenterViolation] {
    let request = session.request()
    let earlier = [request.options[0].id]
    guard await session.perform(.choose(earlier), on: request) else { return [] }
    return await answered(session, request, [2], earlier: earlier)
  }

  private static func answered<Rig: PresenterRig>(
    _ session: Session<Rig>, _ request: ChoiceRequest, _ positions: [Int], afterTrying tried: [Int]? = nil,
    earlier: [ChoiceRequest.OptionID]? = nil
  ) async -> [PresenterViolation] {
    let call = session.present(request)
    if let violation = await session.shown(request, by: call) {
      guard call.isOver, earlier != nil else {
        await session.abandon(call)
        return [violation]
      }
      // It may have been answered too fast to be seen.
      let outcome = await session.outcome(of: call)
      return [session.judge(outcome, of: request, expected: [], earlier: earlier)].compactMap(\.self)
    }
    let ids = positions.map { request.options[$0].id }
    if let tried { _ = await session.perform(.choose(tried.map { request.options[$0].id }), on: request) }
    guard await session.perform(.choose(ids), on: request) else {
      await session.abandon(call)
      return []
    }
    let outcome = await session.outcome(of: call)
    if outcome == nil { await session.abandon(call) }
    return [
      session.judge(outcome, of: request, expected: ids, earlier: earlier), await session.gone(request),
    ].compactMap(\.self)
  }

  /// The asking task is cancelled.
  private static func cancelled<Rig: PresenterRig>(_ session: Session<Rig>) async -> [PresenterViolation] {
    let request = session.request()
    let call = session.present(request)
    if let violation = await session.shown(request, by: call) {
      await session.abandon(call)
      return [violation]
    }
    call.cancel()
    guard await session.outcome(of: call) != nil else {
      return [
        PresenterViolation(
          rule: .returnsOnceCancelled,
          seen: "\(session.patience) after its task was cancelled, present(_:) had not returned.")
      ]
    }
    return [await session.gone(request)].compactMap(\.self)
  }

  /// Two calls at once.
  private static func twoAtOnce<Rig: PresenterRig>(_ session: Session<Rig>) async -> [PresenterViolation] {
    let (first, second) = (session.request(), session.request())
    let firstCall = session.present(first)
    if let violation = await session.shown(first, by: firstCall) {
      await session.abandon(firstCall)
      return [violation]
    }
    let secondCall = session.present(second)
    let isSecondShown = await session.isShown(second, by: secondCall, within: session.watch)
    let isFirstShown = await session.rig.isShown(first)
    var seen: String?
    if isSecondShown, isFirstShown {
      seen = "A second question was shown while the first was on screen."
    } else if isSecondShown || !isFirstShown || firstCall.isOver {
      seen = "A second question took the first one's place."
    } else if secondCall.isOver {
      seen = "A second question was not made to wait: its call returned while the first was on screen."
    }
    await session.abandon(firstCall)
    // Where the first call does not return, that is another rule's matter.
    if seen == nil, firstCall.isOver, await !session.isShown(second, by: secondCall, within: session.patience) {
      seen = "When the first question was over, the second one was not shown."
    }
    await session.abandon(secondCall)
    return seen.map { [PresenterViolation(rule: .showsOneAtATime, seen: $0)] } ?? []
  }

  /// The presenter is called from a task that belongs to no actor.
  private static func isolated<Rig: PresenterRig>(_ session: Session<Rig>) async -> [PresenterViolation] {
    let request = session.request()
    let call = session.present(request)
    guard await session.isShown(request, by: call, within: session.patience) else {
      await session.abandon(call)
      return []
    }
    let wasOnMainActor = await session.rig.wasShownOnMainActor(request)
    await session.abandon(call)
    guard wasOnMainActor == false else { return [] }
    return [
      PresenterViolation(
        rule: .runsWhereItsIsolationSays, seen: "Called from a detached task, it was shown off the main actor.")
    ]
  }

  /// The person ends the question in a certain way.
  private static func ended<Rig: PresenterRig>(by act: PersonAct, _ session: Session<Rig>) async -> [PresenterViolation]
  {
    let request = session.request()
    let call = session.present(request)
    guard await session.isShown(request, by: call, within: session.patience), await session.perform(act, on: request)
    else {
      await session.abandon(call)
      return []
    }
    let outcome = await session.outcome(of: call)
    if case .success(.cancelled(let reason)) = outcome, reason == act.reason {
      return [await session.gone(request)].compactMap(\.self)
    }
    await session.abandon(call)
    let seen = outcome.map { "\($0)" } ?? "nothing within \(session.patience)"
    return [
      PresenterViolation(
        rule: .cancelsWithTheRightReason, seen: "The person ended the question (\(act)), and the outcome was \(seen).")
    ]
  }

  /// The person tries to end a question that has no Cancel but a default, then chooses something else.
  private static func notEnded<Rig: PresenterRig>(by act: PersonAct, _ session: Session<Rig>) async
    -> [PresenterViolation]
  {
    let request = session.request(cancelTitle: nil, defaultIndex: 0)
    let chosen = [request.options[2].id]
    let call = session.present(request)
    guard await session.isShown(request, by: call, within: session.patience), await session.perform(act, on: request),
      await session.perform(.choose(chosen), on: request)
    else {
      await session.abandon(call)
      return []
    }
    let outcome = await session.outcome(of: call)
    if case .success(.chosen(chosen)) = outcome { return [await session.gone(request)].compactMap(\.self) }
    await session.abandon(call)
    guard let violation = session.judge(outcome, of: request, expected: chosen, earlier: nil) else { return [] }
    if case .success(.chosen(let ids)) = outcome, ids != request.defaultOption.map({ [$0] }) { return [violation] }
    return [
      PresenterViolation(
        rule: .staysOpenWithoutCancel,
        seen: "The question had no Cancel, and the person tried to end it (\(act)). \(violation.seen)")
    ]
  }
}
