/// What a presenter answers.
///
/// ```swift
/// let first = ChoiceResponse.chosen([request.options[0].id])
/// let none = ChoiceResponse.cancelled(.escape)
/// print(first == none)
/// ```
public enum ChoiceResponse: Sendable, Hashable {
  /// The person chose these options; their order does not matter.
  case chosen([ChoiceRequest.OptionID])
  /// The question ended without an answer.
  case cancelled(CancelReason)
}
