import TestSupport
import Testing

@Suite("The options of the built choice on a screen", .serialized, .timeLimit(.minutes(10)), Prompt.needsEmulator)
struct ScreenOptionTests {
  private func onScreen(
    _ command: String, columns: Int = 80, rows: Int = 24, environment: [String: String?] = [:],
    _ body: (Screen) async throws -> Void
  ) async throws {
    try await Screen.open(
      columns: columns, rows: rows, commands: ["q": "\(command) >out; echo status $? >&2"], environment: environment
    ) { screen in
      await screen.enter("q")
      try await body(screen)
    }
  }

  @Test("--multi ticks, refuses too many and too few with a sentence, and prints in the order of the list")
  func several() async throws {
    try await onScreen("choice -m --min 2 --max 2 --default c 'a a' b c") { screen in
      try await screen.shows(
        """
        $ q
        ? Choose

        ❯ ◯ a a
          ◯ b
          ◉ c
          Cancel
          1 ticked (exactly 2) · ↑↓ move · Space tick · Enter done · Esc cancel
        """)
      await screen.press("Enter")
      try await screen.wait { $0.hasSuffix("1 chosen; choose exactly 2.") }
      await screen.press("Space", "Down", "Space")
      try await screen.wait { $0.hasSuffix("No more than 2 can be ticked.") }
      await screen.press("Enter")
      try await screen.shows("$ q\n✔ Choose: a a, c\nstatus 0\n$")
      #expect(screen.file("out") == "a a\nc\n")
    }
  }

  @Test("--cancel names the way out, --no-wrap ends the list at its ends, and --height limits its rows")
  func looks() async throws {
    try await onScreen("choice --cancel 'Go back' --no-wrap --height 5 -t Pick $(seq 9)") { screen in
      try await screen.shows("$ q\n? Pick\n❯ 1\n  2\n  Go back\n  1 of 9 · ↑↓ move · Enter choose · Esc cancel")
      await screen.press("Up")
      for _ in 1...20 { await screen.press("Down") }
      try await screen.shows("$ q\n? Pick\n  8\n  9\n❯ Go back\n  ↑↓ move · Enter choose · Esc cancel")
      await screen.press("Enter")
      try await screen.shows("$ q\n✘ Pick: cancelled\nstatus 1\n$")
    }
  }

  @Test("--show and --detail say what is seen of a line, and --print what is printed")
  func fields() async throws {
    try await onScreen(#"printf '41:main:2 days\n42:topic:new\n' | choice -d: --show 2 --detail 3 --print 1"#) {
      screen in
      try await screen.shows(
        "$ q\n? Choose one\n\n❯ main  2 days\n  topic  new\n  Cancel\n  ↑↓ move · Enter choose · Esc cancel")
      await screen.press("Down", "Enter")
      try await screen.shows("$ q\n✔ Choose one: topic\nstatus 0\n$")
      #expect(screen.file("out") == "42\n")
    }
  }

  @Test("C23 colours of a line are left out of what is seen, and stay in what is printed", arguments: ["", "--ansi"])
  func colors(option: String) async throws {
    try await onScreen(#"printf '\033[31mred\033[0m wine\n\033[2Jwater\n' | choice \#(option)"#) { screen in
      try await screen.shows(
        "$ q\n? Choose one\n\n❯ red wine\n  ␛[2Jwater\n  Cancel\n  ↑↓ move · Enter choose · Esc cancel")
      await screen.press("Enter")
      try await screen.wait { $0.hasSuffix("status 0\n$") }
      #expect(screen.file("out") == "\u{1B}[31mred\u{1B}[0m wine\n")
    }
  }

  @Test("C43 Ctrl-C in a script that stops at errors stops it, in the drawn prompt as well")
  func interruptedScript() async throws {
    try await Screen.open(commands: ["q": "set -e; choice a b; echo NO"]) { screen in
      await screen.enter("q; echo \"status $?\"")
      try await screen.wait { $0.contains("❯ a") }
      await screen.press("C-c")
      try await screen.shows("$ q; echo \"status $?\"\n✘ Choose one: interrupted\nstatus 130\n$")
    }
  }

  @Test("a script with several questions that is cancelled at the second has the first answer alone")
  func script() async throws {
    try await onScreen("sh -ec 'a=$(choice -t First x y); b=$(choice -t Second x y); echo \"$a $b\"'") { screen in
      try await screen.wait { $0.contains("? First") }
      await screen.press("Down", "Enter")
      try await screen.wait { $0.contains("? Second") }
      await screen.press("Escape")
      try await screen.shows("$ q\n✔ First: y\n✘ Second: cancelled\nstatus 1\n$")
      #expect(screen.file("out") == "")
    }
  }
}

@Suite("The colours of the built choice", .timeLimit(.minutes(10)))
struct ColorOptionTests {
  @Test(
    "are as --color says, whatever the environment says",
    arguments: [
      ("auto", [:], true), ("auto", ["NO_COLOR": "1"], false), ("always", ["NO_COLOR": "1"], true),
      ("always", ["TERM": "vt100"], true), ("never", [:], false), ("never", ["CLICOLOR_FORCE": "1"], false),
    ] as [(String, [String: String], Bool)])
  func color(when: String, variables: [String: String], hasColors: Bool) async {
    let terminal = PseudoTerminal()
    let environment = ["TERM": "xterm", "LC_ALL": "C.UTF-8"].merging(variables) { $1 }
    let child = Child(
      Child.product("choice"), ["--color", when, "a", "b"], terminal: terminal, environment: environment)
    await terminal.waitFor("Esc cancel")
    await terminal.type("\r")
    #expect(await child.result() == Child.Result(output: "a\n", errors: "", exit: .status(0)))
    #expect(terminal.text.contains("\u{1B}[1;36m") == hasColors)
  }
}
