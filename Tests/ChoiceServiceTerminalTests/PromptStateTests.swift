import ChoiceService
import TestSupport
import Testing

@testable import ChoiceServiceTerminal

/// What a key has done.
struct Seen: Sendable, Hashable {
  var pointer: Int?
  var top = 0
  var effect: PromptEffect?
  var notice: PromptNotice?

  init(_ pointer: Int?, top: Int = 0, _ effect: PromptEffect? = nil, notice: PromptNotice? = nil) {
    self.pointer = pointer
    self.top = top
    self.effect = effect
    self.notice = notice
  }

  /// What a last key does to a state.
  init(_ state: PromptState, _ key: KeyPress) {
    var state = state
    let effect = state.press(key)
    self.init(state.pointer, top: state.top, effect, notice: state.notice)
  }
}

@Suite("The table of keys")
struct KeyBindingsTests {
  /// From the sixth of twenty options, of which eight are visible, and Cancel.
  static let table: [(KeyPress, Seen)] = [
    (KeyPress(.up), Seen(4)), (control("p"), Seen(4)), (KeyPress(.tab, .shift), Seen(4)), (typing("k"), Seen(4)),
    (KeyPress(.down), Seen(6)), (control("n"), Seen(6)), (KeyPress(.tab), Seen(6)), (typing("j"), Seen(6)),
    (KeyPress(.pageUp), Seen(0)), (control("b"), Seen(0)),
    (KeyPress(.pageDown), Seen(13, top: 7)), (control("f"), Seen(13, top: 7)),
    (KeyPress(.home), Seen(0)), (control("a"), Seen(0)),
    (KeyPress(.end), Seen(19, top: 12)), (control("e"), Seen(19, top: 12)),
    (KeyPress(.up, .shift), Seen(5)), (KeyPress(.up, .alt), Seen(5)), (KeyPress(.up, .control), Seen(5)),
    (KeyPress(.down, .shift), Seen(5)), (KeyPress(.down, .alt), Seen(5)), (KeyPress(.down, .control), Seen(5)),
    (KeyPress(.enter), Seen(5, .answer(options: [5]))),
    (KeyPress(.escape), Seen(5, .end(.escape))),
    (control("c"), Seen(5, .end(.interrupt))),
    (control("d"), Seen(5, .end(.endOfInput))),
    (control("z"), Seen(5, .suspend)),
    (control("\\"), Seen(5, .quit)),
    (control("l"), Seen(5, .redraw)), (typing("/"), Seen(5)),
  ]

  @Test("does what it says from the middle of a list", arguments: table)
  func everyKey(key: KeyPress, seen: Seen) {
    let state = PromptState.of(question(numberedOptions(20)), 80, 12, after: times(5, .down))
    #expect(Seen(state, key) == seen)
  }

  @Test("is tested as a whole")
  func complete() {
    #expect(Set(Self.table.map(\.0)) == Set(KeyBindings.always.keys).union(KeyBindings.letters.keys))
  }

  @Test("has letters without modifiers, each once")
  func letters() {
    let letters = Array(KeyBindings.letters.keys) + Array(KeyBindings.manyLetters.keys)
    #expect(letters.allSatisfy { $0.modifiers.isEmpty })
    #expect(Set(letters).count == letters.count)
    #expect(Set(letters).isDisjoint(with: KeyBindings.always.keys))
  }

  @Test("has a key for each change of the filter, none of which types a character, and each way out wherever it is")
  func filtering() {
    let commands = FilterLine.Edit.allCases.map { PromptCommand.edit($0) }
    #expect(Set(KeyBindings.filtering.values) == Set(commands))
    let keys = Array(KeyBindings.filtering.keys) + Array(KeyBindings.many.keys) + Array(KeyBindings.always.keys)
    for key in keys { if case .text = key.key { #expect(!key.modifiers.isEmpty) } }
    let ways: [KeyPress: PromptCommand] = [
      KeyPress(.enter): .submit, KeyPress(.escape): .cancel, control("c"): .interrupt, control("d"): .endInput,
      control("z"): .suspend, control("\\"): .quit, control("l"): .redraw, KeyPress(.up): .previous,
      KeyPress(.down): .next, control("p"): .previous, control("n"): .next, KeyPress(.home): .first,
      KeyPress(.end): .last, KeyPress(.pageUp): .pageBack, KeyPress(.pageDown): .pageForward,
    ]
    for (key, command) in ways {
      for isFiltering in [true, false] {
        for isMany in [true, false] {
          #expect(KeyBindings.command(for: key, isFiltering: isFiltering, isMany: isMany) == command)
        }
      }
    }
  }

  static let idle: [KeyPress] =
    [
      .left, .right, .backspace, .delete, .insert, .function(1), .function(12), .text("."), .text("é"), .text("\0"),
      .text(" "), .text("q"), .text("日"), .text("J"),
    ].map { KeyPress($0) } + [
      KeyPress(.enter, .alt), KeyPress(.escape, .shift), KeyPress(.text("j"), .alt), KeyPress(.text("1"), .alt),
      KeyPress(.pageDown, .control), KeyPress(.down, .superKey), control("x"), control("j"),
    ]

  @Test("C50 C62 has no other keys: they change nothing and are not echoed", arguments: idle)
  func nothing(key: KeyPress) {
    let state = PromptState.of(question(numberedOptions(20)), 80, 12, after: times(5, .down))
    #expect(Seen(state, key) == Seen(5))
    var after = state
    after.press(key)
    #expect(after.frame == state.frame)
  }

  @Test("C61 C62 on a question without an option, no key but Escape and the signals does anything")
  func noOptions() {
    for key in boundKeys + [typing("j")] {
      let seen = Seen(.of(question([], cancel: nil)), key)
      switch KeyBindings.always[key] {
      case .interrupt: #expect(seen == Seen(nil, .end(.interrupt)))
      case .endInput: #expect(seen == Seen(nil, .end(.endOfInput)))
      case .suspend: #expect(seen == Seen(nil, .suspend))
      case .quit: #expect(seen == Seen(nil, .quit))
      case .redraw: #expect(seen == Seen(nil, .redraw))
      case .cancel: #expect(seen == Seen(nil, notice: .hasToChoose))
      default: #expect(seen == Seen(nil), "\(key)")
      }
    }
  }
}

@Suite("Where the pointer is first")
struct InitialPointerTests {
  static let erase = ChoiceOption("erase", role: .destructive)
  static let gone = ChoiceOption.unavailable("gone")
  static let keep = ChoiceOption("keep")

  @Test(
    "is the default, else the first option that is available and loses nothing, else Cancel, else nowhere",
    arguments: [
      ([keep, keep, keep], 1, "Cancel", 1), ([keep, keep], nil, "Cancel", 0), ([keep, keep], 7, "Cancel", 0),
      ([keep, erase], 1, "Cancel", 0), ([keep, gone], 1, "Cancel", 0), ([erase, keep], nil, "Cancel", 1),
      ([gone, erase, keep], nil, nil, 2), ([erase, erase], nil, "Cancel", 2), ([erase], nil, nil, nil),
      ([gone, gone], nil, "Cancel", 2), ([gone, gone], nil, nil, nil), ([], nil, "Cancel", 0), ([], nil, nil, nil),
    ] as [([ChoiceOption], Int?, String?, Int?)])
  func initial(options: [ChoiceOption], defaultIndex: Int?, cancel: String?, pointer: Int?) {
    let question = question(options, cancel: cancel, defaultIndex: defaultIndex)
    #expect(PromptState.of(question).pointer == pointer)
  }

  @Test("C08 is visible on every screen, however far down it is", arguments: 1...40)
  func visible(rows: Int) {
    let state = PromptState.of(question(numberedOptions(50), defaultIndex: 29), 80, rows)
    #expect(state.pointer == 29)
    #expect(Viewport.visible(from: state.top, height: state.layout.options, count: 50).contains(29))
    #expect(Seen(state, KeyPress(.enter)).effect == .answer(options: [29]))
  }
}

@Suite("Keys that move the pointer")
struct MovingTests {
  static let four = question(options("a", "b", "c", "d"))

  @Test(
    "C74 wrap around, by way of Cancel, or stop at the ends where the host wants that",
    arguments: [
      (true, [KeyPress(.up)], 4), (false, [KeyPress(.up)], 0), (true, times(5, .down), 0), (false, times(5, .down), 4),
      (true, times(6, .down), 1), (true, times(2, .up), 3), (false, times(9, .down) + times(1, .up), 3),
    ])
  func ends(wrapsAround: Bool, keys: [KeyPress], pointer: Int) {
    #expect(PromptState.of(Self.four, wrapsAround: wrapsAround, after: keys).pointer == pointer)
  }

  @Test("wrap from the last option to the first where there is no Cancel")
  func endsWithoutCancel() {
    let three = question(options("a", "b", "c"), cancel: nil)
    #expect(PromptState.of(three, after: times(3, .down)).pointer == 0)
    #expect(PromptState.of(three, after: times(1, .up)).pointer == 2)
  }

  @Test(
    "End, Home and the pages never reach Cancel, and leave it for an option",
    arguments: [
      ([.end], 3), ([.end, .end], 3), ([.pageDown], 3), ([.pageDown, .pageDown], 3), ([.up, .end], 3),
      ([.up, .home], 0), ([.up, .pageDown], 3), ([.up, .pageUp], 0), ([.pageUp], 0), ([.home, .up], 4),
    ] as [([Key], Int)])
  func leaps(keys: [Key], pointer: Int) {
    #expect(PromptState.of(Self.four, after: keys.map { KeyPress($0) }).pointer == pointer)
  }

  static let gaps = question([
    .unavailable("a"), ChoiceOption("b"), .unavailable("c"), .unavailable("d"), ChoiceOption("e"), .unavailable("f"),
  ])

  @Test(
    "C73 skip what cannot be chosen",
    arguments: [
      ([], 1), ([.down], 4), ([.down, .down], 6), ([.down, .down, .down], 1), ([.up], 6), ([.up, .up], 4), ([.end], 4),
      ([.end, .home], 1), ([.pageDown], 4), ([.pageDown, .pageUp], 1),
    ] as [([Key], Int)])
  func gaps(keys: [Key], pointer: Int) {
    #expect(PromptState.of(Self.gaps, after: keys.map { KeyPress($0) }).pointer == pointer)
  }

  @Test("C73 reach what is behind a page of options that cannot be chosen")
  func wideGap() {
    let gap = (0..<20).map { ChoiceOption.unavailable("gone \($0)") }
    let question = question(options("a") + gap + options("b", "c"))
    let down = PromptState.of(question, 80, 12, after: times(1, .pageDown))
    #expect(down.pointer == 21)
    #expect(PromptState.of(question, 80, 12, after: times(2, .down) + times(1, .pageUp)).pointer == 21)
    #expect(PromptState.of(question, 80, 12, after: times(1, .down) + times(1, .pageUp)).pointer == 0)
  }

  @Test("C59 come to an end where nothing can be chosen, with and without Cancel", arguments: [nil, "Cancel"])
  func nothingAvailable(cancel: String?) {
    let nothing = question([.unavailable("a"), .unavailable("b", "gone")], cancel: cancel)
    let expected: Int? = cancel == nil ? nil : 2
    for key in boundKeys + [typing("j"), typing("k"), typing("1"), typing("2")] {
      for wraps in [true, false] {
        let state = PromptState.of(nothing, wrapsAround: wraps)
        #expect(Seen(state, key).pointer == expected, "\(key)")
        if case .answer = Seen(state, key).effect { Issue.record("\(key) has chosen what cannot be chosen") }
      }
    }
    #expect(
      Seen(.of(nothing), typing("2")) == Seen(expected, notice: .unavailable(title: "b", reason: "gone")))
  }

  @Test("from nowhere begin at the end that they come from")
  func fromNowhere() {
    let nowhere = question((1...3).map { ChoiceOption("erase \($0)", role: .destructive) }, cancel: nil)
    let expected: [Key: Int?] = [
      .down: 0, .up: 2, .home: 0, .end: 2, .pageDown: 2, .pageUp: 0, .enter: nil, .left: nil,
    ]
    for (key, pointer) in expected {
      #expect(Seen(.of(nowhere), KeyPress(key)) == Seen(pointer), "\(key)")
    }
  }

  @Test("C10 move the pointer in the window, which scrolls when it comes near the edge, and no further than necessary")
  func scrolling() {
    var state = PromptState.of(question(numberedOptions(40)), 80, 12)
    #expect(state.layout.options == 8)
    var tops: [Int] = []
    for _ in 0..<10 {
      state.press(KeyPress(.down))
      tops.append(state.top)
    }
    #expect(tops == [0, 0, 0, 0, 0, 0, 1, 2, 3, 4])
    tops = []
    for _ in 0..<8 {
      state.press(KeyPress(.up))
      tops.append(state.top)
    }
    #expect(tops == [4, 4, 4, 4, 4, 3, 2, 1])
  }
}

@Suite("Digits, and keys of an option's own")
struct TypedKeyTests {
  static func typed(_ text: String) -> [KeyPress] { text.unicodeScalars.map(typing) }

  @Test(
    "digits move the pointer, go on with a number while one of so many digits can be there, and never submit",
    arguments: [
      ("1", 0), ("5", 4), ("12", 11), ("15", 14), ("120", 15), ("0", 15), ("10", 9), ("00", 15), ("01", 0),
      ("9", 8), ("151", 0), ("1j2", 1), ("15555555555555555555555", 4), ("399", 8), ("165", 4), ("015", 14),
    ])
  func digits(text: String, pointer: Int) {
    var state = PromptState.of(question(numberedOptions(15)), 80, 40)
    for key in Self.typed(text) { #expect(state.press(key) == nil) }
    #expect(state.pointer == pointer)
    #expect(state.notice == nil)
  }

  @Test(
    "a number that no option has leaves the pointer alone and says which there are",
    arguments: [
      ("27", "Cancel", 1, 7, 0), ("7", "Cancel", 0, 7, 0), ("20", nil, 1, 0, 1), ("0", nil, 0, 0, 1),
      ("7", nil, 0, 7, 1),
    ] as [(String, String?, Int, Int, Int)])
  func noSuchNumber(text: String, cancel: String?, pointer: Int, number: Int, first: Int) {
    let state = PromptState.of(question(options("a", "b"), cancel: cancel), after: Self.typed(text))
    #expect(state.pointer == pointer)
    #expect(state.notice == .noSuchNumber(number, first: first, last: 2))
  }

  @Test(
    "a digit goes on with a number as long as there can be one of so many digits",
    arguments: [
      (5, nil, 9, 5), (5, 1, 9, 5), (5, 1, 10, 15), (9, 9, 12, 99), (5, 15, 12, 5), (0, 1, 9, 0), (0, 1, 12, 10),
      (5, 0, 99, 5), (0, 0, 99, 0), (3, 12, 99, 3), (3, 12, 100, 123), (1, nil, 0, 1), (1, 1, 0, 1),
      (9, 999_999_999_999_999_999, .max, 9), (9, 99_999_999_999_999_999, .max, 999_999_999_999_999_999),
    ] as [(Int, Int?, Int, Int)])
  func typedNumber(digit: Int, number: Int?, last: Int, typed: Int) {
    #expect(PromptState.number(typing: digit, after: number, last: last) == typed)
  }

  @Test(
    "a number with as many digits as the last is one number, also where there is no such option: Enter chooses no other",
    arguments: [
      ("15", 12, 0, 15), ("99", 12, 8, 99), ("16", 15, 0, 16), ("3999", 15, 8, 99), ("20", 15, 1, 20),
      ("99", 98, 8, 99),
      ("121", 120, 11, 121), ("999", 120, 98, 999), ("130", 120, 12, 130),
    ] as [(String, Int, Int, Int)])
  func noSuchLongNumber(text: String, count: Int, pointer: Int, number: Int) {
    var state = PromptState.of(question(numberedOptions(count)), 80, 200)
    for key in Self.typed(text) { #expect(state.press(key) == nil) }
    let notice = PromptNotice.noSuchNumber(number, first: 0, last: count)
    #expect(Seen(state, KeyPress(.enter)) == Seen(pointer, notice: notice))
    state.press(KeyPress(.left))
    #expect(Seen(state, KeyPress(.enter)) == Seen(pointer, .answer(options: [pointer])))
  }

  @Test("C73 the number of what cannot be chosen leaves the pointer alone and says why, until the next key")
  func unavailableNumber() {
    let question = question([ChoiceOption("a"), .unavailable("soup", "sold out"), .unavailable("stew")])
    var state = PromptState.of(question)
    #expect(Seen(state, typing("2")) == Seen(0, notice: .unavailable(title: "soup", reason: "sold out")))
    #expect(Seen(state, typing("3")) == Seen(0, notice: .unavailable(title: "stew", reason: nil)))
    state.press(typing("2"))
    #expect(Seen(state, KeyPress(.left)) == Seen(0))
    #expect(Seen(state, typing("1")) == Seen(0))
  }

  @Test(
    "Enter after a number of nothing that can be chosen is refused, until another key", arguments: ["2", "9", "29"])
  func enterAfterRefusedNumber(text: String) {
    var state = PromptState.of(question([ChoiceOption("a"), .unavailable("soup")]), after: Self.typed(text))
    let notice = state.notice
    #expect(notice != nil)
    for _ in 0..<3 {
      #expect(state.press(KeyPress(.enter)) == nil)
      #expect(state.notice == notice)
    }
    state.press(KeyPress(.left))
    #expect(Seen(state, KeyPress(.enter)) == Seen(0, .answer(options: [0])))
  }

  static let keyed = question([
    ChoiceOption("save", shortcut: "s"), ChoiceOption("jump", shortcut: "j"), ChoiceOption("quit", shortcut: "q"),
    ChoiceOption("erase", role: .destructive, shortcut: "e"), ChoiceOption("twin", shortcut: "s"),
    ChoiceOption("soup", availability: .unavailable(reason: "sold out"), shortcut: "u"),
    ChoiceOption("big", shortcut: "B"),
    ChoiceOption("three", shortcut: "3"), ChoiceOption("麵", shortcut: "麵"), ChoiceOption("é", shortcut: "e\u{301}"),
    ChoiceOption("slash", shortcut: "/"),
  ])

  @Test(
    "an option's own key submits it at once, before any other meaning of the key",
    arguments: [
      ("s", 0), ("S", 0), ("j", 1), ("J", 1), ("q", 2), ("e", 3), ("B", 6), ("b", 6), ("3", 7), ("麵", 8), ("é", 9),
      ("É", 9), ("/", 10),
    ] as [(Unicode.Scalar, Int)])
  func shortcut(key: Unicode.Scalar, option: Int) {
    #expect(Seen(.of(Self.keyed), typing(key)) == Seen(0, .answer(options: [option])))
  }

  @Test("a capital and its small letter are two keys where both are somebody's")
  func twoCases() {
    let both = question([ChoiceOption("small", shortcut: "a"), ChoiceOption("capital", shortcut: "A")])
    #expect(Seen(.of(both), typing("a")).effect == .answer(options: [0]))
    #expect(Seen(.of(both), typing("A")).effect == .answer(options: [1]))
  }

  @Test("C73 the own key of what cannot be chosen says why and chooses nothing")
  func unavailableShortcut() {
    let notice = PromptNotice.unavailable(title: "soup", reason: "sold out")
    #expect(Seen(.of(Self.keyed), typing("u")) == Seen(0, notice: notice))
    #expect(Seen(.of(Self.keyed), typing("U")) == Seen(0, notice: notice))
  }

  @Test("an option's own key does nothing of the kind with Control or Alt, and the other keys stay")
  func shortcutWithModifiers() {
    #expect(Seen(.of(Self.keyed), control("s")) == Seen(0))
    #expect(Seen(.of(Self.keyed), KeyPress(.text("s"), .alt)) == Seen(0))
    #expect(Seen(.of(Self.keyed), control("e")) == Seen(10))
    #expect(Seen(.of(Self.keyed), typing("k")) == Seen(11))
    #expect(Seen(.of(Self.keyed), typing("4")) == Seen(3))
  }

  @Test("an unavailable twin before it has the key: the first of several with one key has it")
  func duplicates() {
    let request = ChoiceRequest(
      title: "?",
      options: [
        ChoiceOption("a", availability: .unavailable(reason: nil), shortcut: "x"), ChoiceOption("b", shortcut: "x"),
        ChoiceOption("c"),
      ])
    #expect(RequestOptions(request).shortcuts == ["x": 0])
  }
}

@Suite("Keys that end the question")
struct EndingTests {
  @Test("Enter takes the row of the pointer, and Cancel is the button")
  func enter() {
    let question = question(options("red", "red", "blue"))
    #expect(Seen(.of(question, after: times(1, .down)), KeyPress(.enter)).effect == .answer(options: [1]))
    #expect(Seen(.of(question, after: times(1, .up)), KeyPress(.enter)).effect == .end(.button))
    #expect(Seen(.of(question, after: [typing("0")]), KeyPress(.enter)).effect == .end(.button))
  }

  @Test("Escape ends a question that has Cancel, or that only informs, and says that it cannot end another")
  func escape() {
    let escape = KeyPress(.escape)
    #expect(Seen(.of(question(options("a"))), escape) == Seen(0, .end(.escape)))
    let information = question(options("OK"), cancel: nil, isAcknowledgement: true)
    #expect(Seen(.of(information), escape) == Seen(0, .end(.escape)))
    #expect(Seen(.of(information), KeyPress(.enter)) == Seen(0, .answer(options: [0])))
    #expect(Seen(.of(information), typing("0")) == Seen(0, notice: .noSuchNumber(0, first: 1, last: 1)))
    var forced = PromptState.of(question(options("a", "b"), cancel: nil))
    #expect(Seen(forced, escape) == Seen(0, notice: .hasToChoose))
    forced.press(escape)
    #expect(Seen(forced, escape) == Seen(0, notice: .hasToChoose))
    #expect(Seen(forced, KeyPress(.down)) == Seen(1))
  }

  @Test(
    "the signals' keys work on every question", arguments: [nil, "Cancel"], [true, false])
  func signals(cancel: String?, hasOptions: Bool) {
    let state = PromptState.of(question(hasOptions ? options("a", "b") : [], cancel: cancel))
    #expect(Seen(state, control("c")).effect == .end(.interrupt))
    #expect(Seen(state, control("d")).effect == .end(.endOfInput))
    #expect(Seen(state, control("z")).effect == .suspend)
    #expect(Seen(state, control("\\")).effect == .quit)
  }

  @Test("a paste is no key, whatever is in it", arguments: ["", "\r", "2\r", "\u{3}", "\u{1B}", "q"])
  func paste(text: String) {
    var state = PromptState.of(
      question([ChoiceOption("a"), ChoiceOption("b", shortcut: "q")], cancel: nil), after: [KeyPress(.escape)])
    let before = state.frame
    #expect(state.reduce(.key(.paste(text))) == nil)
    #expect(state.pointer == 0)
    #expect(state.frame == before)
  }
}

@Suite("The message and the size of the screen")
struct MessageScrollingTests {
  static let long = question(
    numberedOptions(40), message: (1...9).map { "line \($0)" }.joined(separator: "\n"))

  @Test("Shift with the arrows scrolls the message between its ends, and nothing else")
  func scrolls() {
    var state = PromptState.of(Self.long, 80, 13)
    #expect(state.layout.message == 4)
    #expect(state.canScrollMessage)
    state.press(KeyPress(.up, .shift))
    #expect(state.messageTop == 0)
    var tops: [Int] = []
    for _ in 0..<7 {
      #expect(state.press(KeyPress(.down, .shift)) == nil)
      tops.append(state.messageTop)
    }
    #expect(tops == [1, 2, 3, 4, 5, 5, 5])
    state.press(KeyPress(.up, .alt))
    #expect(state.messageTop == 4)
    #expect(state.pointer == 0)
  }

  @Test("a screen that grows shows the whole message again from its beginning")
  func grows() {
    var state = PromptState.of(Self.long, 80, 13, after: Array(repeating: KeyPress(.down, .shift), count: 5))
    #expect(state.reduce(.resized(ScreenSize(columns: 80, rows: 60))) == .redraw)
    #expect(state.messageTop == 0)
    #expect(!state.canScrollMessage)
  }

  @Test("C05 C11 a screen of another size keeps the pointer and shows it, and the old size brings the old frame back")
  func resized() {
    let first = PromptState.of(Self.long, 80, 24, after: times(1, .end))
    for columns in [1, 2, 8, 79, 200] {
      for rows in [1, 2, 3, 5, 12, 60] {
        var state = first
        #expect(state.reduce(.resized(ScreenSize(columns: columns, rows: rows))) == .redraw)
        #expect(state.pointer == 39)
        let visible = Viewport.visible(
          from: state.top, height: state.layout.options, count: state.scrolledCount)
        #expect(visible.contains(39))
        _ = state.reduce(.resized(first.size))
        #expect(state.frame == first.frame)
      }
    }
  }

  @Test("a number that is being typed goes on after a change of the size")
  func typedAcrossResize() {
    var state = PromptState.of(Self.long, after: [typing("1")])
    _ = state.reduce(.resized(ScreenSize(columns: 40, rows: 10)))
    state.press(typing("2"))
    #expect(state.pointer == 11)
  }
}
