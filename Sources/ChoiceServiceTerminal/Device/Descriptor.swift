#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#else
  #error("ChoiceServiceTerminal needs a POSIX system: its Device folder has no calls for this platform yet.")
#endif

/// An open file, and the calls on it that this module makes.
package struct Descriptor: Sendable, Hashable {
  package let number: Int32

  package init(_ number: Int32) {
    self.number = number
  }

  package static let standardInput = Descriptor(STDIN_FILENO)
  package static let standardOutput = Descriptor(STDOUT_FILENO)
  package static let standardError = Descriptor(STDERR_FILENO)

  /// Opens a file for reading and writing without making it the controlling terminal.
  package static func open(_ path: String, withoutBlocking: Bool = false) throws(SystemError) -> Descriptor {
    let opened = try open(path, O_RDWR | (withoutBlocking ? O_NONBLOCK : 0))
    guard opened.number <= STDERR_FILENO else { return opened }
    // A standard stream was closed, and its number must not become the terminal's: an answer would be written there.
    defer { opened.close() }
    let moved = fcntl(opened.number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    guard moved >= 0 else { throw .last }
    return Descriptor(moved)
  }

  private static func open(_ path: String, _ flags: Int32) throws(SystemError) -> Descriptor {
    #if canImport(Glibc)
      let opened = Glibc.open(path, flags | O_NOCTTY | O_CLOEXEC)
    #elseif canImport(Musl)
      let opened = Musl.open(path, flags | O_NOCTTY | O_CLOEXEC)
    #else
      let opened = Darwin.open(path, flags | O_NOCTTY | O_CLOEXEC)
    #endif
    guard opened >= 0 else { throw .last }
    return Descriptor(opened)
  }

  /// Opens the null device under the number of each standard stream that is closed, the wrong way round, so that using the
  /// stream fails.
  ///
  /// Without this, the next file that the process opens gets the number, and an answer is written into it. To be called
  /// before anything else opens a file.
  package static func reserveStandardStreams() {
    for (stream, flags) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number is the stream's, since those below it are open by now.
      _ = try? open("/dev/null", flags)
    }
  }

  /// Opens a pipe whose ends no other program inherits.
  static func pipe() throws(SystemError) -> (reading: Descriptor, writing: Descriptor) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let result = Glibc.pipe(&ends)
    #elseif canImport(Musl)
      let result = Musl.pipe(&ends)
    #else
      let result = Darwin.pipe(&ends)
    #endif
    guard result == 0 else { throw .last }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (Descriptor(ends[0]), Descriptor(ends[1]))
  }

  /// Makes reading and writing never wait.
  func makeNonblocking() {
    _ = fcntl(number, F_SETFL, O_NONBLOCK)
  }

  package func close() {
    #if canImport(Glibc)
      _ = Glibc.close(number)
    #elseif canImport(Musl)
      _ = Musl.close(number)
    #else
      _ = Darwin.close(number)
    #endif
  }

  /// Reads up to a number of bytes; none at the end of the file.
  package func read(upTo count: Int) throws(SystemError) -> [UInt8] {
    var result = 0
    var error = SystemError(number: 0)
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      #if canImport(Glibc)
        result = Glibc.read(number, buffer.baseAddress, count)
      #elseif canImport(Musl)
        result = Musl.read(number, buffer.baseAddress, count)
      #else
        result = Darwin.read(number, buffer.baseAddress, count)
      #endif
      if result < 0 { error = .last }
      filled = max(0, result)
    }
    guard result >= 0 else { throw error }
    return bytes
  }

  /// Reads as many bytes as there are, up to the room for them, and returns how many; 0 at the end of the file.
  func read(into room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    #if canImport(Glibc)
      let count = Glibc.read(number, room.baseAddress, room.count)
    #elseif canImport(Musl)
      let count = Musl.read(number, room.baseAddress, room.count)
    #else
      let count = Darwin.read(number, room.baseAddress, room.count)
    #endif
    guard count >= 0 else { throw .last }
    return count
  }

  /// Writes a part of the bytes, and returns how many.
  package func write(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    let (count, error) = bytes.withUnsafeBytes { buffer in
      #if canImport(Glibc)
        let count = Glibc.write(number, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.write(number, buffer.baseAddress, buffer.count)
      #else
        let count = Darwin.write(number, buffer.baseAddress, buffer.count)
      #endif
      return (count, SystemError.last)
    }
    guard count >= 0 else { throw error }
    return count
  }
}

// MARK: - Terminals

extension Descriptor {
  package var isTerminal: Bool { isatty(number) == 1 }

  /// Forgets what was typed and not yet read.
  func discardInput() {
    _ = tcflush(number, TCIFLUSH)
  }

  /// Whether the terminal hands on every key at once, those for interrupt and end of input among them.
  var isRawTerminal: Bool {
    var settings = termios()
    return tcgetattr(number, &settings) == 0 && settings.c_lflag & tcflag_t(ICANON) == 0
  }

  /// Whether an error says that the other side of the terminal is gone, so that nobody can type there any more.
  ///
  /// It is another matter where the shell has given the terminal to another job.
  func isGone(after error: SystemError) -> Bool { error == .inputOutput && !isInBackground }

  /// Whether another job of the shell has the terminal.
  var isInBackground: Bool {
    let foreground = tcgetpgrp(number)
    return foreground >= 0 && foreground != getpgrp()
  }
}

// MARK: - What is open

extension Descriptor {
  /// What is open under a number: the same for all numbers under which it is open.
  enum Identity: Sendable, Hashable {
    /// A terminal, also if it was opened as `/dev/tty`.
    case terminal(device: UInt64)
    case file(device: UInt64, node: UInt64)
  }

  /// What is open under this number.
  func identity() throws(SystemError) -> Identity {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    if let device = terminalDevice(else: UInt64(truncatingIfNeeded: status.st_rdev)) {
      return .terminal(device: device)
    }
    return .file(device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(status.st_ino))
  }

  private func terminalDevice(else device: UInt64) -> UInt64? {
    guard isTerminal else { return nil }
    #if os(Linux)
      // TIOCGDEV, which is not imported: the device behind /dev/tty, too.
      var real: UInt32 = 0
      return ioctl(number, 0x8004_5432, &real) == 0 ? UInt64(real) : device
    #else
      var tty = stat()
      guard stat("/dev/tty", &tty) == 0, UInt64(truncatingIfNeeded: tty.st_rdev) == device else { return device }
      // What /dev/tty stands for is, in all but odd cases, what a standard stream is.
      for stream in [STDIN_FILENO, STDERR_FILENO, STDOUT_FILENO] where isatty(stream) == 1 {
        var status = stat()
        if fstat(stream, &status) == 0 { return UInt64(truncatingIfNeeded: status.st_rdev) }
      }
      return device
    #endif
  }

  /// Opens the same terminal or pipe once more, so that reading and writing it never blocks; `nil` where that cannot be, or
  /// need not.
  ///
  /// The flag for this belongs to the open file and not to its number: set on the host's own, it would change the host's
  /// reads and those of other programs.
  func nonblockingCopy(for purpose: Readiness.Purpose) -> Descriptor? {
    var status = stat()
    guard isTerminal || (fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO) else { return nil }
    #if os(Linux)
      let path = "/proc/self/fd/\(number)"
    #else
      guard let name = ttyname(number) else { return nil }
      let path = String(cString: name)
    #endif
    return try? Self.open(path, (purpose == .reading ? O_RDONLY : O_WRONLY) | O_NONBLOCK)
  }
}
