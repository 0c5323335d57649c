/// A first-in, first-out line from which anybody may step out.
///
///     first ── a ⇄ b ⇄ c ── last
///
/// The links live in a dictionary, so that joining, stepping out and being called are O(1) on average, and someone who
/// left costs nothing from then on.
struct TicketQueue: Sendable, Hashable {
  private struct Links: Sendable, Hashable {
    var previous: WaitingLine.Ticket?
    var next: WaitingLine.Ticket?
  }

  private var links: [WaitingLine.Ticket: Links] = [:]
  private var first: WaitingLine.Ticket?
  private var last: WaitingLine.Ticket?

  var count: Int { links.count }

  /// Joins at the end.
  mutating func append(_ ticket: WaitingLine.Ticket) {
    links[ticket] = Links(previous: last, next: nil)
    if let last { links[last]?.next = ticket } else { first = ticket }
    last = ticket
  }

  /// Steps out; `false` if the ticket was not in the line.
  mutating func remove(_ ticket: WaitingLine.Ticket) -> Bool {
    guard let removed = links.removeValue(forKey: ticket) else { return false }
    if let previous = removed.previous { links[previous]?.next = removed.next } else { first = removed.next }
    if let next = removed.next { links[next]?.previous = removed.previous } else { last = removed.previous }
    return true
  }

  /// Calls the first in the line.
  mutating func popFirst() -> WaitingLine.Ticket? {
    guard let ticket = first else { return nil }
    _ = remove(ticket)
    return ticket
  }

  /// Calls everybody, in order.
  mutating func popAll() -> [WaitingLine.Ticket] {
    var tickets: [WaitingLine.Ticket] = []
    while let ticket = popFirst() { tickets.append(ticket) }
    return tickets
  }
}
