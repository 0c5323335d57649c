import TestSupport
import Testing

/// What the tests on a screen share.
enum Prompt {
  static let needsEmulator: ConditionTrait = .enabled(
    if: Screen.isAvailable, "There is no tmux, the terminal emulator that shows what a person would see.")

  /// That a program is there which only some tests run.
  static func needs(_ program: String) -> ConditionTrait {
    .enabled(if: Child.isInstalled(program), "There is no \(program).")
  }

  /// Commands of the screen's shell: the question, and a command that runs another one and tells what it left behind.
  ///
  /// Only scripts are between the shell and the question: an interactive shell might put the terminal in order by itself.
  static func commands(_ question: String) -> [String: String] {
    [
      "q": "exec choice \(question)",
      "check": """
      ulimit -c 0
      stty -a >before
      sh -c 'echo $$ >pid; exec "$@"' - "$@"
      echo "status $?" >&2
      stty -a >after
      cmp before after && echo same settings >&2
      """,
    ]
  }

  /// Options as words of the shell.
  static func words(_ options: [String]) -> String {
    options.map { "'\($0)'" }.joined(separator: " ")
  }
}

@Suite("The built choice on a screen", .serialized, .timeLimit(.minutes(10)), Prompt.needsEmulator)
struct ScreenTests {
  static let food = """
    $ check q >out
    ? 餐點
      請選擇你的餐點

    ❯ 牛排
      雞排
      豬排
      牛肉麵
      Cancel
      ↑↓ move · Enter choose · Esc cancel
    """

  static let checked = Prompt.commands("--demo food")

  @Test("Down and Enter leave one line with the question and the answer, and standard output holds the answer alone")
  func answered() async throws {
    try await Screen.open(commands: Self.checked) { screen in
      await screen.enter("check q >out")
      try await screen.shows(Self.food)
      #expect(await screen.cursor() == Screen.Cursor(column: 0, row: 4))
      await screen.press("Down")
      try await screen.shows(
        """
        $ check q >out
        ? 餐點
          請選擇你的餐點

          牛排
        ❯ 雞排
          豬排
          牛肉麵
          Cancel
          ↑↓ move · Enter choose · Esc cancel
        """)
      #expect(await screen.cursor() == Screen.Cursor(column: 0, row: 5))
      await screen.press("Enter")
      try await screen.shows(
        """
        $ check q >out
        ✔ 餐點: 雞排
        status 0
        same settings
        $
        """)
      #expect(screen.file("out") == "雞排\n")
      #expect(await screen.cursor() == Screen.Cursor(column: 2, row: 4))
    }
  }

  @Test(
    "C31 C47 a question that a key ends leaves one line, its status, an empty standard output, and the terminal as it was",
    arguments: [
      ("Escape", "✘ 餐點: cancelled", 1), ("0 Enter", "✘ 餐點: cancelled", 1), ("C-c", "✘ 餐點: interrupted", 130),
      ("C-d", "✘ 餐點: no answer\nchoice: The input ended before an answer was given.", 1),
      ("C-\\", "✘ 餐點: interrupted\nQuit", 131),
    ])
  func ended(keys: String, line: String, status: Int) async throws {
    try await Screen.open(commands: Self.checked) { screen in
      await screen.enter("check q >out")
      try await screen.shows(Self.food)
      for key in keys.split(separator: " ") { await screen.press(String(key)) }
      try await screen.shows(
        """
        $ check q >out
        \(line)
        status \(status)
        same settings
        $
        """)
      #expect(screen.file("out") == "")
      #expect(await screen.cursor().isShown)
    }
  }

  @Test(
    "C31 C34 a signal ends the program as it ends others, after the terminal is as it was",
    arguments: [
      ("TERM", "Terminated\nstatus 143"), ("HUP", "Hangup\nstatus 129"), ("QUIT", "Quit\nstatus 131"),
      ("INT", "status 130"),
    ])
  func signalled(name: String, lines: String) async throws {
    try await Screen.open(commands: Self.checked) { screen in
      await screen.enter("check q >out")
      try await screen.shows(Self.food)
      await screen.signal(name)
      try await screen.shows(
        """
        $ check q >out
        ✘ 餐點: interrupted
        \(lines)
        same settings
        $
        """)
      #expect(screen.file("out") == "")
      #expect(await screen.cursor().isShown)
    }
  }

  @Test("C44 Ctrl-C writes nothing to standard error but what a shell would say")
  func silent() async throws {
    try await Screen.open(commands: Self.checked) { screen in
      await screen.enter("q 2>errors; echo $?")
      try await screen.wait { $0.hasSuffix("Esc cancel") }
      await screen.press("C-c")
      try await screen.shows("$ q 2>errors; echo $?\n✘ 餐點: interrupted\n130\n$")
      #expect(screen.file("errors") == "")
    }
  }

  @Test("C43 Ctrl-C ends a script of several questions with one key")
  func script() async throws {
    try await Screen.open(commands: ["q": "sh -ec 'choice a b; choice c d; echo NO'; echo $?"]) { screen in
      await screen.enter("q")
      try await screen.wait { $0.hasSuffix("Esc cancel") }
      await screen.press("C-c")
      try await screen.shows("$ q\n✘ Choose one: interrupted\n130\n$")
    }
  }

  @Test("a shell that takes the answer into a variable shows the question")
  func substitution() async throws {
    try await Screen.open { screen in
      await screen.enter("x=$(choice a b); echo got $x")
      try await screen.shows(
        """
        $ x=$(choice a b); echo got $x
        ? Choose one

        ❯ a
          b
          Cancel
          ↑↓ move · Enter choose · Esc cancel
        """)
      await screen.press("Down", "Enter")
      try await screen.shows("$ x=$(choice a b); echo got $x\n✔ Choose one: b\ngot b\n$")
    }
  }

  @Test("C32 after an answer that cannot be written, the terminal is as it was and the failure is told")
  func full() async throws {
    try await Screen.open(commands: Prompt.commands("a b >/dev/full")) { screen in
      await screen.enter("check q")
      try await screen.wait { $0.hasSuffix("Esc cancel") }
      await screen.press("Enter")
      try await screen.shows(
        """
        $ check q
        ✔ Choose one: a
        choice: Standard output cannot be written: No space left on device.
        status 2
        same settings
        $
        """)
    }
  }

  @Test(
    "C41 settings that another program left are no obstacle, and are put back",
    arguments: ["-icanon min 0 time 1", "-echo -icanon min 0 time 1 -ixon iutf8", "raw", "-isig -icrnl -opost onlcr"])
  func oddSettings(settings: String) async throws {
    var commands = Self.checked
    commands["odd"] = "saved=$(stty -g); stty \(settings); check q >out; stty $saved"
    try await Screen.open(commands: commands) { screen in
      await screen.enter("odd")
      try await screen.wait { $0.contains("❯ 牛排") && $0.hasSuffix("Esc cancel") }
      await screen.press("Down")
      try await screen.wait { $0.contains("❯ 雞排") }
      await screen.press("Enter")
      try await screen.wait { $0.contains("status 0") && $0.contains("same settings") && $0.hasSuffix("$") }
      #expect(screen.file("out") == "雞排\n")
    }
  }

  @Test("C79 options come from a pipe, and keys from the terminal")
  func piped() async throws {
    try await Screen.open(rows: 8) { screen in
      await screen.enter("yes | head -1000 | choice >out")
      try await screen.shows(
        """
        $ yes | head -1000 | choice >out
        ? Choose one
        / type to find
        ❯ y
          y
          y
          Cancel
          1 of 1000 · ↑↓ move · Enter choose · Esc cancel
        """)
      await screen.press("End", "Enter")
      try await screen.shows("$ yes | head -1000 | choice >out\n✔ Choose one: y\n$")
      #expect(screen.file("out") == "y\n")
    }
  }

  @Test("C80 a script that a shell reads from a pipe goes on after the question")
  func scriptFromPipe() async throws {
    try await Screen.open(commands: ["script": "choice a b\necho went on"]) { screen in
      await screen.enter("cat script | sh")
      try await screen.wait { $0.hasSuffix("Esc cancel") }
      await screen.press("Down", "Enter")
      try await screen.shows("$ cat script | sh\n✔ Choose one: b\nb\nwent on\n$")
    }
  }

  @Test("C85 without a terminal that could be opened there is one sentence, and nothing is drawn")
  func noTerminal() async throws {
    try await Screen.open(columns: 200) { screen in
      await screen.enter("setsid -w choice a b </dev/null; echo $?")
      try await screen.shows(
        """
        $ setsid -w choice a b </dev/null; echo $?
        choice: There is no terminal to ask “Choose one” on: pass --answer KEY, or the variable CHOICE_ANSWERS, to decide in advance, or --plain to read the answer from standard input. Valid keys: “a”, “b”.
        2
        $
        """)
    }
  }

  @Test("C92 a person who wants no drawing gets a numbered list, and new lines alone")
  func accessible() async throws {
    try await Screen.open(environment: ["ACCESSIBLE": "1"]) { screen in
      await screen.enter("choice a b")
      try await screen.shows(Self.lines)
      await screen.enter("7")
      try await screen.shows(
        "\(Self.lines) 7\nThere is no number 7. Type one from 0 to 2.\nNumber or name:")
      await screen.enter("2")
      try await screen.shows(
        "\(Self.lines) 7\nThere is no number 7. Type one from 0 to 2.\nNumber or name: 2\nb\n$")
    }
  }

  static let lines = """
    $ choice a b
    Choose one

      1) a
      2) b
      0) Cancel

    Number or name:
    """

  @Test(
    "C95 on a terminal that cannot be drawn on, or of which nothing is known, lines are asked for",
    arguments: [nil, "", "dumb", "unknown"])
  func dumb(terminal: String?) async throws {
    try await Screen.open(environment: ["TERM": terminal]) { screen in
      await screen.enter("choice a b")
      try await screen.shows(Self.lines)
      await screen.enter("2")
      try await screen.shows("\(Self.lines) 2\nb\n$")
    }
  }

  @Test("C94 in a Korean environment no English word is on the screen")
  func korean() async throws {
    try await Screen.open(rows: 12, commands: ["q": "exec choice $(seq 20)"], environment: ["LC_ALL": "ko_KR.UTF-8"]) {
      screen in
      await screen.enter("q")
      try await screen.shows(
        """
        $ q
        ? 하나를 선택하세요
        / 입력하여 찾기
        ❯ 1
          2
          3
          4
          5
          6
          7
          취소
          20개 중 1 · ↑↓ 이동 · 엔터 선택 · Esc 취소
        """)
      await screen.press("Escape")
      try await screen.shows("$ q\n✘ 하나를 선택하세요: 취소됨\n$")
    }
  }

  @Test("C97 a locale without UTF-8 gets marks of ASCII", arguments: ["C", "POSIX", "en_US.ISO-8859-1"])
  func ascii(locale: String) async throws {
    try await Screen.open(environment: ["LC_ALL": locale]) { screen in
      await screen.enter("choice a b >out")
      try await screen.shows(
        """
        $ choice a b >out
        ? Choose one

        > a
          b
          Cancel
          Up/Down move - Enter choose - Esc cancel
        """)
      await screen.press("Enter")
      try await screen.shows("$ choice a b >out\n* Choose one: a\n$")
    }
  }

  @Test("C49 what was typed before the question was there does not answer it, and stays above it")
  func typedBefore() async throws {
    try await Screen.open(
      commands: ["q": "mkfifo gate; echo waiting; read line <gate; exec choice a b"]
    ) { screen in
      await screen.enter("q")
      try await screen.shows("$ q\nwaiting")
      await screen.press("Enter", "Down")
      try await screen.shows("$ q\nwaiting\n\n^[[B")
      _ = await Child.run("/bin/sh", ["-c", "echo go >\(screen.folder)/gate"])
      let question = """
        $ q
        waiting

        ^[[B
        ? Choose one

        ❯ a
          b
          Cancel
          ↑↓ move · Enter choose · Esc cancel
        """
      try await screen.shows(question)
      await screen.press("Down", "Enter")
      try await screen.shows("$ q\nwaiting\n\n^[[B\n✔ Choose one: b\nb\n$")
    }
  }

  @Test("C50 keys without a meaning are not shown, and the question goes on")
  func meaningless() async throws {
    try await Screen.open { screen in
      await screen.enter("choice a b c")
      try await screen.wait { $0.hasSuffix("Esc cancel") }
      await screen.send(
        Array(".é日👨‍👩‍👧\u{0}\u{7F}\u{8}\u{1B}[200~\u{1B}[201~\u{1B}[200~x\r\u{1B}[201~".utf8) + [0xFF, 0xC3])
      await screen.press("Down")
      try await screen.shows(
        """
        $ choice a b c
        ? Choose one

          a
        ❯ b
          c
          Cancel
          ↑↓ move · Enter choose · Esc cancel
        """)
      await screen.press("Enter")
      try await screen.shows("$ choice a b c\n✔ Choose one: b\nb\n$")
    }
  }

  @Test("C25 the question is on a fresh row, and nothing old beside or below it")
  func freshRow() async throws {
    try await Screen.open(
      columns: 40, rows: 12,
      commands: ["q": #"printf 'stale\nstale\nstale\033[2A\rabc'; exec choice a b"#]
    ) { screen in
      await screen.enter("q")
      try await screen.shows(
        """
        $ q
        abc
        ? Choose one

        ❯ a
          b
          Cancel
          ↑↓ move · Enter choose · Esc cancel
        """)
      await screen.press("Enter")
      try await screen.shows("$ q\nabc\n✔ Choose one: a\na\n$")
    }
  }

  @Test(
    "C34 a terminal that goes away, also while the program is stopped, is the end of input where the hang-up is ignored",
    arguments: [false, true])
  func hungUp(isStopped: Bool) async throws {
    try await Screen.open(commands: ["q": "trap '' HUP; choice a b >out 2>errors; echo $? >status"]) { screen in
      await screen.enter("q")
      try await screen.wait { $0.hasSuffix("Esc cancel") }
      if isStopped {
        await screen.press("C-z")
        try await screen.wait { $0.contains("Stopped") && $0.hasSuffix("\n$") }
      }
      await screen.hangUp()
      try await screen.waitForFile("status", "1\n")
      #expect(screen.file("out") == "")
      #expect(screen.file("errors") == "choice: The input ended before an answer was given.\n")
    }
  }

  @Test("C67 a default is one text, whatever is in it")
  func defaultWithCommas() async throws {
    try await Screen.open(commands: ["q": "exec choice --default 'Alice, Bob & C' Alice 'Alice, Bob & C' Bob"]) {
      screen in
      await screen.enter("q")
      try await screen.shows(
        """
        $ q
        ? Choose one

          Alice
        ❯ Alice, Bob & C
          Bob
          Cancel
          ↑↓ move · Enter choose · Esc cancel
        """)
      await screen.press("Enter")
      try await screen.shows("$ q\n✔ Choose one: Alice, Bob & C\nAlice, Bob & C\n$")
    }
  }

  @Test("C49 keys typed while the options are still being read do not answer")
  func typedWhileReading() async throws {
    try await Screen.open(commands: ["q": "choice <gate"]) { screen in
      await screen.enter("mkfifo gate; q & sleep 0; fg")
      try await screen.wait { $0.hasSuffix("fg\nq") }
      await screen.press("Down", "Down")
      try await screen.wait { $0.hasSuffix("^[[B^[[B") }
      _ = await Child.run("/bin/sh", ["-c", "seq 3 >\(screen.folder)/gate"])
      try await screen.shows(
        """
        $ mkfifo gate; q & sleep 0; fg
        q
        ^[[B^[[B
        ? Choose one

        ❯ 1
          2
          3
          Cancel
          ↑↓ move · Enter choose · Esc cancel
        """)
      await screen.press("Enter")
      try await screen.wait { $0.hasSuffix("\n✔ Choose one: 1\n1\n$") }
    }
  }

  @Test("options appear while standard input is still being read, and can be found and chosen meanwhile")
  func growingList() async throws {
    // The producer goes on when the test says so.
    let producer = """
      mkfifo more end
      echo one
      read _ <more
      echo two
      echo three
      read _ <end
      """
    func say(_ word: String, _ screen: Screen) async {
      _ = await Child.run("/bin/sh", ["-c", "echo >\"$1\"", "sh", "\(screen.folder)/\(word)"])
    }
    try await Screen.open(rows: 10, commands: ["producer": producer]) { screen in
      await screen.enter("producer | choice")
      try await screen.shows(
        """
        $ producer | choice
        ? Choose one
        / type to find
        ❯ one
          Cancel
          ↑↓ move · Enter choose · Esc cancel · still reading
        """)
      await screen.press("Down")
      try await screen.wait { $0.contains("❯ Cancel\n") }
      await say("more", screen)
      // Cancel is where it is, below what has come.
      try await screen.shows(
        """
        $ producer | choice
        ? Choose one
        / type to find
          one
          two
          three
        ❯ Cancel
          ↑↓ move · Enter choose · Esc cancel · still reading
        """)
      await screen.press("w", "o")
      try await screen.wait { $0.contains("❯ two\n") }
      await screen.press("Enter")
      try await screen.wait { $0.contains("✔ Choose one: two\ntwo") }
      await say("end", screen)
      try await screen.shows("$ producer | choice\n✔ Choose one: two\ntwo\n$")
    }
  }

  @Test("what is typed behind a search that was shown is searched for, also when the list turns out short")
  func shortListThatWasSlow() async throws {
    let producer = "mkfifo end; echo apple; echo banana; read _ <end"
    try await Screen.open(rows: 10, commands: ["producer": producer]) { screen in
      await screen.enter("producer | choice --multi --title Delete >out")
      try await screen.wait { $0.contains("/ type to find\n❯ ◯ apple\n") && $0.hasSuffix("still reading") }
      _ = await Child.run("/bin/sh", ["-c", "echo >\"$1\"", "sh", "\(screen.folder)/end"])
      try await screen.wait { $0.contains("/ type to find\n❯ ◯ apple\n  ◯ banana\n") && !$0.contains("still reading") }
      // As keys of a short list, these would tick all, and Enter would delete them.
      await screen.press("a", "p", "p", "Enter")
      try await screen.wait { $0.contains("/ app\n❯ ◯ apple\n  Cancel\n") }
      await screen.press("Tab", "Enter")
      try await screen.wait { $0.hasSuffix("✔ Delete: apple\n$") }
      #expect(screen.file("out") == "apple\n")
    }
  }

  @Test("a list that is over at once is a short one: digits and letters are keys")
  func shortListThatWasQuick() async throws {
    try await Screen.open(rows: 10) { screen in
      await screen.enter("printf 'a\\nb\\nc\\n' | choice --multi >out")
      try await screen.shows(
        """
        $ printf 'a\\nb\\nc\\n' | choice --multi >out
        ? Choose

        ❯ ◯ a
          ◯ b
          ◯ c
          Cancel
          0 ticked · ↑↓ move · Space tick · Enter done · Esc cancel
        """)
      await screen.press("a", "2", "Space", "Enter")
      try await screen.wait { $0.hasSuffix("✔ Choose: a, c\n$") }
      #expect(screen.file("out") == "a\nc\n")
    }
  }

  @Test("an endless producer is a list to choose from: a letter finds, Enter chooses, and the producer ends")
  func endlessList() async throws {
    try await Screen.open(rows: 10) { screen in
      await screen.enter("yes 'one more' | choice >out")
      try await screen.wait { $0.contains("❯ one more\n") && $0.contains("still reading") }
      await screen.press("m", "r")
      try await screen.wait { $0.contains("/ mr\n") && $0.contains("❯ one more\n") }
      await screen.press("Enter")
      try await screen.shows("$ yes 'one more' | choice >out\n✔ Choose one: one more\n$")
      #expect(screen.file("out") == "one more\n")
      await screen.enter("clear; yes | choice >out")
      try await screen.wait { $0.contains("still reading") }
      await screen.press("Escape")
      try await screen.shows("✘ Choose one: cancelled\n$")
    }
  }

  @Test("C76 a hundred thousand options are one question, of which only the visible rows are drawn")
  func manyOptions() async throws {
    try await Screen.open(rows: 10) { screen in
      await screen.enter("seq 100000 | choice >out")
      try await screen.wait { $0.contains("❯ 1\n") && $0.contains("1 of 100000 ·") }
      await screen.press("End")
      try await screen.shows(
        """
        $ seq 100000 | choice >out
        ? Choose one
        / type to find
          99996
          99997
          99998
          99999
        ❯ 100000
          Cancel
          100000 of 100000 · ↑↓ move · Enter choose · Esc cancel
        """)
      await screen.press("Enter")
      try await screen.shows("$ seq 100000 | choice >out\n✔ Choose one: 100000\n$")
      #expect(screen.file("out") == "100000\n")
    }
  }

  @Test("a question that has to be answered says so when Escape is pressed, until the next key")
  func hasToChoose() async throws {
    try await Screen.open { screen in
      await screen.enter("choice --no-cancel a b")
      let question = """
        $ choice --no-cancel a b
        ? Choose one

        ❯ a
          b
          ↑↓ move · Enter choose
        """
      try await screen.shows(question)
      await screen.press("Escape")
      try await screen.shows(
        question.replacing("↑↓ move · Enter choose", with: "An answer is needed: this question cannot be cancelled."))
      await screen.press("Down")
      try await screen.shows(question.replacing("❯ a\n  b", with: "  a\n❯ b"))
      await screen.press("Enter")
      try await screen.shows("$ choice --no-cancel a b\n✔ Choose one: b\nb\n$")
    }
  }

  @Test("C77 escape sequences of a title and a message are shown, and not obeyed")
  func hostileTexts() async throws {
    let evil = "\u{1B}[31mred\u{1B}]0;PWN\u{7}\u{202E}"
    try await Screen.open(commands: ["q": "exec choice --title '\(evil)' --message '\(evil)\n\(evil)' a"]) { screen in
      await screen.enter("q")
      try await screen.shows(
        """
        $ q
        ? ␛[31mred␛]0;PWN␇<U+202E>
          ␛[31mred␛]0;PWN␇<U+202E>
          ␛[31mred␛]0;PWN␇<U+202E>

        ❯ a
          Cancel
          ↑↓ move · Enter choose · Esc cancel
        """)
      await screen.press("Enter")
      try await screen.shows("$ q\n✔ ␛[31mred␛]0;PWN␇<U+202E>: a\na\n$")
    }
  }

  @Test("C65 options with the same text are different options")
  func duplicates() async throws {
    try await Screen.open { screen in
      await screen.enter("choice red red blue")
      let question = """
        $ choice red red blue
        ? Choose one

        ❯ red
          red
          blue
          Cancel
          ↑↓ move · Enter choose · Esc cancel
        """
      try await screen.shows(question)
      await screen.press("Down")
      try await screen.shows(question.replacing("❯ red\n  red", with: "  red\n❯ red"))
      await screen.press("Enter")
      try await screen.shows("$ choice red red blue\n✔ Choose one: red\nred\n$")
    }
  }

  @Test("C46 a SIGINT that was to be ignored is ignored, and Ctrl-C is a key as ever")
  func ignoredInterrupt() async throws {
    try await Screen.open(commands: ["q": "trap '' INT; echo $$ >pid; exec choice a b"]) { screen in
      await screen.enter("q; echo $?")
      try await screen.wait { $0.hasSuffix("Esc cancel") }
      for _ in 1...3 { await screen.signal("INT") }
      await screen.press("Down")
      try await screen.wait { $0.contains("❯ b") && $0.hasSuffix("Esc cancel") }
      await screen.press("C-c")
      try await screen.shows("$ q; echo $?\n✘ Choose one: interrupted\n130\n$")
    }
  }

  @Test("C34 signals that come together end the program once, with the terminal as it was")
  func manySignals() async throws {
    try await Screen.open(commands: Self.checked) { screen in
      await screen.enter("check q >out")
      try await screen.shows(Self.food)
      _ = await Child.run(
        "/bin/sh", ["-c", "p=$(cat \(screen.folder)/pid); kill -TERM $p; kill -TERM $p; kill -HUP $p"])
      try await screen.wait { $0.hasSuffix("same settings\n$") }
      let text = await screen.text()
      #expect(text.ranges(of: "✘ 餐點: interrupted").count == 1)
      #expect(text.contains("status 143") || text.contains("status 129"))
    }
  }
}
