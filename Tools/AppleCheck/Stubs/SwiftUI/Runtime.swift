// swift-format-ignore-file
// One declaration a line, as they are published.
// A very small interpreter for the stub's views, so that a Linux test can run the package's own view code: it
// evaluates bodies, keeps @State, calls onAppear/onDisappear/onChange, and shows which alerts, sheets and buttons
// are there. It is OUR MODEL of SwiftUI: it proves how our code is wired, not how SwiftUI behaves.
import Foundation

final class _StateBox {
    private var initial: Any
    private var linked: _StateBox?
    init(_ value: Any) { initial = value }
    var value: Any {
        get { linked?.value ?? initial }
        set { if let linked { linked.value = newValue } else { initial = newValue } }
    }
    func link(to other: _StateBox) { if other !== self { linked = other } }
}
protocol _HasBox { var box: _StateBox { get } }
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension State : _HasBox {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension AccessibilityFocusState : _HasBox {}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension FocusState : _HasBox {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
struct _AlertRecord {
    var isDialog: Bool
    var title: String
    var isPresented: Binding<Bool>
    var actions: AnyView?
    var message: AnyView?
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
struct _SheetRecord {
    var isPresented: Binding<Bool>
    var onDismiss: (() -> Void)?
    var content: () -> AnyView
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
enum _Record {
    case alert(_AlertRecord), sheet(_SheetRecord), extra(any View), toolbar(Any)
    case onAppear(() -> Void), onDisappear(() -> Void), onChange(Any, (Any) -> Bool, (Any) -> Void)
    case tap(() -> Void), escape(() -> Void), hidden, keepsSheet(Bool)
    case disabled(Bool), key(String), identity(AnyHashable), search(Binding<String>), modal
    /// What has no effect here, in words.
    case note(String), focus(any Hashable)
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
struct _Recorded<Content> where Content : View {
    let content: Content
    let record: _Record
    init(_ content: Content, _ record: _Record) { self.content = content; self.record = record }
    typealias Body = Never
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension _Recorded : View {}

#if os(Linux)
@MainActor protocol _Primitive { func visit(_ host: StubHost, _ path: String) }
extension EmptyView : _Primitive { func visit(_ host: StubHost, _ path: String) {} }
extension Divider : _Primitive { func visit(_ host: StubHost, _ path: String) {} }
extension Spacer : _Primitive { func visit(_ host: StubHost, _ path: String) {} }
extension Color : _Primitive { func visit(_ host: StubHost, _ path: String) { host.notes.append("color \(alpha)") } }
extension Image : _Primitive { func visit(_ host: StubHost, _ path: String) { host.images.append(name) } }
extension Text : _Primitive { func visit(_ host: StubHost, _ path: String) { host.texts.append(string); host.notes += notes } }
extension AnyView : _Primitive { func visit(_ host: StubHost, _ path: String) { host.visit(base, path) } }
extension Group : _Primitive where Content : View { func visit(_ host: StubHost, _ path: String) { host.visit(content, path) } }
extension VStack : _Primitive { func visit(_ host: StubHost, _ path: String) { host.visit(content, path) } }
extension HStack : _Primitive { func visit(_ host: StubHost, _ path: String) { host.visit(content, path) } }
extension ZStack : _Primitive { func visit(_ host: StubHost, _ path: String) { host.visit(content, path) } }
extension ViewThatFits : _Primitive {
    func visit(_ host: StubHost, _ path: String) { // the first child always "fits"
        if let first = Mirror(reflecting: Mirror(reflecting: content).descendant("value") ?? content).children.first?.value as? any View {
            host.notes.append("fits")
            host.visit(first, path + "/fits")
        }
    }
}
extension Optional : _Primitive where Wrapped : View {
    func visit(_ host: StubHost, _ path: String) { if let self { host.visit(self, path + "/some") } }
}
extension _ConditionalContent : _Primitive where TrueContent : View, FalseContent : View {
    func visit(_ host: StubHost, _ path: String) {
        if let first { host.visit(first, path + "/true") }
        if let second { host.visit(second, path + "/false") }
    }
}
extension TupleView : _Primitive {
    func visit(_ host: StubHost, _ path: String) {
        for (i, child) in Mirror(reflecting: value).children.enumerated() {
            if let view = child.value as? any View { host.visit(view, "\(path)/\(i)") }
        }
    }
}
extension ForEach : _Primitive where Content : View {
    func visit(_ host: StubHost, _ path: String) {
        for (i, element) in data.enumerated() { host.visit(content(element), "\(path)/#\(i)") }
    }
}
extension Button : _Primitive {
    func visit(_ host: StubHost, _ path: String) {
        let outer = host.texts
        host.texts = []
        host.visit(label, path + "/label")
        host.buttons.append(.init(title: host.texts.joined(separator: " "), role: role, isEnabled: host.isEnabled, key: host.key, action: action))
        host.texts = outer
    }
}
extension Link : _Primitive {
    func visit(_ host: StubHost, _ path: String) { host.links.append(destination); host.visit(label, path) }
}
extension _ViewModifier_Content : _Primitive { func visit(_ host: StubHost, _ path: String) { host.visit(base, path + "/content") } }
extension ModifiedContent : _Primitive where Content : View, Modifier : ViewModifier {
    func visit(_ host: StubHost, _ path: String) {
        if let attachment = modifier as? AccessibilityAttachmentModifier {
            if let record = attachment.record { host.visit(_Recorded(content, record), path) } else { host.visit(content, path) }
        } else {
            host.link(modifier, path)
            host.visit(modifier.body(content: _ViewModifier_Content(base: content)), path + "/modifier")
        }
    }
}
protocol _ToolbarViews { var views: [any View] { get } }
extension ToolbarItem : _ToolbarViews { var views: [any View] { [content] } }
extension Optional : _ToolbarViews where Wrapped : ToolbarContent {
    var views: [any View] {
        guard case .some(let wrapped) = self, let items = wrapped as? any _ToolbarViews else { return [] }
        return items.views
    }
}
extension _Recorded : _Primitive {
    func visit(_ host: StubHost, _ path: String) {
        switch record {
        case .alert(let alert): host.visit(content, path + "/a"); if alert.isPresented.wrappedValue { host.alerts.append(alert) }
        case .sheet(let sheet): host.visit(content, path + "/s"); host.sheet(sheet, path + "/sheet")
        case .extra(let view): host.visit(content, path + "/o"); host.visit(view, path + "/overlay")
        case .toolbar(let items):
            host.visit(content, path + "/t")
            for view in StubHost.toolbarViews(items) { host.visit(view, path + "/toolbar") }
        case .onAppear(let action): host.appearing[path + "/appear"] = action; host.visit(content, path + "/n")
        case .onDisappear(let action): host.disappearing[path + "/disappear"] = action; host.visit(content, path + "/n")
        case .onChange(let value, let same, let action):
            if let old = host.observed[path], !same(old) { host.pending.append { action(old) } }
            host.observed[path] = value
            host.visit(content, path + "/n")
        case .tap(let action): host.taps.append(action); host.visit(content, path + "/n")
        case .escape(let action): host.escapes.append(action); host.visit(content, path + "/n")
        case .hidden: host.hiddenCount += 1; host.visit(content, path + "/n")
        case .disabled(let isDisabled):
            let outer = host.isEnabled
            host.isEnabled = outer && !isDisabled
            host.visit(content, path + "/n")
            host.isEnabled = outer
        case .key(let key):
            let outer = host.key
            host.key = key
            host.visit(content, path + "/n")
            host.key = outer
        case .identity(let id): host.visit(content, path + "/id:\(id.hashValue)")
        case .search(let text): host.searches.append(text); host.visit(content, path + "/n")
        case .modal: host.modalCount += 1; host.visit(content, path + "/n")
        case .keepsSheet(let keeps): host.keepsSheet = keeps; host.visit(content, path + "/n")
        case .note(let text): host.notes.append(text); host.visit(content, path + "/n")
        case .focus(let value): host.focus = value; host.visit(content, path + "/n")
        }
    }
}

/// A window with one root view.
@MainActor public final class StubHost {
    public struct FoundButton {
        public let title: String
        public let role: ButtonRole?
        public let isEnabled: Bool
        /// `return`, `escape`, or a character.
        public let key: String?
        let action: @MainActor () -> Void
        /// A disabled button cannot be tapped.
        @MainActor public func tap() { if isEnabled { action() } }
    }
    public struct FoundAlert {
        let host: StubHost, record: _AlertRecord
        public var title: String { record.title }
        public var isDialog: Bool { record.isDialog }
        @MainActor public var buttons: [FoundButton] { host.scan(record.actions).buttons }
        @MainActor public var message: String { host.scan(record.message).texts.joined() }
        /// Both orders have been seen in the wild.
        @MainActor public func tap(_ title: String, actionFirst: Bool) {
            let button = buttons.first { $0.title == title }
            precondition(button != nil, "no button \(title)")
            if actionFirst { button?.tap() }
            record.isPresented.wrappedValue = false
            if !actionFirst { button?.tap() }
            host.update()
        }
        @MainActor public func dismissWithoutAction() { record.isPresented.wrappedValue = false; host.update() }
    }
    private let root: () -> any View
    private var isVisible = true
    private var states: [String: _StateBox] = [:]
    var appearing: [String: () -> Void] = [:], disappearing: [String: () -> Void] = [:]
    private var appeared: Set<String> = [], leaving: [String: () -> Void] = [:]
    var observed: [String: Any] = [:], pending: [() -> Void] = []
    var alerts: [_AlertRecord] = [], taps: [() -> Void] = [], escapes: [() -> Void] = []
    private var openSheets: [String: _SheetRecord] = [:], seenSheets: Set<String> = []
    public internal(set) var texts: [String] = [], images: [String] = [], links: [URL] = [], buttons: [FoundButton] = []
    public internal(set) var hiddenCount = 0, modalCount = 0, keepsSheet = false
    /// What the views ask for that nothing here can show, in the order in which they ask.
    public internal(set) var notes: [String] = [], focus: (any Hashable)?
    var isEnabled = true, key: String?, searches: [Binding<String>] = []

    public init(_ root: @escaping () -> any View) { self.root = root; update() }

    public var alert: FoundAlert? { update(); return alerts.last.map { FoundAlert(host: self, record: $0) } }
    public var alertCount: Int { update(); return alerts.count }
    public func button(_ title: String) -> FoundButton? { update(); return buttons.last { $0.title == title } }
    public var sheetIsOpen: Bool { update(); return !openSheets.isEmpty }
    public func tapBackdrop() { update(); taps.last?(); update() }
    public func escape() { update(); escapes.last?(); update() }
    public var isSearchable: Bool { update(); return !searches.isEmpty }
    public func search(_ text: String) { update(); searches.last?.wrappedValue = text; update() }
    public func swipeSheetDown() { update(); for sheet in openSheets.values { sheet.isPresented.wrappedValue = false }; update() }
    public func setVisible(_ visible: Bool) { isVisible = visible; update() }

    /// Evaluates the tree until nothing changes any more.
    public func update() {
        for _ in 0..<20 {
            appearing = [:]; disappearing = [:]; pending = []; alerts = []; taps = []; escapes = []
            texts = []; images = []; links = []; buttons = []; notes = []; focus = nil; hiddenCount = 0; modalCount = 0; seenSheets = []; searches = []
            if isVisible { visit(root(), "") }
            var changed = false
            for (path, sheet) in openSheets where !seenSheets.contains(path) {
                openSheets[path] = nil; changed = true
                sheet.onDismiss?()
            }
            let gone = leaving.keys.filter { disappearing[$0] == nil }.sorted()
            for path in gone { let action = leaving.removeValue(forKey: path); action?(); changed = true }
            leaving = disappearing.merging(leaving) { new, _ in new }
            let new = appearing.keys.filter { !appeared.contains($0) }.sorted()
            appeared = Set(appearing.keys)
            for path in new { appearing[path]?(); changed = true }
            for action in pending { action(); changed = true }
            if !changed { return }
        }
        fatalError("the view tree does not settle")
    }
    func visit(_ view: any View, _ path: String) {
        if let primitive = view as? any _Primitive { primitive.visit(self, path); return }
        link(view, path)
        func body<V: View>(_ view: V) -> any View { view.body }
        visit(body(view), path + "/\(type(of: view))")
    }
    func link(_ value: Any, _ path: String) {
        for child in Mirror(reflecting: value).children {
            guard let wrapper = child.value as? any _HasBox, let label = child.label else { continue }
            let key = "\(path)/\(type(of: value)).\(label)"
            if let known = states[key] { wrapper.box.link(to: known) } else { states[key] = wrapper.box }
        }
    }
    func sheet(_ sheet: _SheetRecord, _ path: String) {
        guard sheet.isPresented.wrappedValue else { return }
        seenSheets.insert(path)
        openSheets[path] = sheet
        visit(sheet.content(), path)
    }
    static func toolbarViews(_ items: Any) -> [any View] {
        if let some = items as? any _ToolbarViews { return some.views }
        return []
    }
    func scan(_ view: (any View)?) -> (texts: [String], buttons: [FoundButton]) {
        let scanner = StubHost { EmptyView() }
        if let view { scanner.visit(view, "scan") }
        return (scanner.texts, scanner.buttons)
    }
}
#endif
