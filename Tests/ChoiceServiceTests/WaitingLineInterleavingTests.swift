import Testing

@testable import ChoiceService

/// Every order in which three requests can be asked, cancelled (before they ask, too), timed out, dismissed, answered, and
/// their presenter come back late or not at all; for every combination of policies.
///
/// The requests ask in the order of their tickets: all 27 combinations of policies are tried, so another order would only
/// give the same situations other names.
@Suite("All interleavings of three requests")
struct WaitingLineInterleavingTests {
  typealias Ticket = WaitingLine.Ticket

  enum Event: Hashable {
    case ask(Int), cancel(Int), timeOut(Int), graceEnds(Int), presenterReturns(Int), dismiss

    /// The event's bit in the set of those that have happened.
    var bit: UInt16 {
      switch self {
      case .ask(let request): 1 << request
      case .cancel(let request): 1 << (3 + request)
      case .timeOut(let request): 1 << (6 + request)
      case .graceEnds(let request): 1 << (9 + request)
      case .presenterReturns(let request): 1 << (12 + request)
      case .dismiss: 1 << 15
      }
    }
  }

  /// A reachable situation: the line, and what a bystander has seen of it.
  struct Situation: Hashable {
    var line = WaitingLine()
    var happened: UInt16 = 0
    /// In the order of asking.
    var waiting: [Ticket] = []
    var onScreen: Ticket?
    var hasEnded = false
    var isStuck = false
    /// The request that replaced the one on screen.
    var successor: Ticket?
    var settled: UInt8 = 0
    var withdrawn: UInt8 = 0

    init() {
      for request in 0..<3 { precondition(line.issue() == Ticket(of: request)) }
    }

    func has(_ event: Event) -> Bool { happened & event.bit != 0 }
    func isSettled(_ ticket: Ticket) -> Bool { settled & ticket.bit != 0 }
    func isWithdrawn(_ ticket: Ticket) -> Bool { withdrawn & ticket.bit != 0 }
  }

  struct Violation: Error, CustomStringConvertible {
    let description: String
  }

  static let policies: [[ChoiceBusyPolicy]] = {
    let all: [ChoiceBusyPolicy] = [.wait, .fail, .replace]
    return all.flatMap { a in all.flatMap { b in all.map { c in [a, b, c] } } }
  }()

  @Test("each request is settled once, one is on screen at a time, and none is forgotten", arguments: policies)
  func everySituation(policies: [ChoiceBusyPolicy]) throws {
    var seen: Set<Situation> = [Situation()]
    var open = [Situation()]
    while let situation = open.popLast() {
      for event in Self.possibleEvents(in: situation) {
        let next = try Self.step(situation, event, policies)
        guard seen.insert(next).inserted else { continue }
        try Self.checkThatItEnds(next)
        open.append(next)
      }
    }
    #expect(seen.count > 1_000)
  }

  static func possibleEvents(in situation: Situation) -> [Event] {
    var events: [Event] = [.dismiss]
    for request in 0..<3 {
      let ticket = Ticket(of: request)
      if request == 0 || situation.has(.ask(request - 1)) { events.append(.ask(request)) }
      events.append(.cancel(request))
      // Late and after the end, too: a timer that was cancelled may have fired.
      if situation.onScreen == ticket || situation.isSettled(ticket) { events.append(.timeOut(request)) }
      if situation.isWithdrawn(ticket) { events.append(.graceEnds(request)) }
      if situation.onScreen == ticket { events.append(.presenterReturns(request)) }
    }
    return events.filter { !situation.has($0) }
  }

  static func step(_ before: Situation, _ event: Event, _ policies: [ChoiceBusyPolicy]) throws -> Situation {
    var after = before
    after.happened |= event.bit
    let orders: [WaitingLine.Order]
    switch event {
    case .ask(let request):
      let ticket = Ticket(of: request)
      orders = after.line.ask(ticket, whenBusy: policies[request])
      let wasCancelled = before.has(.cancel(request))
      try require(orders == expectedOrders(asking: ticket, policies[request], wasCancelled, before), event, orders)
      if before.onScreen != nil, !before.isStuck, !wasCancelled {
        switch policies[request].kind {
        case .wait: after.waiting.append(ticket)
        case .fail: break
        case .replace: after.successor = ticket
        }
      }
    case .cancel(let request), .timeOut(let request):
      let ticket = Ticket(of: request)
      let reason: CancelReason = event == .cancel(request) ? .taskCancelled : .timeout
      orders = after.line.end(ticket, reason)
      let isLive = before.waiting.contains(ticket) || before.successor == ticket
      if before.onScreen == ticket, !before.hasEnded {
        try require(orders == [.settle(ticket, .cancelled(reason)), .withdraw(ticket)], event, orders)
      } else {
        try require(orders == (isLive ? [.settle(ticket, .cancelled(reason))] : []), event, orders)
      }
    case .dismiss:
      orders = after.line.dismiss()
      let expected = before.hasEnded ? nil : before.onScreen
      let ends: (Ticket) -> [WaitingLine.Order] = { [.settle($0, .cancelled(.programmatic)), .withdraw($0)] }
      try require(orders == (expected.map(ends) ?? []), event, orders)
    case .presenterReturns(let request):
      let ticket = Ticket(of: request)
      after.onScreen = nil
      after.hasEnded = false
      after.isStuck = false
      orders = after.line.presenterReturned(ticket)
      let delivered: [WaitingLine.Order] = before.hasEnded ? [] : [.deliver(ticket)]
      let next = before.successor ?? before.waiting.first
      try require(orders == delivered + (next.map { [.show($0)] } ?? []), event, orders)
    case .graceEnds(let request):
      let ticket = Ticket(of: request)
      orders = after.line.graceEnded(ticket)
      let failed = (before.successor.map { [$0] } ?? []) + before.waiting
      let isLate = before.onScreen != ticket
      try require(orders == (isLate ? [] : failed.map { .settle($0, .unresponsive) }), event, orders)
      if !isLate { after.isStuck = true }
    }
    try carryOut(orders, in: &after)
    return after
  }

  /// What the design says about asking, from what a bystander knows.
  static func expectedOrders(
    asking ticket: Ticket, _ policy: ChoiceBusyPolicy, _ wasCancelled: Bool, _ before: Situation
  ) -> [WaitingLine.Order] {
    if wasCancelled { return [.settle(ticket, .cancelled(.taskCancelled))] }
    guard let onScreen = before.onScreen else { return [.show(ticket)] }
    if before.isStuck { return [.settle(ticket, .unresponsive)] }
    switch policy.kind {
    case .wait: return []
    case .fail: return [.settle(ticket, .cancelled(.busy))]
    case .replace:
      if !before.hasEnded { return [.settle(onScreen, .cancelled(.superseded)), .withdraw(onScreen)] }
      return before.successor.map { [.settle($0, .cancelled(.superseded))] } ?? []
    }
  }

  static func carryOut(_ orders: [WaitingLine.Order], in situation: inout Situation) throws {
    for order in orders {
      switch order {
      case .show(let ticket):
        guard situation.onScreen == nil else { throw Violation(description: "two on screen") }
        guard !situation.isSettled(ticket) else { throw Violation(description: "shown after it was settled") }
        situation.onScreen = ticket
        situation.waiting.removeAll { $0 == ticket }
        if situation.successor == ticket { situation.successor = nil }
      case .withdraw(let ticket):
        guard !situation.isWithdrawn(ticket) else { throw Violation(description: "withdrawn twice") }
        situation.withdrawn |= ticket.bit
      case .deliver(let ticket), .settle(let ticket, _):
        guard !situation.isSettled(ticket) else { throw Violation(description: "settled twice") }
        situation.settled |= ticket.bit
        situation.waiting.removeAll { $0 == ticket }
        if situation.successor == ticket { situation.successor = nil }
        if situation.onScreen == ticket { situation.hasEnded = true }
      }
    }
    let inLine = situation.waiting.count + (situation.successor == nil ? 0 : 1)
    guard situation.line.waitingCount == inLine else { throw Violation(description: "the line miscounts") }
    guard situation.line.isIdle == (situation.onScreen == nil) else { throw Violation(description: "idle is wrong") }
    guard inLine == 0 || situation.onScreen != nil else { throw Violation(description: "somebody waits for nothing") }
  }

  /// However things stand, a presenter that returns from every call leaves nobody unsettled and the line empty.
  static func checkThatItEnds(_ situation: Situation) throws {
    var situation = situation
    while let onScreen = situation.onScreen {
      situation = try step(situation, .presenterReturns(onScreen.number - 1), [.wait, .wait, .wait])
    }
    let asked = (0..<3).filter { situation.has(.ask($0)) }.reduce(0) { $0 | Ticket(of: $1).bit }
    guard asked == situation.settled else { throw Violation(description: "not all settled: \(situation)") }
    guard situation.line.isIdle, situation.line.waitingCount == 0 else {
      throw Violation(description: "not idle at the end: \(situation)")
    }
  }

  static func require(_ isRight: Bool, _ event: Event, _ orders: [WaitingLine.Order]) throws {
    guard isRight else { throw Violation(description: "after \(event) came \(orders)") }
  }
}

extension WaitingLine.Ticket {
  /// The ticket of a request counted from zero.
  fileprivate init(of request: Int) {
    self.init(number: request + 1)
  }

  fileprivate var bit: UInt8 { 1 << UInt8(number) }
}
