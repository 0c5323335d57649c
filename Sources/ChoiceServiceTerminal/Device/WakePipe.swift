/// Wakes a thread that waits for input: the thread watches the pipe's end beside its input.
package final class WakePipe: Sendable {
  let watched: Descriptor
  private let signalled: Descriptor

  init() throws(SystemError) {
    (watched, signalled) = try Descriptor.pipe()
    watched.makeNonblocking()
    signalled.makeNonblocking()
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
