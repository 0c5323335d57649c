private import Synchronization

/// Numbers for requests, unique in the process.
///
/// They are shared by all services so that an option of a request of one service is foreign to every other one.
enum RequestNumber {
  private static let last = Atomic<UInt64>(0)

  static func next() -> UInt64 {
    last.wrappingAdd(1, ordering: .relaxed).newValue
  }
}
