private import Synchronization

/// What comes to an open question from outside: from its task, and from the system.
enum News: Sendable, Hashable {
  /// The task that presents the question was cancelled.
  case cancelled
  /// The terminal has another size.
  case resized
  /// The process goes on after it was stopped.
  case wentOn
  /// More options have come, or will come no more.
  case grew
  /// The time for an answer is over.
  case timedOut
  /// Lines were printed, and wait.
  case lines
  /// SIGINT, where it means what Ctrl-C means.
  case interrupted
  /// The process is about to obey a signal: the terminal has to be left.
  case leaving(Signal)
}

/// Hands news to the thread of an open question, which waits for keys.
final class Mailbox: Sendable {
  private let news = Mutex<[News]>([])
  let wake: WakePipe

  init() throws(SystemError) {
    wake = try WakePipe()
  }

  func put(_ item: News) {
    news.withLock { news in
      // One byte for all that lies in the box, so that the pipe never fills, and none for a box that was emptied meanwhile: the
      // thread would be woken for nothing, again and again.
      if news.isEmpty { wake.signal() }
      news.append(item)
    }
  }

  var isEmpty: Bool { news.withLock { $0.isEmpty } }

  /// Blocks the calling thread until something is in the box, or for some milliseconds.
  func wait(milliseconds: Int32) {
    _ = try? Readiness.waitForInput(of: wake.watched, or: wake, milliseconds: milliseconds)
  }

  /// Takes out what has come.
  func takeAll() -> [News] {
    news.withLock { news in
      if !news.isEmpty { wake.drain() }
      defer { news = [] }
      return news
    }
  }
}
