#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#else
  #error("ChoiceServiceTerminal needs a POSIX system: its Device folder has no calls for this platform yet.")
#endif

/// An error number of the system.
package struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
  package let number: Int32

  static var last: SystemError { SystemError(number: errno) }

  /// The system's own words for it.
  package var description: String { String(cString: strerror(number)) }

  package static let interrupted = SystemError(number: EINTR)
  static let wouldBlock = SystemError(number: EAGAIN)
  static let inputOutput = SystemError(number: EIO)
}

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
  package static func open(_ path: String) throws(SystemError) -> Descriptor {
    #if canImport(Glibc)
      let opened = Glibc.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    #elseif canImport(Musl)
      let opened = Musl.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    #else
      let opened = Darwin.open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    #endif
    guard opened >= 0 else { throw .last }
    guard opened <= STDERR_FILENO else { return Descriptor(opened) }
    // A standard stream was closed, and its number must not become the terminal's: an answer would be written there.
    let moved = fcntl(opened, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    let error = SystemError.last
    Descriptor(opened).close()
    guard moved >= 0 else { throw error }
    return Descriptor(moved)
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

  package var isTerminal: Bool { isatty(number) == 1 }

  /// Forgets what was typed and not yet read.
  func discardInput() {
    _ = tcflush(number, TCIFLUSH)
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

  /// What is open under a number: two numbers for one file, and one number that was closed and opened again, tell apart.
  var identity: Identity? {
    var status = stat()
    guard fstat(number, &status) == 0 else { return nil }
    return Identity(device: UInt64(truncatingIfNeeded: status.st_dev), node: UInt64(status.st_ino))
  }

  struct Identity: Sendable, Hashable {
    let device: UInt64
    let node: UInt64
  }
}
