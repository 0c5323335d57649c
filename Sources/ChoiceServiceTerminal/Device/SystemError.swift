#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// An error number of the system.
package struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
  package let number: Int32

  static var last: SystemError { SystemError(number: errno) }

  /// The system's own words for it.
  package var description: String { String(cString: strerror(number)) }

  package static let interrupted = SystemError(number: EINTR)
  package static let wouldBlock = SystemError(number: EAGAIN)
  static let inputOutput = SystemError(number: EIO)
}
