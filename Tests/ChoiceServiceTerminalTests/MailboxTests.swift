import TestSupport
import Testing

@testable import ChoiceServiceTerminal

@Suite("News for an open question", .timeLimit(.minutes(10)))
struct MailboxTests {
  @Test("wakes the thread as long as something is in the box, whoever puts and takes at the same time")
  func wakes() async throws {
    let mailbox = try Mailbox()
    for _ in 0..<2_000 {
      await withTaskGroup { group in
        group.addTask { for _ in 0..<10 { mailbox.put(.grew) } }
        group.addTask { for _ in 0..<10 { _ = mailbox.takeAll() } }
      }
      #expect(Readiness.canReadNow(mailbox.wake.watched) == !mailbox.isEmpty)
      _ = mailbox.takeAll()
      #expect(!Readiness.canReadNow(mailbox.wake.watched))
    }
  }
}
