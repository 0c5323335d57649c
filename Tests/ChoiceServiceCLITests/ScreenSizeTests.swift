import TestSupport
import Testing

@Suite("The built choice on screens of any size", .serialized, .timeLimit(.minutes(10)), Prompt.needsEmulator)
struct ScreenSizeTests {
  /// Labels that are wide, of several code points, or written to harm.
  static let labels = [
    "plain", "日本語日本語日本語日本語日本語日本語日本語日本語", "🔥 now", "⚠️ face", "한국어", "ok\u{1B}]0;PWN\u{7}", "a\u{1B}[2Jb", "c\rEVIL",
    "z\u{9B}Aq", "\u{202E}gpj", "t\tq", "last",
  ]

  private func question(_ options: [String], _ arguments: String = "") -> [String: String] {
    ["q": "exec choice \(arguments) -- \(Prompt.words(options)) >out"]
  }

  @Test(
    "C28 C77 wide and hostile labels fit any screen, the pointer reaches the last, and the original is the answer",
    arguments: [
      (
        80, 24,
        """
        $ q
        ? Choose one

        ❯ plain
          日本語日本語日本語日本語日本語日本語日本語日本語
          🔥 now
          ⚠️ face
          한국어
          ok␛]0;PWN␇
          a␛[2Jb
          c␍EVIL
          z<U+009B>Aq
          <U+202E>gpj
          t    q
          last
          Cancel
          ↑↓ move · Enter choose · Esc cancel · / find
        """,
        """
        $ q
        ? Choose one

          plain
          日本語日本語日本語日本語日本語日本語日本語日本語
          🔥 now
          ⚠️ face
          한국어
          ok␛]0;PWN␇
          a␛[2Jb
          c␍EVIL
          z<U+009B>Aq
        ❯ <U+202E>gpj
          t    q
          last
          Cancel
          ↑↓ move · Enter choose · Esc cancel · / find
        """, "$ q\n✔ Choose one: <U+202E>gpj\n$"
      ),
      (
        40, 10,
        """
        $ q
        ? Choose one
        / type to find
        ❯ plain
          日本語日本語日本語日本語日本語日本語…
          🔥 now
          ⚠️ face
          한국어
          Cancel
          1 of 12 · Enter choose · Esc cancel
        """,
        """
        $ q
        ? Choose one
        / type to find
          a␛[2Jb
          c␍EVIL
          z<U+009B>Aq
        ❯ <U+202E>gpj
          t    q
          Cancel
          10 of 12 · Enter choose · Esc cancel
        """, "$ q\n✔ Choose one: <U+202E>gpj\n$"
      ),
      (
        20, 4,
        """
        ? Choose one
        / type to find
        ❯ plain
          Cancel
        """,
        """
        ? Choose one
        / type to find
        ❯ <U+202E>gpj
          Cancel
        """, "✔ Choose …<U+202E>…\n$"
      ),
      (
        10, 3,
        """
        ? Choose…
        / type t…
        ❯ plain
        """,
        """
        ? Choose…
        / type t…
        ❯ <U+202…
        """, "✔ Ch…<U+…\n$"
      ),
    ])
  func sizes(columns: Int, rows: Int, first: String, tenth: String, last: String) async throws {
    try await Screen.open(columns: columns, rows: rows, commands: question(Self.labels)) { screen in
      await screen.enter("q")
      try await screen.shows(first)
      for _ in 1...9 { await screen.press("Down") }
      try await screen.shows(tenth)
      await screen.press("Enter")
      try await screen.shows(last)
      #expect(screen.file("out") == "\u{202E}gpj\n")
    }
  }

  @Test("C28 on a screen of one cell there is a mark, and keys still answer")
  func oneCell() async throws {
    try await Screen.open(commands: question(Self.labels)) { screen in
      await screen.resize(columns: 1, rows: 1)
      await screen.enter("q")
      try await screen.shows("…")
      await screen.press("End", "Up", "Enter")
      await screen.resize(columns: 80, rows: 24)
      try await screen.wait { $0.hasSuffix("\n$") }
      #expect(screen.file("out") == "t\tq\n")
    }
  }

  @Test(
    "C28 on few rows the row of the pointer is the last that goes",
    arguments: [
      (1, "❯ 9"), (2, "? Choose one\n❯ 9"), (3, "? Choose one\n❯ 9\n  Cancel"),
      (5, "? Choose one\n  8\n❯ 9\n  Cancel\n  9 of 9 · Enter choose"),
    ])
  func fewRows(rows: Int, expected: String) async throws {
    try await Screen.open(columns: 30, rows: rows, commands: ["q": "exec choice $(seq 9) >out"]) { screen in
      await screen.enter("q")
      try await screen.wait { $0.contains("❯ 1") }
      for _ in 1...8 { await screen.press("Down") }
      try await screen.shows(expected)
      await screen.press("Enter")
      try await screen.wait { $0.hasSuffix("$") && !$0.contains("❯") }
      #expect(screen.file("out") == "9\n")
    }
  }

  @Test("C01 a label of 300 columns is one row, and the rows above stay")
  func longLabel() async throws {
    let label = String(repeating: "x", count: 300)
    try await Screen.open(columns: 40, rows: 12, commands: question([label, "b"])) { screen in
      await screen.enter("echo above; q")
      let cut = String(repeating: "x", count: 36)
      try await screen.shows(
        """
        $ echo above; q
        above
        ? Choose one

        ❯ \(cut)…
          b
          Cancel
          ↑↓ move · Enter choose · Esc cancel
        """)
      for _ in 1...4 { await screen.press("Down") }
      try await screen.shows(
        """
        $ echo above; q
        above
        ? Choose one

          \(cut)…
        ❯ b
          Cancel
          ↑↓ move · Enter choose · Esc cancel
        """)
    }
  }

  @Test("C02 C19 labels wider than the screen, and as wide as it, are one row each, however often the pointer moves")
  func wideLabels() async throws {
    let labels = (0...4).map { "\($0)\(String(repeating: "=", count: $0 == 4 ? 99 : 26 + $0))" }
    try await Screen.open(columns: 30, rows: 20, commands: question(labels)) { screen in
      await screen.enter("echo above; q")
      let question = """
        $ echo above; q
        above
        ? Choose one

        ❯ 0==========================
          1=========================…
          2=========================…
          3=========================…
          4=========================…
          Cancel
          Enter choose · Esc cancel
        """
      try await screen.shows(question)
      for _ in 1...10 { await screen.press("Down", "Down", "Up") }
      try await screen.shows(
        question.replacing("❯ 0", with: "  0").replacing("  4", with: "❯ 4"))
      for _ in 1...10 { await screen.press("Down", "Up", "Up") }
      try await screen.shows(question)
    }
  }

  @Test("C04 a message of six lines leaves room for the options")
  func message() async throws {
    try await Screen.open(
      columns: 80, rows: 12, commands: ["q": "exec choice --message 'one\ntwo\nthree\nfour\nfive\nsix' $(seq 40) >out"]
    ) { screen in
      await screen.enter("q")
      try await screen.shows(
        """
        $ q
        ? Choose one
          one
          two
        ▼ three
        / type to find
        ❯ 1
          2
          3
          4
          Cancel
          1 of 40 · ↑↓ move · Enter choose · Esc cancel · Shift ↑↓ read on
        """)
      for _ in 1...39 { await screen.press("Down") }
      try await screen.shows(
        """
        $ q
        ? Choose one
          one
          two
        ▼ three
        / type to find
          37
          38
          39
        ❯ 40
          Cancel
          40 of 40 · ↑↓ move · Enter choose · Esc cancel · Shift ↑↓ read on
        """)
      await screen.press("S-Down", "S-Down")
      try await screen.wait { $0.contains("? Choose one\n▲ three\n  four\n▼ five\n/ type to find\n  37\n") }
      await screen.press("Enter")
      try await screen.shows("$ q\n✔ Choose one: 40\n$")
      #expect(screen.file("out") == "40\n")
    }
  }

  @Test("C07 the last of labels wider than the screen is seen on eight rows")
  func lastOption() async throws {
    try await Screen.open(
      columns: 30, rows: 8,
      commands: question([String(repeating: "a", count: 40), String(repeating: "b", count: 40), "third"])
    ) { screen in
      await screen.enter("q")
      try await screen.wait { $0.contains("❯ aaa") }
      await screen.press("Down", "Down")
      try await screen.shows(
        """
        $ q
        ? Choose one

          aaaaaaaaaaaaaaaaaaaaaaaaaa…
          bbbbbbbbbbbbbbbbbbbbbbbbbb…
        ❯ third
          Cancel
          Enter choose · Esc cancel
        """)
    }
  }

  @Test(
    "C08 C10 a default beyond the first rows is seen at once, and the list moves only when the pointer is at its edge")
  func viewport() async throws {
    try await Screen.open(
      columns: 80, rows: 10, commands: ["q": "exec choice --default 30 $(seq 50) >out"]
    ) { screen in
      await screen.enter("q")
      try await screen.shows(Self.viewport(top: 27, pointer: 30))
      await screen.press("Up", "Up")
      try await screen.shows(Self.viewport(top: 27, pointer: 28))
      await screen.press("Up")
      try await screen.shows(Self.viewport(top: 26, pointer: 27))
      await screen.press("Down", "Down")
      try await screen.shows(Self.viewport(top: 26, pointer: 29))
      await screen.press("Down", "Enter")
      try await screen.shows("$ q\n✔ Choose one: 30\n$")
      #expect(screen.file("out") == "30\n")
    }
  }

  private static func viewport(top: Int, pointer: Int) -> String {
    """
    $ q
    ? Choose one
    / type to find
    \((top..<(top + 5)).map { "\($0 == pointer ? "❯" : " ") \($0)" }.joined(separator: "\n"))
      Cancel
      \(pointer) of 50 · ↑↓ move · Enter choose · Esc cancel
    """
  }

  @Test("C13 C14 emoji stand where they were measured to stand, and leave nothing behind")
  func emoji() async throws {
    try await Screen.open(columns: 40, rows: 10, commands: question(["🔥 now", "⏰ later", "☺️ a", "🧩 x"])) { screen in
      await screen.enter("q")
      let question = """
        $ q
        ? Choose one

        ❯ 🔥 now
          ⏰ later
          ☺️ a
          🧩 x
          Cancel
          ↑↓ move · Enter choose · Esc cancel
        """
      try await screen.shows(question)
      for _ in 1...4 { await screen.press("Down") }
      try await screen.shows(
        question.replacing("❯ 🔥", with: "  🔥").replacing("  Cancel", with: "❯ Cancel"))
      #expect(await screen.cursor() == Screen.Cursor(column: 0, row: 7))
      await screen.press("Down")
      try await screen.shows(question)
      await screen.press("Enter")
      try await screen.shows("$ q\n✔ Choose one: 🔥 now\n$")
    }
  }

  @Test(
    "C16 a label of wide characters is cut at whole characters",
    arguments: [(20, "日本語日本語日本…"), (21, "日本語日本語日本…"), (22, "日本語日本語日本語…")])
  func wideCharacters(columns: Int, cut: String) async throws {
    let label = String(repeating: "日本語", count: 10)
    try await Screen.open(columns: columns, rows: 10, commands: question([label])) { screen in
      await screen.enter("q")
      try await screen.shows(
        """
        $ q
        ? Choose one

        ❯ \(cut)
          Cancel
          Enter choose
        """)
    }
  }

  @Test("C16 a title of wide characters is wrapped, and cut at whole characters where there is no room")
  func wideTitle() async throws {
    let title = String(repeating: "日本語", count: 10)
    for (rows, expected) in [
      (12, "$ q\n? 日本語日本語日本\n  語日本語日本語日\n  本語日本語日本語\n  日本語日本語\n\n❯ a\n  b\n  Cancel\n  Enter choose"),
      (3, "? 日本語日本語日本…\n❯ a\n  Cancel"),
    ] {
      try await Screen.open(columns: 20, rows: rows, commands: question(["a", "b"], "--title \(title)")) { screen in
        await screen.enter("q")
        try await screen.wait { $0.contains("❯ a") }
        try await screen.shows(expected)
        await screen.press("Enter")
        try await screen.wait { $0.hasSuffix("✔ 日本語日本語日…a\n$") }
      }
    }
  }

  @Test(
    "C28 C16 on few columns each row holds what fits, and the cursor stands on the row of the pointer",
    arguments: [
      (3, "C…\n…\n語\nC…\n2…"), (4, "Ch…\n …\n❯語\n C…\n2 …"), (5, "Cho…\n 日…\n❯語\n Ca…\n2 o…"),
      (6, "Choo…\n  日…\n❯ 語\n  Ca…\n2 of…"),
    ])
  func fewColumns(columns: Int, expected: String) async throws {
    try await Screen.open(columns: columns, rows: 5, commands: question(["日本", "語", "bcd"])) { screen in
      await screen.enter("q")
      try await screen.wait { $0.contains("1") }
      await screen.press("Down")
      try await screen.shows(expected)
      #expect(await screen.cursor() == Screen.Cursor(column: 0, row: 2))
      await screen.press("Enter")
      try await screen.waitForFile("out", "語\n")
    }
  }

  @Test("C17 a row of narrow characters in the place of wide ones leaves no half of them")
  func overwritten() async throws {
    try await Screen.open(
      columns: 20, rows: 4, commands: question(["日本語日本語", "a", "語", "bcd", "🔥🔥🔥", "x"])
    ) { screen in
      await screen.enter("q")
      try await screen.shows("? Choose one\n❯ 日本語日本語\n  a\n  Cancel")
      await screen.press("Down", "Down")
      try await screen.shows("? Choose one\n  a\n❯ 語\n  Cancel")
      await screen.press("Down", "Down")
      try await screen.shows("? Choose one\n  bcd\n❯ 🔥🔥🔥\n  Cancel")
      await screen.press("Down")
      try await screen.shows("? Choose one\n  🔥🔥🔥\n❯ x\n  Cancel")
      await screen.press("Home")
      try await screen.shows("? Choose one\n❯ 日本語日本語\n  a\n  Cancel")
    }
  }

  @Test("C20 on a narrow screen a long message is wrapped, and the row before the question stays")
  func narrow() async throws {
    try await Screen.open(
      columns: 10, rows: 12,
      commands: question(["a", "b", "c"], "--title T --message 'twelve times abcdef to thirty-fiv'")
    ) { screen in
      await screen.enter("q")
      try await screen.shows(
        """
        $ q
        ? T
          twelve
          times
          abcdef
          to
        ▼ thirty-
        ❯ a
          b
          c
          Cancel
        """)
      await screen.press("Down", "Down", "Down", "Down", "Enter")
      try await screen.shows("$ q\n✔ T: a\n$")
    }
  }

  @Test("C26 a tab is blanks, and counts as them")
  func tabs() async throws {
    try await Screen.open(
      columns: 30, rows: 10, commands: question([String(repeating: "t\tq", count: 20), "b"])
    ) { screen in
      await screen.enter("q")
      try await screen.shows(
        """
        $ q
        ? Choose one

        ❯ t    qt    qt    qt    qt …
          b
          Cancel
          Enter choose · Esc cancel
        """)
    }
  }

  // MARK: Other sizes while the question is open

  @Test("C05 a screen of another width, and of the first again, has one question, and the rows above stay")
  func otherWidths() async throws {
    try await Screen.open(commands: ["q": "exec choice $(seq 8) >out"]) { screen in
      await screen.enter("echo above; q")
      let question = """
        $ echo above; q
        above
        ? Choose one

        ❯ 1
          2
          3
          4
          5
          6
          7
          8
          Cancel
          ↑↓ move · Enter choose · Esc cancel
        """
      try await screen.shows(question)
      for columns in [40, 80, 20, 30, 79, 80] {
        await screen.resize(columns: columns, rows: 24)
        let help =
          columns > 37
          ? "↑↓ move · Enter choose · Esc cancel" : columns > 27 ? "Enter choose · Esc cancel" : "Enter choose"
        try await screen.shows(question.replacing("↑↓ move · Enter choose · Esc cancel", with: help), withHistory: true)
      }
      await screen.resize(columns: 79, rows: 24)
      await screen.resize(columns: 80, rows: 24)
      await screen.press("Down")
      try await screen.shows(question.replacing("❯ 1", with: "  1").replacing("  2", with: "❯ 2"), withHistory: true)
      await screen.press("Enter")
      try await screen.shows("$ echo above; q\nabove\n✔ Choose one: 2\n$", withHistory: true)
    }
  }

  @Test("C05 rows that the terminal has wrapped at its new width are taken away")
  func wrapped() async throws {
    let options = (1...3).map { "option \($0) of three, which is longer than a row" }
    try await Screen.open(commands: question(options)) { screen in
      await screen.enter("for i in 1 2 3 4 5 6 7 8 9; do echo above; done; q")
      let above = String(repeating: "above\n", count: 6)
      try await screen.wait { $0.contains("❯ option 1 of three, which is longer than a row\n") }
      await screen.press("Down", "Down")
      try await screen.wait { $0.contains("❯ option 3 of three, which is longer than a row\n") }
      await screen.resize(columns: 30, rows: 24)
      let narrow = """
        \(above)? Choose one

          option 1 of three, which i…
          option 2 of three, which i…
        ❯ option 3 of three, which i…
          Cancel
          Enter choose · Esc cancel
        """
      try await screen.wait { $0.hasSuffix(narrow) }
      await screen.resize(columns: 80, rows: 24)
      try await screen.wait {
        $0.hasSuffix(
          "\n❯ option 3 of three, which is longer than a row\n  Cancel\n  ↑↓ move · Enter choose · Esc cancel")
      }
      await screen.press("Enter")
      try await screen.shows(
        """
        $ for i in 1 2 3 4 5 6 7 8 9; do echo above; done; q
        \(above)above
        above
        above
        ✔ Choose one: option 3 of three, which is longer than a row
        $
        """, withHistory: true)
    }
  }

  @Test("C05 a screen that loses rows and gets them back has one question, and nothing above it is lost")
  func otherHeights() async throws {
    try await Screen.open(rows: 12, commands: ["q": "exec choice $(seq 20) >out"]) { screen in
      await screen.enter("echo above; q")
      try await screen.wait { $0.contains("❯ 1\n") }
      await screen.resize(columns: 80, rows: 5)
      try await screen.shows(
        """
        ? Choose one
        / type to find
        ❯ 1
          2
          Cancel
        """)
      await screen.resize(columns: 80, rows: 24)
      await screen.press("Down")
      try await screen.wait { $0.contains("❯ 2\n") && $0.hasSuffix("Esc cancel") }
      await screen.press("Enter")
      try await screen.shows("$ echo above; q\nabove\n✔ Choose one: 2\n$", withHistory: true)
    }
  }

  @Test("C05 a screen that says it has another size, and has not, shows the question once")
  func sameSize() async throws {
    try await Screen.open(commands: ["q": "echo $$ >pid; exec choice $(seq 8) >out"]) { screen in
      await screen.enter("echo above; q")
      try await screen.wait { $0.contains("❯ 1\n") && $0.hasSuffix("Esc cancel") }
      let question = await screen.text()
      for _ in 1...5 { await screen.signal("WINCH") }
      await screen.press("Down")
      try await screen.shows(
        question.replacing("❯ 1", with: "  1").replacing("  2", with: "❯ 2"), withHistory: true)
    }
  }

  @Test("C05 as many options are shown as a screen has room for, while it loses rows and gets them back")
  func manyHeights() async throws {
    try await Screen.open(commands: ["q": "exec choice $(seq 8) >out"]) { screen in
      await screen.enter("echo above; q")
      for (rows, options) in [(24, 8), (10, 6), (30, 8), (9, 5), (8, 4), (24, 8)] {
        await screen.resize(columns: 80, rows: rows)
        let gap = options == 8 ? "\n" : ""
        let position = options == 8 ? "" : "1 of 8 · "
        let others = (2...options).map { "  \($0)\n" }.joined()
        try await screen.shows(
          """
          $ echo above; q
          above
          ? Choose one
          \(gap)❯ 1
          \(others)  Cancel
            \(position)↑↓ move · Enter choose · Esc cancel
          """, withHistory: true)
      }
      await screen.press("End", "Enter")
      try await screen.shows("$ echo above; q\nabove\n✔ Choose one: 8\n$", withHistory: true)
    }
  }
}
