internal import ChoiceService

/// What a screen presenter decides, as a value: events in, settlements out; no UI, no clock, no tasks.
///
/// SwiftUI reports a dismissal in several ways and in no documented order: the action of a button before or after the
/// `false` that is written where the UI was told to be presented; a button that the system added runs no action; a view may
/// vanish together with its alert. Every report ends here, so that
/// - every question is settled exactly once,
/// - one question is on screen at a time,
/// - a question is settled, and the next one shown, only when its UI is gone.
///
/// A question goes through these stages; `(isGone)` is left out:
///
///     shown ── act ──────────────────────────────► leaving ── gone ──► settled
///       │                                             ▲
///       ├── closed ──► undecided ── act, or no act ───┤
///       │                  │ no act, not declinable   │
///       └── host gone ─────┴─────► unplaced ── no host┘
///       ▲                             │
///       └───── gone, and a host is there
struct PresentationMachine: Sendable, Hashable {
  struct Waiting: Sendable, Hashable {
    let ticket: Ticket
    let request: ChoiceRequest
  }

  struct AttachedHost: Sendable, Hashable {
    let host: Host
    var preference: FormPreference
  }

  /// The question whose turn it is.
  private(set) var active: Presentation?
  private(set) var waiting: [Waiting] = []
  /// In the order of appearance: the last one, such as that of the innermost sheet, presents.
  private(set) var hosts: [AttachedHost] = []
  /// Whether the last host went a moment ago, and another may come.
  private var isHostExpected = false
  private let platform: ChoicePlatform

  init(platform: ChoicePlatform = .current) {
    self.platform = platform
  }

  // MARK: What is asked of it

  /// Whether a host shows a question.
  func isPresented(on host: Host) -> Bool {
    active?.host == host && active?.stage == .shown
  }

  /// The question that a host draws; it stays while the UI goes away, so that it does not go blank.
  func presentation(on host: Host) -> Presentation? {
    active?.host == host ? active : nil
  }

  /// The timers that run now: a new one is to be started, and one that is not here any more is to be forgotten.
  var timers: Set<Timer> {
    let own = active?.timers ?? []
    return hosts.isEmpty && isHostExpected ? own.union([.host]) : own
  }

  // MARK: What happens

  /// Takes an event.
  ///
  /// - Returns: The calls that end now.
  mutating func handle(_ event: PresentationEvent) -> [Settlement] {
    let settlements =
      switch event {
      case .hostAppeared(let host, let preference): hostAppeared(host, preference)
      case .hostDisappeared(let host): hostDisappeared(host)
      case .requested(let ticket, let request): requested(ticket, request)
      case .taskCancelled(let ticket): taskCancelled(ticket)
      case .acted(let ticket, let act): acted(ticket, act)
      case .appeared(let showing): appeared(showing)
      case .closed(let showing): closed(showing)
      case .ended(let showing), .timerFired(.dismissal(let showing)), .timerFired(.report(let showing)): gone(showing)
      case .timerFired(.action(let showing)): noActionCame(showing)
      case .timerFired(.host): noHostCame()
      }
    showNext()
    return settlements
  }

  private mutating func hostAppeared(_ host: Host, _ preference: FormPreference) -> [Settlement] {
    isHostExpected = false
    if let index = hosts.firstIndex(where: { $0.host == host }) {
      hosts[index].preference = preference
    } else {
      hosts.append(AttachedHost(host: host, preference: preference))
    }
    return []
  }

  private mutating func hostDisappeared(_ host: Host) -> [Settlement] {
    guard let index = hosts.firstIndex(where: { $0.host == host }) else { return [] }
    hosts.remove(at: index)
    isHostExpected = hosts.isEmpty
    guard active?.host == host else { return [] }
    active?.host = nil
    switch active?.stage {
    case .shown: active?.stage = .unplaced(isGone: false)
    // It closed because its view went, and not because of the person.
    case .undecided(let isGone): active?.stage = .unplaced(isGone: isGone)
    case .unplaced, .leaving, nil: break
    }
    return []
  }

  private mutating func requested(_ ticket: Ticket, _ request: ChoiceRequest) -> [Settlement] {
    if request.hasNoWayOut { return [Settlement(ticket: ticket, outcome: .failure(.noWayOut(of: request)))] }
    if hosts.isEmpty && !isHostExpected { return [Settlement(ticket: ticket, outcome: .failure(.noHost))] }
    waiting.append(Waiting(ticket: ticket, request: request))
    return []
  }

  private mutating func taskCancelled(_ ticket: Ticket) -> [Settlement] {
    if let index = waiting.firstIndex(where: { $0.ticket == ticket }) {
      waiting.remove(at: index)
      return [Settlement(ticket: ticket, outcome: .taskCancelled)]
    }
    return active?.ticket == ticket ? decide(.taskCancelled) : []
  }

  private mutating func acted(_ ticket: Ticket, _ act: ScreenAct) -> [Settlement] {
    guard let current = active, current.ticket == ticket, !current.isDecided else { return [] }
    switch current.request.verdict(on: act, ticks: current.ticks) {
    case .answers(let response): return decide(.response(response))
    case .ticks(let ticks):
      active?.ticks = ticks
      return []
    case .refused:
      // A card and a list stay as they are.
      if current.form.reportsEnd { return [] }
      active?.wasRefused = true
      if case .undecided(let isGone) = current.stage { active?.stage = .unplaced(isGone: isGone) }
      return []
    }
  }

  private mutating func appeared(_ showing: Showing) -> [Settlement] {
    if active?.showing == showing { active?.hasAppeared = true }
    return []
  }

  private mutating func closed(_ showing: Showing) -> [Settlement] {
    guard let current = active, current.showing == showing, current.stage == .shown else { return [] }
    active?.stage = current.wasRefused ? .unplaced(isGone: false) : .undecided(isGone: false)
    return []
  }

  private mutating func gone(_ showing: Showing) -> [Settlement] {
    guard let current = active, current.showing == showing else { return [] }
    switch current.stage {
    case .shown:
      // It went of its own accord, or its view is going with it; an action or the view's end may follow.
      active?.stage = current.wasRefused ? .unplaced(isGone: true) : .undecided(isGone: true)
      return []
    case .undecided(isGone: false):
      active?.stage = .undecided(isGone: true)
      return noActionCame(showing)
    case .unplaced(isGone: false):
      active?.stage = .unplaced(isGone: true)
      return []
    case .undecided(isGone: true), .unplaced(isGone: true):
      return []
    case .leaving(let outcome):
      return settle(outcome)
    }
  }

  private mutating func noActionCame(_ showing: Showing) -> [Settlement] {
    guard let current = active, current.showing == showing, case .undecided(let isGone) = current.stage else {
      return []
    }
    if let outcome = current.outcomeWithoutAction { return decide(outcome) }
    active?.stage = .unplaced(isGone: isGone)
    return []
  }

  private mutating func noHostCame() -> [Settlement] {
    guard hosts.isEmpty else { return [] }
    isHostExpected = false
    let neverShown = waiting.map { Settlement(ticket: $0.ticket, outcome: .failure(.noHost)) }
    waiting = []
    return decide(.failure(.hostGone)) + neverShown
  }

  // MARK: What follows

  /// Ends the question whose turn it is; the first end counts.
  private mutating func decide(_ outcome: PresentationOutcome) -> [Settlement] {
    switch active?.stage {
    case .shown, .undecided(isGone: false), .unplaced(isGone: false):
      active?.stage = .leaving(outcome)
      return []
    case .undecided(isGone: true), .unplaced(isGone: true):
      return settle(outcome)
    case .leaving, nil:
      return []
    }
  }

  private mutating func settle(_ outcome: PresentationOutcome) -> [Settlement] {
    guard let ticket = active?.ticket else { return [] }
    active = nil
    return [Settlement(ticket: ticket, outcome: outcome)]
  }

  private mutating func showNext() {
    guard let host = hosts.last else { return }
    if let current = active {
      guard current.stage == .unplaced(isGone: true) else { return }
      active = Presentation(
        ticket: current.ticket, request: current.request, turn: current.turn + 1,
        form: form(of: current.request, on: host), host: host.host, ticks: current.ticks)
    } else if !waiting.isEmpty {
      let next = waiting.removeFirst()
      active = Presentation(
        ticket: next.ticket, request: next.request, turn: 0, form: form(of: next.request, on: host), host: host.host,
        ticks: Set(next.request.preselected.prefix(next.request.selection.count.upperBound)))
    }
  }

  private func form(of request: ChoiceRequest, on host: AttachedHost) -> ChoiceForm {
    ChoiceForm.form(of: request, preferring: host.preference, on: platform)
  }
}

extension PresenterFailure {
  static let noHost: Self = Self(
    .unavailable,
    "No view presents choices. Attach .choices(from:) to a view that is on screen, at best to the root view.")

  static let hostGone: Self = Self(
    .droppedRequest,
    "The view that showed the question disappeared before it was answered, and no other one took it over.")

  static func noWayOut(of request: ChoiceRequest) -> Self {
    Self(.other, "“\(request.title)” can neither be answered nor cancelled: too few of its options are available.")
  }
}
