/// Why a presenter could not get an answer.
///
/// Throw one from ``ChoicePresenter/present(_:)`` to say precisely what is wrong. Any other error that is thrown there
/// arrives as ``Code-swift.struct/other`` with that error as ``underlyingError``; but a presenter that asks through another
/// service may let that one's ``ChoiceError`` through when the person has ended its question, or its presenter has failed.
/// Two failures are equal when code and message are.
///
/// ```swift
/// throw PresenterFailure(.unavailable, "No window is open. Open one before asking.")
/// ```
public struct PresenterFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// A kind of failure; more may be added.
  public struct Code: Sendable, Hashable, CustomStringConvertible {
    private enum Kind: String {
      case unavailable, droppedRequest, invalidResponse, unresponsive, other
    }

    private let kind: Kind

    /// There is nowhere to ask: no terminal, no window, no answer left in a script.
    public static let unavailable: Self = Self(kind: .unavailable)
    /// The UI let go of the question without answering it.
    public static let droppedRequest: Self = Self(kind: .droppedRequest)
    /// The presenter answered with something that the request does not allow.
    public static let invalidResponse: Self = Self(kind: .invalidResponse)
    /// The presenter has not returned although its question was cancelled.
    public static let unresponsive: Self = Self(kind: .unresponsive)
    /// The presenter threw an error of its own.
    public static let other: Self = Self(kind: .other)

    /// The code's name, such as `unavailable`.
    public var description: String { kind.rawValue }
  }

  /// The kind of failure.
  public let code: Code
  /// What happened and what to do, in full sentences.
  public let message: String
  /// The error that the presenter threw, if it was not a ``PresenterFailure``.
  public let underlyingError: (any Error)?

  /// Creates a failure.
  ///
  /// - Parameters:
  ///   - code: The kind of failure.
  ///   - message: What happened and what to do, in full sentences.
  ///   - underlyingError: The error that caused it, if any.
  public init(_ code: Code, _ message: String, underlyingError: (any Error)? = nil) {
    self.code = code
    self.message = message
    self.underlyingError = underlyingError
  }

  /// The message.
  public var description: String { message }

  /// Whether code and message are equal; errors cannot be compared.
  public static func == (left: Self, right: Self) -> Bool {
    left.code == right.code && left.message == right.message
  }

  /// Feeds code and message to the hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(message)
  }
}
