// swift-format-ignore-file
// One declaration a line, as they are published.
// Text, Image, Label, Link, Font.
import Foundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct LocalizedStringKey : Equatable, ExpressibleByStringInterpolation {
    let key: String
    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) { key = stringInterpolation.text }
    public struct StringInterpolation : StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ string: String) { text += string }
        public mutating func appendInterpolation(_ substring: Substring) { text += substring }
    }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Text : Equatable, Sendable {
    let string: String
    var notes: [String] = []
    public init(verbatim content: String) { string = content }
    @_disfavoredOverload public init<S>(_ content: S) where S : StringProtocol { string = String(content) }
    public typealias Body = Never
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Text : View {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Text {
    public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) { string = key.key }
}
#if !os(Linux)
@available(iOS 16.0, macOS 13, tvOS 16.0, watchOS 9.0, *)
extension Text {
    @_disfavoredOverload public init(_ resource: LocalizedStringResource) { stub() }
}
#endif
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Text {
    public init(_ image: Image) { stub() }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Text {
    nonisolated public func font(_ font: Font?) -> Text { noting("font \(font?.name ?? "-")") }
    nonisolated public func bold() -> Text { self }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { noting("weight \(weight?.name ?? "-")") }
    nonisolated func noting(_ note: String) -> Text { var text = self; text.notes.append("\(string): \(note)"); return text }
    @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
    nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S : ShapeStyle { self }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Image : Equatable, Sendable {
    let name: String
    public typealias Body = Never
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Image : View {}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Image {
    public enum ResizingMode : Sendable {
        case tile
        case stretch
    }
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image { self }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Image {
    public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.name = name }
    public init(decorative name: String, bundle: Bundle? = nil) { self.name = name }
    @available(macOS 11.0, *)
    public init(systemName: String) { name = systemName }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public struct Label<Title, Icon> where Title : View, Icon : View {
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { stub() }
    public typealias Body = Never
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Label : View {}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) { stub() }
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) { stub() }
    @_disfavoredOverload nonisolated public init<S>(_ title: S, image name: String) where S : StringProtocol { stub() }
    @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String) where S : StringProtocol { stub() }
}

@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
@MainActor @preconcurrency public struct Link<Label> : View where Label : View {
    let destination: URL
    let label: Label
    @MainActor @preconcurrency public init(destination: URL, @ViewBuilder label: () -> Label) { self.destination = destination; self.label = label() }
    @MainActor @preconcurrency public var body: some View { get { label } }
}
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Link where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) { self.destination = destination; label = Text(titleKey) }
    @_disfavoredOverload nonisolated public init<S>(_ title: S, destination: URL) where S : StringProtocol { self.destination = destination; label = Text(title) }
}
#if !os(Linux)
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
extension Link where Label == Text {
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, destination: URL) { stub() }
}
#endif

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Font : Hashable, Sendable {
    let name: String
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Font {
    public static let largeTitle: Font = Font(name: "largeTitle")
    public static let title: Font = Font(name: "title")
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public static let title2: Font = Font(name: "title2")
    @available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
    public static let title3: Font = Font(name: "title3")
    public static let headline: Font = Font(name: "headline")
    public static let subheadline: Font = Font(name: "subheadline")
    public static let body: Font = Font(name: "body")
    public static let callout: Font = Font(name: "callout")
    public static let footnote: Font = Font(name: "footnote")
    public static let caption: Font = Font(name: "caption")
    public func bold() -> Font { stub() }
    public func weight(_ weight: Font.Weight) -> Font { stub() }
    public struct Weight : Hashable, Sendable {
        let name: String
        public static let regular: Font.Weight = Font.Weight(name: "regular")
        public static let medium: Font.Weight = Font.Weight(name: "medium")
        public static let semibold: Font.Weight = Font.Weight(name: "semibold")
        public static let bold: Font.Weight = Font.Weight(name: "bold")
    }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum DynamicTypeSize : Hashable, Comparable, CaseIterable, Sendable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5
    public var isAccessibilitySize: Bool { get { self >= .accessibility1 } }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
public enum AsyncImagePhase : Sendable {
    case empty
    case success(Image)
    case failure(any Error)
    public var image: Image? { get { stub() } }
    public var error: (any Error)? { get { stub() } }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@MainActor @preconcurrency public struct AsyncImage<Content> : View where Content : View {
    let content: Content
    @MainActor @preconcurrency public init(url: URL?, scale: CGFloat = 1) where Content == Image { content = Image(name: url?.absoluteString ?? "") }
    @MainActor @preconcurrency public init<I, P>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) where Content == _ConditionalContent<I, P>, I : View, P : View { self.content = url.map { _ConditionalContent(first: content(Image(name: $0.absoluteString)), second: nil) } ?? _ConditionalContent(first: nil, second: placeholder()) }
    @MainActor @preconcurrency public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) { self.content = content(.empty) }
    @MainActor @preconcurrency public var body: some View { get { content } }
}
