import ChoiceService
import ChoiceServiceTerminal
import Testing

@testable import ChoiceServiceCLI

@Suite("The command line")
struct ArgumentsTests {
  private func parse(_ words: [ShellWord]) throws -> Arguments { try Arguments(parsing: words) }

  /// The arguments with a part of them changed.
  private static func with(_ change: (inout Arguments) -> Void) -> Arguments {
    var arguments = Arguments()
    change(&arguments)
    return arguments
  }

  private static func fields(_ text: String) -> FieldList? { try? FieldList(text, of: "--show") }

  @Test(
    "is read into what it asks for",
    arguments: [
      ([], Arguments()),
      (["a", "b"], Arguments(source: .words(["a", "b"]))),
      (["--", "-x", "--help"], Arguments(source: .words(["-x", "--help"]))),
      (["--"], Arguments(source: .words([]))),
      (["a", "--", "b"], Arguments(source: .words(["a", "b"]))),
      (["a", "--", "--"], Arguments(source: .words(["a", "--"]))),
      (["-"], Arguments(source: .words(["-"]))),
      ([""], Arguments(source: .words([""]))),
      (["a b", "c,d", "é日"], Arguments(source: .words(["a b", "c,d", "é日"]))),
      (
        ["--title", "T", "a"],
        with {
          $0.source = .words(["a"]); $0.title = "T"
        }
      ),
      (["-t", "T", "-tU"], with { $0.title = "U" }),
      (
        ["--title=T=U", "--message="],
        with {
          $0.title = "T=U"; $0.message = ""
        }
      ),
      (["--title", "--plain"], with { $0.title = "--plain" }),
      (
        ["a", "--no-cancel", "b"],
        with {
          $0.source = .words(["a", "b"]); $0.allowsCancel = false
        }
      ),
      (["--cancel", "Back"], with { $0.cancelTitle = "Back" }),
      (
        ["--default", "a", "--answer", "b"],
        with {
          $0.defaultKeys = ["a"]; $0.answerKeys = ["b"]
        }
      ),
      (
        ["-m", "--default=a", "--default=b"],
        with {
          $0.isMany = true; $0.defaultKeys = ["a", "b"]
        }
      ),
      (
        ["--plain", "--unattended", "--default=a"],
        with {
          $0.defaultKeys = ["a"]; $0.isPlain = true; $0.isUnattended = true
        }
      ),
      (
        ["--demo", "food"],
        with {
          $0.source = .demo(.food)
        }
      ),
      (
        ["--demo=hero"],
        with {
          $0.source = .demo(.hero)
        }
      ),
      (["--lang", "zh_TW.UTF-8"], with { $0.language = .traditionalChinese }),
      (["--lang=ja"], with { $0.language = .japanese }),
      (
        ["--multi", "--min", "0", "--max=3"],
        with {
          $0.isMany = true; $0.minimum = 0; $0.maximum = 3
        }
      ),
      (
        ["-m1"],
        with {
          $0.isMany = true; $0.selectsIfOne = true
        }
      ),
      (
        ["-m0d:"],
        with {
          $0.isMany = true; $0.readsNul = true; $0.delimiter = ":"
        }
      ),
      (["-d", ", "], with { $0.delimiter = ", " }),
      (
        ["--height", "7", "--no-wrap"],
        with {
          $0.height = 7; $0.wrapsAround = false
        }
      ),
      (["--color=never"], with { $0.color = .never }),
      (
        ["--show=2", "--print", "1,3-", "--detail=-2"],
        with {
          $0.shownFields = fields("2"); $0.printedFields = fields("1,3-"); $0.detailFields = fields("-2")
        }
      ),
      (
        ["--ansi", "--index"],
        with {
          $0.keepsColors = true; $0.printsPositions = true
        }
      ),
      (
        ["--json", "--print0"],
        with {
          $0.printsJSON = true; $0.printsNul = true
        }
      ),
      (["--filter", "taiw"], with { $0.task = .filter("taiw") }),
      (["-f", ""], with { $0.task = .filter("") }),
      (["--describe"], with { $0.task = .describe }),
      (["--timeout", "1.5s"], with { $0.timeout = .milliseconds(1_500) }),
      (["--completions=zsh"], with { $0.task = .completions(.zsh) }),
      (["--help"], with { $0.task = .help }),
      (["-h"], with { $0.task = .help }),
      (["--version"], with { $0.task = .version }),
      (["-V"], with { $0.task = .version }),
    ] as [([ShellWord], Arguments)])
  func parsed(words: [ShellWord], arguments: Arguments) throws {
    #expect(try parse(words) == arguments)
  }

  private static let dashes = "To choose from words that begin with a dash, put -- first."

  @Test(
    "is refused with a sentence that says what to write",
    arguments: [
      (["--foo"], "There is no option --foo. See choice --help. \(dashes)"),
      (["--titel"], "There is no option --titel. Did you mean --title? \(dashes)"),
      (["--colour=never"], "There is no option --colour. Did you mean --color? \(dashes)"),
      (["--mutli"], "There is no option --mutli. Did you mean --multi? \(dashes)"),
      (["--comp=bash"], "There is no option --comp. Did you mean --completions? \(dashes)"),
      (["-z"], "There is no option -z. See choice --help. \(dashes)"),
      (["-mz"], "There is no option -mz. See choice --help. \(dashes)"),
      (["--unattended", "a"], "--unattended takes the default, and there is none: write --default KEY as well."),
      (["--title"], "--title needs a value: write --title TEXT."),
      (["-t"], "-t needs a value: write -t TEXT."),
      (["--plain=yes"], "--plain takes no value: write --plain alone."),
      (
        ["--lang", "fr"],
        "There are no words in the language “fr”. Write --lang with one of: en, zh-Hant, zh-Hans, ja, ko."
      ),
      (["--demo", "zoo"], "There is no demo “zoo”. Write --demo with one of: food, hero."),
      (["--demo", "food", "x"], "--demo food brings its own options: leave out “x”, or --demo."),
      (["--color", "blue"], "There are no colours “blue”. Write --color with one of: auto, always, never."),
      (
        ["--completions", "csh"],
        "There are no completions for “csh”. Write --completions with one of: bash, zsh, fish."
      ),
      (["--min", "2"], "--min is for several answers: write --multi as well."),
      (["--max", "2"], "--max is for several answers: write --multi as well."),
      (["-m", "--max", "0"], "--max is “0”: write a whole number, from 1."),
      (["-m", "--min", "-1"], "--min is “-1”: write a whole number, from 0."),
      (["-m", "--min=3", "--max=2"], "--min is 3 and --max is 2: write a --max of at least 3."),
      (["--height", "tall"], "--height is “tall”: write a whole number, from 1."),
      (
        ["--answer=a", "--answer=b"],
        "--answer is there 2 times, and one option can be chosen: write it once, or --multi as well."
      ),
      (
        ["--default=a", "--default=b"],
        "--default is there 2 times, and one option can be chosen: write it once, or --multi as well."
      ),
      (["--cancel="], "--cancel is empty: write what Cancel is called, or --no-cancel."),
      (["--json", "--index"], "--json prints positions already: write it without --index."),
      (["--index", "--json"], "--json prints positions already: write it without --index."),
      (["--header=x"], "There is no option --header. Did you mean --title? \(dashes)"),
      (["--select-1"], "There is no option --select-1. Did you mean --select-if-one? \(dashes)"),
      (["--cancel=Back", "--no-cancel"], "--cancel names what --no-cancel leaves out: write one of the two."),
      (["--delimiter="], "--delimiter is empty: write what separates the fields, such as --delimiter=,"),
      (["--show", "0"], "--show is “0”: write fields from 1, such as 2, 1,3 or 2-."),
      (["--timeout", "soon"], "--timeout is “soon”: write a time above zero, such as 500ms, 30s, 1.5m or 2h."),
    ] as [([ShellWord], String)])
  func refused(words: [ShellWord], sentence: String) {
    #expect(throws: UsageError(sentence)) { try parse(words) }
  }

  @Test("keeps the bytes of its words")
  func bytes() throws {
    let word = ShellWord(bytes: [0x61, 0xFF])
    #expect(try parse([word]).source == .words([word]))
    #expect(try parse([ShellWord(bytes: Array("--default=".utf8) + [0xFF])]).defaultKeys == [ShellWord(bytes: [0xFF])])
    #expect(try parse([ShellWord(bytes: Array("-d".utf8) + [0xFF])]).delimiter == ShellWord(bytes: [0xFF]))
    #expect(word.text == "a\u{FFFD}")
  }

  @Test("has every option in the help, once, in lines that a terminal shows whole")
  func help() {
    for option in CommandOption.all {
      let begins = (option.letter.map { "  -\($0), " } ?? "  ") + "--\(option.name)"
      let rows = Help.text.split(separator: "\n").filter { $0 == begins || $0.hasPrefix(begins + " ") }
      #expect(rows.count == 1, "\(option.name)")
    }
    #expect(Help.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("has no two options of one name or letter")
  func names() {
    #expect(Set(CommandOption.all.map(\.name)).count == CommandOption.all.count)
    let letters = CommandOption.all.compactMap(\.letter)
    #expect(Set(letters).count == letters.count)
  }

  @Test(
    "tells how far two names are apart by the letters that are wrong",
    arguments: [
      ("", "", 0), ("a", "", 1), ("title", "titel", 1), ("multi", "mutli", 1), ("abc", "axc", 1), ("abc", "xyz", 3),
    ])
  func distance(left: String, right: String, distance: Int) {
    #expect(CommandOption.distance(left, right) == distance)
    #expect(CommandOption.distance(right, left) == distance)
  }
}

@Suite("Times and fields")
struct ValueTests {
  @Test(
    "a time is a number and a unit, or of seconds",
    arguments: [
      ("30s", .seconds(30)), ("30", .seconds(30)), ("500ms", .milliseconds(500)), ("1.5m", .seconds(90)),
      ("2h", .seconds(7_200)), ("0.25s", .milliseconds(250)), ("0.001s", .milliseconds(1)),
      ("1.23456s", .milliseconds(1_234)),
    ] as [(String, Duration)])
  func times(text: String, duration: Duration) throws {
    #expect(try TimeLimit(text).duration == duration)
  }

  @Test(
    "what is no time above zero is refused",
    arguments: [
      "", "s", "0", "0s", "0.0001s", "-1s", "1d", "1,5s", "1.s", ".5s", "1.2.3s", "٣s", "99999999999999999999s",
      "9999999h",
    ])
  func noTimes(text: String) {
    #expect(throws: UsageError.self) { try TimeLimit(text) }
  }

  @Test(
    "fields are those that cut takes",
    arguments: [
      ("2", "b"), ("1,3", "a:c"), ("2-", "b:c:d"), ("-2", "a:b"), ("2-3", "b:c"), ("3,1", "c:a"), ("1,1", "a:a"),
      ("9", ""), ("3-9", "c:d"), ("1,9", "a"),
    ])
  func fields(list: String, result: String) throws {
    let bytes = try FieldList(list, of: "--show").fields(of: Array("a:b:c:d".utf8), delimiter: Array(":".utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == result)
  }

  @Test(
    "a delimiter has any length, and fields may be empty",
    arguments: [
      (", ", "a, b, , d", "3", ""), ("::", "a::b:c", "2", "b:c"), (":", "", "1", ""), (":", "abc", "1", "abc"),
      (":", "abc", "2", "abc"),
    ])
  func delimiters(delimiter: String, text: String, list: String, result: String) throws {
    let bytes = try FieldList(list, of: "--show").fields(of: Array(text.utf8), delimiter: Array(delimiter.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == result)
  }

  @Test("what names no fields is refused", arguments: ["", "0", "a", "1,", "-", "3-2", "1-2-3", "1;2", " 1"])
  func noFields(list: String) {
    #expect(throws: UsageError("--show is “\(list)”: write fields from 1, such as 2, 1,3 or 2-.")) {
      try FieldList(list, of: "--show")
    }
  }
}

@Suite("An option to choose from")
struct ItemTests {
  private func item(_ word: ShellWord, _ words: [ShellWord] = []) throws -> Item {
    Item(word, try Arguments(parsing: words))
  }

  @Test("C68 is printed to the byte, shown without a carriage return, and named by what is printed without one")
  func plain() throws {
    for (word, title, key) in [
      ("  a ", "  a ", "  a "), ("a\r", "a", "a"), ("a\rb", "a\rb", "a\rb"), ("\r", "", ""), ("", "", ""),
    ] as [(ShellWord, String, ShellWord)] {
      let item = try item(word)
      #expect((item.title, item.printed, item.key) == (title, word, key))
    }
    #expect(try item(ShellWord(bytes: [0xFF, 0x61])).title == "\u{FFFD}a")
  }

  @Test("has fields that are shown, shown beside, and printed")
  func fields() throws {
    let item = try item("42:main:2 days ago\r", ["-d:", "--show=2", "--detail=3", "--print=1"])
    #expect((item.title, item.detail, item.printed, item.key) == ("main", "2 days ago", "42", "42"))
  }

  @Test("C23 is shown without the colours that it was read with, and printed with them")
  func colors() throws {
    let word: ShellWord = "\u{1B}[38;5;16mdark\u{1B}[0m and \u{1B}[1mbold\u{1B}[m"
    let plain = try item(word)
    #expect((plain.title, plain.printed, plain.styledTitle) == ("dark and bold", word, nil))
    #expect(try item(word, ["--ansi"]).styledTitle?.text == "dark and bold")
    #expect(plain.key == "dark and bold")
    // Nothing but colours is left out.
    #expect(try item("\u{1B}[2Ja\u{1B}]0;x\u{07}").title == "\u{1B}[2Ja\u{1B}]0;x\u{07}")
  }
}

@Suite("The lines of standard input")
struct LinesTests {
  @Test(
    "C68 are options to the byte",
    arguments: [
      ("", []), ("a\nb\n", ["a", "b"]), ("a\nb", ["a", "b"]), ("  a\n\tb \n", ["  a", "\tb "]), ("\n", [""]),
      ("a\n\nb\n", ["a", "", "b"]), ("a\r\nb\r\n", ["a\r", "b\r"]), ("\r", ["\r"]),
    ] as [(String, [ShellWord])])
  func split(text: String, lines: [ShellWord]) throws {
    #expect(try Lines.split(Array(text.utf8)) == lines)
  }

  @Test("end with a NUL byte where that was asked for")
  func nul() throws {
    #expect(try Lines.split(Array("a\nb\0c\0".utf8), endedBy: 0) == ["a\nb", "c"])
  }

  @Test("are refused where they are more than fit into memory")
  func limit() {
    #expect(
      throws: UsageError(
        "Standard input has more than 2000000 lines of options: pass fewer, for example through head or grep.")
    ) {
      try Lines.split(Array(repeating: UInt8(ascii: "\n"), count: Lines.limit + 1))
    }
  }
}

@Suite("How the question gets its answer")
struct PlanTests {
  struct Case: Sendable {
    var words: [ShellWord]
    var hasOnlyAnswer = false
    var inputIsTerminal = false
    var hasTerminal = false
    var plan: Plan
  }

  @Test(
    "follows from the arguments and the surroundings",
    arguments: [
      Case(words: ["a", "b", "--answer=a"], hasTerminal: true, plan: .take(keys: ["a"])),
      Case(words: ["a", "b", "--answer=a", "--plain"], plan: .take(keys: ["a"])),
      Case(words: ["a", "b"], inputIsTerminal: true, hasTerminal: true, plan: .askOnTerminal),
      Case(words: ["a", "b"], hasTerminal: true, plan: .askOnTerminal),
      Case(words: ["a", "b"], plan: .cannotAsk),
      Case(words: ["a", "b", "--plain"], plan: .askOnStandardInput),
      Case(words: ["a", "b", "--plain"], hasTerminal: true, plan: .askOnStandardInput),
      Case(words: ["a", "b", "--plain"], inputIsTerminal: true, hasTerminal: true, plan: .askOnTerminalInLines),
      Case(words: [], hasTerminal: true, plan: .askOnTerminal),
      Case(words: ["--plain"], hasTerminal: true, plan: .askOnTerminalInLines),
      Case(words: ["--plain"], plan: .cannotAsk),
      Case(words: ["--demo=food"], plan: .askOnStandardInput),
      Case(words: ["--demo=food"], hasTerminal: true, plan: .askOnStandardInput),
      Case(words: ["--demo=food"], inputIsTerminal: true, hasTerminal: true, plan: .askOnTerminal),
      Case(words: ["a", "b", "--default=b"], plan: .cannotAsk),
      Case(words: ["a", "b", "--default=b", "--unattended"], plan: .takeDefault),
      Case(words: ["a", "b", "--default=b", "--unattended"], hasTerminal: true, plan: .askOnTerminal),
      Case(words: ["a", "-1"], hasOnlyAnswer: true, hasTerminal: true, plan: .takeOnly),
      Case(words: ["a", "b", "-1"], hasTerminal: true, plan: .askOnTerminal),
      Case(words: ["a"], hasOnlyAnswer: true, hasTerminal: true, plan: .askOnTerminal),
      Case(words: ["a", "-1"], hasOnlyAnswer: true, plan: .takeOnly),
    ])
  func plan(row: Case) throws {
    let surroundings = Surroundings(inputIsTerminal: row.inputIsTerminal, hasTerminal: row.hasTerminal)
    let arguments = try Arguments(parsing: row.words)
    #expect(Plan(for: arguments, hasOnlyAnswer: row.hasOnlyAnswer, in: surroundings) == row.plan)
  }
}

@Suite("What is asked")
struct QuestionTests {
  private func question(_ words: [ShellWord]) throws -> Question {
    let arguments = try Arguments(parsing: words)
    guard case .words(let options) = arguments.source else { return try question(words + ["--"]) }
    return try Question(
      options.map { Item($0, arguments) }, arguments, title: "Choose one", message: nil, cancelTitle: "Cancel")
  }

  @Test("or there is nobody to ask, and the sentence names the question, the ways out and the keys")
  func cannotAsk() throws {
    let words: [ShellWord] = ["a", "b", "--default=a"]
    #expect(
      Plan.cannotAskSentence(try Arguments(parsing: ["a", "b"]), try question(["a", "b"]))
        == "There is no terminal to ask “Choose one” on: pass --answer KEY, or the variable CHOICE_ANSWERS, to "
        + "decide in advance, or --plain to read the answer from standard input. Valid keys: “a”, “b”.")
    #expect(
      Plan.cannotAskSentence(Arguments(), try question(words))
        == "There is no terminal to ask “Choose one” on: pass --answer KEY, or the variable CHOICE_ANSWERS, to "
        + "decide in advance, or --unattended to take the default. Valid keys: “a”, “b”.")
  }

  @Test("a key means one option, to the byte")
  func position() throws {
    func position(_ key: ShellWord, _ words: [ShellWord]) throws -> Int {
      try Question.position(of: key, for: "--answer", among: words.map { Item($0, Arguments()) })
    }
    #expect(try position("b", ["a", "b"]) == 1)
    #expect(throws: UsageError("--answer names “zzz”, which is not an option. Valid keys: “a”, “b”.")) {
      try position("zzz", ["a", "b"])
    }
    // To the byte: these are equal as text.
    let accents: [ShellWord] = ["e\u{0301}", "\u{00E9}", "K", "\u{212A}"]
    for (index, key) in accents.enumerated() { #expect(try position(key, accents) == index) }
    #expect(throws: UsageError.self) { try position(ShellWord(bytes: [0xFF]), [ShellWord(bytes: [0xFE])]) }
    #expect(
      throws: UsageError(
        "--answer names “a”, which means 2 options: numbers 1, 3 of the list. Give them a field that differs, and write it "
          + "with --print.")
    ) {
      try position("a", ["a", "b", "a"])
    }
  }

  @Test("has a default, or several, or none")
  func defaults() throws {
    #expect(try question(["a", "b", "c", "--default=b"]).defaultAnswer == [1])
    #expect(try question(["a", "b", "c", "-m", "--default=c", "--default=a"]).defaultAnswer == [0, 2])
    #expect(try question(["a", "b"]).defaultAnswer == nil)
    #expect(try question(["a", "b", "-m"]).defaultAnswer == nil)
    #expect(try question(["a", "b", "-m", "--min=0"]).defaultAnswer == [])
    #expect(throws: UsageError("--default names 2 options: write 1 of them.")) {
      try question(["a", "b", "-m", "--max=1", "--default=a", "--default=b"])
    }
    #expect(throws: UsageError("--default names 1 option: write 2 to 3 of them.")) {
      try question(["a", "b", "c", "-m", "--min=2", "--default=b"]).takeDefault()
    }
    #expect(throws: UsageError("“Choose one” has no default: write --default KEY as well. Valid keys: “a”.")) {
      try question(["a"]).takeDefault()
    }
    #expect(throws: UsageError("--default names “x”, which is not an option. Valid keys: “a”.")) {
      try question(["a", "--default=x"])
    }
  }

  @Test("holds as many answers as was asked for")
  func counts() throws {
    #expect(try question(["a", "b"]).count == nil)
    #expect(try question(["a", "b", "-m"]).count == 1...2)
    #expect(try question(["a", "b", "-m", "--min=0", "--max=9"]).count == 0...9)
    #expect(throws: UsageError("--min is 3, and there are 2 options: write at most --min 2.")) {
      try question(["a", "b", "-m", "--min=3"])
    }
    #expect(throws: UsageError("--min is 3, and there is 1 option: write at most --min 1.")) {
      try question(["a", "-m", "--min=3"])
    }
    #expect(try question(["a", "b", "c", "-m"]).answer(["c", "a", "c"], for: "--answer") == [0, 2])
    #expect(throws: UsageError("--answer names 3 options: write 1 to 2 of them.")) {
      try question(["a", "b", "c", "-m", "--max=2"]).answer(["a", "b", "c"], for: "--answer")
    }
    #expect(try question(["a", "-1"]).onlyAnswer == [0])
    #expect(try question(["a", "b", "-1"]).onlyAnswer == nil)
    #expect(try question(["a", "-m", "--min=0"]).onlyAnswer == [0])
  }

  @Test("matches a query as the prompt does, best first")
  func matches() throws {
    let question = try question(["Tonga", "Taiwan 臺灣", "Spain"])
    #expect(question.matches("taiw") == [1])
    #expect(question.matches("台湾") == [1])
    #expect(question.matches("an") == [1, 2])
    #expect(question.matches("ta") == [1, 0])
    #expect(question.matches("zzz") == [])
    #expect(question.matches("") == [0, 1, 2])
    #expect(try self.question(["-d:", "--show=1", "--detail=2", "Anna:34", "Bo:27"]).matches("27") == [1])
  }

  @Test("is a value that a program can decide by")
  func json() throws {
    let question = try question([
      "1:main\u{1B}", "2:\"x\"", "-d:", "--print=1", "--show=2", "--default=2", "--title=Which?", "--cancel=Back",
    ])
    #expect(
      question.json.text == """
        {"title":"Which?","message":null,"options":[{"position":1,"key":"1","text":"main\\u001b","detail":null,"isAvailable":true,\
        "reason":null},{"position":2,"key":"2","text":"\\"x\\"","detail":null,"isAvailable":true,"reason":null}],\
        "minimum":1,"maximum":1,"default":["2"],"cancel":"Back"}
        """)
    #expect(question.json(of: [1]).text == #"{"answers":[{"position":2,"key":"2","text":"\"x\""}]}"#)
    #expect(
      try self.question(["a", "-m", "--min=0", "--no-cancel"]).json.text.hasSuffix(
        #""minimum":0,"maximum":1,"default":[],"cancel":null}"#))
  }
}

@Suite("Answers that were prepared for a script")
struct PreparedAnswersTests {
  @Test(
    "are read from an open file, or found by the question",
    arguments: [
      ("3", .file(3)), ("0", .file(0)), ("A=b", .lines(["A=b"])), ("A=b\nC=d\n", .lines(["A=b", "C=d"])),
      ("-1", .lines(["-1"])),
    ] as [(String, PreparedAnswers)])
  func kinds(variable: String, answers: PreparedAnswers) {
    #expect(PreparedAnswers(variable) == answers)
  }

  @Test(
    "are keys with tabs between them, none, the default, or Cancel",
    arguments: [
      ("a", .keys(["a"])), ("a\tb c", .keys(["a", "b c"])), ("", .keys([""])), ("!default", .takeDefault),
      ("!cancel", .cancel), ("!none", .nothing),
      ("!", .keys(["!"])),
    ] as [(ShellWord, PreparedAnswers.Answer)])
  func answers(line: ShellWord, answer: PreparedAnswers.Answer) {
    #expect(PreparedAnswers.answer(line) == answer)
  }

  @Test("belong to a question by its whole title, even where there is an equals sign in it")
  func titles() throws {
    let lines = ["A=1", "a=b?=2"]
    #expect(try PreparedAnswers.answer(to: "A", in: lines) == .keys(["1"]))
    #expect(try PreparedAnswers.answer(to: "a=b?", in: lines) == .keys(["2"]))
    #expect(try PreparedAnswers.answer(to: "B", in: lines) == nil)
  }

  @Test("are refused where none of two would be the right one, or where a line is none")
  func mistakes() {
    #expect(
      throws: UsageError(
        "CHOICE_ANSWERS has 2 lines for “A”: write one, with tabs between several answers; for questions with one title, "
          + "write the number of an open file, whose lines are taken in turn.")
    ) {
      try PreparedAnswers.answer(to: "A", in: ["A=1", "A=2"])
    }
    #expect(
      throws: UsageError(
        "CHOICE_ANSWERS has the line “b”: write each as QUESTION=ANSWER, with tabs between several answers.")
    ) {
      try PreparedAnswers.answer(to: "A", in: ["A=1", "b"])
    }
  }
}
