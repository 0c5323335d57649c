/// Puts a question to a person, whatever the means: a terminal, an alert, another program.
///
/// A structure, an actor and a `@MainActor` class all conform without annotations. In a module whose default isolation is
/// the main actor, a class with state still writes `@MainActor`. Do not enable the upcoming feature
/// `NonisolatedNonsendingByDefault` in a module that declares a `@MainActor` presenter: it compiles, and `present` then
/// runs off the main actor.
///
/// ```swift
/// struct FirstOptionPresenter: ChoicePresenter {
///   func present(_ request: ChoiceRequest) async throws -> ChoiceResponse {
///     guard let option = request.options.first(where: \.isAvailable) else {
///       return .cancelled(.close)
///     }
///     return .chosen([option.id])
///   }
/// }
/// ```
///
/// ## The law
///
/// A presenter
/// - answers with identities of this request's options, available ones, each once, as many as the request's selection
///   allows;
/// - takes its UI away before it returns or throws;
/// - returns soon once its task is cancelled; what it then returns or throws is ignored;
/// - does not answer from what was typed or tapped before the question was shown;
/// - where the request is not declinable, keeps the question open on Escape, closing, and a tap beside it.
///
/// As a test, to be pasted and run on a presenter of your own:
///
/// ```swift
/// let service = MessageService(presenter: presenter)
/// let asking = Task { try await service.choose(FoodKind.self) }
/// asking.cancel()
/// do {
///   _ = try await asking.value
/// } catch {
///   print(error as? ChoiceError == .cancelled(.taskCancelled))
/// }
/// ```
///
/// A UI with callbacks answers through a ``ChoiceReply``.
public protocol ChoicePresenter: Sendable {
  /// Shows a question, waits for the person, takes the question away, and answers.
  ///
  /// The service calls it for one question at a time, in a task of the service's own: task-local values of the asker are
  /// not set in it. Asking the same service from inside fails with ``CancelReason/busy``.
  ///
  /// - Parameter request: The question.
  /// - Returns: The chosen options, or why there are none.
  /// - Throws: A ``PresenterFailure`` that says what is wrong, or any other error. After its task was cancelled, what it
  ///   throws is ignored.
  func present(_ request: ChoiceRequest) async throws -> ChoiceResponse
}
