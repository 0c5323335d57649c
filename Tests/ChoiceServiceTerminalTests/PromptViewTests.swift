import ChoiceService
import TestSupport
import Testing

@testable import ChoiceServiceTerminal

@Suite("The prompt as it is drawn")
struct PromptViewTests {
  static let menu = question(
    [
      ChoiceOption("Steak", detail: "NT$ 320", symbol: "🥩", shortcut: "s"), .unavailable("Ramen", "sold out"),
      .unavailable("Soup"), ChoiceOption("Throw it all away", role: .destructive),
      ChoiceOption("Noodles", symbol: .system("x")),
    ], message: "Choose what you want to eat.\nToday only", link: ChoiceLink("Menu", destination: "https://example.com")
  )

  @Test("shows the question, everything of its options, Cancel and the keys")
  func everything() {
    #expect(
      PromptState.of(Self.menu).frame.picture == """
         |? Food
         |  Choose what you want to eat.
         |  Today only
         |  Menu: https://example.com
         |
        *|❯ 🥩 Steak  NT$ 320  [s]
         |  Ramen (unavailable: sold out)
         |  Soup (unavailable)
         |  Throw it all away (!)
         |  Noodles
         |  Cancel
         |  ↑↓ move · Enter choose · Esc cancel
        """)
  }

  @Test("a notice stands in the place of the question where no row is left below")
  func noticeOnFewRows() {
    let forced = question(options("Steak", "Soup", "Noodles"), cancel: nil)
    #expect(
      PromptState.of(forced, 30, 3, after: [KeyPress(.escape)]).frame.picture == """
         |  An answer is needed: this …
        *|❯ Steak
         |  Soup
        """)
    #expect(
      PromptState.of(forced, 30, 3, after: [KeyPress(.text("7")), KeyPress(.enter)]).frame.picture == """
         |  There is no number 7. Type…
        *|❯ Steak
         |  Soup
        """)
  }

  @Test("C97 shows ASCII alone where the locale has no more")
  func ascii() {
    let frame = PromptState.of(
      question(numberedOptions(40), title: "Number", message: "a\nb\nc\nd\ne"), 44, 12, style: .test(unicode: false),
      after: times(1, .down) + [KeyPress(.down, .shift)]
    ).frame
    #expect(
      frame.picture == """
         |? Number
         |^ b
         |  c
         |v d
         |  option 1
        *|> option 2
         |  option 3
         |  option 4
         |  option 5
         |  Cancel
         |  2 of 40 - Enter choose - Esc cancel
        """)
    #expect(frame.rows.allSatisfy { $0.text.allSatisfy(\.isASCII) })
  }

  @Test("a long list has a window, and says where it is")
  func longList() {
    let state = PromptState.of(question(numberedOptions(40), title: "Number"), 40, 10, after: times(9, .down))
    #expect(
      state.frame.picture == """
         |? Number
         |  option 6
         |  option 7
         |  option 8
         |  option 9
        *|❯ option 10
         |  option 11
         |  Cancel
         |  10 of 40 · Enter choose · Esc cancel
        """)
    var last = state
    last.press(KeyPress(.end))
    last.press(KeyPress(.down))
    #expect(
      last.frame.picture == """
         |? Number
         |  option 35
         |  option 36
         |  option 37
         |  option 38
         |  option 39
         |  option 40
        *|❯ Cancel
         |  Enter choose · Esc cancel · / find
        """)
  }

  @Test("C08 a default beyond the first page is visible in the first frame")
  func farDefault() {
    #expect(
      PromptState.of(question(numberedOptions(50), title: "Number", defaultIndex: 29), 80, 10).frame.picture == """
         |? Number
         |  option 26
         |  option 27
         |  option 28
         |  option 29
        *|❯ option 30
         |  option 31
         |  Cancel
         |  30 of 50 · ↑↓ move · Enter choose · Esc cancel · / find
        """)
  }

  @Test("C04 a message of six lines and forty options are never more than the screen, down to the last")
  func longMessage() {
    let message = (1...6).map { "line \($0)" }.joined(separator: "\n")
    var state = PromptState.of(question(numberedOptions(40), title: "Number", message: message), 80, 12)
    for row in 0..<40 {
      let frame = state.frame
      #expect(frame.rows.count == 11)
      #expect(frame.rows[frame.cursorRow].text == "❯ option \(row + 1)")
      #expect(Set(frame.rows.map(\.text)).count == 11)
      state.press(KeyPress(.down))
    }
    #expect(
      state.frame.picture == """
         |? Number
         |  line 1
         |  line 2
         |▼ line 3
         |  option 36
         |  option 37
         |  option 38
         |  option 39
         |  option 40
        *|❯ Cancel
         |  ↑↓ move · Enter choose · Esc cancel · / find · Shift ↑↓ read on
        """)
  }

  @Test("C16 on a terminal that draws ambiguous characters wide, every mark counts two cells")
  func wideAmbiguous() {
    let long = String(repeating: "x", count: 60)
    let message = (1...6).map { "§\($0)" }.joined(separator: "\n")
    let frame = PromptState.of(
      question([ChoiceOption(long), ChoiceOption("α→β")] + numberedOptions(38), title: "Number", message: message), 40,
      10,
      style: .test(ambiguousWidth: .wide)
    ).frame
    #expect(
      frame.picture == """
         |? Number
         |  §1
         |  §2
         |▼§3
        *|❯ \(String(repeating: "x", count: 35))…
         |  α→β
         |  option 1
         |  Cancel
         |  1 of 40 · Enter choose · Esc cancel
        """)
    #expect(frame.rows.map(\.width) == [8, 5, 5, 5, 39, 8, 10, 8, 39])
  }

  @Test("a hidden part of the message has a mark where it is")
  func messageMarks() {
    let message = (1...6).map { "line \($0)" }.joined(separator: "\n")
    let pictures = (0...3).map { count in
      PromptState.of(
        question(numberedOptions(40), title: "Number", message: message), 80, 12,
        after: Array(repeating: KeyPress(.down, .shift), count: count)
      ).frame.rows[1...3].map(\.text).joined(separator: "|")
    }
    #expect(
      pictures == [
        "  line 1|  line 2|▼ line 3", "▲ line 2|  line 3|▼ line 4", "▲ line 3|  line 4|▼ line 5",
        "▲ line 4|  line 5|  line 6",
      ])
  }

  @Test("C01 C02 C07 a long title takes one row, with an ellipsis, and every option can be reached")
  func longTitles() {
    let long = (1...3).map { ChoiceOption("\($0) " + String(repeating: "x", count: 300)) }
    #expect(
      PromptState.of(question(long), 30, 8, after: times(2, .down)).frame.picture == """
         |? Food
         |
         |  1 xxxxxxxxxxxxxxxxxxxxxxxx…
         |  2 xxxxxxxxxxxxxxxxxxxxxxxx…
        *|❯ 3 xxxxxxxxxxxxxxxxxxxxxxxx…
         |  Cancel
         |  Enter choose · Esc cancel
        """)
  }

  @Test("C13 emoji stand in their column, and the pointer in its own, from row to row")
  func emoji() {
    let question = question(options("🔥 now", "⏰ later", "🧩 x"), title: "When?", cancel: nil)
    var state = PromptState.of(question, 40, 10)
    for row in [0, 1, 2, 0, 1] {
      let mark = { (index: Int) in index == row ? "*|❯" : " | " }
      #expect(
        state.frame.picture == """
           |? When?
           |
          \(mark(0)) 🔥 now
          \(mark(1)) ⏰ later
          \(mark(2)) 🧩 x
           |  ↑↓ move · Enter choose
          """)
      #expect(state.frame.rows.map(\.width) == [7, 0, 8, 10, 6, 24])
      state.press(KeyPress(.down))
    }
  }

  @Test("C16 wide characters are cut at a whole one, within the screen")
  func wideCharacters() {
    let long = String(repeating: "日本語", count: 10)
    let frame = PromptState.of(question([ChoiceOption(long), ChoiceOption("a" + long)], title: "選"), 20, 10).frame
    #expect(
      frame.picture == """
         |? 選
         |
        *|❯ 日本語日本語日本…
         |  a日本語日本語日…
         |  Cancel
         |  Enter choose
        """)
    #expect(frame.rows.map(\.width) == [4, 0, 19, 18, 8, 14])
  }

  @Test("C26 a tab is blanks, and cut with the rest")
  func tabs() {
    let frame = PromptState.of(
      question([ChoiceOption(String(repeating: "t\tq", count: 20))], cancel: nil), 30, 10
    ).frame
    #expect(
      frame.picture == """
         |? Food
         |
        *|❯ t    qt    qt    qt    qt …
         |  Enter choose
        """)
    #expect(frame.rows[2].width == 29)
  }

  @Test(
    "C28 the smallest screens show the pointer's row, then the question, then Cancel",
    arguments: [
      (1, "*|❯ option 2"), (2, " |? Number\n*|❯ option 2"), (3, " |? Number\n*|❯ option 2\n |  Cancel"),
      (4, " |? Number\n |  option 1\n*|❯ option 2\n |  Cancel"),
      (5, " |? Number\n |  option 1\n*|❯ option 2\n |  Cancel\n |  2 of 10"),
    ])
  func fewRows(rows: Int, picture: String) {
    let question = question(numberedOptions(10), title: "Number")
    var state = PromptState.of(question, 20, rows, after: times(1, .down))
    #expect(state.frame.picture == picture)
    state.press(KeyPress(.end))
    #expect(state.frame.rows[state.frame.cursorRow].text == "❯ option 10")
    state.press(KeyPress(.down))
    #expect(state.frame.rows[state.frame.cursorRow].text == "❯ Cancel")
    #expect(Seen(state, KeyPress(.enter)).effect == .end(.button))
  }

  @Test(
    "the narrowest screens show what there is room for",
    arguments: [
      (10, 3, " |? Number\n*|❯ option…\n |  Cancel"), (5, 3, " |Num…\n*|❯op…\n | Ca…"), (3, 3, " |N…\n*|o…\n |C…"),
      (2, 3, " |…\n*|…\n |…"), (1, 1, "*|…"),
    ])
  func fewColumns(columns: Int, rows: Int, picture: String) {
    #expect(
      PromptState.of(question(numberedOptions(10), title: "Number"), columns, rows, after: times(1, .down)).frame
        .picture
        == picture)
  }

  @Test("a long title hides neither that an option loses something nor why one cannot be chosen")
  func longTitleWithMore() {
    let long = String(repeating: "x", count: 100)
    let question = question(
      [
        ChoiceOption(long, role: .destructive), .unavailable(long, "sold out"),
        ChoiceOption(long, detail: long, role: .destructive), ChoiceOption("short", detail: long),
        ChoiceOption(long, detail: "NT$ 1", shortcut: "x"),
      ], cancel: nil)
    #expect(
      PromptState.of(question, 52, 12).frame.picture == """
         |? Food
         |
         |  xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx… (!)
         |  xxxxxxxxxxxxxxxxxxxxxxxx… (unavailable: sold out)
         |  xxxxxxxxxxxxxxxxxxxxxxxx… (!)  xxxxxxxxxxxxxxxxx…
        *|❯ short  xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
         |  xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…  NT$ 1  [x]
         |  ↑↓ move · Enter choose
        """)
  }

  @Test("a long detail hides neither the key of an option nor why it cannot be chosen")
  func longDetail() {
    let long = String(repeating: "x", count: 100)
    let question = question([
      ChoiceOption("Soup", detail: long, availability: .unavailable(reason: "sold out"), shortcut: "s"),
      ChoiceOption("Stew", detail: long, shortcut: "t"),
    ])
    #expect(
      PromptState.of(question, 52, 12).frame.picture == """
         |? Food
         |
         |  Soup  xxxxxxxxxxxxx…  [s] (unavailable: sold out)
        *|❯ Stew  xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…  [t]
         |  Cancel
         |  ↑↓ move · Enter choose · Esc cancel
        """)
  }

  @Test("a picture that leaves a title less than half of the row is left out")
  func longSymbol() {
    let long = String(repeating: "x", count: 30)
    let question = question(
      [ChoiceOption("Steak", symbol: .emoji(long)), ChoiceOption("Soup", symbol: "🥣")], cancel: nil)
    #expect(PromptState.of(question, 40, 24).frame.rows[2...3].map(\.text) == ["❯ Steak", "  🥣 Soup"])
    #expect(PromptState.of(question, 80, 24).frame.rows[2].text == "❯ \(long) Steak")
    #expect(PromptState.of(question, 9, 24).frame.rows[2...3].map(\.text) == ["❯ Steak", "  🥣 So…"])
    #expect(PromptState.of(question, 7, 24).frame.rows[2...3].map(\.text) == ["❯ Ste…", "  Soup"])
  }

  @Test("the question is broken into lines, and cut with an ellipsis where there are too many")
  func longQuestion() {
    let title = "Which of all these do you really want to eat today, and which tomorrow?"
    #expect(
      PromptState.of(question(options("a"), title: title, image: ChoiceImage(.emoji("🍜"))), 30, 24).frame.picture == """
         |? 🍜 Which of all these do
         |  you really want to eat
         |  today, and which tomorrow?
         |
        *|❯ a
         |  Cancel
         |  Enter choose · Esc cancel
        """)
    #expect(
      PromptState.of(question(options("a", "b"), title: title), 30, 5).frame.picture == """
         |? Which of all these do you…
        *|❯ a
         |  b
         |  Cancel
         |  Enter choose · Esc cancel
        """)
  }

  @Test("a link is a text with an address, or one that can be clicked where the terminal has that")
  func link() {
    let rows = { (hyperlinks: Bool, destination: String) in
      PromptState.of(
        question(options("a"), link: ChoiceLink("Menu", destination: destination)), 40, 24,
        style: .test(hyperlinks: hyperlinks)
      ).frame.rows.dropFirst().prefix { !$0.spans.isEmpty }
    }
    let style = TerminalTheme.standard.link
    let address = "https://example.com/a"
    #expect(
      Array(rows(true, address)) == [
        Frame.Row(spans: [Frame.Span("  "), Frame.Span("Menu", style, destination: Hyperlink(address))], width: 6)
      ])
    #expect(
      Array(rows(false, address)) == [
        Frame.Row(spans: [Frame.Span("  "), Frame.Span("Menu: \(address)", style)], width: 29)
      ])
    // What no terminal should open is shown.
    #expect(rows(true, "javascript:alert(1)").map(\.text) == ["  Menu: javascript:alert(1)"])
    let long = address + String(repeating: "b", count: 40)
    #expect(rows(true, long).map(\.text) == ["  Menu"])
    #expect(
      rows(false, long).map(\.text) == [
        "  Menu:", "  https://example.com/abbbbbbbbbbbbbbbb", "  bbbbbbbbbbbbbbbbbbbbbbbb",
      ])
  }

  @Test("what the last key did not do is said in the place of the keys, until the next one")
  func notice() {
    var state = PromptState.of(
      question([ChoiceOption("Steak"), .unavailable("Ramen", "sold out")], cancel: nil), 50, 24)
    let footer = { (state: PromptState) in state.frame.rows.last?.text }
    state.press(KeyPress(.escape))
    #expect(footer(state) == "  An answer is needed: this question cannot be c…")
    state.press(typing("2"))
    #expect(
      state.frame.picture == """
         |? Food
         |
        *|❯ Steak
         |  Ramen (unavailable: sold out)
         |  “Ramen” cannot be chosen: sold out. Choose ano…
        """)
    #expect(state.frame.rows.last?.spans.last?.style == TerminalTheme.standard.notice)
    state.press(KeyPress(.left))
    #expect(footer(state) == "  ↑↓ move · Enter choose")
  }

  @Test("a question with nothing to choose has an empty row for the cursor")
  func nothing() {
    #expect(
      PromptState.of(question([], cancel: nil)).frame.picture == " |? Food\n |\n*|\n |  ")
    #expect(
      PromptState.of(question([.unavailable("a")], cancel: nil)).frame.picture == """
         |? Food
         |
        *|  a (unavailable)
         |  Enter choose
        """)
  }

  @Test("the current row, what loses something and what cannot be chosen look so")
  func styles() {
    let theme = TerminalTheme.standard
    let question = question([
      ChoiceOption("a"), ChoiceOption("b"), ChoiceOption("c", role: .destructive), .unavailable("d"),
    ])
    let titles = { (state: PromptState) in
      state.frame.rows.dropFirst(2).prefix(5).compactMap { row in
        row.spans.first { !["❯", " ", "  "].contains($0.text) }
      }
    }
    #expect(
      titles(.of(question)) == [
        Frame.Span("a", theme.current), Frame.Span("b", theme.option), Frame.Span("c", theme.destructive),
        Frame.Span("d", theme.unavailable), Frame.Span("Cancel", theme.cancel),
      ])
    #expect(titles(.of(question, after: times(2, .down)))[2] == Frame.Span("c", TerminalStyle(.red, isBold: true)))
    #expect(titles(.of(question, after: times(3, .down)))[4] == Frame.Span("Cancel", theme.current))
  }

  @Test("C77 texts that a terminal would obey are made visible, wherever they stand")
  func hostile() {
    let evil = "a\u{1B}[2J\r\u{9B}\u{202E}\n"
    let question = question(
      [
        ChoiceOption(
          evil, detail: evil, symbol: .emoji(evil), availability: .unavailable(reason: evil), shortcut: "\u{1B}")
      ],
      title: evil, message: evil, link: ChoiceLink(evil, destination: evil), cancel: evil)
    let shown = "a␛[2J␍<U+009B><U+202E>"
    #expect(
      PromptState.of(question, 200, 24, after: [typing("1")]).frame.picture == """
         |? \(shown)␊
         |  \(shown)
         |  \("")
         |  \(shown)␊: \(shown)␊
         |
         |  \(shown)␊ \(shown)␊  \(shown)␊  [␛] (unavailable: \(shown)␊)
        *|❯ \(shown)␊
         |  “\(shown)␊” cannot be chosen: \(shown)␊. Choose another.
        """)
  }
}

@Suite("The prompt in another language")
struct PromptLanguageTests {
  @Test("C94 has no English word but the names of keys", arguments: ChoiceLanguage.allCases.dropFirst())
  func noEnglish(language: ChoiceLanguage) {
    let localizer = ChoiceLocalizer(language: language)
    let question = question(
      [ChoiceOption("麵"), .unavailable("湯", "售完"), .unavailable("飯")] + (1...20).map { ChoiceOption("\($0)") },
      title: "菜單", message: "一\n二\n三\n四\n五\n六\n七", cancel: localizer.text(for: .cancel), localizer: localizer)
    for keys in [[], [typing("2")], [typing("3")]] {
      let text = PromptState.of(question, 120, 12, after: keys).frame.picture
      let words = text.split { !($0.isASCII && $0.isLetter) }.map(String.init)
      #expect(Set(words).isSubset(of: ["Esc", "Enter", "Shift"]), "\(text)")
    }
  }

  @Test("C94 is Korean throughout, with an amount of help that fits")
  func korean() {
    let localizer = ChoiceLocalizer(language: .korean)
    let question = question(
      (1...20).map { ChoiceOption("면 \($0)") }, title: "음식", cancel: localizer.text(for: .cancel), localizer: localizer)
    #expect(
      PromptState.of(question, 80, 8).frame.picture == """
         |? 음식
        *|❯ 면 1
         |  면 2
         |  면 3
         |  면 4
         |  취소
         |  20개 중 1 · ↑↓ 이동 · 엔터 선택 · Esc 취소 · / 찾기
        """)
    #expect(PromptState.of(question, 30, 8).frame.rows.last?.text == "  20개 중 1 · 엔터 선택")
  }

  @Test("is a host's own words, made safe")
  func hostsWords() {
    let localizer = ChoiceLocalizer(language: .english) { key in
      key == .word(.chooseHint) ? "Return \u{1B}picks" : nil
    }
    #expect(
      PromptState.of(question(options("a"), cancel: nil, localizer: localizer)).frame.rows.last?.text
        == "  Return ␛picks")
  }
}

@Suite("The line of keys")
struct KeyHelpTests {
  static let states: [PromptState] = [
    .of(question(options("a"))), .of(question(options("a", "b"), cancel: nil)),
    .of(question(numberedOptions(1_000), message: String(repeating: "line\n", count: 30)), 80, 12),
    .of(
      question(numberedOptions(1_000), localizer: ChoiceLocalizer(language: .japanese)), style: .test(unicode: false)),
    .of(question(numberedOptions(1_000)), style: .test(ambiguousWidth: .wide)),
  ]

  @Test("is never wider than there is room, and says no less where there is more", arguments: states.indices)
  func widths(index: Int) {
    let state = Self.states[index]
    let help = KeyHelp(state)
    let position = state.scrolledCount > state.layout.options ? 1 : 0
    let parts = (1...100).map { columns -> Int in
      let line = help.line(for: columns)
      let parts = line.isEmpty ? 0 : line.components(state.style.glyphs.separator)
      // The position is cut rather than left out.
      if parts > position { #expect(state.style.measure.cells(of: line) <= columns, "\(line) in \(columns)") }
      return parts
    }
    #expect(parts == parts.sorted())
    for columns in 1...100 {
      var resized = state
      _ = resized.reduce(.resized(ScreenSize(columns: columns, rows: 12)))
      for row in resized.frame.rows { #expect(row.width <= max(1, columns - 1)) }
    }
  }

  @Test(
    "leaves out how to move first, then how to find, to read on, to cancel, to choose",
    arguments: [
      (100, "1 of 90 · ↑↓ move · Enter choose · Esc cancel · / find · Shift ↑↓ read on"),
      (70, "1 of 90 · Enter choose · Esc cancel · / find · Shift ↑↓ read on"),
      (60, "1 of 90 · Enter choose · Esc cancel · Shift ↑↓ read on"), (53, "1 of 90 · Enter choose · Esc cancel"),
      (34, "1 of 90 · Enter choose"), (21, "1 of 90"), (3, "1 of 90"),
    ])
  func order(columns: Int, line: String) {
    let state = PromptState.of(question(numberedOptions(90), message: String(repeating: "line\n", count: 30)), 80, 12)
    #expect(KeyHelp(state).line(for: columns) == line)
  }
}

extension String {
  /// How many parts a separator makes.
  fileprivate func components(_ separator: String) -> Int {
    split(separator: " \(separator) ", omittingEmptySubsequences: false).count
  }
}

@Suite("The prompt with anything in it", .timeLimit(.minutes(10)))
struct PromptViewPropertyTests {
  @Test(
    "never leaves the screen, never shows what a terminal would obey, never loses the pointer",
    arguments: 1...20 as ClosedRange<UInt64>)
  func anything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      var state = randomState(using: &random)
      for _ in 0..<8 {
        #expect(state.fault == nil, "\(state.size)\n\(state.frame.picture)")
        if Int.random(in: 0..<6, using: &random) == 0 {
          let size = ScreenSize(
            columns: Int.random(in: 1...100, using: &random), rows: Int.random(in: 1...40, using: &random))
          #expect(state.reduce(.resized(size)) == .redraw)
        } else if case .answer(let options) = state.press(randomKey(using: &random)) {
          #expect(options.allSatisfy(state.question.options.isAvailable))
        }
      }
    }
  }
}

extension PromptState {
  /// What is wrong with what is drawn of it, whatever it is; `nil` if nothing is.
  var fault: String? {
    let frame = frame
    let rows = frame.rows
    if !(1...size.rows).contains(rows.count) { return "\(rows.count) rows" }
    if !rows.indices.contains(frame.cursorRow) { return "the cursor in row \(frame.cursorRow)" }
    if !(0..<size.usableColumns).contains(frame.cursorColumn) { return "the cursor in column \(frame.cursorColumn)" }
    if layout.filter == 0, frame.cursorColumn != 0 { return "the cursor is not at the beginning of its row" }
    for row in rows {
      if row.width != row.spans.reduce(0, { $0 + style.measure.cells(of: $1.text) }) { return "a wrong width" }
      if row.width > size.usableColumns { return "a row of \(row.width) cells" }
      if !row.spans.allSatisfy(\.text.isSafe) { return "a row that a terminal obeys" }
    }
    guard let pointer else { return nil }
    if !isSelectable(pointer) { return "the pointer on what cannot be chosen" }
    // On the smallest screens, what the prompt has to say may be in its row.
    if notice != nil, layout.footer == 0, layout.title == 0 { return nil }
    // The mark of the pointer is in one row, which is that of the cursor where no filter is open, and where there is room for it.
    guard size.usableColumns >= 5 else { return nil }
    let mark = Frame.Span(style.glyphs.pointer, style.theme.pointer)
    let marked = rows.indices.filter { rows[$0].spans.first == mark }
    if marked.count != 1 { return "\(marked.count) marks of the pointer" }
    return layout.filter == 0 && marked != [frame.cursorRow] ? "the cursor is not beside the mark" : nil
  }
}

extension String {
  /// Whether there is nothing in it that a terminal obeys.
  var isSafe: Bool {
    unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0x200E...0x200F, 0x2028...0x2029: false
      default: true
      }
    }
  }
}
