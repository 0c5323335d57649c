/// Asks a person to choose, one question at a time, and returns the answer on the same line.
///
/// Make as many services as there are screens to ask on, and pass them to whoever asks; there is no shared one. All calls
/// can be made from any actor, and none blocks a thread.
///
/// ```swift
/// let service = MessageService(presenter: presenter)
/// let food = try await service.choose(FoodKind.self)
/// ```
///
/// Questions are shown in the order in which they reach the service, and the next one only when the presenter has taken
/// the previous one away. Every call ends: with an answer, or with a ``ChoiceError`` that says why there is none.
public actor MessageService {
  /// How long a presenter may take to return once its task was cancelled.
  static let gracePeriod: Duration = .seconds(5)

  /// The longest delay that is measured, about a hundred years: a clock overflows with the greatest duration.
  private static let longestDelay: Duration = .seconds(3_000_000_000)

  /// What the service knows about a question from asking to settling.
  ///
  /// An object, so that a table of many waiting questions moves references when it grows, and not the questions.
  private final class Question {
    let request: ChoiceRequest
    let timeout: Duration?
    let priority: TaskPriority
    /// The questions from whose presentations this one was asked, in this service and in others.
    let enclosing: [ChoiceRequest.ID]
    let asker: CheckedContinuation<Result<[Int], ChoiceError>, Never>
    var timer: Task<Void, Never>?

    init(
      request: ChoiceRequest, timeout: Duration?, priority: TaskPriority, enclosing: [ChoiceRequest.ID],
      asker: CheckedContinuation<Result<[Int], ChoiceError>, Never>
    ) {
      self.request = request
      self.timeout = timeout
      self.priority = priority
      self.enclosing = enclosing
      self.asker = asker
    }
  }

  /// What the service knows about the presenter's running call.
  private struct Presentation {
    let request: ChoiceRequest.ID
    let task: Task<Void, Never>
    var graceTimer: Task<Void, Never>?
  }

  /// Texts in the person's language.
  public nonisolated let localizer: ChoiceLocalizer
  private let presenter: any ChoicePresenter
  private let clock: any Clock<Duration>
  private var line = WaitingLine()
  private var questions: [WaitingLine.Ticket: Question] = [:]
  private var presentation: Presentation?

  /// Creates a service that asks through a presenter.
  ///
  /// - Parameters:
  ///   - presenter: Puts the questions to the person.
  ///   - localizer: Finds the titles of enum cases, and the package's own words.
  ///   - clock: Measures timeouts, and the time that a presenter may take to give the screen back.
  public init(
    presenter: some ChoicePresenter,
    localizer: ChoiceLocalizer = .system,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.presenter = presenter
    self.localizer = localizer
    self.clock = clock
  }

  /// Whether no question is on screen or waits for it.
  public var isIdle: Bool { line.isIdle }

  /// How many questions wait to be shown.
  public var waitingCount: Int { line.waitingCount }

  /// Takes away the question on screen; it ends as ``CancelReason/programmatic``.
  ///
  /// Returns at once. Questions that wait are shown next, and one that has not reached the service yet is not affected;
  /// where none is on screen nothing happens. Call it from where you learn that the question is no longer relevant:
  ///
  /// ```swift
  /// func connectionWasLost() async {
  ///   await service.dismissCurrent()
  /// }
  /// ```
  ///
  /// - Returns: Whether a question was on screen.
  @discardableResult
  public func dismissCurrent() -> Bool {
    let orders = line.dismiss()
    carryOut(orders)
    return !orders.isEmpty
  }

  // MARK: Asking

  /// Asks, and waits for the positions of the chosen options.
  func answer(
    to request: ChoiceRequest, timeout: Duration?, whenBusy: ChoiceBusyPolicy
  ) async -> Result<[Int], ChoiceError> {
    if request.isUnanswerable { return .failure(.noOptions) }
    let enclosing = PresentedRequests.current
    if let presentation, enclosing.contains(presentation.request) {
      // Waiting for the screen from inside the call that holds it would never end.
      return .failure(.cancelled(.busy))
    }
    let ticket = line.issue()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { asker in
        questions[ticket] = Question(
          request: request, timeout: timeout, priority: Task.currentPriority, enclosing: enclosing, asker: asker)
        // The handler below reaches the actor only after this; a task that was cancelled before must not be shown.
        if Task.isCancelled { carryOut(line.end(ticket, .taskCancelled)) }
        carryOut(line.ask(ticket, whenBusy: whenBusy))
      }
    } onCancel: {
      Task { await self.end(ticket, .taskCancelled) }
    }
  }

  // MARK: What happens meanwhile

  private func end(_ ticket: WaitingLine.Ticket, _ reason: CancelReason) {
    carryOut(line.end(ticket, reason))
  }

  private func presenterReturned(_ ticket: WaitingLine.Ticket, _ result: Result<ChoiceResponse, any Error>) {
    presentation?.graceTimer?.cancel()
    presentation = nil
    carryOut(line.presenterReturned(ticket), returned: result)
  }

  private func graceEnded(_ ticket: WaitingLine.Ticket) {
    carryOut(line.graceEnded(ticket))
  }

  // MARK: Orders of the waiting line

  private func carryOut(_ orders: [WaitingLine.Order], returned: Result<ChoiceResponse, any Error>? = nil) {
    for order in orders {
      switch order {
      case .show(let ticket): show(ticket)
      case .withdraw(let ticket): withdraw(ticket)
      case .settle(let ticket, .cancelled(let reason)): settle(ticket, .failure(.cancelled(reason)))
      case .settle(let ticket, .unresponsive): settle(ticket, .failure(.presenterFailed(.unresponsive)))
      case .deliver(let ticket):
        guard let question = questions[ticket], let returned else { continue }
        settle(ticket, ResponseVerdict.outcome(of: returned, for: question.request))
      }
    }
  }

  private func settle(_ ticket: WaitingLine.Ticket, _ outcome: Result<[Int], ChoiceError>) {
    guard let question = questions.removeValue(forKey: ticket) else { return }
    question.timer?.cancel()
    question.asker.resume(returning: outcome)
  }

  private func show(_ ticket: WaitingLine.Ticket) {
    guard let question = questions[ticket] else { return }
    let request = question.request
    // A task of its own, so that the asker can leave while the UI is still going away. It is detached because it may be
    // started by the end of another question, whose task-local values would be the wrong ones.
    let task = Task.detached(priority: question.priority) { [presenter, enclosing = question.enclosing, weak self] in
      let result: Result<ChoiceResponse, any Error>
      do {
        // The question may have ended before this task began.
        try Task.checkCancellation()
        result = .success(
          try await PresentedRequests.$current.withValue(enclosing + [request.id]) {
            try await presenter.present(request)
          })
      } catch {
        result = .failure(error)
      }
      await self?.presenterReturned(ticket, result)
    }
    presentation = Presentation(request: request.id, task: task)
    if let timeout = question.timeout {
      question.timer = after(timeout) { await $0.end(ticket, .timeout) }
    }
  }

  private func withdraw(_ ticket: WaitingLine.Ticket) {
    presentation?.task.cancel()
    presentation?.graceTimer = after(Self.gracePeriod) { await $0.graceEnded(ticket) }
  }

  /// Does something later unless the returned task is cancelled or the service is gone.
  private func after(
    _ delay: Duration, _ action: @escaping @Sendable (MessageService) async -> Void
  ) -> Task<Void, Never> {
    Task.detached(priority: Task.currentPriority) { [clock, weak self] in
      // A clock that fails without having been cancelled has no more to say about the time: better now than never.
      try? await clock.sleep(for: min(delay, Self.longestDelay))
      if !Task.isCancelled, let self { await action(self) }
    }
  }
}

/// The requests inside whose presentations the current task runs, across all services; the innermost comes last.
enum PresentedRequests {
  @TaskLocal static var current: [ChoiceRequest.ID] = []
}

extension PresenterFailure {
  static let unresponsive: Self = Self(
    .unresponsive,
    "The presenter has not returned \(MessageService.gracePeriod) after its task was cancelled. "
      + "Make its present(_:) return soon after cancellation; until it does, nothing can be asked.")
}
