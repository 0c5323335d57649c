// swift-format-ignore-file
// One declaration a line, as they are published.
// Property wrappers and the environment.
import Foundation
import Observation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol DynamicProperty {
    mutating func update()
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension DynamicProperty {
    public mutating func update() {}
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper public struct State<Value> : DynamicProperty {
    let box: _StateBox
    public init(wrappedValue value: Value) { box = _StateBox(value) }
    public init(initialValue value: Value) { box = _StateBox(value) }
    public var wrappedValue: Value { get { box.value as! Value } nonmutating set { box.value = newValue } }
    public var projectedValue: Binding<Value> { get { Binding(location: box) } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension State : @unchecked Sendable where Value : Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension State where Value : ExpressibleByNilLiteral {
    public init() { box = _StateBox(Value(nilLiteral: ())) }
}

// The SDK's closures additionally inherit the caller's isolation (an underscored attribute that
// generated interfaces do not show); the stub leaves it out, so code must write `@MainActor in`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    let read: () -> Value
    let write: (Value) -> Void
    init(read: @escaping () -> Value, write: @escaping (Value) -> Void) { self.read = read; self.write = write }
    init(location box: _StateBox) { self.init(read: { box.value as! Value }, write: { box.value = $0 }) }
    @preconcurrency public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void) { read = get as () -> Value; write = set as (Value) -> Void }
    @preconcurrency public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void) { stub() }
    public static func constant(_ value: Value) -> Binding<Value> { Binding(read: { value }, write: { _ in }) }
    public var wrappedValue: Value { get { read() } nonmutating set { write(newValue) } }
    public var projectedValue: Binding<Value> { get { self } }
    public init(projectedValue: Binding<Value>) { self = projectedValue }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get { Binding<Subject>(read: { self.wrappedValue[keyPath: keyPath] }, write: { self.wrappedValue[keyPath: keyPath] = $0 }) } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Binding : @unchecked Sendable where Value : Sendable {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Binding : DynamicProperty {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Binding {
    public init<V>(_ base: Binding<V>) where Value == V? { stub() }
    public init?(_ base: Binding<Value?>) { stub() }
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { stub() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
    private var storage: Value
    public var wrappedValue: Value { get { storage } set { storage = newValue } }
    public var projectedValue: Bindable<Value> { get { stub() } }
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { stub() }
    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(projectedValue: Bindable<Value>) { stub() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Bindable where Value : AnyObject {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { get { stub() } }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Bindable where Value : AnyObject, Value : Observable {
    public init(wrappedValue: Value) { stub() }
    public init(_ wrappedValue: Value) { stub() }
    public init(projectedValue: Bindable<Value>) { stub() }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Bindable : Sendable where Value : Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@propertyWrapper public struct Environment<Value> : DynamicProperty {
    let keyPath: KeyPath<EnvironmentValues, Value>
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
    public var wrappedValue: Value { get { EnvironmentValues()[keyPath: keyPath] } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Environment : @unchecked Sendable where Value : Sendable {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Environment {
    public init(_ objectType: Value.Type) where Value : AnyObject, Value : Observable { stub() }
    public init<T>(_ objectType: T.Type) where Value == T?, T : AnyObject, T : Observable { stub() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct EnvironmentValues : CustomStringConvertible {
    public init() {}
    public subscript<K>(key: K.Type) -> K.Value where K : EnvironmentKey { get { stub() } set { stub() } }
    public var description: String { get { stub() } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EnvironmentValues {
    public var isEnabled: Bool { get { true } set { stub() } }
    public var locale: Locale { get { stub() } set { stub() } }
    public var accessibilityReduceMotion: Bool { get { _Settings.reducesMotion } }
    public var accessibilityReduceTransparency: Bool { get { stub() } }
    public var horizontalSizeClass: UserInterfaceSizeClass? { get { stub() } set { stub() } }
    public var verticalSizeClass: UserInterfaceSizeClass? { get { stub() } set { stub() } }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension EnvironmentValues {
    @MainActor @preconcurrency public var openURL: OpenURLAction { get { stub() } set { stub() } }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension EnvironmentValues {
    public var dismiss: DismissAction { get { stub() } }
    public var isPresented: Bool { get { stub() } }
    public var dynamicTypeSize: DynamicTypeSize { get { _Settings.textSize } set { stub() } }
}
/// What the person has set in the system, which the tests change; all of them run on the main actor.
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum _Settings {
    nonisolated(unsafe) public static var reducesMotion = false
    nonisolated(unsafe) public static var textSize = DynamicTypeSize.large
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum UserInterfaceSizeClass : Sendable {
    case compact
    case regular
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public struct OpenURLAction {
    @MainActor @preconcurrency public func callAsFunction(_ url: URL) { stub() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@MainActor @preconcurrency public struct DismissAction {
    @MainActor @preconcurrency public func callAsFunction() { stub() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { self }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
    nonisolated public func environment<T>(_ object: T?) -> some View where T : AnyObject, T : Observable { self }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@propertyWrapper public struct AccessibilityFocusState<Value> : DynamicProperty where Value : Hashable {
    @propertyWrapper public struct Binding {
        let box: _StateBox
        init(box: _StateBox) { self.box = box }
        public var wrappedValue: Value { get { box.value as! Value } nonmutating set { box.value = newValue } }
        public var projectedValue: AccessibilityFocusState<Value>.Binding { get { self } }
    }
    let box: _StateBox
    public var wrappedValue: Value { get { box.value as! Value } nonmutating set { box.value = newValue } }
    public var projectedValue: AccessibilityFocusState<Value>.Binding { get { Binding(box: box) } }
    public init() where Value == Bool { box = _StateBox(false) }
    public init<T>() where Value == T?, T : Hashable { box = _StateBox(T?.none as Any) }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
    nonisolated public func accessibilityFocused<Value>(_ binding: AccessibilityFocusState<Value>.Binding, equals value: Value) -> some View where Value : Hashable { self }
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { _Recorded(self, .note("accessibilityFocused")) }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@propertyWrapper public struct FocusState<Value> : DynamicProperty where Value : Hashable {
    @propertyWrapper public struct Binding {
        let box: _StateBox
        init(box: _StateBox) { self.box = box }
        public var wrappedValue: Value { get { box.value as! Value } nonmutating set { box.value = newValue } }
        public var projectedValue: FocusState<Value>.Binding { get { self } }
    }
    let box: _StateBox
    public var wrappedValue: Value { get { box.value as! Value } nonmutating set { box.value = newValue } }
    public var projectedValue: FocusState<Value>.Binding { get { Binding(box: box) } }
    public init() where Value == Bool { box = _StateBox(false) }
    public init<T>() where Value == T?, T : Hashable { box = _StateBox(T?.none as Any) }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
    nonisolated public func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View where Value : Hashable { self }
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
}
@available(iOS 17.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct DefaultFocusEvaluationPriority : Sendable {
    public static let automatic: DefaultFocusEvaluationPriority = stubValue()
    public static let userInitiated: DefaultFocusEvaluationPriority = stubValue()
}
@available(iOS 17.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
    nonisolated public func defaultFocus<V>(_ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic) -> some View where V : Hashable { _Recorded(self, .focus(value)) }
}
