/// One answer of a ``ScriptedPresenter``.
///
/// ```swift
/// let presenter = ScriptedPresenter([
///   .choose(FoodKind.steak),
///   .choose("pizza", "pasta"),
///   .cancel(.timeout),
///   .accept.after(.seconds(2)),
///   .respond { request in .chosen([request.options[0].id]) },
/// ])
/// print(presenter.unusedAnswers)
/// ```
public struct ScriptedAnswer: Sendable, CustomStringConvertible {
  /// How an answer names an option.
  private enum Name: Sendable {
    case key(String)
    case title(String)
    case keyOrTitle(String)

    var text: String {
      switch self {
      case .key(let text), .title(let text), .keyOrTitle(let text): text
      }
    }

    func means(_ option: ChoiceRequest.Option) -> Bool {
      switch self {
      case .key(let key): option.key == key
      case .title(let title): option.title == title
      case .keyOrTitle(let text): option.key == text || option.title == text
      }
    }
  }

  private enum Kind: Sendable {
    case options([Name])
    case onlyOption
    case cancel(CancelReason)
    case closure(@Sendable (ChoiceRequest) async throws -> ChoiceResponse)
  }

  private let kind: Kind
  private(set) var delay: Duration?

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Chooses options by key or exact title.
  ///
  /// - Parameters:
  ///   - name: The key or the exact title of an option.
  ///   - more: Further ones, where several can be chosen.
  /// - Returns: The answer.
  public static func choose(_ name: String, _ more: String...) -> Self {
    Self(.options(([name] + more).map(Name.keyOrTitle)))
  }

  /// Chooses the options that stand for cases of an enum.
  ///
  /// - Parameters:
  ///   - value: A case.
  ///   - more: Further ones, where several can be chosen.
  /// - Returns: The answer.
  public static func choose<Value: RawRepresentable<String>>(_ value: Value, _ more: Value...) -> Self {
    Self(.options(([value] + more).map { .key($0.rawValue) }))
  }

  /// Chooses an option by key alone.
  ///
  /// - Parameter key: The option's key.
  /// - Returns: The answer.
  public static func choose(key: String) -> Self {
    Self(.options([.key(key)]))
  }

  /// Chooses an option by exact title alone.
  ///
  /// - Parameter title: The option's title.
  /// - Returns: The answer.
  public static func choose(title: String) -> Self {
    Self(.options([.title(title)]))
  }

  /// Chooses no option, where several can be chosen and none is enough.
  public static let chooseNone: Self = Self(.options([]))

  /// Chooses the only option: acknowledges a message, or confirms.
  public static let accept: Self = Self(.onlyOption)

  /// Cancels as the person's use of Cancel does; an error where the question has no Cancel.
  public static let cancel: Self = Self(.cancel(.button))

  /// Ends the question without an answer.
  ///
  /// - Parameter reason: Why.
  /// - Returns: The answer.
  public static func cancel(_ reason: CancelReason) -> Self {
    Self(.cancel(reason))
  }

  /// Answers with what a closure makes of the question.
  ///
  /// - Parameter closure: Makes the response; what it throws is the presenter's failure.
  /// - Returns: The answer.
  public static func respond(
    _ closure: @escaping @Sendable (ChoiceRequest) async throws -> ChoiceResponse
  ) -> Self {
    Self(.closure(closure))
  }

  /// The same answer, given later.
  ///
  /// - Parameter delay: How long the question is on screen before, on the presenter's clock.
  /// - Returns: The delayed answer.
  public func after(_ delay: Duration) -> Self {
    var answer = self
    answer.delay = delay
    return answer
  }

  /// The answer in words, for messages about a script.
  public var description: String {
    let words =
      switch kind {
      case .options(let names) where names.isEmpty: "choose none"
      case .options(let names): "choose \(EnumeratedNames.list(names.lazy.map { "“\($0.text)”" }))"
      case .onlyOption: "accept"
      case .cancel(let reason): "cancel (\(reason))"
      case .closure: "respond with a closure"
      }
    return delay.map { "\(words) after \($0)" } ?? words
  }

  // MARK: Answering

  func response(to request: ChoiceRequest) async throws -> ChoiceResponse {
    switch kind {
    case .options(let names): try .chosen(names.map { try option($0, in: request).id })
    case .onlyOption: try .chosen([onlyOption(in: request).id])
    case .cancel(let reason): try .cancelled(possible(reason, for: request))
    case .closure(let closure): try await closure(request)
    }
  }

  private func option(_ name: Name, in request: ChoiceRequest) throws -> ChoiceRequest.Option {
    let matches = request.options.filter(name.means)
    switch matches.count {
    case 1:
      guard case .unavailable(let reason) = matches[0].availability else { return matches[0] }
      throw PresenterFailure(
        .invalidResponse,
        "The script answers “\(request.title)” with “\(name.text)”, which is unavailable"
          + (reason.map { ": \($0)" } ?? "") + ". Choose an available option.")
    case 0:
      throw PresenterFailure(
        .invalidResponse,
        "The script answers “\(request.title)” with “\(name.text)”, which is none of its options: "
          + "\(ScriptedPresenter.list(of: request.options)).")
    default:
      throw PresenterFailure(
        .invalidResponse,
        "The script answers “\(request.title)” with “\(name.text)”, which means \(matches.count) of its options: "
          + "\(ScriptedPresenter.list(of: matches)). Name one by its key, or respond with a closure.")
    }
  }

  /// A reason that a person can give: without Cancel, Escape, closing and a tap beside the question do nothing.
  private func possible(_ reason: CancelReason, for request: ChoiceRequest) throws -> CancelReason {
    guard reason.isDeclined, !request.isDeclinable else { return reason }
    throw PresenterFailure(
      .invalidResponse,
      "The script cancels “\(request.title)” (\(reason)), which has no Cancel. Choose one of: "
        + "\(ScriptedPresenter.list(of: request.options)).")
  }

  private func onlyOption(in request: ChoiceRequest) throws -> ChoiceRequest.Option {
    guard request.options.count == 1 else {
      throw PresenterFailure(
        .invalidResponse,
        "The script accepts “\(request.title)”, which has \(request.options.count) options and not one: "
          + "\(ScriptedPresenter.list(of: request.options)). Choose one of them.")
    }
    return request.options[0]
  }
}
