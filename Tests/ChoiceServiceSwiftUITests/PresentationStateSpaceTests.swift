import ChoiceService
import TestSupport
import Testing

@testable import ChoiceServiceSwiftUI

/// Every state that three requests and two hosts can reach, whatever people, views, tasks and timers do, and in whatever
/// order they report it, late reports of earlier appearances among them.
@Suite("Every state of three requests and two hosts")
struct PresentationStateSpaceTests {
  /// One that can be cancelled, one that cannot, and one with several answers.
  static let requests: [ChoiceRequest] = [
    ChoiceRequest(
      title: "Declinable", options: [ChoiceOption("Yes"), ChoiceOption("No", availability: .unavailable(reason: nil))],
      cancelTitle: "Cancel"),
    ChoiceRequest(title: "Binding", options: [ChoiceOption("Yes"), ChoiceOption("No", role: .destructive)]),
    ChoiceRequest(
      title: "Several", options: [ChoiceOption("Yes"), ChoiceOption("No")], selection: .many(1...2),
      cancelTitle: "Cancel"),
  ]
  static let tickets: [Ticket] = (0..<3).map(Ticket.init)
  typealias Hosts = [(host: Host, preference: FormPreference)]

  /// The machine, and what a bystander knows of it.
  struct Situation {
    var machine = PresentationMachine(platform: .iOS)
    var asked: UInt8 = 0
    var settled: UInt8 = 0
    /// Whether a UI that was shown has not been seen to go.
    var isUIUp = false
  }

  struct Violation: Error, CustomStringConvertible {
    let description: String
  }

  /// The thread sanitizer finds nothing in a value, and needs minutes for it.
  private static let needsNoSanitizer: ConditionTrait = .disabled(if: environmentVariable("TSAN_OPTIONS") != nil)

  @Test(
    "A11 A19 each is settled once, for a reason that happened, when its UI is gone; nothing gets stuck",
    needsNoSanitizer,
    arguments: [
      (FormPreference.alert, FormPreference.card, 10_920, 340_180), (.confirmationDialog, .list, 10_944, 341_108),
    ])
  func everyState(first: FormPreference, second: FormPreference, states: Int, steps: Int) async throws {
    let hosts: Hosts = [(.first, first), (.second, second)]
    var seen: Set<UInt64> = []
    var open = [Situation()]
    var transitions = 0
    while let situation = open.popLast() {
      // It takes seconds, in which other tests want to go on.
      await Task.yield()
      for event in Self.events(in: situation, hosts) {
        transitions += 1
        let next = try Self.step(situation, event)
        if seen.insert(Self.key(of: next)).inserted {
          try Self.expectProgress(from: next)
          open.append(next)
        }
      }
    }
    // Fewer would mean that something cannot happen any more, or that it is not tried.
    #expect(seen.count == states)
    #expect(transitions == steps)
  }

  // MARK: What can happen

  static func events(in situation: Situation, _ hosts: Hosts) -> [PresentationEvent] {
    let machine = situation.machine
    var events: [PresentationEvent] = [.timerFired(.host)]
    for (host, preference) in hosts {
      let isAttached = machine.hosts.contains { $0.host == host }
      events.append(isAttached ? .hostDisappeared(host) : .hostAppeared(host, preference))
    }
    for ticket in tickets {
      let request = requests[ticket.number]
      if !situation.asked.has(ticket) { events.append(.requested(ticket, request)) }
      let acts: [ScreenAct] =
        request.options.map { .pick($0.id) } + [.finish, .decline(.button), .tapBackdrop(.cancelsIfPossible)]
      events += acts.map { .acted(ticket, $0) } + [.taskCancelled(ticket)]
    }
    if let showing = machine.active?.showing {
      let earlier = Showing(ticket: showing.ticket, turn: showing.turn - 1)
      for each in [showing, earlier] { events += [.closed(each), .ended(each)] }
      if machine.active?.form.reportsEnd == true { events += [.appeared(showing), .appeared(earlier)] }
      events += [.action(earlier), .dismissal(earlier), .report(earlier)].map { .timerFired($0) }
    }
    return events + machine.timers.filter { $0 != .host }.map { .timerFired($0) }
  }

  // MARK: What must hold

  static func step(_ before: Situation, _ event: PresentationEvent) throws -> Situation {
    var after = before
    if case .requested(let ticket, _) = event { after.asked.insert(ticket) }
    let settlements = after.machine.handle(event)
    let (old, new) = (before.machine.active, after.machine.active)
    func require(_ condition: Bool, _ law: @autoclosure () -> String) throws {
      if !condition { throw Violation(description: "\(law())\nbefore: \(before)\nevent: \(event)\nafter: \(after)") }
    }

    let isUIGone = old.map { event.tellsThatGone($0.showing) } ?? false
    if isUIGone { after.isUIUp = false }
    for settlement in settlements {
      let ticket = settlement.ticket
      try require(after.asked.has(ticket) && !before.settled.has(ticket), "A question is settled once.")
      after.settled.insert(ticket)
      if old?.ticket == ticket {
        try require(!after.isUIUp, "A question is settled when its UI is gone.")
        if case .leaving(let outcome) = old?.stage {
          try require(outcome == settlement.outcome, "The first end counts.")
        } else {
          try require(event.explains(settlement.outcome, of: old), "An outcome has a reason.")
        }
      } else {
        try require(
          event.explains(settlement.outcome, of: nil), "An outcome has a reason, also without having been shown.")
      }
    }
    if let new, case .leaving(let outcome) = new.stage, old?.stage != new.stage {
      try require(old?.isDecided == false, "The first end counts.")
      try require(event.explains(outcome, of: old), "An outcome has a reason.")
    }
    if let new, new.showing != old?.showing {
      try require(!after.isUIUp, "A question is shown when the one before is gone.")
      try require(new.host == after.machine.hosts.last?.host, "The newest host shows it.")
      after.isUIUp = true
    }
    for ticket in tickets where after.asked.has(ticket) {
      let isPending = new?.ticket == ticket || after.machine.waiting.contains { $0.ticket == ticket }
      try require(isPending != after.settled.has(ticket), "A question is settled, or waits, or is on screen.")
    }
    try require(
      [.first, .second].count { after.machine.isPresented(on: $0) } == (new?.stage == .shown ? 1 : 0),
      "One view shows a question.")
    if event.isStale(in: before) {
      try require(after.machine == before.machine && settlements.isEmpty, "What is late changes nothing.")
    }
    return after
  }

  /// Without people and views, time alone brings each question to the screen or to an end.
  static func expectProgress(from situation: Situation) throws {
    var current = situation
    for _ in 0..<5 {
      let machine = current.machine
      if machine.active?.stage == .shown || (machine.active == nil && machine.waiting.isEmpty) { return }
      guard let timer = machine.timers.min(by: { $0.duration < $1.duration }) else { break }
      current = try step(current, .timerFired(timer))
    }
    throw Violation(description: "Nothing happens any more: \(situation)")
  }

  // MARK: Telling states apart

  /// What decides how a situation goes on, in a number; how often a question was shown does not.
  static func key(of situation: Situation) -> UInt64 {
    var key: UInt64 = 1
    func add(_ value: Int, of count: Int) { key = key * UInt64(count) + UInt64(value) }
    let machine = situation.machine
    add(Int(situation.asked), of: 8)
    add(Int(situation.settled), of: 8)
    add(situation.isUIUp ? 1 : 0, of: 2)
    add(machine.timers.contains(.host) ? 1 : 0, of: 2)
    for index in 0..<2 { add(machine.hosts.count > index ? machine.hosts[index].host.number : 0, of: 3) }
    for index in 0..<3 { add(machine.waiting.count > index ? machine.waiting[index].ticket.number + 1 : 0, of: 4) }
    guard let active = machine.active else { return key }
    add(active.ticket.number + 1, of: 4)
    add(active.host?.number ?? 0, of: 3)
    add(ChoiceForm.allCases.firstIndex(of: active.form) ?? 0, of: 4)
    add(active.wasRefused ? 1 : 0, of: 2)
    add(active.hasAppeared ? 1 : 0, of: 2)
    for option in active.request.options { add(active.ticks.contains(option.id) ? 1 : 0, of: 2) }
    switch active.stage {
    case .shown: add(0, of: 16)
    case .undecided(let isGone): add(isGone ? 2 : 1, of: 16)
    case .unplaced(let isGone): add(isGone ? 4 : 3, of: 16)
    case .leaving(.taskCancelled): add(5, of: 16)
    case .leaving(.failure): add(6, of: 16)
    case .leaving(.response(.cancelled(let reason))):
      add(7 + ([.button, .backdrop, .escape, .close].firstIndex(of: reason) ?? 4), of: 16)
    case .leaving(.response(.chosen(let ids))):
      add(
        11 + (ids.contains(active.request.options[0].id) ? 1 : 0)
          + (ids.contains(active.request.options[1].id) ? 2 : 0), of: 16)
    }
    return key
  }
}

extension UInt8 {
  fileprivate func has(_ ticket: Ticket) -> Bool { self & 1 << ticket.number != 0 }
  fileprivate mutating func insert(_ ticket: Ticket) { self |= 1 << ticket.number }
}

extension PresentationEvent {
  /// Whether the UI of an appearance is known to be gone, or has had its time.
  fileprivate func tellsThatGone(_ showing: Showing) -> Bool {
    switch self {
    case .ended(showing), .timerFired(.dismissal(showing)), .timerFired(.report(showing)): true
    default: false
    }
  }

  /// Whether the event belongs to a question or an appearance that is over.
  fileprivate func isStale(in situation: PresentationStateSpaceTests.Situation) -> Bool {
    switch self {
    case .acted(let ticket, _): ticket != situation.machine.active?.ticket
    case .taskCancelled(let ticket): situation.settled & 1 << ticket.number != 0
    case .appeared(let showing), .closed(let showing), .ended(let showing), .timerFired(.action(let showing)),
      .timerFired(.dismissal(let showing)), .timerFired(.report(let showing)):
      showing != situation.machine.active?.showing
    case .timerFired(.host): !situation.machine.timers.contains(.host)
    case .hostAppeared, .hostDisappeared, .requested: false
    }
  }

  /// Whether the event is a reason for an outcome of a question in a stage; `nil` for one that was not shown.
  fileprivate func explains(_ outcome: PresentationOutcome, of presentation: Presentation?) -> Bool {
    switch (self, outcome) {
    case (.acted(_, .pick(let id)), .response(.chosen(let ids))):
      presentation?.request[id]?.isAvailable == true && ids == [id] && presentation?.request.selection == .one
    case (.acted(_, .finish), .response(.chosen(let ids))):
      Set(ids) == presentation?.ticks && presentation?.request.selection.count.contains(ids.count) == true
    case (.acted(_, .decline(let act)), .response(.cancelled(let reason))):
      act == reason && presentation?.request.isDeclinable == true
    case (.acted(_, .tapBackdrop), .response(.cancelled(.backdrop))): presentation?.request.isDeclinable == true
    // No action came after the UI had closed.
    case (.timerFired(.action), .response(.cancelled(let reason))), (.ended, .response(.cancelled(let reason))),
      (.timerFired(.dismissal), .response(.cancelled(let reason))),
      (.timerFired(.report), .response(.cancelled(let reason))):
      presentation?.request.isDeclinable == true && presentation?.wasRefused == false
        && reason == presentation?.form.closingReason
    case (.taskCancelled, .taskCancelled): true
    case (.timerFired(.host), .failure(let failure)):
      failure.code == (presentation == nil ? .unavailable : .droppedRequest)
    case (.requested, .failure(let failure)): failure.code == .unavailable && presentation == nil
    default: false
    }
  }
}
