// swift-format-ignore-file
// One declaration a line, as they are published.
// Hand-written stand-in for the geometry types, for type-checking with an Apple target on Linux.
@frozen public struct CGFloat : Sendable, Hashable {
    public typealias NativeType = Double
    public var native: Double
    public init() { native = 0 }
    public init(_ value: Double) { native = value }
    public init(_ value: Float) { native = Double(value) }
    public init(_ value: CGFloat) { native = value.native }
    public init<Source>(_ value: Source) where Source : BinaryInteger { native = Double(value) }
    public static var infinity: CGFloat { CGFloat(Double.infinity) }
    public static var zero: CGFloat { CGFloat() }
    public static func + (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native + b.native) }
    public static func - (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native - b.native) }
    public static func * (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native * b.native) }
    public static func / (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native / b.native) }
    public prefix static func - (a: CGFloat) -> CGFloat { CGFloat(-a.native) }
}
extension CGFloat : Comparable {
    public static func < (a: CGFloat, b: CGFloat) -> Bool { a.native < b.native }
}
extension CGFloat : ExpressibleByFloatLiteral {
    public init(floatLiteral value: Double) { native = value }
}
extension CGFloat : ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { native = Double(value) }
}
extension Double {
    public init(_ value: CGFloat) { self = value.native }
}
@frozen public struct CGPoint : Sendable, Hashable {
    public var x: CGFloat
    public var y: CGFloat
    public init() { x = 0; y = 0 }
    public init(x: CGFloat, y: CGFloat) { self.x = x; self.y = y }
    public static var zero: CGPoint { CGPoint() }
}
@frozen public struct CGSize : Sendable, Hashable {
    public var width: CGFloat
    public var height: CGFloat
    public init() { width = 0; height = 0 }
    public init(width: CGFloat, height: CGFloat) { self.width = width; self.height = height }
    public static var zero: CGSize { CGSize() }
}
@frozen public struct CGRect : Sendable, Hashable {
    public var origin: CGPoint
    public var size: CGSize
    public init() { origin = CGPoint(); size = CGSize() }
    public init(origin: CGPoint, size: CGSize) { self.origin = origin; self.size = size }
    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }
    public var minX: CGFloat { origin.x }
    public var minY: CGFloat { origin.y }
    public var midX: CGFloat { origin.x }
    public var midY: CGFloat { origin.y }
    public static var zero: CGRect { CGRect() }
}
