#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Waits until a file can be read or written, or until the waiting is called off.
package enum Readiness {
  package enum Purpose: Sendable { case reading, writing }

  /// Blocks the calling thread; `false` when it was called off.
  package static func wait(
    for descriptor: Descriptor, _ purpose: Purpose, unless wake: WakePipe? = nil
  ) throws(SystemError) -> Bool {
    while true {
      do throws(SystemError) {
        let answer = try look(descriptor.number, purpose, wake?.watched.number, milliseconds: -1)
        if answer.isWoken { return false }
        if answer.isReady { return true }
      } catch {
        if error != .interrupted { throw error }
      }
    }
  }

  /// What a wait ended with.
  struct Answer: Sendable, Hashable {
    var isReady: Bool
    var isWoken: Bool
  }

  /// Blocks the calling thread until a file can be read, or it is woken, or the time is over.
  static func waitForInput(
    of descriptor: Descriptor, or wake: WakePipe, milliseconds: Int32
  ) throws(SystemError) -> Answer {
    do throws(SystemError) {
      return try look(descriptor.number, .reading, wake.watched.number, milliseconds: milliseconds)
    } catch {
      // A signal: whoever waits looks at what it brought.
      if error != .interrupted { throw error }
      return Answer(isReady: false, isWoken: false)
    }
  }

  /// Whether a file can be read without waiting.
  static func canReadNow(_ descriptor: Descriptor) -> Bool {
    (try? look(descriptor.number, .reading, nil, milliseconds: 0).isReady) ?? false
  }

  /// Whether a file can be written without waiting.
  static func canWriteNow(_ descriptor: Descriptor) -> Bool {
    (try? look(descriptor.number, .writing, nil, milliseconds: 0).isReady) ?? false
  }

  /// Blocks the calling thread for some milliseconds, or until a signal comes.
  static func pause(milliseconds: Int32) {
    _ = poll(nil, 0, milliseconds)
  }

  /// Waits ten milliseconds; `false` when that was called off.
  static func pause(unless wake: WakePipe?) throws(SystemError) -> Bool {
    guard let wake else {
      pause(milliseconds: 10)
      return true
    }
    do throws(SystemError) {
      return try !look(wake.watched.number, .reading, nil, milliseconds: 10).isReady
    } catch {
      if error != .interrupted { throw error }
      return true
    }
  }

  #if canImport(Darwin)
    // poll(2) of Darwin does not support devices, terminals among them; select(2) does.
    private static func look(
      _ descriptor: Int32, _ purpose: Purpose, _ wake: Int32?, milliseconds: Int32
    ) throws(SystemError) -> Answer {
      let count = max(descriptor, wake ?? descriptor) + 1
      // The sets have no room for greater numbers.
      guard count <= FD_SETSIZE else { throw SystemError(number: EINVAL) }
      var reading = fd_set()
      var writing = fd_set()
      if let wake { insert(wake, into: &reading) }
      switch purpose {
      case .reading: insert(descriptor, into: &reading)
      case .writing: insert(descriptor, into: &writing)
      }
      var time = timeval(tv_sec: 0, tv_usec: milliseconds * 1_000)
      let found =
        milliseconds < 0
        ? select(count, &reading, &writing, nil, nil) : select(count, &reading, &writing, nil, &time)
      guard found >= 0 else { throw .last }
      let isReady = contains(descriptor, purpose == .reading ? reading : writing)
      return Answer(isReady: isReady, isWoken: wake.map { contains($0, reading) } ?? false)
    }

    private static func insert(_ descriptor: Int32, into set: inout fd_set) {
      withUnsafeMutableBytes(of: &set) { $0[Int(descriptor) / 8] |= 1 << UInt8(descriptor % 8) }
    }

    private static func contains(_ descriptor: Int32, _ set: fd_set) -> Bool {
      withUnsafeBytes(of: set) { $0[Int(descriptor) / 8] & 1 << UInt8(descriptor % 8) != 0 }
    }
  #else
    private static func look(
      _ descriptor: Int32, _ purpose: Purpose, _ wake: Int32?, milliseconds: Int32
    ) throws(SystemError) -> Answer {
      let events = Int16(purpose == .reading ? POLLIN : POLLOUT)
      var watched = [
        pollfd(fd: descriptor, events: events, revents: 0),
        // poll(2) passes over a negative number.
        pollfd(fd: wake ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&watched, nfds_t(watched.count), milliseconds) >= 0 else { throw .last }
      // An error or a hang-up is for the read or write that follows to report.
      return Answer(isReady: watched[0].revents != 0, isWoken: watched[1].revents != 0)
    }
  #endif
}
