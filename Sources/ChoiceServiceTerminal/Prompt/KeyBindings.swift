/// The one table of keys.
enum KeyBindings {
  /// Keys that mean the same wherever they are pressed.
  static let always: [KeyPress: PromptCommand] = [
    KeyPress(.up): .previous,
    KeyPress(.text("p"), .control): .previous,
    KeyPress(.tab, .shift): .previous,
    KeyPress(.down): .next,
    KeyPress(.text("n"), .control): .next,
    KeyPress(.tab): .next,
    KeyPress(.pageUp): .pageBack,
    KeyPress(.text("b"), .control): .pageBack,
    KeyPress(.pageDown): .pageForward,
    KeyPress(.text("f"), .control): .pageForward,
    KeyPress(.home): .first,
    KeyPress(.text("a"), .control): .first,
    KeyPress(.end): .last,
    KeyPress(.text("e"), .control): .last,
    KeyPress(.up, .shift): .scrollMessageBack,
    KeyPress(.up, .alt): .scrollMessageBack,
    KeyPress(.up, .control): .scrollMessageBack,
    KeyPress(.down, .shift): .scrollMessageForward,
    KeyPress(.down, .alt): .scrollMessageForward,
    KeyPress(.down, .control): .scrollMessageForward,
    KeyPress(.enter): .submit,
    KeyPress(.escape): .cancel,
    KeyPress(.text("c"), .control): .interrupt,
    KeyPress(.text("d"), .control): .endInput,
    KeyPress(.text("z"), .control): .suspend,
    KeyPress(.text("\\"), .control): .quit,
    KeyPress(.text("l"), .control): .redraw,
  ]

  /// Letters that move; an option's own key comes before them.
  static let letters: [KeyPress: PromptCommand] = [
    KeyPress(.text("k")): .previous,
    KeyPress(.text("j")): .next,
  ]
}
