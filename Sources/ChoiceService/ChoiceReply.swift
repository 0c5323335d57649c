private import Synchronization

/// A one-shot handle with which a UI made of callbacks answers a question.
///
/// Give it to the UI and to nothing else. The first answer counts, and further ones return `false`. When the UI lets go
/// of the handle without having answered, the question fails as ``PresenterFailure/Code-swift.struct/droppedRequest``
/// and nobody waits for ever.
///
/// ```swift
/// struct CallbackPresenter: ChoicePresenter {
///   let show: @Sendable (ChoiceRequest, @escaping @Sendable (Int?) -> Void) -> Void
///
///   func present(_ request: ChoiceRequest) async throws -> ChoiceResponse {
///     try await ChoiceReply.response { reply in
///       show(request) { index in
///         guard let index else { return _ = reply.cancel(.close) }
///         reply.choose(request.options[index].id)
///       }
///     }
///   }
/// }
/// ```
public final class ChoiceReply: Sendable {
  private let exchange: Exchange

  private init(_ exchange: Exchange) {
    self.exchange = exchange
  }

  deinit {
    exchange.finish(
      .failure(
        PresenterFailure(
          .droppedRequest,
          "The UI let go of the question without answering it. Keep its ChoiceReply until one of its functions was called."
        )))
  }

  /// Hands a reply to a UI and waits for its answer.
  ///
  /// When the surrounding task is cancelled the wait ends at once, and a later answer returns `false`. Take the UI away
  /// after the wait, however it ended; `defer` does.
  ///
  /// - Parameter ask: Shows the question. Called once, before the wait, on the caller's actor.
  /// - Returns: The UI's answer.
  /// - Throws: `CancellationError` when the task is cancelled; a ``PresenterFailure`` when the reply is let go of; what
  ///   `ask` throws.
  public nonisolated(nonsending) static func response(
    _ ask: (ChoiceReply) throws -> Void
  ) async throws -> ChoiceResponse {
    // The waiting side holds the exchange and never the reply: were the reply kept alive here, the UI's letting go of it
    // would not be noticed.
    let exchange = Exchange()
    try ask(ChoiceReply(exchange))
    return try await withTaskCancellationHandler {
      await withCheckedContinuation { exchange.wait($0) }
    } onCancel: {
      exchange.finish(.failure(CancellationError()))
    }.get()
  }

  /// Answers with a response.
  ///
  /// - Parameter response: The answer.
  /// - Returns: Whether the answer counted: `false` after another one, or when nobody waits any more.
  @discardableResult
  public func send(_ response: ChoiceResponse) -> Bool {
    exchange.finish(.success(response))
  }

  /// Answers with one chosen option.
  ///
  /// - Parameter id: The identity of one of the request's options.
  /// - Returns: Whether the answer counted: `false` after another one, or when nobody waits any more.
  @discardableResult
  public func choose(_ id: ChoiceRequest.OptionID) -> Bool {
    send(.chosen([id]))
  }

  /// Answers with several chosen options, or with none where the request allows it.
  ///
  /// - Parameter ids: Identities of the request's options.
  /// - Returns: Whether the answer counted: `false` after another one, or when nobody waits any more.
  @discardableResult
  public func choose(_ ids: some Sequence<ChoiceRequest.OptionID>) -> Bool {
    send(.chosen(Array(ids)))
  }

  /// Answers that the question ended without an answer.
  ///
  /// - Parameter reason: Why.
  /// - Returns: Whether the answer counted: `false` after another one, or when nobody waits any more.
  @discardableResult
  public func cancel(_ reason: CancelReason) -> Bool {
    send(.cancelled(reason))
  }
}

extension ChoiceReply {
  /// What both halves share: the answer, or the one who waits for it, whichever came first.
  private final class Exchange: Sendable {
    typealias Answer = Result<ChoiceResponse, any Error>

    private enum State {
      /// Neither an answer nor a waiting task has come.
      case open
      /// A task waits.
      case waiting(CheckedContinuation<Answer, Never>)
      /// The answer came before the task waited for it.
      case answered(Answer)
      /// The answer was handed over.
      case over
    }

    private let state = Mutex(State.open)

    /// Waits; called once.
    func wait(_ continuation: CheckedContinuation<Answer, Never>) {
      let answer: Answer? = state.withLock { state in
        guard case .answered(let answer) = state else {
          state = .waiting(continuation)
          return nil
        }
        state = .over
        return answer
      }
      if let answer { continuation.resume(returning: answer) }
    }

    /// Answers; `false` if an answer was there already.
    @discardableResult
    func finish(_ answer: sending Answer) -> Bool {
      let (counted, continuation): (Bool, CheckedContinuation<Answer, Never>?) = state.withLock { state in
        switch state {
        case .open:
          state = .answered(answer)
          return (true, nil)
        case .waiting(let continuation):
          state = .over
          return (true, continuation)
        case .answered, .over:
          return (false, nil)
        }
      }
      // Resumed outside the lock: whoever continues may call back in.
      continuation?.resume(returning: answer)
      return counted
    }
  }
}
