/// What a tap on the dimmed area around a card does.
///
/// ```swift
/// let tap: ChoiceBackdropTap = .cancelsIfPossible
/// ```
public enum ChoiceBackdropTap: Sendable, Hashable, CaseIterable {
  /// Nothing.
  case isIgnored
  /// It cancels a question that has Cancel, and acknowledges one that only informs.
  case cancelsIfPossible
  /// It cancels every question, also one that the person would have to answer.
  case alwaysCancels
}
