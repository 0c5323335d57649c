// swift-format-ignore-file
// One declaration a line, as they are published.
// The names of UIKit that the recipe for apps in UIKit uses. What is of Objective-C in them cannot be seen here.
@_exported import Foundation

@MainActor open class UIResponder : NSObject {
    nonisolated public override init() {}
}
open class UIColor : NSObject, @unchecked Sendable {
    open class var clear: UIColor { UIColor() }
}
@MainActor open class UIView : UIResponder {
    public struct AutoresizingMask : OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static var flexibleWidth: UIView.AutoresizingMask { UIView.AutoresizingMask(rawValue: 2) }
        public static var flexibleHeight: UIView.AutoresizingMask { UIView.AutoresizingMask(rawValue: 16) }
    }
    open var frame: CGRect = CGRect()
    open var bounds: CGRect = CGRect()
    open var backgroundColor: UIColor?
    open var isUserInteractionEnabled: Bool = true
    open var autoresizingMask: UIView.AutoresizingMask = []
    open var superview: UIView? { nil }
    open func addSubview(_ view: UIView) {}
    open func bringSubviewToFront(_ view: UIView) {}
}
extension UIView {
    @MainActor public var accessibilityViewIsModal: Bool { get { false } set {} }
}
@MainActor open class UIViewController : UIResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
    open var view: UIView!
    open func addChild(_ childController: UIViewController) {}
    open func didMove(toParent parent: UIViewController?) {}
}
