import ChoiceService
import TestSupport
import Testing

@testable import ChoiceServiceTerminal

@Suite("Whose turn it is to write printed lines")
struct PrintQueueTests {
  private func lines(_ texts: String...) -> [PrintedLines] { texts.map { PrintedLines($0) } }

  private func text(_ lines: [PrintedLines]) -> String { String(decoding: lines.bytes, as: UTF8.self) }

  @Test("with no question open, one thread writes all that has come, and then what came meanwhile")
  func nobody() {
    var queue = PrintQueue()
    #expect(queue.print(PrintedLines("a")) == .write)
    #expect(queue.print(PrintedLines("b")) == nil)
    #expect(text(queue.take()) == "a\r\nb\r\n")
    #expect(queue.print(PrintedLines("c")) == nil)
    #expect(queue.end() == .write)
    #expect(text(queue.take()) == "c\r\n")
    #expect(queue.end() == nil)
    #expect(queue.print(PrintedLines("d")) == .write)
  }

  @Test("an open prompt is told once, and again for what came while it wrote")
  func prompt() {
    var queue = PrintQueue()
    #expect(queue.begin().isAdmitted)
    #expect(queue.print(PrintedLines("early")) == nil)
    #expect(queue.openPrompt() == .tell)
    #expect(queue.print(PrintedLines("b")) == nil)
    #expect(text(queue.take()) == "early\r\nb\r\n")
    #expect(queue.print(PrintedLines("c")) == nil)
    #expect(queue.putBack([]) == .tell)
    #expect(text(queue.take()) == "c\r\n")
    #expect(queue.putBack([]) == nil)
    #expect(queue.print(PrintedLines("d")) == .tell)
  }

  @Test("what a prompt could not write comes first the next time, and a thread writes what is left when it ends")
  func rest() {
    var queue = PrintQueue()
    _ = queue.begin()
    #expect(queue.openPrompt() == nil)
    #expect(queue.print(PrintedLines("abc")) == .tell)
    let taken = queue.take()
    #expect(queue.print(PrintedLines("d")) == nil)
    #expect(queue.putBack(taken.finish(written: 2)) == .tell)
    #expect(queue.end() == .write)
    #expect(text(queue.take()) == "c\r\nd\r\n")
  }

  @Test("writers come in the order of asking, before the lines that wait, and one that has gone is passed over")
  func writers() {
    var queue = PrintQueue()
    #expect(queue.print(PrintedLines("a")) == .write)
    let (first, second, third) = (queue.begin(), queue.begin(), queue.begin())
    #expect([first, second, third].map(\.isAdmitted) == [false, false, false])
    #expect(queue.withdraw(second.number) == nil)
    #expect(queue.end() == .admit(first.number))
    #expect(queue.end() == .admit(third.number))
    // It was its turn already, and goes without having seen that.
    #expect(queue.withdraw(third.number) == .write)
  }

  @Test("whatever happens in whatever order, one writes at a time, and each line is written once and in order")
  func anyOrder() {
    for seed in 0..<300 as Range<UInt64> {
      var simulation = PrintSimulation(seed: seed)
      for _ in 0..<60 { simulation.step() }
      simulation.settle()
      #expect(simulation.faults.isEmpty, "seed \(seed)")
      #expect(simulation.written == simulation.printed, "seed \(seed)")
    }
  }

  @Test("a printer goes on when its last byte has been written, and not before")
  func finishing() async {
    let all = lines("a", "bc", "d")
    #expect(text(all.finish(written: 0)) == "a\r\nbc\r\nd\r\n")
    #expect(text(all.finish(written: -3)) == "a\r\nbc\r\nd\r\n")
    let rest = all.finish(written: 6)
    #expect(text(rest) == "\nd\r\n")
    #expect(await all[0].wait() == nil)
    rest.finish(.inputOutput)
    #expect(await all[1].wait() == .inputOutput)
    #expect(await all[2].wait() == .inputOutput)
  }

  @Test(
    "each line is made safe and ends with a line break",
    arguments: [
      ("", "\r\n"), ("a", "a\r\n"), ("a\n", "a\r\n\r\n"), ("a\r\nb\u{2028}c", "a\r\nb\r\nc\r\n"),
      ("a\u{1B}[2J\u{7}b\rc\u{9B}d\u{202E}e\tf", "a␛[2J␇b␍c<U+009B>d<U+202E>e    f\r\n"), ("牛肉麵", "牛肉麵\r\n"),
    ])
  func safe(printed: String, expected: String) {
    #expect(text(lines(printed)) == expected)
  }
}

/// Everything that can happen to a queue, in an order that a seed decides.
private struct PrintSimulation {
  private enum Writer { case thread, writer, prompt }

  private var queue = PrintQueue()
  private var random: SeededGenerator
  /// Who was let in and has not ended.
  private var inside: Writer?
  private var waiting: [Int] = []
  /// Whether the prompt has news that lines wait.
  private var isTold = false
  private(set) var printed = ""
  private(set) var written = ""
  private(set) var faults: [String] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func step() {
    switch Int.random(in: 0..<9, using: &random) {
    case 0...2:
      let text = "\(Int.random(in: 0...999, using: &random))"
      printed += text + "\r\n"
      obey(queue.print(PrintedLines(text)))
    case 3:
      let (number, isAdmitted) = queue.begin()
      if isAdmitted { enter(.writer) } else { waiting.append(number) }
    case 4:
      guard let number = waiting.randomElement(using: &random) else { return }
      waiting.removeAll { $0 == number }
      obey(queue.withdraw(number))
    default: goOn()
    }
  }

  /// Lets whoever is inside go on until nothing is left to do.
  mutating func settle() {
    while inside != nil { goOn() }
    if !queue.isEmpty { faults.append("lines wait, and nobody is there to write them") }
  }

  private mutating func goOn() {
    switch inside {
    case nil: break
    case .thread:
      write(all: true)
      end()
    case .writer:
      if Bool.random(using: &random) {
        inside = .prompt
        obey(queue.openPrompt())
      } else {
        end()
      }
    case .prompt:
      if isTold {
        isTold = false
        write(all: Bool.random(using: &random))
      } else {
        if !queue.isEmpty { faults.append("lines wait, and the prompt was not told") }
        end()
      }
      if Int.random(in: 0..<4, using: &random) == 0, inside == .prompt { end() }
    }
  }

  private mutating func write(all: Bool) {
    let lines = queue.take()
    let count = all ? lines.bytes.count : Int.random(in: 0...lines.bytes.count, using: &random)
    written += String(decoding: lines.bytes.prefix(count), as: UTF8.self)
    obey(queue.putBack(lines.finish(written: count)))
  }

  private mutating func end() {
    inside = nil
    isTold = false
    obey(queue.end())
  }

  private mutating func enter(_ writer: Writer) {
    if inside != nil { faults.append("two are inside") }
    inside = writer
  }

  private mutating func obey(_ order: PrintQueue.Order?) {
    switch order {
    case nil: break
    case .write: enter(.thread)
    case .tell:
      if isTold || inside != .prompt { faults.append("told twice, or somebody who is no prompt") }
      isTold = true
    case .admit(let number):
      if waiting.first != number { faults.append("not the first was let in") }
      waiting.removeAll { $0 == number }
      enter(.writer)
    }
  }
}

@Suite("Lines that are printed while a question is open", .timeLimit(.minutes(10)))
struct TerminalPrintTests {
  /// A terminal, a presenter on it, and a question.
  private struct Stage: Sendable {
    let terminal: PseudoTerminal
    let presenter: TerminalPresenter
    let columns: Int
    let rows: Int

    init(columns: Int = 80, rows: Int = 24, isRead: Bool = true, variables: [String: String] = [:]) {
      (self.columns, self.rows) = (columns, rows)
      terminal = PseudoTerminal(columns: UInt16(columns), rows: UInt16(rows), isRead: isRead)
      var configuration = TerminalConfiguration(
        environment: ["TERM": "xterm", "LANG": "C.UTF-8", "NO_COLOR": "1"].merging(variables) { $1 })
      configuration.marksPaste = false
      presenter = TerminalPresenter(terminal: terminal.path, configuration: configuration)
    }

    /// Asks, and calls the story when the question is on the screen.
    func ask(_ options: [String] = ["Steak", "Rice"], _ story: @Sendable () async throws -> Void) async throws
      -> ChoiceResponse
    {
      let request = ChoiceRequest(
        title: "Menu", options: options.map { ChoiceOption($0) }, cancelTitle: "Cancel", localizer: .english)
      async let response = presenter.present(request)
      await terminal.wait { $0.endsWithFrame || $0.hasSuffix("Number or name: ") }
      try await story()
      return try await response
    }

    /// What is on the screen now, after everything that has been written.
    func screen() async -> ScreenModel {
      var screen = ScreenModel(columns: columns, rows: rows)
      screen.write(await terminal.settledText())
      return screen
    }

    /// The lines that stand on the screen and above it.
    func text() async -> String {
      let screen = await screen()
      #expect(screen.faults.isEmpty)
      return screen.text
    }

    /// How often the question was drawn.
    func frames() async -> Int { await terminal.settledText().occurrences(of: "? Menu") }
  }

  private static let question = """
    ? Menu

    ❯ Steak
      Rice
      Cancel
      ↑↓ move · Enter choose · Esc cancel
    """

  // MARK: Above the question

  @Test("C89 a line from another task stands above the open question, which is drawn once more")
  func oneLine() async throws {
    let stage = Stage()
    _ = try await stage.ask {
      #expect(await stage.text() == Self.question)
      try await stage.presenter.print("The kitchen is open.")
      #expect(await stage.text() == "The kitchen is open.\n\(Self.question)")
      #expect(await stage.frames() == 2)
      await stage.terminal.type("\r")
    }
    #expect(await stage.text() == "The kitchen is open.\n✔ Menu: Steak")
  }

  @Test("the pointer stays where it is, and the cursor with it")
  func pointer() async throws {
    let stage = Stage()
    _ = try await stage.ask {
      await stage.terminal.type("\u{1B}[B")
      await stage.terminal.waitFor("❯ Rice")
      try await stage.presenter.print("a\nb")
      let screen = await stage.screen()
      #expect(screen.text.hasPrefix("a\nb\n? Menu\n\n  Steak\n❯ Rice\n"))
      #expect((screen.row, screen.column) == (5, 0))
      #expect(await stage.frames() == 2)
      await stage.terminal.type("\r")
    }
    #expect(await stage.text() == "a\nb\n✔ Menu: Rice")
  }

  @Test("another presenter on the same terminal prints above the question, too")
  func otherPresenter() async throws {
    let stage = Stage()
    _ = try await stage.ask {
      try await TerminalPresenter(terminal: stage.terminal.path).print("other")
      #expect(await stage.text() == "other\n\(Self.question)")
      await stage.terminal.type("\r")
    }
  }

  @Test("500 lines from 10 tasks are all there, none torn, those of each task in order")
  func manyTasks() async throws {
    let stage = Stage(columns: 60, rows: 12)
    _ = try await stage.ask {
      try await withThrowingTaskGroup { group in
        for task in 0..<10 {
          group.addTask {
            for line in 0..<50 { try await stage.presenter.print("task \(task) line \(line) 牛肉麵 end") }
          }
        }
        try await group.waitForAll()
      }
      await stage.terminal.type("\r")
    }
    let lines = await stage.text().split(separator: "\n")
    #expect(lines.last == "✔ Menu: Steak")
    #expect(lines.count == 501)
    for task in 0..<10 {
      let expected = (0..<50).map { "task \(task) line \($0) 牛肉麵 end" }
      #expect(lines.filter { $0.hasPrefix("task \(task) ") }.map { String($0) } == expected)
    }
  }

  @Test("lines that come while the terminal is slow are written together, and the question once after them")
  func together() async throws {
    let stage = Stage(isRead: false)
    let device = try TerminalDevice(path: stage.terminal.path)
    let input = try device.input()
    let big = String(repeating: "x", count: 80 * 1_000)
    async let response = stage.presenter.present(
      ChoiceRequest(title: "Menu", options: [ChoiceOption("Steak")], localizer: .english))
    await until { stage.terminal.unreadCount > 80 }
    input.output.print(PrintedLines(big), on: device)
    await until { stage.terminal.unreadCount > 1_000 }
    for number in 1...20 { input.output.print(PrintedLines("line \(number)"), on: device) }
    stage.terminal.startReading()
    await stage.terminal.waitFor("? Menu", times: 3)
    await stage.terminal.type("\r")
    _ = try await response
    let expected = (1...20).map { "line \($0)\n" }.joined() + "✔ Menu: Steak"
    #expect(await stage.text().hasSuffix("x\n\(expected)"))
    #expect(await stage.frames() == 3)
  }

  @Test("what would harm is shown and not obeyed")
  func hostile() async throws {
    let stage = Stage()
    _ = try await stage.ask {
      try await stage.presenter.print("a\u{1B}[2Jb\u{1B}]0;PWN\u{7}\r\u{9B}A\u{202E}c\u{0}\n\u{301}d")
      #expect(await stage.text() == "a␛[2Jb␛]0;PWN␇␍<U+009B>A<U+202E>c␀\n◌́d\n\(Self.question)")
      await stage.terminal.type("\r")
    }
  }

  @Test(
    "C28 a line that is longer than the screen goes on in the next row, on any screen",
    arguments: [
      (20, 4, "? Menu\n❯ Steak\n  Rice\n  Cancel", "✔ Menu: Steak"),
      (10, 3, "? Menu\n❯ Steak\n  Cancel", "✔ Me…Ste…"),
      (80, 24, Self.question, "✔ Menu: Steak"),
    ])
  func longLine(columns: Int, rows: Int, question: String, last: String) async throws {
    let stage = Stage(columns: columns, rows: rows)
    let full = String(repeating: "=", count: columns)
    let wide = String(repeating: "麵", count: columns / 2)
    let above = [full, full, "rest", full, wide, wide].joined(separator: "\n")
    _ = try await stage.ask {
      try await stage.presenter.print(full + full + "rest\n" + full + "\n" + String(repeating: "麵", count: columns))
      #expect(await stage.text() == "\(above)\n\(question)")
      await stage.terminal.type("\r")
    }
    #expect(await stage.text() == "\(above)\n\(last)")
  }

  @Test("a wide character that does not fit into the row goes to the next whole")
  func oddWidth() async throws {
    let stage = Stage(columns: 11, rows: 5)
    _ = try await stage.ask {
      try await stage.presenter.print("牛肉麵牛肉麵")
      #expect(await stage.text().hasPrefix("牛肉麵牛肉\n麵\n? Menu\n"))
      await stage.terminal.type("\r")
    }
  }

  @Test(
    "where the question fills the screen, the lines go where a person scrolls back to, and the question stays whole")
  func fullScreen() async throws {
    let stage = Stage(columns: 40, rows: 5)
    let options = (1...20).map { "dish \($0)" }
    _ = try await stage.ask(options) {
      let question = await stage.screen().grid
      for number in 1...3 { try await stage.presenter.print("line \(number)") }
      let screen = await stage.screen()
      #expect(screen.faults.isEmpty)
      #expect(ScreenModel.texts(screen.grid) == ScreenModel.texts(question))
      #expect(ScreenModel.texts(screen.scrolled) == ["line 1", "line 2", "line 3"])
      await stage.terminal.type("\r")
    }
    #expect(await stage.text() == "line 1\nline 2\nline 3\n✔ Menu: dish 1")
  }

  @Test("a megabyte is printed whole")
  func megabyte() async throws {
    let stage = Stage()
    let line = String(repeating: "m", count: 63)
    let text = Array(repeating: line, count: 16_384).joined(separator: "\n")
    _ = try await stage.ask {
      try await stage.presenter.print(text)
      await stage.terminal.type("\r")
    }
    let written = await stage.terminal.settledText()
    #expect(written.contains(text.replacing("\n", with: "\r\r\n")))
  }

  // MARK: Before and after

  @Test("with no question open, the lines go to the terminal as they are")
  func noQuestion() async throws {
    let stage = Stage()
    try await stage.presenter.print("a")
    try await stage.presenter.print("b\u{1B}\nc")
    #expect(await stage.terminal.settledText() == "a\r\r\nb␛\r\r\nc\r\r\n")
  }

  @Test("a question that is answered while lines come loses none, and its last line is whole")
  func answeredMeanwhile() async throws {
    let stage = Stage(columns: 60, rows: 12)
    let count = 20
    for round in 0..<count {
      let before = await stage.terminal.settledText().occurrences(of: "❯ Steak")
      async let printing: Void = {
        for line in 0..<20 { try await stage.presenter.print("round \(round) line \(line)") }
      }()
      let request = ChoiceRequest(title: "Menu", options: [ChoiceOption("Steak")], localizer: .english)
      async let response = stage.presenter.present(request)
      await stage.terminal.wait { $0.occurrences(of: "❯ Steak") > before }
      await stage.terminal.type("\r")
      #expect(try await response == .chosen([request.options[0].id]))
      try await printing
    }
    let lines = await stage.text().split(separator: "\n").map { String($0) }
    #expect(lines.count { $0 == "✔ Menu: Steak" } == count)
    let printed = (0..<count).flatMap { round in (0..<20).map { "round \(round) line \($0)" } }
    #expect(lines.filter { $0.hasPrefix("round") } == printed)
  }

  @Test("a question that is asked while lines are being written comes after them, and can be cancelled before")
  func askedMeanwhile() async throws {
    let stage = Stage(isRead: false)
    let text = Array(repeating: String(repeating: "m", count: 39), count: 2_000).joined(separator: "\n")
    async let printing: Void = stage.presenter.print(text)
    await until { stage.terminal.unreadCount > 1_000 }
    let request = ChoiceRequest(title: "Menu", options: [ChoiceOption("Steak")], localizer: .english)
    let cancelled = Task { try await stage.presenter.present(request) }
    cancelled.cancel()
    await #expect(throws: CancellationError.self) { try await cancelled.value }
    async let response = stage.presenter.present(request)
    stage.terminal.startReading()
    await stage.terminal.waitFor("❯ Steak")
    await stage.terminal.wait { $0.endsWithFrame }
    await stage.terminal.type("\r")
    _ = try await response
    try await printing
    #expect(await stage.text() == "\(text)\n✔ Menu: Steak")
  }

  @Test("a cancelled task does not wait for a terminal that takes nothing, and its lines come when it does")
  func cancelled() async throws {
    let stage = Stage(isRead: false)
    let text = Array(repeating: String(repeating: "m", count: 39), count: 2_000).joined(separator: "\n")
    let printing = Task { try await stage.presenter.print(text) }
    await until { stage.terminal.unreadCount > 1_000 }
    printing.cancel()
    try await printing.value
    stage.terminal.startReading()
    try await stage.presenter.print("last")
    #expect(await stage.text() == "\(text)\nlast")
  }

  @Test("a question whose terminal takes nothing can be cancelled while lines are being written")
  func cancelledQuestion() async throws {
    let stage = Stage(isRead: false)
    let text = Array(repeating: String(repeating: "m", count: 39), count: 2_000).joined(separator: "\n")
    let asking = Task {
      try await stage.presenter.present(
        ChoiceRequest(title: "Menu", options: [ChoiceOption("Steak")], localizer: .english))
    }
    await until { stage.terminal.unreadCount > 80 }
    async let printing: Void = stage.presenter.print(text)
    await until { stage.terminal.unreadCount > 1_000 }
    asking.cancel()
    await #expect(throws: CancellationError.self) { try await asking.value }
    stage.terminal.startReading()
    try await printing
    let written = await stage.terminal.settledText()
    #expect(written.count { $0 == "m" } == 39 * 2_000)
  }

  @Test("while a numbered list waits for a line, lines begin on a fresh one, and its prompt is written again")
  func numberedList() async throws {
    let stage = Stage(variables: ["TERM": "dumb"])
    // What the process knows of the terminal stays known after the question.
    let input = try TerminalDevice(path: stage.terminal.path).input()
    defer { withExtendedLifetime(input) {} }
    let response = try await stage.ask {
      let question = await stage.text()
      try await stage.presenter.print("a\nb")
      #expect(await stage.text() == "\(question)\na\nb\nNumber or name:")
      await stage.terminal.type("2\n")
    }
    guard case .chosen(let ids) = response else {
      Issue.record("\(response)")
      return
    }
    #expect(ids.count == 1)
    try await stage.presenter.print("after")
    #expect(await stage.text().hasSuffix("Number or name: 2\nafter"))
  }

  // MARK: Without a terminal

  @Test(
    "where there is no terminal, the failure says what to do",
    arguments: [
      ("/nowhere", "/nowhere cannot be opened: No such file or directory"),
      ("/dev/null", "/dev/null is not a terminal"),
    ])
  func noTerminal(path: String, reason: String) async {
    let failure = PresenterFailure(
      .unavailable,
      "There is no terminal to print on: \(reason). Run in a terminal, or write to standard error instead.")
    await #expect(throws: failure) { try await TerminalPresenter(terminal: path).print("a") }
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func occurrences(of text: String) -> Int { ranges(of: text).count }

  /// Whether a frame was the last that was written: the move to the cursor's row ends it, or to its cell.
  fileprivate var endsWithFrame: Bool {
    let rest = afterLast("A\r")
    return hasSuffix("A\r") || (rest.hasPrefix("\u{1B}[") && rest.hasSuffix("C") && !rest.contains("\n"))
  }
}
