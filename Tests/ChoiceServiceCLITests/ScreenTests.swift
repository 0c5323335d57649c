import TestSupport
import Testing

/// What the tests on a screen share.
enum Prompt {
  static let needsEmulator: ConditionTrait = .enabled(
    if: Screen.isAvailable, "There is no tmux, the terminal emulator that shows what a person would see.")

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
}
