// swift-format-ignore-file
// One declaration a line, as they are published.

// The names of Foundation that the package and its examples use, for compiling with an Apple target, where the toolchain
// on Linux has no Foundation. Names are added as the sources need them; how Foundation behaves, the tests on Linux say.
@_exported import CoreGraphics
@_exported import Darwin
@_exported import Dispatch
@_exported import ObjectiveC

public typealias TimeInterval = Double
public struct URL: Hashable, Sendable {
  public init?(string: String) { nil }
  public init(fileURLWithPath path: String) {}
  public var absoluteString: String { "" }
  public var path: String { "" }
  public var scheme: String? { nil }
}
public struct Locale: Hashable, Sendable {
  public init(identifier: String) {}
  public var identifier: String { "" }
  public static var current: Locale { Locale(identifier: "") }
  public static var preferredLanguages: [String] { [] }
}
// Not `Sendable`: the stricter of what SDKs have had.
open class Bundle: NSObject {
  public class var main: Bundle { Bundle() }
  public init?(path: String) {}
  private override init() {}
  open var bundlePath: String { "" }
  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String { "" }
}
open class NSError: NSObject, Error, @unchecked Sendable {
  public init(domain: String, code: Int, userInfo dict: [String: Any]? = nil) {}
  open var domain: String { "" }
  open var code: Int { 0 }
  open var userInfo: [String: Any] { [:] }
  open var localizedDescription: String { "" }
}
public protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
}
extension CustomNSError {
  public static var errorDomain: String { "" }
  public var errorCode: Int { 0 }
  public var errorUserInfo: [String: Any] { [:] }
}
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}
extension LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
  public var helpAnchor: String? { nil }
}
extension Error {
  public var localizedDescription: String { "" }
}
extension StringProtocol {
  public func localizedStandardContains<T>(_ string: T) -> Bool where T: StringProtocol { false }
}
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  public let key: String
  public init(stringLiteral value: String) { key = value }
}
@available(macOS 12, iOS 15, tvOS 15, watchOS 8, *)
extension String {
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
  }
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = "" }
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public init(localized resource: LocalizedStringResource) { self = "" }
}
