/// How a card comes on screen and leaves it.
///
/// Where the person asks for less motion, it fades in every case.
///
/// ```swift
/// let entrance: ChoiceCardEntrance = .slide
/// ```
public enum ChoiceCardEntrance: Sendable, Hashable, CaseIterable {
  /// It slides up from the bottom edge, with a spring.
  case slide
  /// It grows and fades in, with a spring.
  case scale
}
