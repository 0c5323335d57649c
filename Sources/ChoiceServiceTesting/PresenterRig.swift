public import ChoiceService

/// A presenter under test, with the eyes and hands of a person who uses it.
///
/// You write one for your presenter: it holds the presenter, looks at its UI, and operates it as a person would, through a
/// fake window, a pseudo-terminal, or the UI's own functions.
///
/// ```swift
/// struct RigOfMine: PresenterRig {
///   let presenter = PresenterOfMine()
///
///   func isShown(_ request: ChoiceRequest) async -> Bool {
///     await presenter.window.request?.id == request.id
///   }
///
///   func perform(_ act: PersonAct, on request: ChoiceRequest) async -> Bool {
///     switch act {
///     case .choose(let ids): await presenter.window.tap(ids)
///     case .useCancel: await presenter.window.tapCancel()
///     case .escape, .close, .tapBackdrop, .endInput: return false
///     }
///     return true
///   }
///
///   func wasShownOnMainActor(_ request: ChoiceRequest) async -> Bool? { nil }
/// }
/// ```
public protocol PresenterRig: Sendable {
  /// The presenter's type.
  associatedtype Presenter: ChoicePresenter

  /// The presenter; the same one for the life of the rig.
  var presenter: Presenter { get }

  /// Whether a request is on screen now and can be answered.
  ///
  /// The contract asks again and again, giving way to other tasks in between.
  ///
  /// - Parameter request: The request.
  /// - Returns: Whether a person could answer it now.
  func isShown(_ request: ChoiceRequest) async -> Bool

  /// Does what a person does.
  ///
  /// - Parameters:
  ///   - act: What to do. It may be impossible at the moment, as choosing an unavailable option is; then do what a person
  ///     would do in vain.
  ///   - request: The request that is shown, or is going to be.
  /// - Returns: `false` if the presenter's UI has no such means; the rule is then not checked by this act.
  func perform(_ act: PersonAct, on request: ChoiceRequest) async -> Bool

  /// Tells whether the request was shown on the main actor, for a presenter that is isolated to it.
  ///
  /// - Parameter request: A request that has been shown.
  /// - Returns: What ``MainActorProbe`` said when it was shown; `nil` if the presenter is not isolated to the main actor.
  func wasShownOnMainActor(_ request: ChoiceRequest) async -> Bool?
}

/// What a person does at a presenter.
///
/// ```swift
/// let isPossible = await rig.perform(.escape, on: request)
/// ```
public enum PersonAct: Sendable, Hashable {
  /// Leave exactly these options selected, whatever was selected before, and confirm where the UI asks for it.
  case choose([ChoiceRequest.OptionID])
  /// Use the Cancel option.
  case useCancel
  /// Press Escape.
  case escape
  /// Close the window.
  case close
  /// Tap beside the question.
  case tapBackdrop
  /// End the input.
  case endInput

  /// The reason with which a presenter reports the act.
  var reason: CancelReason? {
    switch self {
    case .choose: nil
    case .useCancel: .button
    case .escape: .escape
    case .close: .close
    case .tapBackdrop: .backdrop
    case .endInput: .endOfInput
    }
  }
}
