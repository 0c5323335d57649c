/// What a key means to the prompt.
enum PromptCommand: Sendable, Hashable, CaseIterable {
  case previous, next, pageBack, pageForward, first, last
  case scrollMessageBack, scrollMessageForward
  case submit
  case cancel
  case interrupt
  case endInput
  case suspend
  case quit
  case redraw
}
