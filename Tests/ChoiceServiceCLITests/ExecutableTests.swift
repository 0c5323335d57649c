import ChoiceService
import TestSupport
import Testing

@testable import ChoiceServiceCLI

/// The built program, as a shell runs it.
@Suite("The built choice", .timeLimit(.minutes(10)))
struct ExecutableTests {
  private func choice(
    _ arguments: String..., input: Child.Input = .devNull, output: OpenFile? = nil, terminal: PseudoTerminal? = nil
  ) async -> Child.Result {
    await Child.run(Child.product("choice"), arguments, input: input, output: output, terminal: terminal)
  }

  private func result(_ output: String = "", _ errors: String = "", status: Int32) -> Child.Result {
    Child.Result(output: output, errors: errors, exit: .status(status))
  }

  static let food = """
    餐點
    請選擇你的餐點

      1) 牛排
      2) 雞排
      3) 豬排
      4) 牛肉麵
      0) Cancel

    Number or name: \("")
    """

  @Test("prints the case that was chosen and nothing else; the question goes to standard error")
  func demo() async {
    #expect(await choice("--demo", "food", input: .text("2\n")) == result("雞排\n", Self.food + "2\n", status: 0))
    #expect(await choice("--demo=hero", input: .text("花")).output == "花木蘭\n")
  }

  @Test("C47 exits 1 without a word when the person cancels")
  func cancelled() async {
    #expect(await choice("--demo", "food", input: .text("0\n")) == result("", Self.food + "0\n", status: 1))
  }

  @Test("C83 exits 1 with its sentence at the end of input")
  func endOfInput() async {
    let errors = Self.food + "\nchoice: The input ended before an answer was given.\n"
    #expect(await choice("--demo", "food") == result("", errors, status: 1))
    #expect(await choice("--plain", "a", "b").exit == .status(1))
  }

  static let nobody =
    "choice: There is no terminal to ask “Choose one” on: pass --answer KEY, or the variable CHOICE_ANSWERS, to decide in advance, "
    + "or --plain to read the answer from standard input. Valid keys: “a”, “b”.\n"

  @Test("exits 124 with its sentence on a line of its own when nobody answers in time", arguments: 1...8)
  func timedOut(_: Int) async {
    let run = await choice("--plain", "--timeout", "200ms", "--title", "T", "a", input: .silence)
    #expect(run.exit == .status(124))
    // A machine that is busy may take longer than that to show the question.
    let question = "T\n\n  1) a\n  0) Cancel\n\nNumber or name: \n"
    let sentence = "choice: Nobody answered in time.\n"
    #expect([question + sentence, sentence].contains(run.errors))
  }

  @Test("C85 exits 2 with its sentence where there is no terminal, whatever standard input is")
  func noTerminal() async {
    #expect(await choice("a", "b") == result("", Self.nobody, status: 2))
    #expect(await choice("a", "b", input: .silence) == result("", Self.nobody, status: 2))
    #expect(await choice("a", "b", input: .closed) == result("", Self.nobody, status: 2))
    #expect(await choice(input: .text("a\nb\n")).errors.hasSuffix("Valid keys: “a”, “b”.\n"))
    #expect(await choice("--plain", input: .text("a\nb\n")).exit == .status(2))
  }

  @Test("takes an answer that was decided in advance, and names the keys when it is none")
  func answer() async {
    #expect(await choice("--answer", "b", input: .text("a\nb\n")) == result("b\n", status: 0))
    #expect(await choice("--answer", "a", input: .text("a\r\nb\r\n")) == result("a\r\n", status: 0))
    #expect(await choice("--answer", "牛排", "--demo", "food") == result("牛排\n", status: 0))
    #expect(
      await choice("--answer", "zzz", "a", "b")
        == result("", "choice: --answer names “zzz”, which is not an option. Valid keys: “a”, “b”.\n", status: 2))
  }

  @Test("C86 takes the default without a terminal only if it was told to")
  func unattended() async {
    #expect(await choice("--default", "b", "a", "b").exit == .status(2))
    #expect(await choice("--default", "b", "--unattended", "a", "b") == result("b\n", status: 0))
    #expect(await choice("--default", "b", "--unattended", "--plain", "a", "b").output == "b\n")
    #expect(await choice("--default", "雞排", "--unattended", "--demo", "food").output == "雞排\n")
    #expect(await choice("--unattended", "a").exit == .status(2))
    #expect(await choice("--default", "c", "--unattended", "a", "b").exit == .status(2))
    #expect(await choice("--default", "b", "--plain", "a", "b", input: .text("\n")).output == "b\n")
  }

  @Test("C58 exits 1 with its sentence when there is nothing to choose from")
  func noOptions() async {
    let none = result("", "choice: There are no options to choose from.\n", status: 1)
    #expect(await choice(input: .text("")) == none)
    #expect(await choice("--", input: .silence) == none)
    #expect(await choice("--default", "5", input: .text("")) == none)
    #expect(await choice("-m", "--min", "2", "--max", "2", "--default", "5", input: .text("")) == none)
    #expect(await choice("--default", "5", "--unattended", "--answer", "5", "--") == none)
    #expect(
      await choice("--json", "--default", "5", input: .text(""))
        == result("", #"{"error":"There are no options to choose from.","status":1,"question":null}"# + "\n", status: 1)
    )
    #expect(await choice("--filter", "", "--default", "5", input: .text("")) == result(status: 1))
  }

  @Test("has no way out with --no-cancel but the end of input")
  func noCancel() async {
    let run = await choice("--no-cancel", "--plain", "--title", "T", "a", "b", input: .text("0\n2\n"))
    #expect(
      run
        == result(
          "b\n",
          """
          T

            1) a
            2) b

          Number or name: 0
          There is no number 0. Type one from 1 to 2.
          Number or name: 2

          """, status: 0))
  }

  @Test("prints help and version to standard output, and refuses what it does not know")
  func helpAndVersion() async {
    #expect(await choice("--help") == result(Help.text, status: 0))
    #expect(await choice("--version") == result("choice \(Help.version)\n", status: 0))
    #expect(await choice("--colour").exit == .status(2))
  }

  @Test("C68 prints back bytes that are not UTF-8, blanks, and carriage returns")
  func bytes() async {
    let command = #"printf '  \377x \n' | '\#(Child.product("choice"))' --answer "$(printf '  \377x ')" | od -An -tx1"#
    #expect(await Child.run("/bin/sh", ["-c", command]).output == " 20 20 ff 78 20 0a\n")
  }

  @Test("exits 2 when the answer cannot be written, or the options cannot be read")
  func streams() async {
    #expect(
      await choice("--answer", "a", "a", output: .atPath("/dev/full")).errors
        == "choice: Standard output cannot be written: No space left on device.\n")
    let directory = Child("/bin/sh", ["-c", "exec '\(Child.product("choice"))' --answer a </"])
    #expect(
      await directory.result() == result("", "choice: Standard input cannot be read: Is a directory.\n", status: 2))
  }

  @Test("waits where a standard stream is in non-blocking mode, as other programs leave it")
  func nonblocking() async {
    let input = Pipe()
    input.reading.makeNonblocking()
    let child = Child(Child.product("choice"), ["--answer", "a"], input: .file(input.reading))
    await input.writing.write("a\nb\n")
    input.writing.close()
    #expect(await child.result() == result("a\n", status: 0))
  }

  @Test("a closed standard stream is an error, at once", arguments: ["<&-", ">&-", "2>&-", "<&- >&-", "<&- >&- 2>&-"])
  func closedStandardStreams(redirections: String) async {
    let program = "'\(Child.product("choice"))'"
    let plain = await Child.run(
      "/bin/sh", ["-c", "\(program) --plain --no-cancel a b \(redirections)"], input: .text("1\n"))
    let answered = await Child.run("/bin/sh", ["-c", "\(program) --answer abcdefg abcdefg \(redirections)"])
    #expect(plain.output == "")
    #expect(plain.exit == .status(2))
    #expect(answered.exit == .status(redirections.contains(">&-") && redirections != "2>&-" ? 2 : 0))
    if redirections == "<&- >&-" {
      #expect(answered.errors == "choice: Standard output cannot be written: Bad file descriptor.\n")
    }
  }

  @Test("C77 nothing that a terminal obeys reaches standard error")
  func hostileSentences() async {
    let evil = "\u{1B}]0;PWN\u{07}\u{202E}"
    let runs = [
      await choice("--answer", "x", evil), await choice(evil, "b"), await choice("--answer", evil, "a"),
      await choice("--\(evil)"), await choice("--demo", "food", evil), await choice("--demo=\(evil)"),
      await choice("--plain", "--title", evil, "b", input: .file(.atPath("/tmp"))),
    ]
    for run in runs {
      #expect(!run.errors.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x07 || $0.value == 0x202E })
      #expect(run.errors.contains("␛]0;PWN␇<U+202E>") || run.errors.contains(#"$'\x1b]0;PWN\x07\xe2\x80\xae'"#))
      #expect(run.exit == .status(2))
    }
  }

  /// A terminal that nothing can be drawn on gets numbered lines.
  private static let lines = ["TERM": "dumb"]

  @Test("stops when it reads a terminal that belongs to another job, and goes on in the foreground")
  func background() async {
    let terminal = PseudoTerminal()
    let shell = Child(
      "/bin/bash", ["--norc", "-i"], input: .file(terminal.terminal), terminal: terminal, environment: Self.lines)
    let program = Child.product("choice")
    await terminal.type("PS1=; exec 2>/dev/tty; '\(program)' a b | sed 's/^/got /' >/dev/tty & wait\n")
    await terminal.waitFor("Stopped")
    await terminal.type("fg\n")
    await terminal.waitFor("Number or name: ")
    await terminal.type("b\n")
    await terminal.waitFor("got b\r\n")
    await terminal.type("exit\n")
    _ = await shell.result()
  }

  @Test(
    "speaks the language of the environment, or the one that is asked for",
    arguments: [
      ("zh_TW.UTF-8", "取消", "在回答之前輸入就結束了。"), ("zh_CN.UTF-8", "取消", "在回答之前输入就结束了。"),
      ("ja_JP.UTF-8", "キャンセル", "回答の前に入力が終わりました。"), ("ko_KR.UTF-8", "취소", "답하기 전에 입력이 끝났습니다."),
      ("C", "Cancel", "The input ended before an answer was given."),
    ])
  func languages(locale: String, cancel: String, ended: String) async {
    let program = Child.product("choice")
    for (arguments, environment) in [
      (["--demo", "food", "--plain"], ["LANG": locale]),
      (["--demo", "food", "--plain", "--lang", locale == "C" ? "en" : locale], ["LANG": "fr_FR"]),
    ] {
      let run = await Child.run(program, arguments, environment: environment)
      #expect(run.errors.contains("  0) \(cancel)\n"))
      #expect(run.errors.hasSuffix("\nchoice: \(ended)\n"))
    }
  }

  @Test("has every sentence in every language")
  func words() {
    for word in ChoiceWord.commandLineWords {
      #expect(Set(ChoiceLanguage.allCases.compactMap(word.text)).count == 5, "\(word)")
    }
  }

  @Test("C80 leaves standard input alone when the options are arguments")
  func restOfAScript() async {
    let script = "'\(Child.product("choice"))' --answer b a b; echo went on\n"
    #expect(await Child.run("/bin/sh", [], input: .text(script)) == result("b\nwent on\n", status: 0))
  }

  @Test("C79 asks on the terminal when standard input is data, and there alone")
  func onTheTerminal() async {
    let terminal = PseudoTerminal()
    let child = Child(
      Child.product("choice"), ["--title", "Which?"], input: .text("a\nb\n"), terminal: terminal,
      environment: Self.lines)
    await terminal.waitFor("Number or name: ")
    await terminal.type("b\n")
    #expect(await child.result() == result("b\n", status: 0))
    #expect(terminal.text == "Which?\r\n\r\n  1) a\r\n  2) b\r\n  0) Cancel\r\n\r\nNumber or name: b\r\n")
  }

  @Test("asks with the numbered list on the terminal where that was asked for, and standard input has the options")
  func plainOnTheTerminal() async {
    let terminal = PseudoTerminal()
    let child = Child(
      Child.product("choice"), ["--plain"], input: .text("a\nb\n"), terminal: terminal,
      environment: ["TERM": "xterm", "LC_ALL": "C.UTF-8"])
    await terminal.waitFor("Number or name: ")
    await terminal.type("b\n")
    #expect(await child.result() == result("b\n", status: 0))
  }

  @Test("C49 C77 on a terminal: type-ahead does not answer, and a title's escape sequences are shown")
  func hostileOnTheTerminal() async {
    let terminal = PseudoTerminal()
    let child = Child(
      Child.product("choice"), ["ok\u{1B}]0;PWN\u{07}", "b"], input: .file(terminal.terminal), terminal: terminal,
      environment: Self.lines)
    await terminal.waitFor("Number or name: ")
    await terminal.type("ok\n")
    #expect(await child.result() == result("ok\u{1B}]0;PWN\u{07}\n", status: 0))
    #expect(!terminal.text.contains("\u{1B}"))
    #expect(terminal.text.contains("1) ok␛]0;PWN␇\r\n"))
  }

  @Test(
    "C77 what is printed of options is safe where standard output is a terminal",
    arguments: [
      (["--select-if-one"], "a␛]2;PWN␇<U+202E>red    b\r\n"), (["--filter", "b"], "a␛]2;PWN␇<U+202E>red    b\r\n"),
      (["--filter", "b", "--ansi"], "a␛]2;PWN␇<U+202E>red    b\r\n"),
      (["--filter", "b", "--print", "2"], "b\r\n"),
      (
        ["--filter", "b", "--json"],
        #"{"answers":[{"position":1,"key":"a\u001b]2;PWN\u0007\u202ered\tb","text":"a\u001b]2;PWN\u0007\u202ered\tb"}]}"#
          + "\r\n"
      ),
    ] as [([String], String)])
  func hostileOptions(words: [String], shown: String) async {
    let evil = "a\u{1B}]2;PWN\u{07}\u{202E}\u{1B}[31mred\u{1B}[0m\tb"
    for isLines in [false, true] {
      let terminal = PseudoTerminal()
      let run = await Child.run(
        Child.product("choice"), words + (isLines ? [] : [evil]), input: isLines ? .text("\(evil)\n") : .devNull,
        output: terminal.terminal)
      #expect(run == result(status: 0))
      #expect(await terminal.settledText() == shown)
    }
  }

  @Test("C43 dies of Ctrl-C, so that a shell stops its script")
  func interrupted() async {
    let terminal = PseudoTerminal()
    let child = Child(
      "/bin/sh", ["-ec", "'\(Child.product("choice"))' a b; echo NO"], input: .file(terminal.terminal),
      terminal: terminal, environment: Self.lines)
    await terminal.waitFor("Number or name: ")
    await terminal.type("\u{03}")
    let run = await child.result()
    #expect(run.output == "")
    #expect(run.exit == .signal(2) || run.exit == .status(130))
  }

  @Test("does not use closed standard streams' numbers for the terminal")
  func closedStreams() async {
    let terminal = PseudoTerminal()
    let child = Child(Child.product("choice"), ["a", "b"], input: .closed, terminal: terminal, environment: Self.lines)
    await terminal.waitFor("Number or name: ")
    await terminal.type("1\n")
    #expect(await child.result() == result("a\n", status: 0))
  }

  // MARK: What is printed

  @Test("prints positions, values of JSON, and NUL bytes where that was asked for")
  func output() async {
    #expect(await choice("--index", "--answer", "b", "a", "b").output == "2\n")
    #expect(await choice("-m", "--index", "--answer", "c", "--answer", "a", "a", "b", "c").output == "1\n3\n")
    #expect(
      await choice("--json", "--answer", "b", "a", "b").output
        == #"{"answers":[{"position":2,"key":"b","text":"b"}]}"# + "\n")
    #expect(await choice("-m0", "--print0", "--answer", "a\nb", input: .text("a\nb\0c\0")).output == "a\nb\0")
    #expect(
      await choice("-d:", "--show", "2", "--print", "1", "--answer", "42", input: .text("41:a\n42:b\n")).output
        == "42\n")
    #expect(
      await choice("--describe", "a", "-m", "--default", "a").output.hasSuffix(
        #""minimum":1,"maximum":1,"default":["a"],"cancel":"Cancel"}"# + "\n"))
    #expect(await choice("--describe", "--demo", "food").output.contains(#"{"title":"餐點","message":"請選擇你的餐點","#))
  }

  @Test("prints what matches a query, best first, and exits 1 where nothing does")
  func filter() async {
    #expect(
      await choice("--filter", "an", input: .text("Spain\nTonga\nAngola\n")) == result("Angola\nSpain\n", status: 0))
    #expect(await choice("-f", "zzz", "a", "b") == result(status: 1))
    #expect(await choice("--json", "-f", "zzz", "a") == result("{\"answers\":[]}\n", status: 1))
    #expect(await choice("-f", "", "b", "a").output == "b\na\n")
    #expect(await choice("-f", "b", "--index", "a", "b").output == "2\n")
    #expect(await choice("-f", "x", input: .text("")) == result(status: 1))
  }

  @Test("takes the only option, where that was asked for, and asks otherwise")
  func onlyOption() async {
    #expect(await choice("-1", "a") == result("a\n", status: 0))
    #expect(await choice("--select-if-one", "a", "b").exit == .status(2))
    #expect(await choice("a").exit == .status(2))
    #expect(
      await choice("-1", input: .text("")) == result("", "choice: There are no options to choose from.\n", status: 1))
  }

  @Test("chooses several from the numbered list, as many as may be")
  func several() async {
    let run = await choice("-m", "--max", "2", "--plain", "a", "b", "c", input: .text("1,2,3\n3 1\n"))
    #expect(run.output == "a\nc\n")
    #expect(run.errors.contains("3 chosen; choose 1 to 2."))
    let none = await choice("-m", "--min", "0", "--plain", "a", input: .text("\n"))
    #expect((none.output, none.exit) == ("", .status(0)))
  }

  @Test("says failures as JSON, with the question, where JSON was asked for")
  func jsonFailures() async {
    let run = await choice("--json", "a", "b")
    #expect(run.exit == .status(2))
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix(
        #"{"error":"There is no terminal to ask “Choose one” on: pass --answer KEY, or the variable CHOICE_ANSWERS, to decide in advance"#
      ))
    #expect(run.errors.hasSuffix(#""minimum":1,"maximum":1,"default":[],"cancel":"Cancel"}}"# + "\n"))
    let wrong = await choice("--json", "--answer", "x", "a")
    #expect(
      wrong.errors.hasPrefix(
        #"{"error":"--answer names “x”, which is not an option. Valid keys: “a”.","status":2,"question":{"title":"Choose one","#
      ))
    #expect(
      await choice("--json", "--titel").errors
        == #"{"error":"There is no option --titel. Did you mean --title? To choose from words that begin with a dash, put -- first.","#
        + #""status":2,"question":null}"# + "\n")
  }

  // MARK: Time

  @Test("C86 exits 124 when nobody answers in time, and takes the default where there is one")
  func timeout() async {
    for environment in [["TERM": "dumb"], ["TERM": "xterm", "LC_ALL": "C.UTF-8"]] {
      let terminal = PseudoTerminal()
      terminal.startReading()
      func run(_ arguments: String...) async -> Child.Result {
        await Child(Child.product("choice"), arguments + ["a", "b"], terminal: terminal, environment: environment)
          .result()
      }
      #expect(await run("--timeout", "1ms") == result("", "choice: Nobody answered in time.\n", status: 124))
      #expect(await run("--timeout", "1ms", "--default", "b") == result("b\n", status: 0))
      #expect(await run("--timeout", "1ms", "-m", "--default", "b", "--default", "a") == result("a\nb\n", status: 0))
    }
  }

  // MARK: Scripts

  @Test("answers the questions of a script in turn from an open file, and says which found no answer")
  func preparedFile() async {
    let program = Child.product("choice")
    let script = """
      '\(program)' --title First x y
      '\(program)' --title Second -m x y z
      '\(program)' --title Third --default y x y
      '\(program)' --title Fourth x y; echo "status $?"
      '\(program)' --title Fifth x y; echo "status $?"
      """
    let run = await Child.run(
      "/bin/sh",
      [
        "-c",
        "printf 'y\\nz\\tx\\n!default\\n!cancel\\n' >\"$0\"; CHOICE_ANSWERS=3 sh -c '\(script.replacing("'", with: "'\\''"))' 3<\"$0\"; rm \"$0\"",
        "/tmp/answers-\(UInt64.random(in: 0 ... .max))",
      ])
    #expect(run.output == "y\nx\nz\ny\nstatus 1\nstatus 2\n")
    #expect(
      run.errors
        == "choice: The file with the number 3, which CHOICE_ANSWERS names, has no line left for the question “Fifth”: add "
        + "one with a key, several with tabs between them, !none, !default or !cancel. Valid keys: “x”, “y”.\n")
  }

  @Test("answers the questions of a script by their titles, and says which found no answer")
  func preparedLines() async {
    let program = Child.product("choice")
    func run(_ arguments: String...) async -> Child.Result {
      await Child.run(program, arguments, environment: ["CHOICE_ANSWERS": "Which?=b\nDelete?=!cancel\nSeveral=a\tb"])
    }
    #expect(await run("--title", "Which?", "a", "b") == result("b\n", status: 0))
    #expect(await run("--title", "Delete?", "a", "b") == result(status: 1))
    #expect(await run("--title", "Several", "-m", "b", "a") == result("b\na\n", status: 0))
    #expect(await run("--title", "Which?", "--answer", "a", "a", "b") == result("a\n", status: 0))
    #expect(
      await run("--title", "Other", "a", "b")
        == result(
          "",
          "choice: CHOICE_ANSWERS has no line “Other=…” for the question “Other”: add one with a key, several with tabs between them, !none, !default or !cancel. "
            + "Valid keys: “a”, “b”.\n", status: 2))
    #expect(
      await run("--title", "Which?", "x", "y").errors
        == "choice: CHOICE_ANSWERS names “b”, which is not an option. Valid keys: “x”, “y”.\n")
    #expect(await run("--title", "Delete?", "--no-cancel", "a").exit == .status(2))
  }

  @Test("a tab is a part of the key where one option is chosen, and error messages show keys as a shell takes them")
  func tabsInKeys() async {
    let program = Child.product("choice")
    func run(_ answers: String, _ arguments: String...) async -> Child.Result {
      await Child.run(program, ["--title", "T"] + arguments, environment: ["CHOICE_ANSWERS": answers])
    }
    #expect(await run("T=a\tb", "a\tb", "c") == result("a\tb\n", status: 0))
    #expect(await run("T=a\tc", "-m", "a", "b", "c") == result("a\nc\n", status: 0))
    #expect(
      await run("T=a", "a\tb", "c").errors
        == "choice: CHOICE_ANSWERS names “a”, which is not an option. Valid keys: $'a\\tb', “c”.\n")
    #expect(
      await run("T=a\tc", "a", "c").errors
        == "choice: CHOICE_ANSWERS names $'a\\tc', which is not an option. Valid keys: “a”, “c”.\n")
    let shell = "'\(program)' --answer $'a\\tb' \"$(printf 'a\\tb')\" c"
    #expect(await Child.run("/bin/bash", ["-c", shell]) == result("a\tb\n", status: 0))
  }

  @Test("a person who cancels leaves nothing but the status, also where JSON was asked for")
  func cancelledJSON() async {
    let program = Child.product("choice")
    #expect(
      await Child.run(
        program, ["--json", "--title", "T", "a"], environment: ["CHOICE_ANSWERS": "T=!cancel"]) == result(status: 1))
    #expect(await choice("--json", "--plain", "a", input: .text("0\n")).output == "")
  }

  // MARK: Hard input

  @Test("takes lines of any length and any bytes, and prints them back")
  func hardInput() async {
    let long = String(repeating: "日", count: 66_667)
    #expect(await choice("-f", "日", input: .text("\(long)\nx\n")).output == "\(long)\n")
    #expect(await choice("-f", "a", input: .text("a\0b\nc\n")).output == "a\0b\n")
  }

  /// The thread sanitizer needs more room for addresses than there would be.
  private static let needsNoSanitizer: ConditionTrait = .disabled(if: environmentVariable("TSAN_OPTIONS") != nil)

  @Test(
    "C79 an input without an end is refused with a sentence where there is no more memory", needsNoSanitizer,
    arguments: ["--answer y", "--filter y"])
  func endlessInput(arguments: String) async throws {
    let choice = Child.product("choice")
    let run = await Child.run(
      "/bin/sh", ["-c", "yes \"$(printf %4000s y)\" | (ulimit -v 700000; exec '\(choice)' \(arguments))"])
    let sentence =
      /choice: Standard input has more options than fit into the memory: \d+ MiB were read, \d+ lines. Pass fewer, for example through head or grep.\n/
    #expect(run.errors.wholeMatch(of: sentence) != nil, "\(run)")
    #expect(run.exit == .status(2))
    #expect(run.output == "")
  }

  @Test("dies of SIGPIPE when nobody reads its answer, as other programs do")
  func closedOutput() async {
    let pipe = Pipe()
    pipe.reading.close()
    #expect(await choice("--answer", "a", "a", output: pipe.writing).exit == .signal(13))
  }

  @Test("works in a folder that is gone")
  func deletedFolder() async {
    let command = "cd \"$(mktemp -d)\" && rmdir \"$PWD\" && exec '\(Child.product("choice"))' --answer a a"
    #expect(await Child.run("/bin/sh", ["-c", command]) == result("a\n", status: 0))
  }
}
