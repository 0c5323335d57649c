// swift-format-ignore-file
// One declaration a line, as they are published.

// Stands for the overlay of the Objective-C runtime: `canImport(ObjectiveC)` is true on Apple's platforms.
open class NSObject: Hashable {
  public init() {}
  public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
