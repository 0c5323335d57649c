import TestSupport
import Testing

/// What the built program writes to a terminal, byte for byte, and what it understands.
@Suite("The bytes of the built choice", .timeLimit(.minutes(10)))
struct TerminalBytesTests {
  private static let environment = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no"]

  private func choice(
    _ arguments: String..., on terminal: PseudoTerminal, environment: [String: String] = [:]
  ) -> Child {
    Child(
      Child.product("choice"), arguments, terminal: terminal,
      environment: Self.environment.merging(environment) { $1 })
  }

  private func result(_ output: String = "", status: Int32 = 0) -> Child.Result {
    Child.Result(output: output, errors: "", exit: .status(status))
  }

  /// The end of a frame.
  private static let help = "Esc cancel"

  // MARK: Written

  @Test(
    "C22 C53 nothing is written but relative moves, erasing, colours and paste mode, and nothing is asked of the terminal",
    arguments: [(80, 24), (20, 4), (9, 3), (1, 1)] as [(UInt16, UInt16)])
  func sequences(columns: UInt16, rows: UInt16) async throws {
    let terminal = PseudoTerminal(columns: columns, rows: rows)
    let child = choice(
      "--message", "m\nm", "--", "日本語", "a\u{1B}[2Jb", "ok\u{1B}]0;PWN\u{7}", "c\rEVIL", "z\u{9B}Aq", "\u{202E}gpj",
      "\u{1B}]52;c;AAAA\u{1B}\\", "last", on: terminal)
    await terminal.waitFor("\u{1B}[?2004h")
    await terminal.type("\u{1B}[B\u{1B}[B\u{1B}[6~\u{1B}[F\u{0C}\u{1B}[H\u{1B}[F\r")
    #expect(await child.result() == result("last\n"))
    await terminal.waitFor("\u{1B}[?2004l")
    let log = try TerminalLog(terminal.text)
    #expect(log.kinds.isSubset(of: ["CSI A", "CSI B", "CSI C", "CSI J", "CSI K", "CSI m", "CSI ?2004h", "CSI ?2004l"]))
    #expect(log.controls.isSubset(of: ["\r", "\n"]))
    #expect(log.sequences.filter { $0.hasPrefix("CSI ?") } == ["CSI ?2004h", "CSI ?2004l"])
    for harm in ["\u{7}", "\u{9B}", "\u{202E}", "[2J\u{1B}", "\u{1B}]"] { #expect(!terminal.text.contains(harm)) }
    #expect(terminal.terminal.unreadCount == 0)
  }

  @Test("C52 on a dumb terminal paste mode is neither switched on nor off")
  func pasteMode() async {
    let terminal = PseudoTerminal()
    let child = choice("a", "b", on: terminal, environment: ["TERM": "dumb"])
    await terminal.waitFor("Number or name: ")
    await terminal.type("2\n")
    #expect(await child.result() == result("b\n"))
    #expect(!terminal.text.contains("\u{1B}"))
  }

  @Test("without colours nothing is written in colour", arguments: ["NO_COLOR", "CLICOLOR"])
  func colours(variable: String) async throws {
    let terminal = PseudoTerminal()
    let child = choice("a", "b", on: terminal, environment: [variable: variable == "NO_COLOR" ? "1" : "0"])
    await terminal.waitFor(Self.help)
    await terminal.type("\r")
    #expect(await child.result() == result("a\n"))
    #expect(try !TerminalLog(terminal.text).kinds.contains("CSI m"))
  }

  @Test(
    "C29 a terminal that knows no size gets the environment's, or 80 columns and 24 rows",
    arguments: [([:], 7), (["COLUMNS": "40", "LINES": "6"], 5), (["COLUMNS": "0", "LINES": "-3"], 7)])
  func unknownSize(environment: [String: String], rows: Int) async throws {
    let terminal = PseudoTerminal(columns: 0, rows: 0)
    let child = choice("a", "b", "c", on: terminal, environment: environment)
    await terminal.waitFor(Self.help)
    let blanks = String(repeating: " ", count: Int(environment["COLUMNS"] ?? "") == 40 ? 40 : 80)
    #expect(terminal.text.hasPrefix("\u{1B}[?2004h\(blanks)\r\u{1B}[J"))
    #expect(terminal.text.unicodeScalars.count { $0 == "\n" } == rows - 1)
    await terminal.type("\u{1B}[B\r")
    #expect(await child.result() == result("b\n"))
  }

  // MARK: Read

  @Test(
    "C40 every encoding of a key moves the pointer",
    arguments: [
      "\u{1B}[B", "\u{1B}OB", "\u{0E}", "\t", "j", "2", "\u{1B}[1;1B",
      "\u{1B}[6~\u{1B}[A\u{1B}[A\u{1B}[B",
      "\u{1B}[F\u{10}", "\u{1B}OF\u{1B}OA", "\u{1B}[4~k", "\u{1B}[8~\u{1B}[Z", "3\u{1B}[H\u{1B}[B", "\u{1B}[1~j",
    ])
  func encodings(keys: String) async {
    let terminal = PseudoTerminal()
    let child = choice("a", "b", "c", on: terminal)
    await terminal.waitFor(Self.help)
    await terminal.type("\(keys)\r")
    #expect(await child.result() == result("b\n"))
  }

  @Test("C37 a key that comes in pieces is one key", arguments: ["[B", "OB"])
  func slowPieces(rest: String) async {
    let terminal = PseudoTerminal()
    let child = choice("a", "b", on: terminal, environment: ["ESCDELAY": "10000"])
    await terminal.waitFor(Self.help)
    // How slowly is a matter of the reader's own tests, whose clock is moved by hand: here the pieces must only come one by one.
    await terminal.type(pieces: ["\u{1B}"] + rest.map(String.init) + ["\r"])
    #expect(await child.result() == result("b\n"))
  }

  @Test("C37 a lone Escape cancels, after the delay that is asked for", arguments: [nil, "0", "1", "nonsense"])
  func loneEscape(delay: String?) async {
    let terminal = PseudoTerminal()
    let child = choice("a", "b", on: terminal, environment: delay.map { ["ESCDELAY": $0] } ?? [:])
    await terminal.waitFor(Self.help)
    await terminal.type("\u{1B}")
    #expect(await child.result() == result(status: 1))
    await terminal.waitFor("cancelled")
  }

  @Test("C38 a key that comes together with Escape does not make it another key: Escape cancels at once")
  func keyAfterEscape() async {
    let terminal = PseudoTerminal()
    let child = choice("a", "b", on: terminal, environment: ["ESCDELAY": "10000"])
    await terminal.waitFor(Self.help)
    await terminal.type("\u{1B}x")
    #expect(await child.result() == result(status: 1))
  }

  @Test(
    "C50 bytes without a meaning are not shown",
    arguments: [[0x00], [0xFF], [0xC3, 0x28], [0x2E], [0x7F], [0xC2, 0x9B]])
  func meaningless(bytes: [UInt8]) async {
    let terminal = PseudoTerminal()
    let child = choice("a", "b", on: terminal)
    await terminal.waitFor(Self.help)
    let before = terminal.text
    await terminal.type(bytes)
    await until { terminal.terminal.unreadCount == 0 }
    await terminal.type("\u{1B}[B")
    await terminal.waitFor("❯", times: 2)
    let after = terminal.text
    #expect(after.hasPrefix(before))
    await terminal.type("\r")
    #expect(await child.result() == result("b\n"))
  }

  @Test("C50 a paste answers nothing, however its marks and line breaks come")
  func paste() async {
    let terminal = PseudoTerminal()
    let child = choice("a", "b", on: terminal)
    await terminal.waitFor(Self.help)
    await terminal.type("\u{1B}[200~\u{1B}[201~\u{1B}[200~\r\n\u{03}\u{1B}\u{1B}[B\u{1B}[201~")
    await until { terminal.terminal.unreadCount == 0 }
    await terminal.type("\u{1B}[B\r")
    #expect(await child.result() == result("b\n"))
  }

  // MARK: Signals and sessions

  @Test("C35 Ctrl-Z without a shell that could let the program go on does nothing for good")
  func sessionLeader() async {
    let terminal = PseudoTerminal()
    let child = choice("a", "b", on: terminal)
    await terminal.waitFor(Self.help)
    await terminal.type("\u{1A}")
    await terminal.waitFor(Self.help, times: 2)
    await terminal.type("\u{1B}[B\r")
    #expect(await child.result() == result("b\n"))
  }

  @Test("C46 every SIGINT ends the question, as Ctrl-C does")
  func interrupts() async {
    let terminal = PseudoTerminal()
    for count in 1...10 {
      let child = choice("a", "b", on: terminal)
      await terminal.waitFor(Self.help, times: count)
      child.signal(2)
      #expect(await child.result() == result(status: 130))
    }
  }

  @Test("C53 keys that come after the answer are for the next program")
  func keysAfterTheAnswer() async {
    let terminal = PseudoTerminal()
    let child = choice("a", "b", on: terminal)
    await terminal.waitFor(Self.help)
    await terminal.type("\rabc\n")
    #expect(await child.result() == result("a\n"))
    await until { terminal.terminal.unreadCount == 4 }
    #expect(terminal.terminal.readAvailable() == Array("abc\n".utf8))
  }
}

/// What was written to a terminal, taken apart; what no terminal is to be told is an error.
private struct TerminalLog {
  struct Unknown: Error, CustomStringConvertible {
    let description: String
  }

  /// The sequences, such as `CSI 3A`.
  private(set) var sequences: [String] = []
  /// The control characters outside of sequences.
  private(set) var controls: Set<Character> = []

  /// The sequences without their numbers, but for modes.
  var kinds: Set<String> {
    Set(sequences.map { $0.hasPrefix("CSI ?") ? $0 : "CSI \($0.last.map(String.init) ?? "")" })
  }

  init(_ text: String) throws {
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch scalar.value {
      case 0x1B:
        guard scalars.popFirst() == "[" else { throw Unknown(description: "ESC at \(scalars.prefix(20))") }
        let parameters = scalars.prefix { (0x20...0x3F).contains($0.value) }
        scalars = scalars.dropFirst(parameters.count)
        guard let final = scalars.popFirst(), (0x40...0x7E).contains(final.value) else {
          throw Unknown(description: "CSI \(parameters)")
        }
        sequences.append("CSI \(String(parameters))\(final)")
      case 0..<0x20, 0x7F..<0xA0: controls.insert(Character(scalar))
      default: break
      }
    }
  }
}
