public import ChoiceService
public import Observation

/// Shows questions in an app's views: as alerts, confirmation dialogs, cards and lists of SwiftUI.
///
/// Keep one for each window, attach it to the window's root view, and make a service over it:
///
/// ```swift
/// import ChoiceService
/// import ChoiceServiceSwiftUI
///
/// @MainActor final class Shop {
///   let presenter = ChoiceScreenPresenter()
///   let service: MessageService
///
///   init() { service = MessageService(presenter: presenter) }
///
///   func order() async throws(ChoiceError) -> String {
///     try await service.confirm("Order now?") ? "ordered" : "not ordered"
///   }
/// }
/// ```
///
/// A view shows its questions with the modifier `.choices(from: presenter)`. A sheet covers what is below it, so that its
/// content needs the modifier as well; the view that appeared last shows the next question.
///
/// If that view goes while it shows a question, another one that has the modifier shows the same question, also one that
/// appears within a second. If none does, the question fails as `droppedRequest`; where no view has the modifier,
/// it fails at once as `unavailable`.
@MainActor
@Observable
public final class ChoiceScreenPresenter: ChoicePresenter {
  private var machine = PresentationMachine()
  @ObservationIgnored private var callers: [Ticket: CheckedContinuation<PresentationOutcome, Never>] = [:]
  @ObservationIgnored private var timers: [Timer: Task<Void, Never>] = [:]
  @ObservationIgnored private var lastNumber = 0
  @ObservationIgnored private let clock: any Clock<Duration>

  /// Creates a presenter that no view belongs to yet.
  ///
  /// - Parameter clock: Measures how long dismissals take, where SwiftUI does not tell when they are over.
  public init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  /// Shows a question in a view, waits for the person, and returns when the view is rid of it.
  ///
  /// - Parameter request: The question.
  /// - Returns: The chosen options, or why there are none.
  /// - Throws: A `PresenterFailure` when there is no view, or it went away; `CancellationError` when the task is cancelled.
  public func present(_ request: ChoiceRequest) async throws -> ChoiceResponse {
    try Task.checkCancellation()
    lastNumber += 1
    let ticket = Ticket(number: lastNumber)
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { caller in
        callers[ticket] = caller
        // The handler below gets to the main actor only after this.
        send(.requested(ticket, request))
      }
    } onCancel: {
      Task { @MainActor in self.send(.taskCancelled(ticket)) }
    }
    switch outcome {
    case .response(let response): return response
    case .failure(let failure): throw failure
    case .taskCancelled: throw CancellationError()
    }
  }

  // MARK: For views

  /// Whether a host shows a question.
  func isPresented(on host: Host) -> Bool { machine.isPresented(on: host) }

  /// The question that a host draws, also while it goes away.
  func choice(on host: Host) -> PresentedChoice? {
    machine.presentation(on: host).map { PresentedChoice(presentation: $0, presenter: self) }
  }

  /// The question that a host draws in a certain form.
  func choice(on host: Host, as form: ChoiceForm) -> PresentedChoice? {
    choice(on: host).flatMap { $0.presentation.form == form ? $0 : nil }
  }

  /// The question that a host shows in a certain form; `nil` as soon as it goes away.
  func shownChoice(on host: Host, as form: ChoiceForm) -> PresentedChoice? {
    isPresented(on: host) ? choice(on: host, as: form) : nil
  }

  /// How many questions are on screen or wait.
  var questionCount: Int { machine.waiting.count + (machine.active == nil ? 0 : 1) }

  /// Takes an event, and does what the machine decides.
  func send(_ event: PresentationEvent) {
    var next = machine
    let settlements = next.handle(event)
    // A report that changes nothing draws nothing.
    if next != machine { machine = next }
    keepTimers()
    for settlement in settlements {
      callers.removeValue(forKey: settlement.ticket)?.resume(returning: settlement.outcome)
    }
  }

  private func keepTimers() {
    let wanted = machine.timers
    for (timer, task) in timers where !wanted.contains(timer) {
      task.cancel()
      timers[timer] = nil
    }
    for timer in wanted where timers[timer] == nil {
      timers[timer] = Task { [clock, weak self] in
        // A clock that fails without having been cancelled has no more to say about the time: better now than never.
        try? await clock.sleep(for: timer.duration)
        if !Task.isCancelled { self?.send(.timerFired(timer)) }
      }
    }
  }
}
