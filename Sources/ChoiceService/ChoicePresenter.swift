/// Puts a question to a person, whatever the means: a terminal, an alert, another program.
///
/// A structure, an actor and a `@MainActor` class all conform without annotations, and run where they are isolated. In a
/// module whose default isolation is the main actor, a class with state still writes `@MainActor`.
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
/// `PresenterContract` of the product `ChoiceServiceTesting` is this law as code, to be run on a presenter of your own; see
/// its documentation. Without it, this test ends only if the rule holds that presenters break most often:
///
/// ```swift
/// let request = ChoiceRequest(title: "Food", options: [ChoiceOption("Steak")], cancelTitle: "Cancel")
/// let presenting = Task { try await presenter.present(request) }
/// // Wait here until your UI shows the request; then:
/// presenting.cancel()
/// _ = await presenting.result
/// // Look here whether your UI is gone.
/// ```
///
/// A UI with callbacks answers through a ``ChoiceReply``.
public protocol ChoicePresenter: Sendable {
  /// Shows a question, waits for the person, takes the question away, and answers.
  ///
  /// The service calls it for one question at a time, in a task of the service's own: task-local values of the asker are
  /// not set in it. Asking the same service from inside fails with ``CancelReason/busy``. Two presenters that each ask the
  /// other's service from inside at the same time wait for each other until one of their tasks is cancelled.
  ///
  /// - Parameter request: The question.
  /// - Returns: The chosen options, or why there are none.
  /// - Throws: A ``PresenterFailure`` that says what is wrong, or any other error. After its task was cancelled, what it
  ///   throws is ignored.
  func present(_ request: ChoiceRequest) async throws -> ChoiceResponse
}
