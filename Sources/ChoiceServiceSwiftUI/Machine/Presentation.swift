internal import ChoiceService

/// The question whose turn it is.
struct Presentation: Sendable, Hashable {
  enum Stage: Sendable, Hashable {
    /// On screen; the person has not decided.
    case shown
    /// The UI went away, and the person's action may still follow; `isGone` when the dismissal is over already.
    case undecided(isGone: Bool)
    /// Not on screen and not answered: shown again when the dismissal is over and a host is there.
    case unplaced(isGone: Bool)
    /// Decided; the UI is going away.
    case leaving(PresentationOutcome)
  }

  let ticket: Ticket
  let request: ChoiceRequest
  /// Counts how often the question came on screen.
  let turn: Int
  let form: ChoiceForm
  /// Where it is or was shown; `nil` once that view is gone.
  var host: Host?
  var stage: Stage = .shown
  /// The options that are ticked, where several can be chosen.
  var ticks: Set<ChoiceRequest.OptionID>
  /// Whether the UI told that it is on screen.
  var hasAppeared = false
  /// Whether the person tried what the request does not allow, after which a system alert goes away all the same.
  var wasRefused = false

  /// Whether it is only the UI that has still to go; nothing that is done changes the outcome.
  var isDecided: Bool {
    if case .leaving = stage { true } else { false }
  }

  var showing: Showing { Showing(ticket: ticket, turn: turn) }

  /// What goes away by itself, or has to be seen to go away.
  var timers: Set<Timer> {
    switch stage {
    case .shown, .unplaced(isGone: true): []
    case .undecided(isGone: true): [.action(showing)]
    case .undecided(isGone: false): [.action(showing), leaving]
    case .unplaced(isGone: false), .leaving: [leaving]
    }
  }

  /// A view that is gone reports nothing more, and a UI that was taken away before it came on screen reports nothing at all.
  private var leaving: Timer {
    form.reportsEnd && hasAppeared && host != nil ? .report(showing) : .dismissal(showing)
  }

  /// What a UI that went away without an action of the person means; `nil` if it has to be shown again.
  var outcomeWithoutAction: PresentationOutcome? {
    guard request.isDeclinable, let reason = form.closingReason else { return nil }
    return .response(.cancelled(reason))
  }
}
