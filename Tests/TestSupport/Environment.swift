#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A variable of the environment that the tests run in; `nil` where it is not set.
public func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
