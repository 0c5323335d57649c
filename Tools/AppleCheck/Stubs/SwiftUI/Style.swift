// swift-format-ignore-file
// One declaration a line, as they are published.
// Shapes, colours, materials, animation, transitions.
import Foundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol ShapeStyle : Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Color : Hashable, CustomStringConvertible, Sendable {
    var alpha = 1.0
    init(alpha: Double) { self.alpha = alpha }
    public var description: String { get { stub() } }
    public typealias Body = Never
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Color : View {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Color : ShapeStyle {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Color {
    public static let red: Color = stubValue()
    public static let blue: Color = stubValue()
    public static let white: Color = stubValue()
    public static let gray: Color = stubValue()
    public static let black: Color = stubValue()
    public static let clear: Color = stubValue()
    public static let primary: Color = stubValue()
    public static let secondary: Color = stubValue()
    public enum RGBColorSpace : Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
    }
    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
    public func opacity(_ opacity: Double) -> Color { Color(alpha: opacity) }
    public static var accentColor: Color { get { stubValue() } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ShapeStyle where Self == Color {
    public static var red: Color { get { stubValue() } }
    public static var blue: Color { get { stubValue() } }
    public static var white: Color { get { stubValue() } }
    public static var gray: Color { get { stubValue() } }
    public static var black: Color { get { stubValue() } }
    public static var clear: Color { get { stubValue() } }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle {
    public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct BackgroundStyle : ShapeStyle {
    public init() {}
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { get { stubValue() } }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct HierarchicalShapeStyle : ShapeStyle {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { get { stubValue() } }
    public static var secondary: HierarchicalShapeStyle { get { stubValue() } }
    public static var tertiary: HierarchicalShapeStyle { get { stubValue() } }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct TintShapeStyle : ShapeStyle {
    public init() {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { get { stubValue() } }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct Material : Sendable {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
extension Material : ShapeStyle {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 10.0, *)
extension ShapeStyle where Self == Material {
    public static var regularMaterial: Material { get { stubValue() } }
    public static var thickMaterial: Material { get { stubValue() } }
    public static var thinMaterial: Material { get { stubValue() } }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct AnyShapeStyle : ShapeStyle {
    public init<S>(_ style: S) where S : ShapeStyle {}
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public protocol Shape : Sendable, Animatable, View {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public protocol InsettableShape : Shape {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum RoundedCornerStyle : Sendable {
    case circular
    case continuous
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct Rectangle : InsettableShape {
    public init() {}
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = Never
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct Circle : InsettableShape {
    public init() {}
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = Never
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct Ellipse : InsettableShape {
    public init() {}
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = Never
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct Capsule : InsettableShape {
    public init(style: RoundedCornerStyle = .continuous) {}
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = Never
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
nonisolated public struct RoundedRectangle : InsettableShape {
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    public typealias AnimatableData = EmptyAnimatableData
    public typealias Body = Never
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct FillStyle : Equatable, Sendable {
    public init(eoFill: Bool = false, antialiased: Bool = true) {}
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Shape {
    nonisolated public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View where S : ShapeStyle { EmptyView() }
    nonisolated public func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View where S : ShapeStyle { EmptyView() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Animation : Equatable, Sendable {
    public static let `default`: Animation = stubValue()
    public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation { stubValue() }
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation { stubValue() }
    public static var spring: Animation { get { stubValue() } }
    public static var smooth: Animation { get { stubValue() } }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { stubValue() }
    public static var snappy: Animation { get { stubValue() } }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { stubValue() }
    public static var bouncy: Animation { get { stubValue() } }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation { stubValue() }
    public static func easeInOut(duration: TimeInterval) -> Animation { stubValue() }
    public static var easeInOut: Animation { get { stubValue() } }
    public static func linear(duration: TimeInterval) -> Animation { stubValue() }
    public static var linear: Animation { get { stubValue() } }
    public func delay(_ delay: TimeInterval) -> Animation { stubValue() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct Spring : Hashable, Sendable {
    public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) { stub() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Animation {
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation { stubValue() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct PlaceholderContentView<Value> {
    public typealias Body = Never
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension PlaceholderContentView : View {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
    nonisolated public func animation<V>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View where V : View { self }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View where Self : Equatable {
    nonisolated public func animation(_ animation: Animation?) -> some View { self }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Transaction {
    public init() { animation = nil; disablesAnimations = false }
    public init(animation: Animation?) { stub() }
    public var animation: Animation?
    public var disablesAnimations: Bool
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct AnimationCompletionCriteria : Hashable, Sendable {
    public static let logicallyComplete: AnimationCompletionCriteria = stubValue()
    public static let removed: AnimationCompletionCriteria = stubValue()
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public func withAnimation<Result>(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result { let r = try body(); completion(); return r }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AnyTransition {
    let name: String
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(name: "offset") }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(name: "offset") }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move \(edge)") }
    nonisolated(unsafe) public static let opacity: AnyTransition = AnyTransition(name: "opacity")
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition(name: "\(insertion.name) / \(removal.name)") }
    public static var slide: AnyTransition { get { AnyTransition(name: "slide") } }
    public func animation(_ animation: Animation?) -> AnyTransition { self }
    public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(name: "\(name) + \(other.name)") }
    public static var identity: AnyTransition { get { AnyTransition(name: "identity") } }
    public static var scale: AnyTransition { get { AnyTransition(name: "scale") } }
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition(name: "scale \(scale)") }
}
// `Transition` (iOS 17) competes with `AnyTransition` in `.transition(.opacity)`.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@MainActor @preconcurrency public protocol Transition {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct OpacityTransition : Transition {
    public init() { stub() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct MoveTransition : Transition {
    public init(edge: Edge) { stub() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == OpacityTransition {
    @MainActor @preconcurrency public static var opacity: OpacityTransition { get { stubValue() } }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition where Self == MoveTransition {
    @MainActor @preconcurrency public static func move(edge: Edge) -> Self { stub() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Transition {
    @MainActor @preconcurrency public func combined<T>(with other: T) -> some Transition where T : Transition { self }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
    nonisolated public func transition(_ t: AnyTransition) -> some View { _Recorded(self, .note("transition \(t.name)")) }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    nonisolated public func transition<T>(_ transition: T) -> some View where T : Transition { self }
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V : Equatable { self }
    nonisolated public func opacity(_ opacity: Double) -> some View { self }
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    nonisolated public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
    nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S : Shape { self }
    nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S : Shape { self }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
    nonisolated public func disabled(_ disabled: Bool) -> some View { _Recorded(self, .disabled(disabled)) }
    nonisolated public func id<ID>(_ id: ID) -> some View where ID : Hashable { _Recorded(self, .identity(AnyHashable(id))) }
    @_disfavoredOverload nonisolated public func background<Background>(_ background: Background, alignment: Alignment = .center) -> some View where Background : View { self }
    @_disfavoredOverload nonisolated public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View where Overlay : View { self }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
    nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V : View { _Recorded(self, .extra(content())) }
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
    nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S : ShapeStyle { self }
    nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S : Shape { self }
    nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S : ShapeStyle, T : Shape { self }
    nonisolated public func background<S>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View where S : InsettableShape { self }
    nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S : ShapeStyle, T : InsettableShape { self }
    nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V : View { _Recorded(self, .extra(content())) }
    nonisolated public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S : ShapeStyle { self }
    nonisolated public func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S : ShapeStyle, T : Shape { self }
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S : ShapeStyle { self }
    nonisolated public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View where S1 : ShapeStyle, S2 : ShapeStyle { self }
    nonisolated public func foregroundStyle<S1, S2, S3>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View where S1 : ShapeStyle, S2 : ShapeStyle, S3 : ShapeStyle { self }
    nonisolated public func tint(_ tint: Color?) -> some View { self }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
    nonisolated public func tint<S>(_ tint: S?) -> some View where S : ShapeStyle { self }
}
