import ChoiceService
import TestSupport
import Testing

@testable import ChoiceServiceTerminal

@Suite("Ticks")
struct TicksTests {
  @Test("are an answer in the order of the list, once there are enough of them")
  func answer() {
    var ticks = Ticks(count: 1...2)
    #expect(ticks.answer == nil)
    #expect(ticks.toggle(3) == true)
    #expect(ticks.toggle(1) == true)
    #expect(ticks.answer == [1, 3])
    #expect(ticks.toggle(0) == false)
    #expect(ticks.answer == [1, 3])
    #expect(ticks.toggle(3) == true)
    #expect(ticks.answer == [1])
  }

  @Test(
    "of all of some, of the others, and of none",
    arguments: [
      (0...4, [], [0, 1], [0, 1], [0, 1]), (0...4, [0], [0, 1], [0, 1], [1]), (0...4, [0, 1], [0, 1], [], []),
      (0...4, [3], [0, 1], [0, 1, 3], [0, 1, 3]), (0...4, [], [], [], []),
    ] as [(ClosedRange<Int>, Set<Int>, [Int], Set<Int>, Set<Int>)])
  func several(count: ClosedRange<Int>, before: Set<Int>, some: [Int], all: Set<Int>, inverse: Set<Int>) {
    var ticks = Ticks(count: count, options: before)
    #expect(ticks.toggleAll(some) == true)
    #expect(ticks.options == all)
    ticks = Ticks(count: count, options: before)
    #expect(ticks.invert(some) == true)
    #expect(ticks.options == inverse)
  }

  @Test("are never more than may be, and fewer wherever they were too many at first")
  func limits() {
    var ticks = Ticks(count: 1...2, options: [0])
    #expect(ticks.toggleAll([0, 1, 2]) == false)
    #expect(ticks.invert([1, 2, 3]) == false)
    #expect(ticks.options == [0])
    var many = Ticks(count: 1...2, options: [0, 1, 2, 3])
    #expect(many.answer == nil)
    #expect(many.toggle(9) == false)
    #expect(many.toggle(0) == true)
    #expect(many.toggle(1) == true)
    #expect(many.answer == [2, 3])
  }
}

@Suite("Several choices")
struct PromptTicksTests {
  static func toppings(
    _ count: ClosedRange<Int> = 1...3, preselected: Set<Int> = [], columns: Int = 60, rows: Int = 24,
    after keys: [KeyPress] = []
  ) -> PromptState {
    .of(
      question(
        [
          ChoiceOption("Cheese"), ChoiceOption("Egg", shortcut: "e"), .unavailable("Ham", "sold out"),
          ChoiceOption("Basil"), ChoiceOption("Bacon"),
        ], title: "Toppings", selection: .many(count), preselected: preselected), columns, rows, after: keys)
  }

  @Test("have a mark for each option, and say how many are ticked")
  func picture() {
    #expect(
      Self.toppings(after: pressing(Key.down, " ")).frame.picture == """
         |? Toppings
         |
         |  ◯ Cheese
        *|❯ ◉ Egg  [e]
         |  ◯ Ham (unavailable: sold out)
         |  ◯ Basil
         |  ◯ Bacon
         |  Cancel
         |  1 ticked (1 to 3) · Space tick · Enter done · Esc cancel
        """)
    let plain = PromptState.of(
      question(options("a", "b"), selection: .many(1...2), preselected: [1]), 60, 24, style: .test(unicode: false))
    #expect(plain.frame.rows[2...3].map(\.text) == ["> [ ] a", "  [x] b"])
  }

  static let keys: [(KeyPress, Set<Int>)] = [
    (typing(" "), [0, 1]), (KeyPress(.tab), [0, 1]), (typing("a"), [0, 1, 3, 4]), (control("a"), [0, 1, 3, 4]),
    (typing("i"), [0, 3, 4]), (control("r"), [0, 3, 4]), (typing("e"), []), (typing("2"), [1]),
    (KeyPress(.tab, .shift), [1]),
  ]

  @Test(
    "C71 tick, tick all and the inverse have keys, an option's own key ticks it, and a number does not", arguments: keys
  )
  func everyKey(key: KeyPress, ticked: Set<Int>) {
    var state = Self.toppings(1...4, preselected: [1])
    #expect(state.press(key) == nil)
    #expect(state.ticks?.options == ticked)
    #expect(state.notice == nil)
  }

  @Test("has a test for each key of its tables")
  func complete() {
    let keys = Set(Self.keys.map(\.0))
    #expect(keys.isSuperset(of: Set(KeyBindings.many.keys).union(KeyBindings.manyLetters.keys)))
  }

  @Test("C65 C70 Enter answers with what is ticked, in the order of the list, wherever the pointer is")
  func answer() {
    let two = question(options("red", "red", "blue"), selection: .many(1...3))
    #expect(Seen(.of(two, after: pressing(Key.down, " ")), KeyPress(.enter)).effect == .answer(options: [1]))
    #expect(Seen(.of(two, after: pressing("3 1 ")), KeyPress(.enter)).effect == .answer(options: [0, 2]))
    #expect(Seen(.of(two, after: pressing(" ", Key.up)), KeyPress(.enter)).effect == .end(.button))
    let none = question(options("red"), selection: .many(0...1))
    #expect(Seen(.of(none), KeyPress(.enter)).effect == .answer(options: []))
  }

  @Test("C71 too few are refused by Enter, and too many by the key that would tick them, with a sentence")
  func refused() {
    var state = Self.toppings(2...3, after: pressing(" "))
    #expect(Seen(state, KeyPress(.enter)) == Seen(0, notice: .wrongCount(1, 2...3)))
    state.press(KeyPress(.enter))
    #expect(state.frame.rows.last?.text == "  1 chosen; choose 2 to 3.")
    #expect(Seen(state, typing("a")) == Seen(0, notice: .tooManyTicks(limit: 3)))
    #expect(Seen(state, typing("i")) == Seen(0))
    for key in pressing("4 5 ") { state.press(key) }
    #expect(Seen(state, typing("e")) == Seen(4, notice: .tooManyTicks(limit: 3)))
    #expect(Seen(state, KeyPress(.enter)).effect == .answer(options: [0, 3, 4]))
    #expect(Seen(Self.toppings(2...2, after: pressing(" ")), KeyPress(.enter)).notice == .wrongCount(1, 2...2))
  }

  @Test(
    "after a number that there is not, no key answers or ticks what the pointer was on before",
    arguments: [Key.enter, .text(" "), .tab])
  func refusedNumber(key: Key) {
    var state = Self.toppings(0...4, after: pressing("7"))
    let notice = state.notice
    #expect(notice != nil)
    #expect(Seen(state, KeyPress(key)) == Seen(0, notice: notice))
    state.press(KeyPress(key))
    #expect(state.ticks?.options == [])
  }

  @Test("the line of keys says what they do: to Cancel, and where nothing matches")
  func help() {
    let help = { (keys: [KeyPress]) in Self.toppings(0...3, after: keys).frame.rows.last?.text }
    #expect(help(pressing(" ", Key.up)) == "  1 ticked (0 to 3) · ↑↓ move · Enter choose · Esc cancel")
    #expect(help(pressing(" /zz")) == "  1 ticked (0 to 3) · Esc clear")
    #expect(help(pressing(" /")) == "  1 ticked (0 to 3) · Tab tick · Enter done · Esc close")
  }

  @Test("C73 what cannot be chosen cannot be ticked, by any key")
  func unavailable() {
    var state = Self.toppings(0...4, after: pressing("3"))
    #expect(state.notice == .unavailable(title: "Ham", reason: "sold out"))
    state.press(typing(" "))
    #expect(state.ticks?.options == [])
    for key in boundKeys + pressing("aai i", control("a"), Key.tab, control("r")) {
      state.press(key)
      #expect(state.ticks?.contains(2) == false)
    }
  }

  @Test("C64 ticks belong to options: a filter that hides them changes nothing")
  func filter() {
    var state = Self.toppings(1...4, after: pressing("/b", Key.tab, Key.down, Key.tab))
    #expect(state.ticks?.options == [3, 4])
    state.press(KeyPress(.escape))
    #expect(Seen(state, KeyPress(.enter)).effect == .answer(options: [3, 4]))
    state = Self.toppings(1...4, preselected: [0], after: pressing("/b", control("a")))
    #expect(state.ticks?.options == [0, 3, 4])
    state.press(control("a"))
    #expect(state.ticks?.options == [0])
    #expect(
      state.frame.typedPicture == """
         |? Toppings
        *|/ b
         |❯ ◯ Basil
         |  ◯ Bacon
         |  Cancel
         |  1 ticked (1 to 4) · Tab tick · Enter done · Esc clear
        1:3
        """)
    #expect(Seen(state, typing(" ")).effect == nil)
    state.press(typing(" "))
    #expect(state.filter.line.text == "b ")
    #expect(Seen(state, KeyPress(.enter)).effect == .answer(options: [0]))
  }

  @Test("where nothing matches, no tick changes, and Enter says so")
  func noMatch() {
    var state = Self.toppings(1...4, preselected: [0], after: pressing("/zzz"))
    for key in [KeyPress(.tab), control("a"), control("r")] { #expect(state.press(key) == nil) }
    #expect(state.ticks?.options == [0])
    #expect(Seen(state, KeyPress(.enter)) == Seen(nil, notice: .noMatch("zzz")))
  }

  @Test("preselected options are ticked at first, as many as can be")
  func preselected() {
    #expect(Self.toppings(preselected: [0, 2, 4]).ticks?.options == [0, 4])
    #expect(
      Self.toppings(1...1, preselected: [0, 1], after: pressing(Key.enter)).notice == .wrongCount(2, 1...1))
  }

  @Test(
    "on the narrowest screens the mark is what stays",
    arguments: [(10, "❯ ◉ Chee…"), (6, "❯ ◉ …"), (4, "❯◉…"), (3, "◉…"), (2, "◉"), (1, "◉")])
  func narrow(columns: Int, row: String) {
    #expect(Self.toppings(preselected: [0], columns: columns, rows: 1).frame.rows[0].text == row)
  }

  @Test(
    "leave a line with the titles, or with a word for none",
    arguments: [
      ([], "✔ Food: none"), ([1], "✔ Food: b"), ([0, 2], "✔ Food: a, c"),
    ])
  func finalLine(chosen: [Int], line: String) {
    let question = question(options("a", "b", "c"), selection: .many(0...3))
    let final = FinalLine(
      question: question, style: .test(), outcome: FinalLine.answer(chosen, to: question, columns: 40))
    #expect(final.row(columns: 40).text == line)
  }

  @Test("leave a line that fits however many were chosen, and asks for no more titles than it can show")
  func longFinalLine() {
    let question = question(numberedOptions(100_000), selection: .many(0...100_000))
    let outcome = FinalLine.answer(Array(0..<100_000), to: question, columns: 30)
    guard case .answered(let text) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(text.utf8.count < 1_000)
    #expect(
      FinalLine(question: question, style: .test(), outcome: outcome).row(columns: 30).text
        == "✔ Food: option 1, option 2, o…")
  }
}
