public import ChoiceService

/// A question on screen, and the person's means to answer it.
///
/// The package's own views are made of it, and a card that you draw yourself is, too. Whatever is done with it, a question
/// is answered once: what the request does not allow, and what comes after the answer, does nothing.
///
/// ```swift
/// import ChoiceService
/// import ChoiceServiceSwiftUI
///
/// @MainActor func takeFirst(of choice: PresentedChoice) {
///   guard let option = choice.request.options.first(where: { choice.canPick($0.id) }) else { return }
///   choice.pick(option.id)
/// }
/// ```
@MainActor
public struct PresentedChoice {
  let presentation: Presentation
  let presenter: ChoiceScreenPresenter

  /// The question.
  public var request: ChoiceRequest { presentation.request }

  /// Whether an option is ticked, where several can be chosen.
  ///
  /// - Parameter id: The identity of one of the request's options.
  /// - Returns: Whether it is ticked.
  public func isTicked(_ id: ChoiceRequest.OptionID) -> Bool { presentation.ticks.contains(id) }

  /// Whether picking an option does something: not if it is unavailable, nor if no more can be ticked.
  ///
  /// - Parameter id: The identity of one of the request's options.
  /// - Returns: Whether it can be picked.
  public func canPick(_ id: ChoiceRequest.OptionID) -> Bool { request.canPick(id, ticks: presentation.ticks) }

  /// Whether as many options are ticked as the request asks for; `false` where picking one is the answer.
  public var canFinish: Bool { request.canFinish(with: presentation.ticks) }

  /// Answers with an option; where several can be chosen, ticks or unticks it.
  ///
  /// - Parameter id: The identity of one of the request's options.
  public func pick(_ id: ChoiceRequest.OptionID) { act(.pick(id)) }

  /// Answers with the ticked options.
  public func finish() { act(.finish) }

  /// Ends the question without an answer, if it has Cancel or only informs.
  ///
  /// - Parameter reason: What the person did.
  public func decline(_ reason: CancelReason = .button) { act(.decline(reason)) }

  // MARK: For the package's views

  /// Does what a tap on the area around a card is to do.
  ///
  /// - Parameter tap: What it is to do.
  func tapBackdrop(_ tap: ChoiceBackdropTap) { act(.tapBackdrop(tap)) }

  /// Does what the person does at a button or a row.
  func act(_ act: ScreenAct) { presenter.send(.acted(presentation.ticket, act)) }

  /// The UI is on screen.
  func appeared() { presenter.send(.appeared(presentation.showing)) }

  /// The UI wrote `false` where it was told to be presented.
  func closed() { presenter.send(.closed(presentation.showing)) }

  /// The dismissal of the UI is over.
  func ended() { presenter.send(.ended(presentation.showing)) }
}
