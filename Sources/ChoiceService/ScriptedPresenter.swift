private import Synchronization

/// A presenter whose answers were decided in advance, for tests and for programs that run without a person.
///
/// It answers the questions in turn, one at a time, and records each. A question without an answer fails at once and is named.
///
/// ```swift
/// let presenter = ScriptedPresenter([.choose("steak"), .cancel])
/// let service = MessageService(presenter: presenter)
/// let food = try await service.choose(FoodKind.self)
/// let hero = try await service.chooseOrNil(HeroKind.self)
/// print(food, hero as Any, presenter.requests.map(\.title), presenter.unusedAnswers.isEmpty)
/// ```
public final class ScriptedPresenter: ChoicePresenter {
  private struct State {
    var answers: ArraySlice<ScriptedAnswer>
    var requests: [ChoiceRequest] = []
  }

  private let state: Mutex<State>
  private let clock: any Clock<Duration>
  private let turns = ChoiceTurns()

  /// Creates a presenter that gives answers in their order, one to each question.
  ///
  /// - Parameters:
  ///   - answers: The answers.
  ///   - clock: Measures the delays of answers that have one.
  public init(_ answers: [ScriptedAnswer], clock: any Clock<Duration> = ContinuousClock()) {
    state = Mutex(State(answers: answers[...]))
    self.clock = clock
  }

  /// The questions that were asked so far, in their order.
  public var requests: [ChoiceRequest] {
    state.withLock { $0.requests }
  }

  /// The answers that no question has used yet; a test expects this to be empty at its end.
  public var unusedAnswers: [ScriptedAnswer] {
    state.withLock { Array($0.answers) }
  }

  /// Answers with the script's next answer.
  ///
  /// - Parameter request: The question.
  /// - Returns: The script's answer.
  /// - Throws: A ``PresenterFailure`` when no answer is left, or when the answer does not mean exactly one option;
  ///   whatever a closure of the script throws.
  public func present(_ request: ChoiceRequest) async throws -> ChoiceResponse {
    try await turns.take { try await answer(request) }
  }

  private func answer(_ request: ChoiceRequest) async throws -> ChoiceResponse {
    try Task.checkCancellation()
    let (answer, number) = state.withLock { state in
      state.requests.append(request)
      return (state.answers.popFirst(), state.requests.count)
    }
    guard let answer else {
      throw PresenterFailure(
        .unavailable,
        "The script has no answer left for question \(number), “\(request.title)”. "
          + "Add one of: \(Self.list(of: request.options)).")
    }
    if let delay = answer.delay { try await clock.sleep(for: delay) }
    return try await answer.response(to: request)
  }

  /// Options by key and title, for a message.
  static func list(of options: some Collection<ChoiceRequest.Option>) -> String {
    EnumeratedNames.list(options.lazy.map { $0.key == $0.title ? "“\($0.key)”" : "“\($0.key)” (“\($0.title)”)" })
  }
}
