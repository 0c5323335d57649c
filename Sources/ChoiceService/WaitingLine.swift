/// Decides whose question is on screen, as a value: it starts no task, reads no clock and knows questions by ticket only.
///
/// Each function is something that happened; what it returns are orders to be carried out in their order.
///
///     issue ──► ask ──► shown ──► presenterReturned ──► the next in line is shown
///                │        │
///                │        └─ ended (timed out, cancelled, dismissed, superseded)
///                │             └─ leaving ──► presenterReturned ──► the next in line is shown
///                └─ waiting ─ ended: steps out           └─ not within the grace period: stuck
struct WaitingLine: Sendable, Hashable {
  /// One question's place in the line.
  struct Ticket: Sendable, Hashable {
    let number: Int
  }

  /// How a question ended, other than by the presenter's answer.
  enum End: Sendable, Hashable {
    case cancelled(CancelReason)
    /// The presenter does not give the screen back.
    case unresponsive
  }

  enum Order: Sendable, Hashable {
    /// Have the presenter show the question.
    case show(Ticket)
    /// Give the asker what the presenter returned.
    case deliver(Ticket)
    /// Tell the asker that the question ended.
    case settle(Ticket, End)
    /// Cancel the presenter's task, and start its grace period.
    case withdraw(Ticket)
  }

  private enum Screen: Sendable, Hashable {
    /// Nothing is shown and nobody waits.
    case free
    /// A question is shown, and its asker awaits the answer.
    case shown(Ticket)
    /// The shown question has ended and its asker is gone, but the presenter has not returned yet. A question that
    /// replaced it is shown next, ahead of the line.
    case leaving(Ticket, successor: Ticket?)
    /// The presenter did not return within the grace period: nobody waits, and whoever asks fails.
    case stuck(Ticket)
  }

  private var screen: Screen = .free
  private var queue = TicketQueue()
  /// Tickets that have not asked yet, and whether they were cancelled meanwhile.
  private var issued: [Ticket: Bool] = [:]
  private var lastNumber = 0

  /// The question whose presentation has not returned, ended or not.
  var occupant: Ticket? {
    switch screen {
    case .free: nil
    case .shown(let ticket), .leaving(let ticket, _), .stuck(let ticket): ticket
    }
  }

  var isIdle: Bool { occupant == nil }

  /// How many questions wait to be shown.
  var waitingCount: Int {
    if case .leaving(_, .some) = screen { return queue.count + 1 }
    return queue.count
  }

  // MARK: What happens

  /// Somebody is about to ask.
  ///
  /// Every ticket asks exactly once; its cancellation may come before that.
  mutating func issue() -> Ticket {
    lastNumber += 1
    let ticket = Ticket(number: lastNumber)
    issued[ticket] = false
    return ticket
  }

  /// A question arrived.
  mutating func ask(_ ticket: Ticket, whenBusy: ChoiceBusyPolicy) -> [Order] {
    guard let wasCancelled = issued.removeValue(forKey: ticket) else {
      preconditionFailure("Internal inconsistency: \(ticket) asks without having been issued, or twice; \(screen)")
    }
    if wasCancelled { return [.settle(ticket, .cancelled(.taskCancelled))] }
    switch (screen, whenBusy.kind) {
    case (.free, _):
      screen = .shown(ticket)
      return [.show(ticket)]
    case (.stuck, _):
      return [.settle(ticket, .unresponsive)]
    case (.shown, .wait), (.leaving, .wait):
      queue.append(ticket)
      return []
    case (.shown, .fail), (.leaving, .fail):
      return [.settle(ticket, .cancelled(.busy))]
    case (.shown(let current), .replace):
      return leave(current, .cancelled(.superseded), successor: ticket)
    case (.leaving(let current, let successor), .replace):
      // Had the screen been given back faster, the successor would be the one on it.
      screen = .leaving(current, successor: ticket)
      return successor.map { [.settle($0, .cancelled(.superseded))] } ?? []
    }
  }

  /// A question's time ran out, or its task was cancelled.
  ///
  /// It may come early, late or twice.
  mutating func end(_ ticket: Ticket, _ reason: CancelReason) -> [Order] {
    if issued[ticket] != nil {
      issued[ticket] = true
      return []
    }
    if queue.remove(ticket) { return [.settle(ticket, .cancelled(reason))] }
    switch screen {
    case .shown(ticket):
      return leave(ticket, .cancelled(reason), successor: nil)
    case .leaving(let current, successor: ticket):
      screen = .leaving(current, successor: nil)
      return [.settle(ticket, .cancelled(reason))]
    case .free, .shown, .leaving, .stuck:
      return []
    }
  }

  /// The program takes away what is shown.
  mutating func dismiss() -> [Order] {
    guard case .shown(let ticket) = screen else { return [] }
    return leave(ticket, .cancelled(.programmatic), successor: nil)
  }

  /// The presenter returned: its UI is gone, and the screen with it.
  mutating func presenterReturned(_ ticket: Ticket) -> [Order] {
    switch screen {
    case .shown(ticket):
      return [.deliver(ticket)] + showNext(successor: nil)
    case .leaving(ticket, let successor):
      return showNext(successor: successor)
    case .stuck(ticket):
      return showNext(successor: nil)
    case .free, .shown, .leaving, .stuck:
      preconditionFailure("Internal inconsistency: the presentation of \(ticket) returned; \(screen)")
    }
  }

  /// The presenter was given time to return, and it is over.
  mutating func graceEnded(_ ticket: Ticket) -> [Order] {
    guard case .leaving(ticket, let successor) = screen else { return [] }
    screen = .stuck(ticket)
    let waiting = (successor.map { [$0] } ?? []) + queue.popAll()
    return waiting.map { .settle($0, .unresponsive) }
  }

  // MARK: Steps

  private mutating func leave(_ ticket: Ticket, _ end: End, successor: Ticket?) -> [Order] {
    screen = .leaving(ticket, successor: successor)
    return [.settle(ticket, end), .withdraw(ticket)]
  }

  private mutating func showNext(successor: Ticket?) -> [Order] {
    guard let ticket = successor ?? queue.popFirst() else {
      screen = .free
      return []
    }
    screen = .shown(ticket)
    return [.show(ticket)]
  }
}
