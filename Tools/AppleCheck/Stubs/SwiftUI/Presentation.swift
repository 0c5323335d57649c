// swift-format-ignore-file
// One declaration a line, as they are published.
// Alerts, dialogs, sheets.
import Foundation

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
    nonisolated public func alert<A>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where A : View { _Recorded(self, .alert(.init(isDialog: false, title: titleKey.key, isPresented: isPresented, actions: AnyView(actions()), message: nil))) }
    @_disfavoredOverload nonisolated public func alert<S, A>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where S : StringProtocol, A : View { _Recorded(self, .alert(.init(isDialog: false, title: String(title), isPresented: isPresented, actions: AnyView(actions()), message: nil))) }
    nonisolated public func alert<A>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where A : View { _Recorded(self, .alert(.init(isDialog: false, title: title.string, isPresented: isPresented, actions: AnyView(actions()), message: nil))) }
    nonisolated public func alert<A, M>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A : View, M : View { _Recorded(self, .alert(.init(isDialog: false, title: titleKey.key, isPresented: isPresented, actions: AnyView(actions()), message: AnyView(message())))) }
    @_disfavoredOverload nonisolated public func alert<S, A, M>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where S : StringProtocol, A : View, M : View { _Recorded(self, .alert(.init(isDialog: false, title: String(title), isPresented: isPresented, actions: AnyView(actions()), message: AnyView(message())))) }
    nonisolated public func alert<A, M>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A : View, M : View { _Recorded(self, .alert(.init(isDialog: false, title: title.string, isPresented: isPresented, actions: AnyView(actions()), message: AnyView(message())))) }
    nonisolated public func alert<A, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A : View { _Recorded(self, .alert(.init(isDialog: false, title: titleKey.key, isPresented: isPresented, actions: data.map { AnyView(actions($0)) }, message: nil))) }
    @_disfavoredOverload nonisolated public func alert<S, A, T>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where S : StringProtocol, A : View { _Recorded(self, .alert(.init(isDialog: false, title: String(title), isPresented: isPresented, actions: data.map { AnyView(actions($0)) }, message: nil))) }
    nonisolated public func alert<A, T>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A : View { _Recorded(self, .alert(.init(isDialog: false, title: title.string, isPresented: isPresented, actions: data.map { AnyView(actions($0)) }, message: nil))) }
    nonisolated public func alert<A, M, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A : View, M : View { _Recorded(self, .alert(.init(isDialog: false, title: titleKey.key, isPresented: isPresented, actions: data.map { AnyView(actions($0)) }, message: data.map { AnyView(message($0)) }))) }
    @_disfavoredOverload nonisolated public func alert<S, A, M, T>(_ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where S : StringProtocol, A : View, M : View { _Recorded(self, .alert(.init(isDialog: false, title: String(title), isPresented: isPresented, actions: data.map { AnyView(actions($0)) }, message: data.map { AnyView(message($0)) }))) }
    nonisolated public func alert<A, M, T>(_ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A : View, M : View { _Recorded(self, .alert(.init(isDialog: false, title: title.string, isPresented: isPresented, actions: data.map { AnyView(actions($0)) }, message: data.map { AnyView(message($0)) }))) }
}
#if !os(Linux)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
    @_disfavoredOverload nonisolated public func alert<A>(_ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where A : View { _Recorded(self, .alert(.init(isDialog: false, title: titleResource.key, isPresented: isPresented, actions: AnyView(actions()), message: nil))) }
    @_disfavoredOverload nonisolated public func alert<A, M>(_ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A : View, M : View { _Recorded(self, .alert(.init(isDialog: false, title: titleResource.key, isPresented: isPresented, actions: AnyView(actions()), message: AnyView(message())))) }
    @_disfavoredOverload nonisolated public func alert<A, T>(_ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A : View { _Recorded(self, .alert(.init(isDialog: false, title: titleResource.key, isPresented: isPresented, actions: data.map { AnyView(actions($0)) }, message: nil))) }
    @_disfavoredOverload nonisolated public func alert<A, M, T>(_ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A : View, M : View { _Recorded(self, .alert(.init(isDialog: false, title: titleResource.key, isPresented: isPresented, actions: data.map { AnyView(actions($0)) }, message: data.map { AnyView(message($0)) }))) }
}
#endif
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
    nonisolated public func confirmationDialog<A>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View where A : View { _Recorded(self, .alert(.init(isDialog: true, title: titleKey.key, isPresented: isPresented, actions: AnyView(actions()), message: nil))) }
    @_disfavoredOverload nonisolated public func confirmationDialog<S, A>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View where S : StringProtocol, A : View { _Recorded(self, .alert(.init(isDialog: true, title: String(title), isPresented: isPresented, actions: AnyView(actions()), message: nil))) }
    nonisolated public func confirmationDialog<A>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View where A : View { _Recorded(self, .alert(.init(isDialog: true, title: title.string, isPresented: isPresented, actions: AnyView(actions()), message: nil))) }
    nonisolated public func confirmationDialog<A, M>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A : View, M : View { _Recorded(self, .alert(.init(isDialog: true, title: titleKey.key, isPresented: isPresented, actions: AnyView(actions()), message: AnyView(message())))) }
    @_disfavoredOverload nonisolated public func confirmationDialog<S, A, M>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where S : StringProtocol, A : View, M : View { _Recorded(self, .alert(.init(isDialog: true, title: String(title), isPresented: isPresented, actions: AnyView(actions()), message: AnyView(message())))) }
    nonisolated public func confirmationDialog<A, M>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A : View, M : View { _Recorded(self, .alert(.init(isDialog: true, title: title.string, isPresented: isPresented, actions: AnyView(actions()), message: AnyView(message())))) }
    nonisolated public func confirmationDialog<A, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A : View { _Recorded(self, .alert(.init(isDialog: true, title: titleKey.key, isPresented: isPresented, actions: data.map { AnyView(actions($0)) }, message: nil))) }
    @_disfavoredOverload nonisolated public func confirmationDialog<S, A, T>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where S : StringProtocol, A : View { _Recorded(self, .alert(.init(isDialog: true, title: String(title), isPresented: isPresented, actions: data.map { AnyView(actions($0)) }, message: nil))) }
    nonisolated public func confirmationDialog<A, T>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A : View { _Recorded(self, .alert(.init(isDialog: true, title: title.string, isPresented: isPresented, actions: data.map { AnyView(actions($0)) }, message: nil))) }
    nonisolated public func confirmationDialog<A, M, T>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A : View, M : View { _Recorded(self, .alert(.init(isDialog: true, title: titleKey.key, isPresented: isPresented, actions: data.map { AnyView(actions($0)) }, message: data.map { AnyView(message($0)) }))) }
    @_disfavoredOverload nonisolated public func confirmationDialog<S, A, M, T>(_ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where S : StringProtocol, A : View, M : View { _Recorded(self, .alert(.init(isDialog: true, title: String(title), isPresented: isPresented, actions: data.map { AnyView(actions($0)) }, message: data.map { AnyView(message($0)) }))) }
    nonisolated public func confirmationDialog<A, M, T>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A : View, M : View { _Recorded(self, .alert(.init(isDialog: true, title: title.string, isPresented: isPresented, actions: data.map { AnyView(actions($0)) }, message: data.map { AnyView(message($0)) }))) }
}
#if !os(Linux)
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
    @_disfavoredOverload nonisolated public func confirmationDialog<A>(_ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View where A : View { _Recorded(self, .alert(.init(isDialog: true, title: titleResource.key, isPresented: isPresented, actions: AnyView(actions()), message: nil))) }
    @_disfavoredOverload nonisolated public func confirmationDialog<A, M>(_ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A : View, M : View { _Recorded(self, .alert(.init(isDialog: true, title: titleResource.key, isPresented: isPresented, actions: AnyView(actions()), message: AnyView(message())))) }
    @_disfavoredOverload nonisolated public func confirmationDialog<A, T>(_ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View where A : View { _Recorded(self, .alert(.init(isDialog: true, title: titleResource.key, isPresented: isPresented, actions: data.map { AnyView(actions($0)) }, message: nil))) }
    @_disfavoredOverload nonisolated public func confirmationDialog<A, M, T>(_ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View where A : View, M : View { _Recorded(self, .alert(.init(isDialog: true, title: titleResource.key, isPresented: isPresented, actions: data.map { AnyView(actions($0)) }, message: data.map { AnyView(message($0)) }))) }
}
#endif
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
    nonisolated public func alert<E, A>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View where E : LocalizedError, A : View { _Recorded(self, .alert(.init(isDialog: false, title: error?.errorDescription ?? "", isPresented: isPresented, actions: AnyView(actions()), message: nil))) }
    nonisolated public func alert<E, A, M>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M) -> some View where E : LocalizedError, A : View, M : View { _Recorded(self, .alert(.init(isDialog: false, title: error?.errorDescription ?? "", isPresented: isPresented, actions: error.map { AnyView(actions($0)) }, message: error.map { AnyView(message($0)) }))) }
}
@available(iOS 17.0, macOS 13.0, tvOS 17.0, watchOS 10.0, *)
@available(visionOS, unavailable)
extension View {
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }
}
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
    nonisolated public func sheet<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item : Identifiable, Content : View { self }
    nonisolated public func sheet<Content>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content : View { _Recorded(self, .sheet(.init(isPresented: isPresented, onDismiss: onDismiss, content: { AnyView(content()) }))) }
}
@available(iOS 14.0, tvOS 14.0, watchOS 7.0, *)
@available(macOS, unavailable)
extension View {
    nonisolated public func fullScreenCover<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item : Identifiable, Content : View { self }
    nonisolated public func fullScreenCover<Content>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content : View { self }
}
@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension View {
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { _Recorded(self, .keepsSheet(isDisabled)) }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct PresentationDetent : Hashable, Sendable {
    let name: String
    public static let medium: PresentationDetent = PresentationDetent(name: "medium")
    public static let large: PresentationDetent = PresentationDetent(name: "large")
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { stub() }
    public static func height(_ height: CGFloat) -> PresentationDetent { stub() }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { _Recorded(self, .note("detents \(detents.map(\.name).sorted().joined(separator: " "))")) }
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View { self }
    nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
}
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
extension View {
    nonisolated public func presentationBackground<S>(_ style: S) -> some View where S : ShapeStyle { self }
    nonisolated public func presentationBackground<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V : View { self }
}
