public import ChoiceService

/// A presenter that is whatever a test needs it to be.
public struct ClosurePresenter: ChoicePresenter {
  private let body: @Sendable (ChoiceRequest) async throws -> ChoiceResponse

  public init(_ body: @escaping @Sendable (ChoiceRequest) async throws -> ChoiceResponse) {
    self.body = body
  }

  public func present(_ request: ChoiceRequest) async throws -> ChoiceResponse {
    try await body(request)
  }
}

extension ClosurePresenter {
  /// Answers everything with the first option, at once.
  public static var first: ClosurePresenter {
    ClosurePresenter { .chosen([$0.options[0].id]) }
  }
}
