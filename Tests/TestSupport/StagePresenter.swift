public import ChoiceService

/// A presenter whose person is the test: it records what is shown, and answers when the test says so.
///
/// It keeps the real contract: it goes away when it is cancelled, and complains when two questions are on it at once.
public final class StagePresenter: ChoicePresenter {
  public struct Showing: Sendable {
    public let request: ChoiceRequest
    public let reply: ChoiceReply
  }

  private struct State: Sendable {
    var shown: [ChoiceRequest] = []
    var current: [Showing] = []
    var onScreen = 0
    var overlaps = 0
  }

  private let state = Watched(State())
  private let leaving: @Sendable () async -> Void

  /// - Parameter leaving: How long it takes to close the UI: awaited before `present` returns.
  public init(leaving: @escaping @Sendable () async -> Void = {}) {
    self.leaving = leaving
  }

  public func present(_ request: ChoiceRequest) async throws -> ChoiceResponse {
    state.update { state in
      state.onScreen += 1
      if state.onScreen > 1 { state.overlaps += 1 }
    }
    let response: Result<ChoiceResponse, any Error>
    do {
      response = .success(
        try await ChoiceReply.response { reply in
          state.update { state in
            state.shown.append(request)
            state.current.append(Showing(request: request, reply: reply))
          }
        })
    } catch {
      response = .failure(error)
    }
    state.update { state in state.current.removeAll { $0.request.id == request.id } }
    await leaving()
    state.update { $0.onScreen -= 1 }
    return try response.get()
  }

  /// Everything that was shown so far.
  public var shown: [ChoiceRequest] { state.value.shown }
  public var titles: [String] { shown.map(\.title) }
  public var overlaps: Int { state.value.overlaps }
  public var onScreen: Int { state.value.onScreen }

  /// Waits until a number of questions have been shown, and returns the last of them.
  @discardableResult
  public func waitForShown(_ count: Int) async -> ChoiceRequest {
    await state.wait { $0.shown.count >= count }
    return shown[count - 1]
  }

  /// Waits until nothing is on screen.
  public func waitUntilGone() async {
    await state.wait { $0.onScreen == 0 }
  }

  /// Waits for a question that has not been answered yet, and answers it.
  @discardableResult
  public func answer(_ response: @Sendable (ChoiceRequest) -> ChoiceResponse) async -> Bool {
    let showing = await take()
    return showing.reply.send(response(showing.request))
  }

  /// Chooses options of the question on screen by position.
  @discardableResult
  public func choose(_ indices: Int...) async -> Bool {
    await answer { request in .chosen(indices.map { request.options[$0].id }) }
  }

  /// Lets go of the question on screen without an answer, as a UI that is torn down does.
  public func drop() async {
    _ = await take()
  }

  private func take() async -> Showing {
    while true {
      await state.wait { !$0.current.isEmpty }
      let showing = state.update { $0.current.isEmpty ? nil : $0.current.removeFirst() }
      if let showing { return showing }
    }
  }
}
