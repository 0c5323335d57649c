// swift-format-ignore-file
// One declaration a line, as they are published.

// The names of Dispatch that the package uses, for compiling with an Apple target.
import ObjectiveC

open class DispatchObject: NSObject {}
open class DispatchQueue: DispatchObject, @unchecked Sendable {
  public class var main: DispatchQueue { DispatchQueue() }
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {}
  public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
}
final public class DispatchSpecificKey<T> {
  public init() {}
}
extension DispatchSpecificKey: Sendable where T: Sendable {}
