private import Synchronization

/// Takes the process's signals while questions are open, and gives each back as it was.
///
/// A handler only writes to a pipe. A thread reads it and puts the news into the mailbox of each open question. Where the
/// signal ends or stops the process, each question's thread leaves its terminal; the last of them puts the old disposition
/// back and sends the signal once more, so that the process does what it would have done without a question.
///
/// Signals belong to the process, which is why this is the one object that the process has one of.
final class SignalCenter: Sendable {
  static let process = SignalCenter()

  /// One open question.
  struct Membership: Sendable, Hashable {
    fileprivate let number: Int
  }

  private struct Member {
    let mailbox: Mailbox
    /// Wakes the question's thread when the process has obeyed a signal and is still there.
    let survived: WakePipe
    let leaveAtExit: @Sendable () -> Void
  }

  /// A signal that the process is about to obey.
  private struct Departure {
    let signal: Signal
    let ofGroup: Bool
    /// The questions whose terminals are still to be left.
    var staying: Set<Int>
  }

  private struct State {
    /// Whether there is a thread that reads what the handler writes.
    var isOpen = false
    var lastNumber = 0
    var members: [Int: Member] = [:]
    /// The mailboxes of those who only want to know when the process goes on.
    var listeners: [Int: Mailbox] = [:]
    var taken: [Signal: SignalDisposition] = [:]
    /// What each signal did when it was taken last.
    var original: [Signal: SignalDisposition] = [:]
    var departure: Departure?
    var later: [(signal: Signal, ofGroup: Bool)] = []
  }

  private let state = Mutex(State())

  private init() {}

  // MARK: Questions

  /// Opens a question, so that its mailbox gets the news from now on.
  ///
  /// The closure leaves the terminal while the process exits, on the thread that does.
  func join(_ mailbox: Mailbox, leaveAtExit: @escaping @Sendable () -> Void) throws(SystemError) -> Membership {
    try openDoor()
    let survived = try WakePipe()
    // A process that is about to obey a signal does not open a question before it has.
    while state.withLock({ $0.departure != nil }) { Readiness.pause(milliseconds: 10) }
    return state.withLock { state in
      Self.take(Signal.allCases, &state)
      state.lastNumber += 1
      state.members[state.lastNumber] = Member(mailbox: mailbox, survived: survived, leaveAtExit: leaveAtExit)
      return Membership(number: state.lastNumber)
    }
  }

  /// Closes a question, whose terminal has been left.
  func leave(_ membership: Membership) {
    hasLeft(membership)
    let pending = state.withLock { state -> [(signal: Signal, ofGroup: Bool)] in
      state.members[membership.number] = nil
      Self.giveBack(&state)
      guard state.members.isEmpty else { return [] }
      defer { state.later = [] }
      return state.later
    }
    for (signal, ofGroup) in pending { sendUntaken(signal, toGroup: ofGroup) }
  }

  /// Tells a mailbox from now on when the process goes on after a stop; each signal does what it would do.
  func listen(_ mailbox: Mailbox) throws(SystemError) -> Membership {
    try openDoor()
    return state.withLock { state in
      Self.take([.goOn], &state)
      state.lastNumber += 1
      state.listeners[state.lastNumber] = mailbox
      return Membership(number: state.lastNumber)
    }
  }

  /// Tells a mailbox no more.
  func stopListening(_ membership: Membership) {
    state.withLock { state in
      state.listeners[membership.number] = nil
      Self.giveBack(&state)
    }
  }

  /// Gives back what nobody waits for any more.
  private static func giveBack(_ state: inout State) {
    guard state.members.isEmpty else { return }
    for (signal, disposition) in state.taken where signal != .goOn || state.listeners.isEmpty {
      disposition.putBack()
      state.taken[signal] = nil
    }
  }

  private static func take(_ signals: [Signal], _ state: inout State) {
    for signal in signals where state.taken[signal] == nil {
      guard var disposition = SignalDisposition(of: signal) else { continue }
      // Somebody saved our handler while a question was open, and has put it back since.
      if disposition.isKnock { disposition = state.original[signal] ?? .usual(signal) }
      // What the process was told to ignore, such as a hang-up under nohup, stays ignored.
      if disposition.kind == .ignored, !signal.isOnlyNews { continue }
      disposition.replaceByKnock()
      state.taken[signal] = disposition
      state.original[signal] = disposition
    }
  }

  /// Sends a signal that nobody has taken; where our handler was put back by somebody who had saved it, the original is put
  /// back first, or the signal would come back for ever.
  private func sendUntaken(_ signal: Signal, toGroup: Bool) {
    state.withLock { state in
      guard state.taken[signal] == nil else { return }
      (state.original[signal] ?? .usual(signal)).putBack()
    }
    signal.send(toGroup: toGroup)
  }

  /// Does something while the signals that end the process do what they would do without a question.
  ///
  /// The calling thread lets those in that do what is usual: a process that goes on and is stopped again at once, since it
  /// still is in the background, must find the signal that ends it before the one that stops it.
  func withOwnDispositions<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    changeEnding { $0.putBack() }
    defer { changeEnding { $0.replaceByKnock() } }
    let usual = state.withLock { state in Self.ending.filter { state.taken[$0]?.kind == .usual } }
    try Signal.letIn(usual, while: body)
  }

  private static let ending: [Signal] = [.interrupt, .terminate, .hangUp, .quit]

  private func changeEnding(_ change: (SignalDisposition) -> Void) {
    state.withLock { state in
      for signal in Self.ending { state.taken[signal].map(change) }
    }
  }

  // MARK: Leaving terminals

  /// Whether a signal would do nothing.
  func isIgnored(_ signal: Signal) -> Bool {
    state.withLock { $0.taken[signal] == nil }
  }

  /// Lets all questions leave their terminals, and then sends a signal.
  func depart(for signal: Signal, ofGroup: Bool = false) {
    let mailboxes = state.withLock { state -> [Mailbox]? in
      guard !state.members.isEmpty else { return nil }
      guard state.departure == nil else {
        state.later.append((signal, ofGroup))
        return []
      }
      state.departure = Departure(signal: signal, ofGroup: ofGroup, staying: Set(state.members.keys))
      return state.members.values.map(\.mailbox)
    }
    guard let mailboxes else {
      // The last question has ended meanwhile, and the dispositions are the process's own again.
      sendUntaken(signal, toGroup: ofGroup)
      return
    }
    for mailbox in mailboxes { mailbox.put(.leaving(signal)) }
  }

  /// Says that a question's terminal has been left; returns when the signal has been sent and the process is still there.
  func wait(afterLeaving membership: Membership) {
    guard let survived = state.withLock({ $0.members[membership.number]?.survived }) else { return }
    if hasLeft(membership) { return }
    _ = try? Readiness.wait(for: survived.watched, .reading)
    survived.drain()
  }

  /// Whether it was the last, and has sent the signal.
  @discardableResult
  private func hasLeft(_ membership: Membership) -> Bool {
    let departure: Departure? = state.withLock { state in
      guard state.departure?.staying.remove(membership.number) != nil else { return nil }
      return state.departure?.staying.isEmpty == true ? state.departure : nil
    }
    guard let departure else { return false }
    send(departure)
    let (next, others) = state.withLock { state in
      state.departure = nil
      let others = state.members.filter { $0.key != membership.number }.map(\.value.survived)
      return (state.later.isEmpty ? nil : state.later.removeFirst(), others)
    }
    for survived in others { survived.signal() }
    if let next { depart(for: next.signal, ofGroup: next.ofGroup) }
    return true
  }

  private func send(_ departure: Departure) {
    let signal = departure.signal
    let kind = state.withLock { state in
      state.taken[signal]?.putBack()
      return state.taken[signal]?.kind
    }
    if signal == .stop {
      // While it is stopped, a signal that ends the process does.
      withOwnDispositions {
        signal.send(toGroup: departure.ofGroup)
        // Other threads may be told of the signal first: this one waits until it is stopped with them. Where the signal has
        // no effect, since nobody could let the process go on, it goes on by itself.
        Readiness.pause(milliseconds: 200)
      }
      state.withLock { $0.taken[signal]?.replaceByKnock() }
    } else {
      signal.send(toGroup: departure.ofGroup)
      // The same: where the end is sure, it comes before this is over, and a handler of the process's own, which runs on
      // another thread, gets a moment to end the process before the question does.
      Readiness.pause(milliseconds: kind == .usual ? 2_000 : 100)
      state.withLock { $0.taken[signal] = nil }
    }
  }

  // MARK: Signals

  /// Opens the door and starts the thread behind it, once.
  private func openDoor() throws(SystemError) {
    try state.withLock { state throws(SystemError) in
      if state.isOpen { return }
      let door = try SignalDoor.open()
      try BlockingThread.start {
        while true {
          guard let number = try? door.read(upTo: 1).first else { continue }
          if let signal = Signal(number: Int32(number)) { self.arrived(signal) }
        }
      }
      Signal.atExit { SignalCenter.process.leaveAtExit() }
      // Only now: where there is no thread to read what comes, the next question tries again.
      state.isOpen = true
    }
  }

  private func arrived(_ signal: Signal) {
    switch signal {
    case .resize: tellAll(.resized)
    case .goOn:
      tellAll(.wentOn)
      let listeners = state.withLock { Array($0.listeners.values) }
      for mailbox in listeners { mailbox.put(.wentOn) }
    case .interrupt where state.withLock({ $0.taken[.interrupt]?.kind == .usual }): tellAll(.interrupted)
    case .interrupt, .terminate, .hangUp, .quit, .stop: depart(for: signal)
    }
  }

  private func tellAll(_ news: News) {
    let mailboxes = state.withLock { $0.members.values.map(\.mailbox) }
    for mailbox in mailboxes { mailbox.put(news) }
  }

  private func leaveAtExit() {
    let members = state.withLock { Array($0.members.values) }
    for member in members { member.leaveAtExit() }
  }
}
