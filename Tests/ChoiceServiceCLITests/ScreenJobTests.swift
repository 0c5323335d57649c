import TestSupport
import Testing

@Suite("The built choice as a job of a shell", .serialized, .timeLimit(.minutes(10)), Prompt.needsEmulator)
struct ScreenJobTests {
  static let commands = [
    "q": "exec choice a b >out",
    "before": "stty -g >settings.before",
    "after": "stty -g >settings.after; cmp settings.before settings.after && echo same settings",
  ]

  static let question = """
    ? Choose one

    ❯ a
      b
      Cancel
      ↑↓ move · Enter choose · Esc cancel
    """

  static let moved = question.replacing("❯ a\n  b", with: "  a\n❯ b")

  @Test("Ctrl-Z takes the question away and stops the program, and in the foreground the question is there again, once")
  func stopped() async throws {
    try await Screen.open(commands: Self.commands) { screen in
      await screen.enter("before; q")
      try await screen.shows("$ before; q\n\(Self.question)")
      await screen.press("Down")
      try await screen.shows("$ before; q\n\(Self.moved)")
      await screen.press("C-z")
      try await screen.shows("$ before; q\n[1] + Stopped                    q\n$")
      #expect(await screen.cursor() == Screen.Cursor(column: 2, row: 2))
      await screen.enter("after")
      let stopped = "$ before; q\n[1] + Stopped                    q\n$ after\nsame settings\n$"
      try await screen.shows(stopped)
      await screen.enter("fg")
      try await screen.shows("\(stopped) fg\nq\n\(Self.moved)")
      await screen.press("C-z")
      let again = "\(stopped) fg\nq\n[1] + Stopped                    q\n$"
      try await screen.shows(again)
      await screen.enter("fg")
      try await screen.shows("\(again) fg\nq\n\(Self.moved)")
      await screen.press("Up", "Enter")
      try await screen.shows("\(again) fg\nq\n✔ Choose one: a\n$")
      await screen.enter("after")
      try await screen.shows("\(again) fg\nq\n✔ Choose one: a\n$ after\nsame settings\n$")
      #expect(screen.file("out") == "a\n")
    }
  }

  @Test("Ctrl-Z under bash, whose own settings differ, is no different")
  func stoppedUnderBash() async throws {
    try await Screen.open(shell: .bash, commands: Self.commands) { screen in
      await screen.enter("before; q")
      try await screen.shows("$ before; q\n\(Self.question)")
      await screen.press("C-z")
      let stopped = "$ before; q\n\n[1]+  Stopped                 q\n$"
      try await screen.shows(stopped)
      await screen.enter("after; fg")
      try await screen.shows("\(stopped) after; fg\nsame settings\nq\n\(Self.question)")
      await screen.press("Down", "Enter")
      try await screen.shows("\(stopped) after; fg\nsame settings\nq\n✔ Choose one: b\n$")
      #expect(screen.file("out") == "b\n")
    }
  }

  @Test(
    "Ctrl-Z stops a numbered list, and in the foreground it asks for the line again",
    arguments: [Screen.Shell.sh, .bash])
  func stoppedNumberedList(shell: Screen.Shell) async throws {
    try await Screen.open(shell: shell, commands: Self.commands, environment: ["ACCESSIBLE": "1"]) { screen in
      await screen.enter("q")
      try await screen.shows("$ q\nChoose one\n\n  1) a\n  2) b\n  0) Cancel\n\nNumber or name:")
      for count in 1...2 {
        await screen.press("C-z")
        try await screen.wait { $0.ranges(of: "Stopped").count == count && $0.hasSuffix("q\n$") }
        await screen.enter("fg")
        try await screen.wait { $0.hasSuffix("\n$ fg\nq\nNumber or name:") }
      }
      await screen.enter("2")
      try await screen.wait { $0.hasSuffix("\n$ fg\nq\nNumber or name: 2\n$") }
      #expect(screen.file("out") == "b\n")
    }
  }

  @Test("Ctrl-Z stops the whole script that asks")
  func stoppedScript() async throws {
    try await Screen.open(commands: ["q": "choice a b; echo went on"]) { screen in
      await screen.enter("q")
      try await screen.shows("$ q\n\(Self.question)")
      await screen.press("C-z")
      try await screen.shows("$ q\n[1] + Stopped                    q\n$")
      await screen.enter("fg")
      let stopped = "$ q\n[1] + Stopped                    q\n$ fg\nq"
      try await screen.shows("\(stopped)\n\(Self.question)")
      await screen.press("Enter")
      try await screen.shows("\(stopped)\n✔ Choose one: a\na\nwent on\n$")
    }
  }

  @Test("C05 a screen that has another size when the program goes on gets a question that fits it")
  func resizedWhileStopped() async throws {
    try await Screen.open(commands: Self.commands) { screen in
      await screen.enter("q")
      try await screen.shows("$ q\n\(Self.question)")
      await screen.press("C-z")
      try await screen.shows("$ q\n[1] + Stopped                    q\n$")
      await screen.resize(columns: 30, rows: 24)
      await screen.enter("fg")
      try await screen.wait(withHistory: true) {
        $0.hasSuffix("$ fg\nq\n\(Self.question.replacing("↑↓ move · ", with: ""))")
      }
      await screen.press("Down", "Enter")
      try await screen.wait(withHistory: true) { $0.hasSuffix("$ fg\nq\n✔ Choose one: b\n$") }
    }
  }

  @Test("a program started in the background waits for the foreground, and writes nothing before")
  func background() async throws {
    try await Screen.open(commands: Self.commands) { screen in
      await screen.enter("before; q & wait; after")
      let waiting = "$ before; q & wait; after\nsame settings\n[1] + Stopped (tty output)       q\n$"
      try await screen.shows(waiting)
      await screen.enter("fg")
      try await screen.shows("\(waiting) fg\nq\n\(Self.question)")
      await screen.press("Down", "Enter")
      try await screen.shows("\(waiting) fg\nq\n✔ Choose one: b\n$")
      #expect(screen.file("out") == "b\n")
    }
  }

  @Test("a stop that somebody else sends is like Ctrl-Z", arguments: ["TSTP"])
  func stoppedFromOutside(name: String) async throws {
    var commands = Self.commands
    commands["q"] = "echo $$ >pid; exec choice a b >out"
    try await Screen.open(commands: commands) { screen in
      await screen.enter("before; q")
      try await screen.shows("$ before; q\n\(Self.question)")
      await screen.signal(name)
      let stopped = "$ before; q\n[1] + Stopped                    q\n$"
      try await screen.shows(stopped)
      await screen.enter("after; fg")
      try await screen.shows("\(stopped) after; fg\nsame settings\nq\n\(Self.question)")
      await screen.press("Down", "Enter")
      try await screen.shows("\(stopped) after; fg\nsame settings\nq\n✔ Choose one: b\n$")
    }
  }

  @Test("a stop that nobody can foresee leaves a terminal that the shell puts in order, and the question goes on")
  func killedToStop() async throws {
    var commands = Self.commands
    commands["q"] = "echo $$ >pid; exec choice a b >out"
    try await Screen.open(shell: .bash, commands: commands) { screen in
      await screen.enter("before; q")
      try await screen.shows("$ before; q\n\(Self.question)")
      await screen.press("Down")
      try await screen.shows("$ before; q\n\(Self.moved)")
      await screen.signal("STOP")
      // The shell writes into the question, which cannot know.
      let stopped = "$ before; q\n? Choose one\n\n  a\n❯ b\n[1]+  Stopped                 q\n$"
      try await screen.shows("\(stopped) ↑↓ move · Enter choose · Esc cancel")
      await screen.enter("clear; fg")
      try await screen.shows("q\n\(Self.moved)")
      await screen.press("Enter")
      try await screen.shows("q\n✔ Choose one: b\n$")
      await screen.enter("after")
      try await screen.shows("q\n✔ Choose one: b\n$ after\nsame settings\n$")
      #expect(screen.file("out") == "b\n")
    }
  }

  @Test(
    "a program that is stopped, or waits in the background, is ended by a signal as any other", arguments: ["q", "q &"])
  func endedInBackground(command: String) async throws {
    try await Screen.open(shell: .bash, commands: Self.commands) { screen in
      await screen.enter("before")
      await screen.enter(command)
      if command == "q" {
        try await screen.wait { $0.hasSuffix(Self.question) }
        await screen.press("C-z")
      } else {
        await screen.enter("until jobs | grep Stopped; do :; done")
      }
      try await screen.wait { $0.contains("Stopped") && $0.hasSuffix("\n$") }
      // A stopped process obeys when it goes on.
      await screen.enter(
        "kill %1; kill -CONT %1 2>/dev/null; while kill -0 %1 2>/dev/null; do :; done; after; echo gone")
      try await screen.wait { $0.contains("\nsame settings\n") && $0.contains("\ngone\n") }
    }
  }

  @Test("where stops are ignored, Ctrl-Z rings the bell and the question goes on")
  func ignored() async throws {
    try await Screen.open(commands: ["q": "trap '' TSTP; exec choice a b >out"]) { screen in
      await screen.enter("q")
      try await screen.shows("$ q\n\(Self.question)")
      await screen.press("C-z", "Down")
      try await screen.shows("$ q\n\(Self.moved)")
      await screen.press("Enter")
      try await screen.shows("$ q\n✔ Choose one: b\n$")
    }
  }

  @Test("a program that is ended while it is stopped ends in the foreground, and leaves the terminal as it was")
  func endedWhileStopped() async throws {
    try await Screen.open(commands: Self.commands) { screen in
      await screen.enter("before; q")
      try await screen.shows("$ before; q\n\(Self.question)")
      await screen.press("C-z")
      let stopped = "$ before; q\n[1] + Stopped                    q\n$"
      try await screen.shows(stopped)
      await screen.enter("kill %1; fg; after")
      try await screen.shows(
        "\(stopped) kill %1; fg; after\nq\nTerminated\nsame settings\n$")
    }
  }
}
