#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

/// What an error says, split as an alert shows it.
struct ErrorText: Sendable, Hashable {
  /// What happened.
  let title: String
  /// Why, and what to do.
  let message: String?

  init(_ error: any Error) {
    let localized = error as? any LocalizedError
    title = localized?.errorDescription.flatMap(Self.nonEmpty) ?? Self.fallback(error)
    let rest = [localized?.failureReason, localized?.recoverySuggestion].compactMap { $0.flatMap(Self.nonEmpty) }
    message = rest.isEmpty ? nil : rest.joined(separator: "\n")
  }

  var inOneLine: String { message.map { "\(title) \($0)" } ?? title }

  private static func nonEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }

  /// The text of an error that does not describe itself.
  ///
  /// Foundation's `localizedDescription` is good for the system's own errors and says "The operation couldn’t be
  /// completed" for a Swift error, where the error's own description says more.
  private static func fallback(_ error: any Error) -> String {
    #if canImport(ObjectiveC)
      if error is any CustomNSError || type(of: error) is NSError.Type { return error.localizedDescription }
    #endif
    return nonEmpty(String(describing: error)) ?? String(describing: type(of: error))
  }
}
