// swift-format-ignore-file
// One declaration a line, as they are published.
// Views inside UIKit.
#if canImport(UIKit)
import UIKit

@available(iOS 13.0, tvOS 13.0, *)
@MainActor @preconcurrency open class UIHostingController<Content> : UIViewController where Content : View {
    @MainActor @preconcurrency public init(rootView: Content) { self.rootView = rootView; super.init(nibName: nil, bundle: nil) }
    @MainActor @preconcurrency public var rootView: Content
}
#endif
