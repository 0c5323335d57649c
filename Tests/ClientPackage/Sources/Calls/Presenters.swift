import ChoiceService

// One presenter of each kind; none has an annotation but the class, which says where it lives.

struct StructPresenter: ChoicePresenter {
  func present(_ request: ChoiceRequest) async throws -> ChoiceResponse {
    .chosen([request.options[0].id])
  }
}

actor ActorPresenter: ChoicePresenter {
  private(set) var shown = 0

  func present(_ request: ChoiceRequest) async throws -> ChoiceResponse {
    shown += 1
    return .chosen([request.options[0].id])
  }
}

@MainActor
final class MainActorPresenter: ChoicePresenter {
  private(set) var shown = 0

  func present(_ request: ChoiceRequest) async throws -> ChoiceResponse {
    MainActor.assertIsolated("a @MainActor presenter runs on the main actor")
    shown += 1
    await Task.yield()
    MainActor.assertIsolated("and stays there")
    return try await ChoiceReply.response { reply in
      MainActor.assertIsolated("and shows its UI there")
      reply.choose(request.options[0].id)
    }
  }
}
