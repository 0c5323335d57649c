import Testing

@testable import ChoiceService

@Suite("The waiting line")
struct WaitingLineTests {
  @Test("shows the first question at once and the others in the order of asking")
  func firstComeFirstServed() {
    var line = WaitingLine()
    let (a, b, c) = (line.issue(), line.issue(), line.issue())
    #expect(line.ask(b, whenBusy: .wait) == [.show(b)])
    #expect(line.ask(a, whenBusy: .wait) == [])
    #expect(line.ask(c, whenBusy: .wait) == [])
    #expect(line.waitingCount == 2)
    #expect(line.presenterReturned(b) == [.deliver(b), .show(a)])
    #expect(line.presenterReturned(a) == [.deliver(a), .show(c)])
    #expect(line.presenterReturned(c) == [.deliver(c)])
    #expect(line.isIdle)
  }

  @Test("lets a waiting question step out and keeps the others in order")
  func steppingOut() {
    var line = WaitingLine()
    let (a, b, c) = (line.issue(), line.issue(), line.issue())
    for ticket in [a, b, c] { _ = line.ask(ticket, whenBusy: .wait) }
    #expect(line.end(b, .taskCancelled) == [.settle(b, .cancelled(.taskCancelled))])
    #expect(line.presenterReturned(a) == [.deliver(a), .show(c)])
  }

  @Test("never shows a question that was cancelled before it asked")
  func cancelledEarly() {
    var line = WaitingLine()
    let a = line.issue()
    #expect(line.end(a, .taskCancelled) == [])
    #expect(line.ask(a, whenBusy: .wait) == [.settle(a, .cancelled(.taskCancelled))])
    #expect(line.isIdle)
    #expect(line.end(a, .taskCancelled) == [])
  }

  @Test("shows the next question only when the presenter has returned from one that ended")
  func placeBelongsToTheUI() {
    var line = WaitingLine()
    let (a, b) = (line.issue(), line.issue())
    _ = line.ask(a, whenBusy: .wait)
    _ = line.ask(b, whenBusy: .wait)
    #expect(line.end(a, .timeout) == [.settle(a, .cancelled(.timeout)), .withdraw(a)])
    #expect(line.occupant == a)
    #expect(line.presenterReturned(a) == [.show(b)])
  }

  @Test("has a replacing question supersede what is shown, go ahead of the line, and be superseded in its turn")
  func replacing() {
    var line = WaitingLine()
    let (a, b, c, d) = (line.issue(), line.issue(), line.issue(), line.issue())
    _ = line.ask(a, whenBusy: .wait)
    _ = line.ask(b, whenBusy: .wait)
    #expect(line.ask(c, whenBusy: .replace) == [.settle(a, .cancelled(.superseded)), .withdraw(a)])
    #expect(line.waitingCount == 2)
    #expect(line.ask(d, whenBusy: .replace) == [.settle(c, .cancelled(.superseded))])
    #expect(line.presenterReturned(a) == [.show(d)])
    #expect(line.presenterReturned(d) == [.deliver(d), .show(b)])
  }

  @Test("fails everybody while the presenter does not return, and recovers when it does")
  func stuck() {
    var line = WaitingLine()
    let (a, b, c, d, e) = (line.issue(), line.issue(), line.issue(), line.issue(), line.issue())
    _ = line.ask(a, whenBusy: .wait)
    _ = line.ask(b, whenBusy: .wait)
    _ = line.ask(c, whenBusy: .replace)
    #expect(line.graceEnded(a) == [.settle(c, .unresponsive), .settle(b, .unresponsive)])
    #expect(line.ask(d, whenBusy: .replace) == [.settle(d, .unresponsive)])
    #expect(line.presenterReturned(a) == [])
    #expect(line.ask(e, whenBusy: .wait) == [.show(e)])
  }

  @Test("serves and cancels 100,000 waiting questions, each in constant time")
  func hundredThousand() {
    // With a step that looks through the line this would be 10^10 steps, which no test run survives.
    var line = WaitingLine()
    let tickets = (0..<100_000).map { _ in line.issue() }
    for ticket in tickets { _ = line.ask(ticket, whenBusy: .wait) }
    var cancelled = 0
    for ticket in tickets.dropFirst().reversed() where ticket.number % 2 == 0 {
      cancelled += line.end(ticket, .taskCancelled).count
    }
    #expect(cancelled == 50_000)
    var shown = 1
    while let occupant = line.occupant {
      shown += line.presenterReturned(occupant).count - 1
    }
    #expect(shown == 50_000)
    #expect(line == WaitingLine(afterIssuing: 100_000))
  }
}

extension WaitingLine {
  /// A line that has forgotten everything but how many tickets it issued.
  init(afterIssuing count: Int) {
    self.init()
    for _ in 0..<count {
      let ticket = issue()
      _ = end(ticket, .taskCancelled)
      _ = ask(ticket, whenBusy: .wait)
    }
  }
}
