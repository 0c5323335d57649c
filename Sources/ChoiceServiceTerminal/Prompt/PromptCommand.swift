/// What a key means to the prompt.
enum PromptCommand: Sendable, Hashable {
  case previous, next, pageBack, pageForward, first, last
  case scrollMessageBack, scrollMessageForward
  case openFilter
  case edit(FilterLine.Edit)
  case tick, tickAll, tickInverse
  case submit
  case cancel
  case interrupt
  case endInput
  case suspend
  case quit
  case redraw

  /// Whether it is about the list that matches what was typed.
  var needsMatches: Bool {
    switch self {
    case .previous, .next, .pageBack, .pageForward, .first, .last, .tick, .tickAll, .tickInverse, .submit: true
    case .scrollMessageBack, .scrollMessageForward, .openFilter, .edit, .cancel, .interrupt, .endInput, .suspend, .quit,
      .redraw:
      false
    }
  }
}
