internal import ChoiceService

/// One call of `present`, from asking to settling.
struct Ticket: Sendable, Hashable {
  let number: Int
}

/// One attached view modifier.
struct Host: Sendable, Hashable {
  let number: Int

  /// 64 random bits, so that a view can make one before it knows its presenter.
  static func unique() -> Host { Host(number: .random(in: .min ... .max)) }
}

/// One appearance of a question on screen: a question that moves to another host appears once more.
///
/// What a UI reports names its appearance, so that a late report of an earlier one does nothing.
struct Showing: Sendable, Hashable {
  let ticket: Ticket
  let turn: Int
}

/// What the machine waits for besides people and views.
enum Timer: Sendable, Hashable {
  /// An action may still follow a UI that has gone away.
  case action(Showing)
  /// A UI that does not report the end of its dismissal is going away, or one that never came.
  case dismissal(Showing)
  /// A UI that reports the end of its dismissal has not done so yet.
  case report(Showing)
  /// Every host is gone, and another may come.
  case host

  /// How long that lasts.
  var duration: Duration {
    switch self {
    case .action: .milliseconds(250)
    case .dismissal: .milliseconds(600)
    // Longer than any dismissal, and shorter than the five seconds after which the service gives a presenter up.
    case .report: .seconds(3)
    case .host: .seconds(1)
    }
  }
}

/// What can happen to a screen presenter.
enum PresentationEvent: Sendable, Hashable {
  /// A view that can present appeared, or was given another style.
  case hostAppeared(Host, FormPreference)
  /// A view that can present is gone.
  case hostDisappeared(Host)
  /// `present` was called.
  case requested(Ticket, ChoiceRequest)
  /// The task that called `present` was cancelled.
  case taskCancelled(Ticket)
  /// The person did something at a question.
  case acted(Ticket, ScreenAct)
  /// The UI is on screen; the system's alerts do not tell.
  case appeared(Showing)
  /// The UI wrote `false` where it was told to be presented.
  case closed(Showing)
  /// The UI knows that its dismissal is over.
  case ended(Showing)
  /// The time of a timer has come.
  case timerFired(Timer)
}

/// How one call of `present` ends.
enum PresentationOutcome: Sendable, Hashable {
  case response(ChoiceResponse)
  case failure(PresenterFailure)
  /// It throws `CancellationError`.
  case taskCancelled
}

/// An order of the machine: let one call of `present` return.
struct Settlement: Sendable, Hashable {
  let ticket: Ticket
  let outcome: PresentationOutcome
}
