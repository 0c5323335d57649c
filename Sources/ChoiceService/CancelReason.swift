/// Why a question ended without an answer.
///
/// The list can grow, so this is a structure and not an enum; `case .cancelled(.timeout)` still matches.
///
/// ```swift
/// do throws(ChoiceError) {
///   let food = try await service.choose(FoodKind.self)
///   print(food)
/// } catch {
///   if case .cancelled(let reason) = error, reason.isDeclined {
///     print("no food today")
///   }
/// }
/// ```
public struct CancelReason: Sendable, Hashable, CaseIterable, CustomStringConvertible {
  private enum Kind: String, CaseIterable {
    case button, escape, backdrop, close
    case interrupt, endOfInput, timeout, superseded, busy, programmatic, taskCancelled
  }

  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// The person used the Cancel option.
  public static let button: Self = Self(.button)
  /// The person pressed Escape, or made the gesture that stands for it.
  public static let escape: Self = Self(.escape)
  /// The person tapped the dimmed area around the question.
  public static let backdrop: Self = Self(.backdrop)
  /// The person closed the window or panel.
  public static let close: Self = Self(.close)
  /// The person pressed Ctrl-C, or the process was asked to stop, and the presenter noticed it.
  public static let interrupt: Self = Self(.interrupt)
  /// The input ended before an answer came.
  public static let endOfInput: Self = Self(.endOfInput)
  /// Nobody answered within the prompt's timeout.
  public static let timeout: Self = Self(.timeout)
  /// A later question asked to replace this one.
  public static let superseded: Self = Self(.superseded)
  /// Another question was showing, and this one was not to wait, or was asked from inside that one's presentation.
  public static let busy: Self = Self(.busy)
  /// The program took the question away.
  public static let programmatic: Self = Self(.programmatic)
  /// The asking task was cancelled.
  public static let taskCancelled: Self = Self(.taskCancelled)

  /// Every reason that exists.
  public static let allCases: [CancelReason] = Kind.allCases.map(CancelReason.init)

  /// Whether the person ended the question.
  ///
  /// For these reasons ``MessageService/chooseOrNil(_:title:message:configure:)`` returns `nil`,
  /// ``MessageService/confirm(_:message:action:role:configure:)`` returns `false`, and
  /// ``MessageService/inform(_:message:configure:)`` returns normally.
  public var isDeclined: Bool {
    switch kind {
    case .button, .escape, .backdrop, .close: true
    case .interrupt, .endOfInput, .timeout, .superseded, .busy, .programmatic, .taskCancelled: false
    }
  }

  /// Whether a question that ended so ends the question that it was asked for: the person, or the person's input, did it.
  var canBePassedOn: Bool { isDeclined || [.interrupt, .endOfInput, .timeout].contains(self) }

  /// The reason's name, such as `timeout`.
  public var description: String { kind.rawValue }

  /// What happened, as a sentence.
  var sentence: String {
    switch kind {
    case .button: "The question was cancelled."
    case .escape: "The question was cancelled with Escape."
    case .backdrop: "The question was dismissed by a tap beside it."
    case .close: "The question was closed."
    case .interrupt: "The question was interrupted."
    case .endOfInput: "The input ended before an answer was given."
    case .timeout: "Nobody answered in time."
    case .superseded: "Another question replaced this one."
    case .busy: "Another question is open, and this one does not wait for it."
    case .programmatic: "The program took the question away."
    case .taskCancelled: "The task that asked was cancelled."
    }
  }
}
