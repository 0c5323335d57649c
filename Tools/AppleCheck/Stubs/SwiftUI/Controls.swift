// swift-format-ignore-file
// One declaration a line, as they are published.
// Buttons, keyboard, gestures, life cycle, accessibility, feedback.
import Foundation

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct ButtonRole : Equatable, Sendable {
    let name: Int
    public static let destructive: ButtonRole = ButtonRole(name: 0)
    public static let cancel: ButtonRole = ButtonRole(name: 1)
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
    public static let confirm: ButtonRole = ButtonRole(name: 2)
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
    public static let close: ButtonRole = ButtonRole(name: 3)
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Button<Label> where Label : View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: Label
    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { self.action = action; self.label = label(); role = nil }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Button : View {
    @MainActor @preconcurrency public var body: some View { get { label } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Button where Label == Text {
    @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) { self.action = action; label = Text(titleKey); role = nil }
    @_disfavoredOverload @preconcurrency nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S : StringProtocol { self.action = action; label = Text(title); role = nil }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Button where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) { stub() }
    @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) where S : StringProtocol { stub() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Button {
    @preconcurrency nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) { self.action = action; self.label = label(); self.role = role }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Button where Label == Text {
    @preconcurrency nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) { self.action = action; label = Text(titleKey); self.role = role }
    @_disfavoredOverload @preconcurrency nonisolated public init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S : StringProtocol { self.action = action; label = Text(title); self.role = role }
}
#if !os(Linux)
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Button where Label == Text {
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    @_disfavoredOverload @preconcurrency nonisolated public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) { stub() }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    @_disfavoredOverload @preconcurrency nonisolated public init(_ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void) { stub() }
}
#endif
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct DefaultButtonLabel {
    public typealias Body = Never
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension DefaultButtonLabel : View {}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension Button where Label == DefaultButtonLabel {
    @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) { stub() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ButtonStyleConfiguration {
    @MainActor @preconcurrency public struct Label : View {
        public typealias Body = Never
    }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public var role: ButtonRole? { get { stub() } }
    public var label: ButtonStyleConfiguration.Label { get { stub() } }
    public var isPressed: Bool { get { stub() } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body : View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ButtonStyleConfiguration
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct PrimitiveButtonStyleConfiguration {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body : View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = PrimitiveButtonStyleConfiguration
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct PlainButtonStyle {
    public init() {}
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension PlainButtonStyle : PrimitiveButtonStyle {
    @MainActor @preconcurrency public func makeBody(configuration: PlainButtonStyle.Configuration) -> some View { EmptyView() }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public struct BorderedProminentButtonStyle {
    public init() {}
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension BorderedProminentButtonStyle : PrimitiveButtonStyle {
    @MainActor @preconcurrency public func makeBody(configuration: BorderedProminentButtonStyle.Configuration) -> some View { EmptyView() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    @MainActor @preconcurrency public static var plain: PlainButtonStyle { get { .init() } }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    @MainActor @preconcurrency public static var borderedProminent: BorderedProminentButtonStyle { get { .init() } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S : PrimitiveButtonStyle { self }
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S : ButtonStyle { self }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct EventModifiers : OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let command: EventModifiers = stubValue()
}
@available(iOS 14.0, macOS 11.0, tvOS 17.0, *)
@available(watchOS, unavailable)
public struct KeyEquivalent : Sendable {
    let name: String
    public static let escape: KeyEquivalent = KeyEquivalent("\u{1B}")
    public static let `return`: KeyEquivalent = KeyEquivalent("\r")
    public init(_ character: Character) { name = String(character) }
}
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct KeyboardShortcut : Sendable {
    let isCancel: Bool
    public static let defaultAction: KeyboardShortcut = KeyboardShortcut(isCancel: false)
    public static let cancelAction: KeyboardShortcut = KeyboardShortcut(isCancel: true)
    init(isCancel: Bool) { self.isCancel = isCancel }
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) { stub() }
}
@available(iOS 14.0, macOS 11.0, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
extension View {
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { _Recorded(self, .key(key.name)) }
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { _Recorded(self, .key(shortcut.isCancel ? "escape" : "return")) }
    @available(iOS 15.4, macOS 12.3, *)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
}

@available(iOS 13.0, macOS 10.15, tvOS 16.0, watchOS 6.0, *)
extension View {
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { _Recorded(self, .tap(action)) }
}
extension View {
    @available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
    @available(tvOS, unavailable)
    nonisolated public func onTapGesture(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void) -> some View { self }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public protocol CoordinateSpaceProtocol {}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct LocalCoordinateSpace : CoordinateSpaceProtocol {
    public init() {}
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { get { stub() } }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { _Recorded(self, .onAppear(action ?? {})) }
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { _Recorded(self, .onDisappear(action ?? {})) }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension View {
    nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some View where V : Equatable { _Recorded(self, .onChange(value, { $0 as? V == value }, { action($0 as! V, value) })) }
    nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View where V : Equatable { _Recorded(self, .onChange(value, { $0 as? V == value }, { _ in action() })) }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
    nonisolated public func task(priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void) -> some View { self }
    nonisolated public func task<T>(id value: T, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void) -> some View where T : Equatable { self }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityTraits : SetAlgebra, Sendable {
    var name = ""
    init(name: String) { self.name = name }
    public static let isButton: AccessibilityTraits = AccessibilityTraits(name: "button")
    public static let isHeader: AccessibilityTraits = AccessibilityTraits(name: "header")
    public static let isSelected: AccessibilityTraits = AccessibilityTraits(name: "selected")
    public static let isModal: AccessibilityTraits = AccessibilityTraits(name: "modal")
    public init() {}
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { stub() }
    public mutating func formUnion(_ other: AccessibilityTraits) { stub() }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { stub() }
    public mutating func formIntersection(_ other: AccessibilityTraits) { stub() }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { stub() }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { stub() }
    public func contains(_ member: AccessibilityTraits) -> Bool { stub() }
    public mutating func insert(_ newMember: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) { stub() }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { stub() }
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? { stub() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityChildBehavior : Hashable {
    nonisolated(unsafe) public static let ignore: AccessibilityChildBehavior = stubValue()
    nonisolated(unsafe) public static let contain: AccessibilityChildBehavior = stubValue()
    nonisolated(unsafe) public static let combine: AccessibilityChildBehavior = stubValue()
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct AccessibilityActionKind : Equatable, Sendable {
    public static let `default`: AccessibilityActionKind = stubValue()
    public static let escape: AccessibilityActionKind = stubValue()
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
    nonisolated public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent(content: self, modifier: .init(record: .escape(handler))) }
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent(content: self, modifier: .init()) }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension View {
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent(content: self, modifier: .init(record: traits.name == "modal" ? .modal : traits.name.isEmpty ? nil : .note("trait \(traits.name)"))) }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent(content: self, modifier: .init(record: hidden ? .hidden : nil)) }
    nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent(content: self, modifier: .init(record: .note("label \(label.string)"))) }
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent(content: self, modifier: .init()) }
    @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S : StringProtocol { ModifiedContent(content: self, modifier: .init()) }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent(content: self, modifier: .init()) }
    nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent(content: self, modifier: .init()) }
    @_disfavoredOverload nonisolated public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S : StringProtocol { ModifiedContent(content: self, modifier: .init()) }
}
#if !os(Linux)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
    @_disfavoredOverload nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent(content: self, modifier: .init()) }
    @_disfavoredOverload nonisolated public func accessibilityAction(named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { ModifiedContent(content: self, modifier: .init()) }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Button where Label == SwiftUI.Label<Text, Image> {
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void) { stub() }
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) { stub() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Label where Title == Text, Icon == Image {
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, image name: String) { stub() }
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, systemImage name: String) { stub() }
}
#endif
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
    nonisolated public func accessibilityAction<Label>(action: @escaping () -> Void, @ViewBuilder label: () -> Label) -> some View where Label : View { self }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Button where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) { stub() }
    @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S : StringProtocol { stub() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
public struct SensoryFeedback : Equatable, Sendable {
    let name: String
    public static let success: SensoryFeedback = SensoryFeedback(name: "success")
    public static let warning: SensoryFeedback = SensoryFeedback(name: "warning")
    public static let selection: SensoryFeedback = SensoryFeedback(name: "selection")
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
extension View {
    nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T : Equatable { self }
    nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool) -> some View where T : Equatable { self }
    nonisolated public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?) -> some View where T : Equatable { self }
    nonisolated public func sensoryFeedback<T>(trigger: T, _ feedback: @escaping () -> SensoryFeedback?) -> some View where T : Equatable { _Recorded(self, .note("feedback \(feedback()?.name ?? "-")")) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct TextField<Label> : View where Label : View {
    @MainActor @preconcurrency public var body: some View { get { EmptyView() } }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension TextField {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
    nonisolated public func labelsHidden() -> some View { self }
}
