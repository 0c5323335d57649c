import ChoiceService
import Testing

@testable import ChoiceServiceCLI

@Suite("The command line")
struct ArgumentsTests {
  private func parse(_ words: [ShellWord]) throws -> Arguments { try Arguments(parsing: words) }

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
      (["--title", "T", "a"], Arguments(source: .words(["a"]), title: "T")),
      (["--title=T=U", "--message="], Arguments(title: "T=U", message: "")),
      (["--title", "--plain"], Arguments(title: "--plain")),
      (["a", "--no-cancel", "b"], Arguments(source: .words(["a", "b"]), allowsCancel: false)),
      (["--default", "a", "--answer", "b"], Arguments(defaultKey: "a", answerKey: "b")),
      (["--default=a", "--default=b"], Arguments(defaultKey: "b")),
      (
        ["--plain", "--unattended", "--default=a"], Arguments(defaultKey: "a", isPlain: true, isUnattended: true)
      ),
      (["--demo", "food"], Arguments(source: .demo(.food))),
      (["--demo=hero"], Arguments(source: .demo(.hero))),
      (["--lang", "zh_TW.UTF-8"], Arguments(language: .traditionalChinese)),
      (["--lang=ja"], Arguments(language: .japanese)),
      (["--help"], Arguments(task: .help)),
      (["-h"], Arguments(task: .help)),
      (["--version"], Arguments(task: .version)),
    ] as [([ShellWord], Arguments)])
  func parsed(words: [ShellWord], arguments: Arguments) throws {
    #expect(try parse(words) == arguments)
  }

  @Test(
    "is refused with a sentence that says what to write",
    arguments: [
      (
        ["--foo"],
        "There is no option --foo. See choice --help; to choose from words that begin with a dash, put -- first."
      ),
      (["-1"], "There is no option -1. See choice --help; to choose from words that begin with a dash, put -- first."),
      (["--unattended", "a"], "--unattended takes the default, and there is none: write --default KEY as well."),
      (["--title"], "--title needs a value: write --title VALUE."),
      (["--plain=yes"], "--plain takes no value: write --plain alone."),
      (
        ["--lang", "fr"],
        "There are no words in the language “fr”. Write --lang with one of: en, zh-Hant, zh-Hans, ja, ko."
      ),
      (["--demo", "zoo"], "There is no demo “zoo”. Write --demo with one of: food, hero."),
      (["--demo", "food", "x"], "--demo food brings its own options: leave out “x”, or --demo."),
    ] as [([ShellWord], String)])
  func refused(words: [ShellWord], sentence: String) {
    #expect(throws: UsageError(sentence)) { try parse(words) }
  }

  @Test("keeps the bytes of its words")
  func bytes() throws {
    let word = ShellWord(bytes: [0x61, 0xFF])
    #expect(try parse([word]).source == .words([word]))
    #expect(word.text == "a\u{FFFD}")
  }

  @Test("has every option in the help, and the help has no other")
  func help() {
    let named = Help.text.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == ";" })
      .filter { $0.hasPrefix("-") && $0 != "--" }
    for option in Set(named) where !option.hasPrefix("--format") {
      let word = ShellWord(bytes: option.utf8)
      let accepts = [[word], [word, "food"], [word, "--default=a"], [word, "en"]].contains {
        (try? parse($0)) != nil
      }
      #expect(accepts, "\(option)")
    }
    #expect(
      Set(named.map(String.init)).isSuperset(of: [
        "--title", "--message", "--no-cancel", "--default", "--plain", "--answer", "--unattended", "--demo", "--help",
        "-h", "--version",
      ]))
    #expect(Help.text.split(separator: "\n").allSatisfy { $0.count <= 120 })
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
  func split(text: String, lines: [ShellWord]) {
    #expect(Lines.split(Array(text.utf8)) == lines)
  }

  @Test("are shown without the carriage return of their line break")
  func titles() {
    #expect(["a\r", "a", "\r", "", "a\rb"].map { Lines.title(of: $0) } == ["a", "a", "", "", "a\rb"])
    #expect(Lines.title(of: ShellWord(bytes: [0xFF, 0x61])) == "\u{FFFD}a")
  }
}

@Suite("How the question gets its answer")
struct PlanTests {
  private static let words = Arguments.Source.words(["a", "b"])

  struct Case: Sendable {
    var arguments: Arguments
    var inputIsTerminal = false
    var hasTerminal = false
    var plan: Plan
  }

  @Test(
    "follows from the arguments and the surroundings",
    arguments: [
      Case(arguments: Arguments(source: words, answerKey: "a"), hasTerminal: true, plan: .take(key: "a")),
      Case(arguments: Arguments(source: words, answerKey: "a", isPlain: true), plan: .take(key: "a")),
      Case(arguments: Arguments(source: words), inputIsTerminal: true, hasTerminal: true, plan: .askOnTerminal),
      Case(arguments: Arguments(source: words), hasTerminal: true, plan: .askOnTerminal),
      Case(arguments: Arguments(source: words), plan: .cannotAsk),
      Case(arguments: Arguments(source: words, isPlain: true), plan: .askOnStandardInput),
      Case(arguments: Arguments(source: words, isPlain: true), hasTerminal: true, plan: .askOnStandardInput),
      Case(arguments: Arguments(source: .standardInput), hasTerminal: true, plan: .askOnTerminal),
      Case(arguments: Arguments(source: .standardInput, isPlain: true), hasTerminal: true, plan: .askOnTerminal),
      Case(arguments: Arguments(source: .standardInput, isPlain: true), plan: .cannotAsk),
      Case(arguments: Arguments(source: .demo(.food)), plan: .askOnStandardInput),
      Case(arguments: Arguments(source: .demo(.food)), hasTerminal: true, plan: .askOnStandardInput),
      Case(arguments: Arguments(source: .demo(.food)), inputIsTerminal: true, hasTerminal: true, plan: .askOnTerminal),
      Case(arguments: Arguments(source: words, defaultKey: "b"), plan: .cannotAsk),
      Case(arguments: Arguments(source: words, defaultKey: "b", isUnattended: true), plan: .take(key: "b")),
      Case(
        arguments: Arguments(source: words, defaultKey: "b", isUnattended: true), hasTerminal: true,
        plan: .askOnTerminal),
    ])
  func plan(row: Case) {
    let surroundings = Surroundings(inputIsTerminal: row.inputIsTerminal, hasTerminal: row.hasTerminal)
    #expect(Plan(for: row.arguments, in: surroundings) == row.plan)
  }

  @Test("or there is nobody to ask, and the sentence names the ways out and the keys")
  func cannotAsk() {
    #expect(
      Plan.cannotAskSentence(Arguments(source: Self.words), keys: ["a", "b"])
        == "There is no terminal to ask on: pass --answer KEY to decide in advance, or --plain to read the answer "
        + "from standard input. Valid keys: “a”, “b”.")
    #expect(
      Plan.cannotAskSentence(Arguments(defaultKey: "a"), keys: ["a"])
        == "There is no terminal to ask on: pass --answer KEY to decide in advance, or --unattended to take the default. "
        + "Valid keys: “a”.")
  }

  @Test("a key means one option")
  func position() throws {
    #expect(try Plan.position(of: "b", for: "--answer", among: ["a", "b"]) == 1)
    #expect(throws: UsageError("--answer names “zzz”, which is not an option. Valid keys: “a”, “b”.")) {
      try Plan.position(of: "zzz", for: "--answer", among: ["a", "b"])
    }
    // To the byte: these are equal as text.
    let accents: [ShellWord] = ["e\u{0301}", "\u{00E9}", "K", "\u{212A}"]
    for (index, key) in accents.enumerated() {
      #expect(try Plan.position(of: key, for: "--answer", among: accents) == index)
    }
    #expect(throws: UsageError.self) {
      try Plan.position(of: ShellWord(bytes: [0xFF]), for: "--answer", among: [ShellWord(bytes: [0xFE])])
    }
    #expect(throws: UsageError("--default names “a”, which means 2 options: numbers 1, 3 of the list.")) {
      try Plan.position(of: "a", for: "--default", among: ["a", "b", "a"])
    }
  }
}
