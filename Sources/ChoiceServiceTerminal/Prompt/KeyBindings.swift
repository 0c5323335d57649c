/// The one table of keys, in parts: which of them hold depends on the question, and on whether its filter is open.
enum KeyBindings {
  /// Keys that mean the same wherever they are pressed, unless one of the other parts says otherwise.
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

  /// Letters where no filter is open; an option's own key comes before them.
  static let letters: [KeyPress: PromptCommand] = [
    KeyPress(.text("k")): .previous,
    KeyPress(.text("j")): .next,
    KeyPress(.text("/")): .openFilter,
  ]

  /// Keys where a filter is open.
  static let filtering: [KeyPress: PromptCommand] = [
    KeyPress(.backspace): .edit(.deleteBack),
    KeyPress(.text("h"), .control): .edit(.deleteBack),
    KeyPress(.delete): .edit(.deleteForward),
    KeyPress(.backspace, .control): .edit(.deleteWordBack),
    KeyPress(.backspace, .alt): .edit(.deleteWordBack),
    KeyPress(.text("w"), .control): .edit(.deleteWordBack),
    KeyPress(.text("u"), .control): .edit(.deleteToStart),
    KeyPress(.text("k"), .control): .edit(.deleteToEnd),
    KeyPress(.left): .edit(.moveBack),
    KeyPress(.text("b"), .control): .edit(.moveBack),
    KeyPress(.right): .edit(.moveForward),
    KeyPress(.text("f"), .control): .edit(.moveForward),
    KeyPress(.left, .control): .edit(.moveWordBack),
    KeyPress(.left, .alt): .edit(.moveWordBack),
    KeyPress(.right, .control): .edit(.moveWordForward),
    KeyPress(.right, .alt): .edit(.moveWordForward),
    KeyPress(.text("a"), .control): .edit(.moveToStart),
    KeyPress(.text("e"), .control): .edit(.moveToEnd),
  ]

  /// Keys where several options can be chosen.
  static let many: [KeyPress: PromptCommand] = [
    KeyPress(.tab): .tick,
    KeyPress(.text("a"), .control): .tickAll,
    KeyPress(.text("r"), .control): .tickInverse,
  ]

  /// Letters where several options can be chosen and no filter is open; an option's own key comes before them.
  static let manyLetters: [KeyPress: PromptCommand] = [
    KeyPress(.text(" ")): .tick,
    KeyPress(.text("a")): .tickAll,
    KeyPress(.text("i")): .tickInverse,
  ]

  /// What a key means.
  static func command(for press: KeyPress, isFiltering: Bool, isMany: Bool) -> PromptCommand? {
    var tables = isFiltering ? [filtering] : [letters]
    if isMany { tables.insert(contentsOf: isFiltering ? [many] : [many, manyLetters], at: 0) }
    return tables.lazy.compactMap { $0[press] }.first ?? always[press]
  }
}
