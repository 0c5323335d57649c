#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Wakes a thread that waits for input: the thread watches the pipe's end beside its input.
package final class WakePipe: Sendable {
  let watched: Descriptor
  private let signalled: Descriptor

  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    watched = Descriptor(ends[0])
    signalled = Descriptor(ends[1])
  }

  deinit {
    watched.close()
    signalled.close()
  }

  /// Wakes the thread now, or as soon as it waits.
  func signal() {
    // In a full pipe there is no room, and no need.
    _ = try? signalled.write([1])
  }

  /// Forgets the wake-ups so far.
  func drain() {
    _ = try? watched.read(upTo: 64)
  }
}
