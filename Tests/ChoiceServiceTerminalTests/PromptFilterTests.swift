import ChoiceService
import TestSupport
import Testing

@testable import ChoiceServiceTerminal

/// Each character of a text as a key, and keys that are no characters in between.
func pressing(_ parts: Any...) -> [KeyPress] {
  parts.flatMap { part -> [KeyPress] in
    switch part {
    case let key as KeyPress: [key]
    case let key as Key: [KeyPress(key)]
    default: "\(part)".unicodeScalars.map(typing)
    }
  }
}

extension Frame {
  /// The picture with a bar where the caret of a filter is.
  var typedPicture: String {
    picture + "\n\(cursorRow):\(cursorColumn)"
  }
}

@Suite("A list that is searched by typing")
struct PromptFilterTests {
  static let food = question(
    options("Steak", "Soup", "Noodles", "Beef noodles", "Ramen"), title: "Food")

  /// A list that is longer than the screen has the filter open from the start.
  static func long(_ count: Int = 40, columns: Int = 40, rows: Int = 10, after keys: [KeyPress] = []) -> PromptState {
    .of(
      question(numberedOptions(count), title: "Number"), columns, rows, filtersLongLists: true, after: keys)
  }

  @Test("is open from the start where the list is longer than the screen, with the caret in its line")
  func longList() {
    #expect(
      Self.long().frame.typedPicture == """
         |? Number
        *|/ type to find
         |❯ option 1
         |  option 2
         |  option 3
         |  option 4
         |  option 5
         |  Cancel
         |  1 of 40 · Enter choose · Esc cancel
        1:2
        """)
    #expect(
      Self.long(after: pressing("23")).frame.typedPicture == """
         |? Number
        *|/ 23
         |❯ option 23
         |  Cancel
         |  ↑↓ move · Enter choose · Esc clear
        1:4
        """)
  }

  @Test(
    "is closed in a list that fits, or that digits reach, and where the host wants that",
    arguments: [
      (10, 24, true, false), (9, 5, true, false), (10, 5, true, true), (10, 5, false, false), (40, 24, true, true),
    ])
  func opening(count: Int, rows: Int, filtersLongLists: Bool, isOpen: Bool) {
    let state = PromptState.of(question(numberedOptions(count)), 80, rows, filtersLongLists: filtersLongLists)
    #expect(state.filter.isOpen == isOpen)
  }

  @Test("opens with / in a list that fits; letters, digits and an option's own keys are text in it")
  func slash() {
    let question = question(
      [ChoiceOption("Jam 2"), ChoiceOption("Kiwi", shortcut: "x"), ChoiceOption("Ham")], title: "Food")
    var state = PromptState.of(question, 40, 24, after: pressing("/"))
    #expect(
      state.frame.typedPicture == """
         |? Food
        *|/ type to find
         |❯ Jam 2
         |  Kiwi
         |  Ham
         |  Cancel
         |  ↑↓ move · Enter choose · Esc close
        1:2
        """)
    for key in pressing("j2x/k") { #expect(state.press(key) == nil) }
    #expect(state.filter.line.text == "j2x/k")
    #expect(
      state.frame.typedPicture == """
         |? Food
        *|/ j2x/k
         |  Nothing matches “j2x/k”.
         |  Cancel
         |  Esc clear
        1:7
        """)
  }

  @Test("Enter takes what the pointer is on, by its place in the whole list")
  func enter() {
    #expect(Seen(.of(Self.food, after: pressing("/noo")), KeyPress(.enter)).effect == .answer(options: [2]))
    #expect(Seen(.of(Self.food, after: pressing("/noo", Key.down)), KeyPress(.enter)).effect == .answer(options: [3]))
    #expect(Seen(.of(Self.food, after: pressing("/noo", Key.up)), KeyPress(.enter)).effect == .end(.button))
  }

  @Test(
    "C61 C62 where nothing matches, no key but those of the filter changes anything, and Enter says so",
    arguments: [[], [Key.down], [.up], [.pageDown, .pageUp, .home, .end], [.down, .down, .tab]])
  func noMatch(keys: [Key]) {
    var state = PromptState.of(Self.food, 60, 24, after: pressing("/zzz"))
    for key in keys { #expect(state.press(KeyPress(key)) == nil) }
    #expect(state.press(KeyPress(.enter)) == nil)
    #expect(
      state.frame.typedPicture == """
         |? Food
        *|/ zzz
         |  Nothing matches “zzz”.
         |  Cancel
         |  Nothing matches “zzz”.
        1:5
        """)
    #expect(state.press(typing(" ")) == nil)
    #expect(state.press(KeyPress(.enter)) == nil)
    #expect(state.notice == .noMatch("zzz "))
    for _ in 0..<4 { state.press(KeyPress(.backspace)) }
    #expect(Seen(state, KeyPress(.enter)) == Seen(0, .answer(options: [0])))
  }

  @Test("C73 C98 what matches and cannot be chosen is shown, and the pointer is on none where that is all")
  func unavailable() {
    let question = question([ChoiceOption("Stew"), .unavailable("Soup", "sold out"), .unavailable("Soup of the day")])
    var state = PromptState.of(question, 60, 24, after: pressing("/sou"))
    #expect(state.pointer == nil)
    #expect(state.press(KeyPress(.down)) == nil)
    #expect(Seen(state, KeyPress(.enter)) == Seen(nil, notice: .unavailable(title: "Soup", reason: "sold out")))
    state.press(control("u"))
    #expect(state.pointer == 0)
    state.press(typing("s"))
    #expect(state.pointer.flatMap(state.option) == 0)
  }

  @Test("where more match than fit and none can be chosen, the keys that move show the others")
  func unavailableList() {
    let soups = (1...12).map { ChoiceOption.unavailable("Soup \($0)") }
    var state = PromptState.of(
      question(soups + options("Stew")), 40, 10, filtersLongLists: true, after: pressing("soup"))
    let visible = { (state: PromptState) in
      state.frame.rows.map(\.text).filter { $0.contains("Soup") }.map { $0.dropFirst(2).prefix { $0 != "(" } }
    }
    #expect(visible(state) == ["Soup 1 ", "Soup 2 ", "Soup 3 ", "Soup 4 ", "Soup 5 "])
    #expect(state.frame.rows.last?.text == "  ↑↓ move · Esc clear")
    for (key, first) in [(Key.down, 2), (.pageDown, 6), (.end, 8), (.up, 7), (.pageUp, 2), (.home, 1)] {
      #expect(state.press(KeyPress(key)) == nil)
      #expect(visible(state).first == "Soup \(first) ", "\(key)")
      #expect(state.pointer == nil)
    }
  }

  @Test("C28 on few rows there is still the word that nothing was found, and why a key does nothing")
  func noMatchOnFewRows() {
    #expect(
      Self.long(columns: 30, rows: 3, after: pressing("zz")).frame.picture
        == " |? Number\n*|/ zz\n |  Nothing matches “zz”.")
    #expect(
      Self.long(columns: 30, rows: 2, after: pressing("zz", Key.enter)).frame.rows[0].text == "  Nothing matches “zz”.")
    let forced = question(options("a", "b"), cancel: nil)
    #expect(
      PromptState.of(forced, 30, 1, after: pressing(Key.escape)).frame.rows.map(\.text) == [
        "  An answer is needed: this …"
      ])
  }

  @Test("what is far in a long title is not read again for each frame")
  func longTitle() {
    let title = "begin " + String(repeating: "x", count: 2_000) + " end"
    let state = PromptState.of(question(options(title, "other")), 40, 24, after: pressing("/beg"))
    #expect(state.frame.rows[2].spans.map(\.text).contains("beg"))
    #expect(PromptState.of(question(options(title, "other")), 40, 24, after: pressing("/end")).shownCount == 1)
  }

  @Test("C11 the first match is visible however far down the list was, and the window begins with it")
  func scrolled() {
    var state = Self.long(100, after: pressing(Key.end))
    #expect(state.top > 80)
    state.press(typing("1"))
    #expect(state.top == 0)
    #expect(state.pointer == 0)
    #expect(state.option(inRow: 0) == 0)
  }

  @Test("Escape clears the filter, and the option that was found stays the current one; then it cancels")
  func escapeInLongList() {
    var state = Self.long(after: pressing("23"))
    #expect(Seen(state, KeyPress(.escape)).effect == nil)
    state.press(KeyPress(.escape))
    #expect(state.pointer == 22)
    #expect(
      state.frame.typedPicture == """
         |? Number
        *|/ type to find
         |  option 20
         |  option 21
         |  option 22
         |❯ option 23
         |  option 24
         |  Cancel
         |  23 of 40 · Enter choose · Esc cancel
        1:2
        """)
    #expect(Seen(state, KeyPress(.escape)).effect == .end(.escape))
  }

  @Test("Escape takes away a filter that / has opened, with what is in it, and so does Backspace in an empty one")
  func escapeInShortList() {
    for keys in [pressing("/noo", Key.escape), pressing("/", Key.escape), pressing("/", Key.backspace)] {
      let state = PromptState.of(Self.food, after: keys)
      #expect(!state.filter.isOpen)
      #expect(state.filter.shown == nil)
      #expect(Seen(state, KeyPress(.escape)).effect == .end(.escape))
      #expect(Seen(state, typing("2")).pointer == 1)
    }
    #expect(PromptState.of(Self.food, after: pressing("/n", Key.backspace)).filter.isOpen)
  }

  @Test("Ctrl-D deletes in a text, and is the end of input in none")
  func controlD() {
    var state = PromptState.of(Self.food, after: pressing("/ab", Key.left))
    #expect(state.press(control("d")) == nil)
    #expect(state.filter.line.text == "a")
    state.press(control("d"))
    #expect(state.filter.line.text == "a")
    state.press(KeyPress(.backspace))
    #expect(Seen(state, control("d")).effect == .end(.endOfInput))
  }

  @Test(
    "the keys of a line of text do in it what they do elsewhere",
    arguments: KeyBindings.filtering.sorted { "\($0)" < "\($1)" })
  func editing(key: KeyPress, command: PromptCommand) {
    var line = FilterLineTests.line("new y|ork")
    let state = PromptState.of(Self.food, after: pressing("/new york", Key.left, Key.left, Key.left))
    #expect(state.filter.line == line)
    guard case .edit(let edit) = command else {
      Issue.record("\(key) edits nothing")
      return
    }
    line.perform(edit)
    var edited = state
    #expect(edited.press(key) == nil)
    #expect(edited.filter.line == line)
  }

  @Test("a paste is one event: text that is searched for, whatever is in it, and that never submits")
  func paste() {
    var state = Self.long(after: pressing("op"))
    #expect(state.reduce(.key(.paste("tion\r23\n\u{3}"))) == nil)
    #expect(state.filter.line.text == "option 23  ")
    #expect(state.option(inRow: 0) == 22)
    #expect(state.reduce(.key(.paste(""))) == nil)
    #expect(state.filter.line.text == "option 23  ")
  }

  @Test("C55 the caret is in its cell after wide characters, and a line that is too wide shows its end")
  func caret() {
    let positions = ["日本", "日本e\u{301}", "👨‍👩‍👧", "abc"].map { Self.long(after: pressing($0)).frame.cursorColumn }
    #expect(positions == [6, 7, 4, 5])
    let state = Self.long(columns: 14, after: pressing("0123456789abcdef"))
    #expect(state.frame.rows[state.frame.cursorRow].text == "/ …789abcdef")
    #expect(state.frame.cursorColumn == 12)
    let middle = Self.long(columns: 14, after: pressing("0123456789abcdef", Key.left, Key.left))
    #expect(middle.frame.rows[middle.frame.cursorRow].text == "/ …56789abcd…")
    #expect(middle.frame.cursorColumn == 12)
  }

  @Test("C14 what was typed and deleted leaves the frame as it was")
  func residue() {
    let question = question(options("☺\u{FE0F} a", "⚠\u{FE0F} b"))
    let open = PromptState.of(question, after: pressing("/"))
    let changed = PromptState.of(question, after: pressing("/☺b", Key.backspace, Key.backspace))
    #expect(changed.frame == open.frame)
  }

  @Test("what was found is drawn apart, on whole characters, in the current row and in others")
  func highlighting() {
    let theme = TerminalTheme.standard
    let state = PromptState.of(
      question(options("cafe\u{301} au lait", "a cab"), title: "?"), after: pressing("/cae", Key.backspace))
    let spans = state.frame.rows.filter { $0.text.contains("ca") && !$0.text.contains("/") }.map { row in
      row.spans.filter { !["❯", " ", "  "].contains($0.text) }
    }
    #expect(
      Set(spans) == [
        [Frame.Span("ca", theme.current.with(theme.match)), Frame.Span("fe\u{301} au lait", theme.current)],
        [
          Frame.Span("a ", theme.option), Frame.Span("ca", theme.option.with(theme.match)),
          Frame.Span("b", theme.option),
        ],
      ])
  }

  @Test(
    "on the smallest screens what is typed comes right after the current option",
    arguments: [
      (1, " |❯ option 12"), (2, "*|/ 12\n |❯ option 12"), (3, " |? Number\n*|/ 12\n |❯ option 12"),
      (4, " |? Number\n*|/ 12\n |❯ option 12\n |  Cancel"),
      (5, " |? Number\n*|/ 12\n |❯ option 12\n |  Cancel\n |  Enter choose"),
    ])
  func fewRows(rows: Int, picture: String) {
    let frame = Self.long(columns: 20, rows: rows, after: pressing("12")).frame
    #expect(frame.picture.replacing("*|❯", with: " |❯") == picture)
  }

  @Test("a screen of another size keeps what is typed, and what was found")
  func resized() {
    var state = Self.long(after: pressing("23"))
    let before = state.frame
    for size in [
      ScreenSize(columns: 1, rows: 1), ScreenSize(columns: 100, rows: 60), ScreenSize(columns: 40, rows: 10),
    ] {
      #expect(state.reduce(.resized(size)) == .redraw)
      #expect(state.option(inRow: 0) == 22)
    }
    #expect(state.frame == before)
  }
}

@Suite("A long list that is searched in parts")
struct PromptSearchPartTests {
  static let count = 5 * PromptState.searchPart.options

  static var state: PromptState { .of(question(numberedOptions(count)), filtersLongLists: true) }

  /// A state whose search is over.
  static func finished(_ state: PromptState) -> (state: PromptState, effect: PromptEffect?) {
    var state = state
    var effect: PromptEffect?
    while state.filter.isSearching { effect = state.advanceSearch() }
    return (state, effect)
  }

  @Test("shows each key at once, and what matches when all has been looked at")
  func parts() {
    var state = Self.state
    state.press(typing("9"))
    #expect(state.filter.line.text == "9")
    #expect(state.filter.isSearching)
    #expect(state.filter.shown == nil)
    for _ in 0..<3 {
      #expect(state.advanceSearch() == nil)
      #expect(state.filter.shown == nil)
    }
    #expect(state.advanceSearch() == nil)
    #expect(!state.filter.isSearching)
    #expect(state.filter.shown?.isEmpty == false)
  }

  @Test("the next key cuts the search, and the end is the same as without haste")
  func cut() {
    var hasty = Self.state
    for key in pressing("99", Key.backspace, "8") { hasty.press(key) }
    var patient = Self.state
    for key in pressing("98") {
      patient.press(key)
      patient = Self.finished(patient).state
    }
    #expect(hasty.filter.isSearching)
    hasty = Self.finished(hasty).state
    #expect(hasty.filter.shown == patient.filter.shown)
    #expect(hasty.frame == patient.frame)
  }

  @Test("Enter and the keys that move wait for the search: they mean what was typed, and not what was shown before")
  func enter() {
    var state = Self.state
    for key in pressing("\(Self.count)") { state.press(key) }
    #expect(state.filter.isSearching)
    var moved = state
    #expect(moved.press(KeyPress(.end)) == nil)
    #expect(moved.pointer == 0)
    let (end, effect) = Self.finished(moved)
    #expect((end.pointer, effect) == (end.shownCount - 1, nil))
    #expect(state.press(KeyPress(.enter)) == nil)
    #expect(state.press(KeyPress(.enter)) == nil)
    #expect(Self.finished(state).effect == .answer(options: [Self.count - 1]))
    // Ctrl-C does not wait, and what is typed after Enter is meant instead of it.
    #expect(Seen(state, control("c")).effect == .end(.interrupt))
    state.press(KeyPress(.backspace))
    #expect(Self.finished(state).effect == nil)
  }

  @Test("says that nothing matches what has been looked at, and nothing of what is still being looked for")
  func noMatchMeanwhile() {
    var state = Self.state
    for key in pressing("9q") { state.press(key) }
    state = Self.finished(state).state
    state.press(KeyPress(.backspace))
    #expect(state.filter.isSearching)
    #expect(state.frame.rows[2].text == "  Nothing matches “9q”.")
  }
}
