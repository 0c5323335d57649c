internal import ChoiceService

/// One rig, and the calls that the contract makes of its presenter.
struct Session<Rig: PresenterRig>: Sendable {
  let rig: Rig
  let patience: Duration
  let watch: Duration
  let rigDelay: Duration
  let clock: any Clock<Duration>

  /// Three options, the second as it is said; each request has a title of its own.
  func request(
    _ selection: ChoiceRequest.Selection = .one, cancelTitle: String? = "Cancel", defaultIndex: Int? = nil,
    availability: ChoiceAvailability = .available
  ) -> ChoiceRequest {
    ChoiceRequest(
      title: "Question \(Int.random(in: 100_000...999_999))",
      options: [ChoiceOption("First"), ChoiceOption("Second", availability: availability), ChoiceOption("Third")],
      selection: selection, cancelTitle: cancelTitle, defaultIndex: defaultIndex, localizer: .english)
  }

  /// Calls the presenter, in a task that can be cancelled.
  func present(_ request: ChoiceRequest) -> PresenterCall {
    PresenterCall { [presenter = rig.presenter] in try await presenter.present(request) }
  }

  /// Whether the request is shown before the limit, and before its call is over.
  func isShown(_ request: ChoiceRequest, by call: PresenterCall, within limit: Duration) async -> Bool {
    await within(limit, on: clock) {
      while !Task.isCancelled, !call.isOver {
        if await rig.isShown(request) { return true }
        await Task.yield()
      }
      return false
    } ?? false
  }

  /// Whether the request is shown, or what to report.
  func shown(_ request: ChoiceRequest, by call: PresenterCall) async -> PresenterViolation? {
    if await isShown(request, by: call, within: patience) { return nil }
    return PresenterViolation(
      rule: .showsTheRequest,
      seen: call.isOver
        ? "present(_:) returned before the question could be seen."
        : "\(patience) after present(_:) was called, the question was not shown.")
  }

  func outcome(of call: PresenterCall) async -> PresenterCall.Outcome? {
    await within(patience, on: clock) { await call.outcome }
  }

  func perform(_ act: PersonAct, on request: ChoiceRequest) async -> Bool {
    await rig.perform(act, on: request)
  }

  /// Gives up on a call, so that it does not stay behind.
  func abandon(_ call: PresenterCall) async {
    call.cancel()
    _ = await outcome(of: call)
  }
}

extension Session {
  /// What is wrong with an outcome that should be these options; `earlier` is what was chosen before the question was shown.
  func judge(
    _ outcome: PresenterCall.Outcome?, of request: ChoiceRequest, expected: [ChoiceRequest.OptionID],
    earlier: [ChoiceRequest.OptionID]?
  ) -> PresenterViolation? {
    guard let outcome else {
      return PresenterViolation(
        rule: .answersWhatWasChosen, seen: "\(patience) after the person chose, present(_:) had not returned.")
    }
    let chose = "The person chose \(names(expected, request)), and"
    switch outcome {
    case .success(.chosen(let ids)):
      if Set(ids) == Set(expected), ids.count == expected.count { return nil }
      if ids.contains(where: { request[$0] == nil }) {
        return PresenterViolation(rule: .answersWithThisRequest, seen: "The answer held an option of another request.")
      }
      return PresenterViolation(
        rule: rule(brokenBy: ids, request, earlier), seen: "\(chose) the answer was \(names(ids, request)).")
    case .success(.cancelled(let reason)):
      return PresenterViolation(rule: .answersWhatWasChosen, seen: "\(chose) the question was cancelled (\(reason)).")
    case .failure(let error):
      return PresenterViolation(rule: .answersWhatWasChosen, seen: "\(chose) present(_:) threw \(error).")
    }
  }

  private func rule(
    brokenBy ids: [ChoiceRequest.OptionID], _ request: ChoiceRequest, _ earlier: [ChoiceRequest.OptionID]?
  ) -> PresenterRule {
    if ids == earlier { return .ignoresEarlierInput }
    if ids.contains(where: { request[$0]?.isAvailable == false }) { return .answersWithAvailableOptions }
    if !request.selection.count.contains(ids.count) || Set(ids).count < ids.count { return .answersWithAsManyAsAllowed }
    return .answersWhatWasChosen
  }

  private func names(_ ids: [ChoiceRequest.OptionID], _ request: ChoiceRequest) -> String {
    ids.isEmpty ? "nothing" : ids.map { "“\(request[$0]?.title ?? "?")”" }.joined(separator: ", ")
  }

  /// Whether the UI of a call that has returned is gone, as soon as the rig can see it.
  func gone(_ request: ChoiceRequest) async -> PresenterViolation? {
    if await !rig.isShown(request) { return nil }
    let isGone =
      rigDelay == .zero
      ? false
      : await within(rigDelay, on: clock) {
        while !Task.isCancelled {
          if await !rig.isShown(request) { return true }
          await Task.yield()
        }
        return false
      }
    if isGone == true { return nil }
    return PresenterViolation(
      rule: .takesItsUIAwayFirst, seen: "When present(_:) had returned, the question was still shown.")
  }
}
