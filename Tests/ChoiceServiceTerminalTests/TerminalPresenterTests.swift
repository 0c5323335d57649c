import ChoiceService
import ChoiceServiceTerminal
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("The presenter on a terminal", .timeLimit(.minutes(10)))
struct TerminalPresenterTests {
  private static let environment = ["TERM": "xterm", "LANG": "C.UTF-8", "NO_COLOR": "1"]

  private func presenter(
    _ path: String, _ change: (inout TerminalConfiguration) -> Void = { _ in }
  ) -> TerminalPresenter {
    var configuration = TerminalConfiguration(environment: Self.environment)
    change(&configuration)
    return TerminalPresenter(terminal: path, configuration: configuration)
  }

  private func request(_ selection: ChoiceRequest.Selection = .one, defaultIndex: Int? = nil, ticked: Set<Int> = [])
    -> ChoiceRequest
  {
    ChoiceRequest(
      title: "Menu",
      options: [
        ChoiceOption("Steak"), ChoiceOption("Soup", availability: .unavailable(reason: nil)), ChoiceOption("Rice"),
      ],
      selection: selection, cancelTitle: "Cancel", defaultIndex: defaultIndex, preselectedIndices: ticked,
      localizer: .english)
  }

  // MARK: Without a terminal

  @Test(
    "where there is no terminal, the failure says what to do and names the keys that can be chosen",
    arguments: [
      ("/nowhere", "/nowhere cannot be opened: No such file or directory"),
      ("/dev/null", "/dev/null is not a terminal"),
    ])
  func noTerminal(path: String, reason: String) async {
    let failure = PresenterFailure(
      .unavailable,
      "There is no terminal to ask “Menu” on: \(reason). Give it a default and take that with "
        + "TerminalConfiguration(unattended: .takeDefault), or decide in advance with a ScriptedPresenter. Keys: “Steak”, “Rice”."
    )
    await #expect(throws: failure) { try await presenter(path).present(request(defaultIndex: 2)) }
    #expect(presenter(path).mode == .unavailable)
  }

  @Test("where there is no terminal, a host may take the default, or what is ticked where that is an answer")
  func unattended() async throws {
    let presenter = presenter("/nowhere") { $0.unattended = .takeDefault }
    #expect(presenter.mode == .takeDefault)
    let (one, many) = (request(defaultIndex: 2), request(.many(1...2), ticked: [0, 2]))
    #expect(try await presenter.present(one) == .chosen([one.options[2].id]))
    #expect(try await presenter.present(many) == .chosen([many.options[0].id, many.options[2].id]))
    for unanswerable in [request(), request(.many(1...2)), request(.many(1...1), ticked: [0, 2])] {
      await #expect(throws: PresenterFailure.self) { try await presenter.present(unanswerable) }
    }
  }

  // MARK: With one

  @Test(
    "C95 C92 numbered lines where nothing can be drawn, or the person wants no drawing",
    arguments: ["TERM", "ACCESSIBLE"])
  func lines(variable: String) async throws {
    let terminal = PseudoTerminal()
    let presenter = presenter(terminal.path) { $0.environment?[variable] = variable == "TERM" ? "dumb" : "1" }
    #expect(presenter.mode == .lines)
    let request = request()
    async let response = presenter.present(request)
    await terminal.waitFor("Number or name: ")
    await terminal.type("3\n")
    #expect(try await response == .chosen([request.options[2].id]))
    #expect(!terminal.text.contains("\u{1B}"))
  }

  @Test("C52 C74 a host decides about paste mode, wrapping around, the height and the marks")
  func configured() async throws {
    let terminal = PseudoTerminal(columns: 40, rows: 20)
    let settings = terminal.settings
    let presenter = presenter(terminal.path) { configuration in
      configuration.marksPaste = false
      configuration.wrapsAround = false
      configuration.maximumRows = 4
      configuration.theme.glyphs.pointer = "→"
    }
    let request = request()
    async let response = presenter.present(request)
    await terminal.waitFor("\r\n  Cancel\u{1B}[2A\r")
    await terminal.type("\u{1B}[A\u{1B}[A\r")
    #expect(try await response == .chosen([request.options[0].id]))
    let text = await terminal.settledText()
    #expect(text.contains("? Menu\r\r\n→ Steak\r\r\n  Soup (unavailable)\r\r\n  Cancel"))
    #expect(text.hasSuffix("✔ Menu: Steak\r\r\n"))
    #expect(!text.contains("?2004"))
    #expect(terminal.settings == settings)
  }
}

@Suite("A program that asks and has plans of its own", .timeLimit(.minutes(10)))
struct HostProgramTests {
  /// What a program says on standard output, while it runs.
  private struct Said: Sendable {
    let output = Pipe()
    private let text = Watched("")

    /// What it has said so far.
    var soFar: String {
      text.update { text in
        text += String(decoding: output.reading.readAvailable(), as: UTF8.self)
        return text
      }
    }

    func wait(for line: String) async { await until { soFar.contains(line) } }
  }

  /// Runs the program on a terminal up to its end, with a story that begins when the question is on the screen, and with `go`
  /// to let the program do what it has planned.
  private func host(
    _ mode: String, _ story: (PseudoTerminal, Child, Said, _ go: () async -> Void) async -> Void
  ) async -> Child.Result {
    let (terminal, input, said) = (PseudoTerminal(), Pipe(), Said())
    let settings = terminal.settings
    let child = Child(
      Child.product("HostProgram"), [mode], input: .file(input.reading), output: said.output.writing,
      terminal: terminal,
      environment: ["SWIFT_BACKTRACE": "enable=no"])
    await terminal.waitFor("Esc cancel")
    #expect(terminal.settings != settings)
    await story(terminal, child, said) { await input.writing.write("go\n") }
    var result = await child.result()
    result.output = said.soFar
    // Paste mode is off, and the question is gone.
    let last = await terminal.settledText().afterLast("\u{1B}[?2004")
    #expect(last.hasPrefix("l") && !last.contains("Esc cancel"), "\(last)")
    #expect(terminal.settings == settings)
    return result
  }

  private func said(_ text: String, _ exit: Child.Exit = .status(0)) -> Child.Result {
    Child.Result(output: text, errors: "", exit: exit)
  }

  @Test("exit while a question is open leaves the terminal as it was")
  func exits() async {
    #expect(await host("exit") { _, _, _, go in await go() } == said("", .status(3)))
  }

  @Test(
    "exit while a question that has timed out leaves the terminal takes it away once, and nothing above it",
    arguments: 1...60)
  func exitsWhileLeaving(milliseconds: Int) async {
    let terminal = PseudoTerminal()
    let settings = terminal.settings
    let child = Child(
      Child.product("HostProgram"), ["late", "\(milliseconds)"], terminal: terminal,
      environment: ["SWIFT_BACKTRACE": "enable=no"])
    #expect(await child.result() == said("", .status(3)))
    let text = await terminal.settledText()
    // Each switch is there once, or, where the question was never drawn, not at all.
    let switches = text.split(separator: "\u{1B}[?2004", omittingEmptySubsequences: false).dropFirst().map {
      $0.prefix(1)
    }
    #expect(switches == ["h", "l"] || switches.isEmpty)
    #expect(terminal.settings == settings)
  }

  @Test("a cancelled task leaves the terminal as it was")
  func cancelled() async {
    #expect(await host("cancel") { _, _, _, go in await go() } == said("The task that asked was cancelled.\n"))
  }

  @Test("its own handler of SIGTERM is called, and where it survives that, the question ends")
  func survivesSignal() async {
    let result = await host("handler") { _, child, _, _ in child.signal(15) }
    #expect(result == said("The question was interrupted., handlers called: 1\n"))
  }

  @Test("its own handler of SIGWINCH is called as well")
  func ownResizeHandler() async {
    let result = await host("handler") { terminal, child, _, _ in
      child.signal(28)
      // The question is drawn again, and its help with it.
      await terminal.waitFor("Esc cancel", times: 2)
      await terminal.type("\r")
    }
    #expect(result == said("a, handlers called: 1\n"))
  }

  @Test("C89 what it prints while it is stopped, or about to be, stands above the question when it goes on")
  func printsWhileStopped() async {
    let screen = Watched("")
    let result = await host("print") { terminal, child, _, go in
      child.signal(SIGSTOP)
      await go()
      child.signal(SIGCONT)
      await terminal.waitFor("Line 1")
      // Nobody could let the program go on, so it does by itself, after the question has been taken away.
      child.signal(SIGTSTP)
      await go()
      await terminal.wait { text in
        text.contains("Line 2") && text.ranges(of: "\u{1B}[?2004h").count == 2 && text.hasSuffix("A\r")
      }
      let text = await terminal.settledText()
      screen.update { $0 = text }
      await terminal.type("\r")
    }
    var model = ScreenModel(columns: 80, rows: 24)
    model.write(screen.value)
    #expect(model.faults.isEmpty)
    #expect(
      model.text == """
        Line 1
        Line 2
        ? Pick

        ❯ a
          b
          Cancel
          ↑↓ move · Enter choose · Esc cancel
        """)
    #expect(result == said("a\n"))
  }

  @Test("a handler of ours that it had saved and puts back later does not swallow the signal, nor go round for ever")
  func savedHandler() async {
    let result = await host("saved") { terminal, child, said, go in
      await go()
      await said.wait(for: "taken\n")
      await terminal.type("\r")
      await said.wait(for: "put back\n")
      child.signal(15)
    }
    #expect(result == said("taken\na\nput back\n", .signal(15)))
  }
}
