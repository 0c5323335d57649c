import ChoiceService
import ChoiceServiceTerminal
import TestSupport
import Testing

@Suite("The numbered list through pipes", .timeLimit(.minutes(10)))
struct LinePresenterPipeTests {
  let input = Pipe()
  let output = Pipe()

  private var service: MessageService {
    MessageService(
      presenter: LinePresenter(
        inputDescriptor: input.reading.descriptor, outputDescriptor: output.writing.descriptor), localizer: .english)
  }

  private func transcript() async -> String {
    output.writing.close()
    return String(decoding: await output.reading.readToEnd(), as: UTF8.self)
  }

  @Test("asks, refuses what means nothing with a sentence, and takes an answer")
  func transcriptOfAnAnswer() async throws {
    await input.writing.write("pizza\n\n2\n")
    #expect(try await service.choose(Meal.self, title: "Food", message: "Hungry?") == .chicken)
    #expect(
      await transcript() == """
        Food
        Hungry?

          1) Steak
          2) Chicken
          3) Noodles
          0) Cancel

        Number or name: pizza
        No option is called “pizza”. Type a number from the list, or the beginning of a name.
        Number or name: \("")
        Nothing was typed. Type the number or the name of an option.
        Number or name: 2

        """)
  }

  @Test("C82 two questions read 2 then 1, and what follows stays for other programs")
  func twoQuestions() async throws {
    await input.writing.write("2\n1\nrest of the script\n")
    #expect(try await service.choose(Meal.self) == .chicken)
    #expect(try await service.choose(Meal.self) == .steak)
    #expect(String(decoding: input.reading.readAvailable(), as: UTF8.self) == "rest of the script\n")
  }

  @Test("C83 the end of the input ends the question, and a last line needs no line break")
  func endOfInput() async throws {
    await input.writing.write("3")
    input.writing.close()
    #expect(try await service.choose(Meal.self) == .noodles)
    await #expect(throws: ChoiceError.cancelled(.endOfInput)) { try await service.choose(Meal.self) }
    #expect(await transcript().hasSuffix("Number or name: \n"))
  }

  @Test("Cancel, the default, an acknowledgement, a confirmation, and several, each with one line")
  func everyKind() async throws {
    await input.writing.write("0\n\n\n1\n1,3\n")
    let service = service
    #expect(try await service.chooseOrNil(Meal.self) == nil)
    #expect(try await service.choose(Meal.self) { $0.defaultValue = .noodles } == .noodles)
    try await service.inform("Saved")
    #expect(try await service.confirm("Delete?", action: "Delete", role: .destructive) == true)
    #expect(try await service.chooseMany(Meal.self, count: 1...2) == [.steak, .noodles])
  }

  @Test("a cancelled task gets out of a read, and the beginning of its line begins the next question's")
  func cancelledRead() async throws {
    let service = service
    let asking = Task { try await service.choose(Meal.self) }
    await until { await !service.isIdle }
    await input.writing.write("noo")
    await untilEmpty(input)
    asking.cancel()
    await #expect(throws: ChoiceError.cancelled(.taskCancelled)) { try await asking.value }
    await input.writing.write("dles\n")
    #expect(try await service.choose(Meal.self) == .noodles)
  }

  @Test("a cancelled task gets out of a write that nobody reads")
  func cancelledWrite() async throws {
    let service = service
    let asking = Task {
      try await service.choose(Meal.self, message: String(repeating: "long ", count: 100_000))
    }
    await until { await !service.isIdle }
    asking.cancel()
    await #expect(throws: ChoiceError.cancelled(.taskCancelled)) { try await asking.value }
    await until { await service.isIdle }
  }

  @Test("a timeout gets out of a read")
  func timedOut() async {
    let clock = ManualClock()
    let service = MessageService(
      presenter: LinePresenter(
        inputDescriptor: input.reading.descriptor, outputDescriptor: output.writing.descriptor), localizer: .english,
      clock: clock)
    let asking = Task { try await service.choose(Meal.self) { $0.timeout = .seconds(9) } }
    await clock.waitForSleepers(1)
    // The time runs from when the question is shown, and the list is written in the meantime.
    let asked = Watched<[UInt8]>([])
    await until {
      asked.update { $0 += output.reading.readAvailable() }
      return asked.value.suffix(16) == Array("Number or name: ".utf8)[...]
    }
    clock.advance(by: .seconds(9))
    await #expect(throws: ChoiceError.cancelled(.timeout)) { try await asking.value }
    await until { await service.isIdle }
    #expect(await transcript() == "\n")
  }

  @Test("A09 A15 a dismissal gets out of a read")
  func dismissed() async {
    let service = service
    let asking = Task { try await service.choose(Meal.self) }
    await until { await service.dismissCurrent() }
    await #expect(throws: ChoiceError.cancelled(.programmatic)) { try await asking.value }
    await until { await service.isIdle }
  }

  @Test("no thread of the cooperative pool is blocked by questions that nobody answers")
  func poolIsFree() async {
    let silent = (0..<32).map { _ in Pipe() }
    let asking = silent.map { pipe in
      Task {
        try await MessageService(
          presenter: LinePresenter(
            inputDescriptor: pipe.reading.descriptor, outputDescriptor: pipe.writing.descriptor)
        ).choose(Meal.self)
      }
    }
    // With the pool's few threads blocked, this task would not go on.
    for _ in 0..<100 { await Task.yield() }
    for task in asking { task.cancel() }
    for task in asking { _ = await task.result }
  }

  @Test("a line of more than 64 KiB is refused, whole, and the next one counts")
  func longLine() async throws {
    let service = service
    async let answer = service.choose(Meal.self)
    await input.writing.write(String(repeating: "a", count: 200_000) + "\nsteak\n")
    #expect(try await answer == .steak)
    #expect(await transcript().contains("The line is longer than 65536 bytes."))
  }

  @Test("bytes that are not UTF-8, NUL and escape sequences are refused, and not echoed to the terminal")
  func hostileLine() async throws {
    await input.writing.write([0xFF, 0x00, 0x1B, 0x5B, 0x41, 0x0A] + Array("1\n".utf8))
    #expect(try await service.choose(Meal.self) == .steak)
    #expect(await transcript().contains("No option is called “\u{FFFD}␀␛[A”."))
  }

  @Test("C65 A55 a list of a thousand options with one title is answered by number")
  func manyOptions() async throws {
    await input.writing.write("777\n")
    let service = service
    async let answer = service.choose(ChoicePrompt(1...1_000, title: "?") { _ in ChoiceOption("same") })
    async let read = output.reading.readToEnd()
    #expect(try await answer == 777)
    output.writing.close()
    _ = await read
  }

  @Test("a closed input is a failure that says so")
  func closedInput() async {
    let service = MessageService(
      presenter: LinePresenter(inputDescriptor: 9_999, outputDescriptor: output.writing.descriptor))
    await #expect(
      throws: ChoiceError.presenterFailed(
        PresenterFailure(.unavailable, "Asking “Meal” failed while reading or writing: Bad file descriptor."))
    ) { try await service.choose(Meal.self) }
  }

  @Test("C83 a file whose lines are no answer, or that has no lines, ends the question")
  func noAnswerInTheFile() async throws {
    let service = service
    async let error = #expect(throws: ChoiceError.self) { try await service.choose(Meal.self) }
    async let read = output.reading.readToEnd()
    await input.writing.write(String(repeating: "zz\n", count: 100) + "1\n")
    #expect(
      await error
        == .presenterFailed(
          PresenterFailure(
            .unavailable,
            "“Meal” got no answer: 100 lines of the input were none. The last: No option is called “zz”. "
              + "Type a number from the list, or the beginning of a name.")))
    output.writing.close()
    _ = await read
  }

  @Test("C83 a file that has no lines and no end ends the question")
  func endlessFile() async {
    let zeros = OpenFile.atPath("/dev/zero")
    let service = MessageService(
      presenter: LinePresenter(inputDescriptor: zeros.descriptor, outputDescriptor: output.writing.descriptor))
    let error = await #expect(throws: ChoiceError.self) { try await service.choose(Meal.self) }
    guard case .presenterFailed(let failure) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(failure.code == .unavailable)
    #expect(zeros.descriptor >= 0)
  }

  @Test("the unfinished line of an input stays with it, also when the presenter that read it is gone")
  func unfinishedLine() async throws {
    do {
      let service = service
      let asking = Task { try await service.choose(Meal.self) }
      await until { await !service.isIdle }
      await input.writing.write("noo")
      await untilEmpty(input)
      asking.cancel()
      _ = await asking.result
      await until { await service.isIdle }
    }
    await input.writing.write("dles\n")
    #expect(try await service.choose(Meal.self) == .noodles)
  }

  @Test("a terminal that is not there is a failure that says so")
  func noTerminal() {
    let error = #expect(throws: PresenterFailure.self) { try LinePresenter(terminal: "/nowhere/tty") }
    #expect(
      error?.message
        == "The terminal /nowhere/tty cannot be opened: No such file or directory. Run in a terminal, or answer in another way."
    )
  }

  @Test("a path that is no terminal is refused, and nothing is written to it")
  func noTerminalButAFile() throws {
    let error = #expect(throws: PresenterFailure.self) { try LinePresenter(terminal: "/dev/null") }
    #expect(error?.message == "/dev/null is not a terminal. Name one, such as /dev/tty.")
  }

  @Test("C88 two presenters on one input take turns: no question is mixed with another")
  func takeTurns() async throws {
    let (first, second) = (service, service)
    async let one = first.choose(Meal.self, title: "One")
    async let two = second.choose(Meal.self, title: "Two")
    await input.writing.write("1\n3\n")
    #expect(try await Set([one, two]) == [.steak, .noodles])
    let questions = await transcript().split(separator: "Number or name: ")
    #expect(questions.count == 3)
    #expect(questions.allSatisfy { !($0.contains("One") && $0.contains("Two")) })
  }

  @Test("a question that waits for its turn at the input can be cancelled")
  func cancelledTurn() async throws {
    let (first, second) = (service, service)
    let one = Task { try await first.choose(Meal.self) }
    await until { await !first.isIdle }
    let two = Task { try await second.choose(Meal.self) }
    await until { await !second.isIdle }
    two.cancel()
    await #expect(throws: ChoiceError.cancelled(.taskCancelled)) { try await two.value }
    await until { await second.isIdle }
    await input.writing.write("2\n")
    #expect(try await one.value == .chicken)
  }

  /// Waits until somebody has read everything from a pipe.
  private func untilEmpty(_ pipe: Pipe) async {
    await until { pipe.reading.unreadCount == 0 }
  }
}

@Suite("The numbered list on a terminal", .timeLimit(.minutes(10)))
struct LinePresenterTerminalTests {
  @Test("shows the question, and the answer as it is typed")
  func transcript() async throws {
    let terminal = PseudoTerminal()
    let service = MessageService(presenter: try LinePresenter(terminal: terminal.path), localizer: .english)
    async let answer = service.choose(Meal.self, title: "餐點")
    await terminal.waitFor("Number or name: ")
    await terminal.type("2\n")
    #expect(try await answer == .chicken)
    let lines = [
      "餐點", "", "  1) Steak", "  2) Chicken", "  3) Noodles", "  0) Cancel", "", "Number or name: 2", "",
    ]
    await terminal.waitFor("name: 2\r\n")
    #expect(terminal.text == lines.joined(separator: "\r\n"))
  }

  @Test("C49 what was typed before the question was shown does not answer it")
  func typedBefore() async throws {
    let terminal = PseudoTerminal()
    await terminal.type("1\n")
    await terminal.waitFor("1\r\n")  // the terminal's echo: the line is there to be read
    let service = MessageService(presenter: try LinePresenter(terminal: terminal.path), localizer: .english)
    async let answer = service.choose(Meal.self)
    await terminal.waitFor("Number or name: ")
    await terminal.type("3\n")
    #expect(try await answer == .noodles)
  }

  @Test("C49 what was typed while a long question was being written does not answer it")
  func typedWhileWriting() async throws {
    let terminal = PseudoTerminal(isRead: false)
    let service = MessageService(presenter: try LinePresenter(terminal: terminal.path), localizer: .english)
    async let answer = service.choose(ChoicePrompt(1...10_000, title: "?") { ChoiceOption("option \($0)") })
    // Nobody takes the text away, and it is longer than the terminal can hold: it is still being written.
    await until { terminal.unreadCount > 0 }
    await terminal.type("2\n")
    terminal.startReading()
    await terminal.waitFor("Number or name: ")
    await terminal.type("3\n")
    #expect(try await answer == 3)
  }

  @Test("C88 presenters that have opened one terminal each for itself take turns")
  func takeTurns() async throws {
    let terminal = PseudoTerminal()
    let services = try (0..<3).map { _ in
      MessageService(presenter: try LinePresenter(terminal: terminal.path), localizer: .english)
    }
    let borrowed = MessageService(
      presenter: LinePresenter(
        inputDescriptor: terminal.terminal.descriptor, outputDescriptor: terminal.terminal.descriptor),
      localizer: .english)
    let tasks = (services + [borrowed]).map { service in Task { try await service.choose(Meal.self) } }
    for number in 1...4 {
      await terminal.waitFor("Number or name: ", times: number)
      await terminal.type("steak\n")
    }
    for task in tasks { #expect(try await task.value == .steak) }
    #expect(!terminal.text.contains("Nothing was typed"))
    // Each question begins after the line that answered the one before.
    #expect(terminal.text.split(separator: "Number or name: steak\r\n").count == 4)
  }

  @Test("a cancelled task gets out of a write to a terminal that nobody reads")
  func cancelledWrite() async throws {
    let terminal = PseudoTerminal(isRead: false)
    let service = MessageService(presenter: try LinePresenter(terminal: terminal.path), localizer: .english)
    let asking = Task { try await service.choose(Meal.self, message: String(repeating: "long ", count: 100_000)) }
    await until { await !service.isIdle }
    asking.cancel()
    await #expect(throws: ChoiceError.cancelled(.taskCancelled)) { try await asking.value }
    await until { await service.isIdle }
  }

  @Test("on a terminal that was left in raw mode, Return, Ctrl-C and Ctrl-D do what they say")
  func rawTerminal() async throws {
    let terminal = PseudoTerminal()
    terminal.makeRaw()
    let service = MessageService(presenter: try LinePresenter(terminal: terminal.path), localizer: .english)
    for (key, expected) in [("\u{03}", CancelReason.interrupt), ("\u{04}", .endOfInput)] {
      let asking = Task { try await service.choose(Meal.self) }
      await terminal.waitFor("Number or name: ", times: expected == .interrupt ? 1 : 2)
      await terminal.type(key)
      await #expect(throws: ChoiceError.cancelled(expected)) { try await asking.value }
    }
    async let answer = service.choose(Meal.self)
    await terminal.waitFor("Number or name: ", times: 3)
    await terminal.type("2\r")
    #expect(try await answer == .chicken)
  }

  @Test("Ctrl-D on an empty line is the end of input, and the next question can be answered")
  func endOfInput() async throws {
    let terminal = PseudoTerminal()
    let service = MessageService(presenter: try LinePresenter(terminal: terminal.path), localizer: .english)
    let asking = Task { try await service.choose(Meal.self) }
    await terminal.waitFor("Number or name: ")
    await terminal.type("\u{04}")
    await #expect(throws: ChoiceError.cancelled(.endOfInput)) { try await asking.value }
    async let answer = service.choose(Meal.self)
    await terminal.waitFor("Number or name: ", times: 2)
    await terminal.type("1\n")
    #expect(try await answer == .steak)
  }

  @Test(
    "what was typed into a question that ends without an answer is nobody's, least of all the shell's",
    arguments: ["timeout", "dismissal", "cancellation"])
  func discardedAtTheEnd(end: String) async throws {
    let terminal = PseudoTerminal()
    let clock = ManualClock()
    let service = MessageService(
      presenter: try LinePresenter(terminal: terminal.path), localizer: .english, clock: clock)
    let asking = Task { try await service.choose(Meal.self) { $0.timeout = .seconds(9) } }
    await clock.waitForSleepers(1)
    await terminal.waitFor("Number or name: ")
    await terminal.type("rm -r .")
    await terminal.waitFor("rm -r .")  // the terminal's echo: the line is in its buffer
    switch end {
    case "timeout": clock.advance(by: .seconds(9))
    case "dismissal": await service.dismissCurrent()
    default: asking.cancel()
    }
    await #expect(throws: ChoiceError.self) { try await asking.value }
    await until { await service.isIdle }
    await terminal.type("ls\n")
    await until { terminal.terminal.unreadCount > 0 }
    #expect(String(decoding: terminal.terminal.readAvailable(), as: UTF8.self) == "ls\n")
  }

  @Test("C53 what was typed behind an answer is there for others")
  func typedBehindAnAnswer() async throws {
    let terminal = PseudoTerminal()
    let service = MessageService(presenter: try LinePresenter(terminal: terminal.path), localizer: .english)
    async let answer = service.choose(Meal.self)
    await terminal.waitFor("Number or name: ")
    await terminal.type("2\nls\n")
    #expect(try await answer == .chicken)
    await until { terminal.terminal.unreadCount > 0 }
    #expect(String(decoding: terminal.terminal.readAvailable(), as: UTF8.self) == "ls\n")
  }

  @Test("Ctrl-D after text ends the line, and what comes next begins on another")
  func endOfInputInALine() async throws {
    let terminal = PseudoTerminal()
    let service = MessageService(presenter: try LinePresenter(terminal: terminal.path), localizer: .english)
    async let answer = service.choose(Meal.self)
    await terminal.waitFor("Number or name: ")
    await terminal.type("zz\u{04}\u{04}")
    await terminal.waitFor("Number or name: ", times: 2)
    await terminal.type("2\u{04}\u{04}")
    #expect(try await answer == .chicken)
    await terminal.terminal.write("b\n")
    await terminal.waitFor("b\r\n")
    #expect(terminal.text.contains("Number or name: zz\r\nNo option is called “zz”."))
    #expect(terminal.text.hasSuffix("Number or name: 2\r\nb\r\n"))
  }

  @Test("a person can correct the line before sending it, as the terminal does it")
  func corrected() async throws {
    let terminal = PseudoTerminal()
    let service = MessageService(presenter: try LinePresenter(terminal: terminal.path), localizer: .english)
    async let answer = service.choose(Meal.self)
    await terminal.waitFor("Number or name: ")
    await terminal.type("3\u{7F}2\n")
    #expect(try await answer == .chicken)
  }
}
