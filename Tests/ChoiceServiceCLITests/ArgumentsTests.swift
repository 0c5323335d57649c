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
  @Test("are refused for a numbered list where they are too many to be written")
  func limit() throws {
    try Lines.check(Lines.limit)
    #expect(
      throws: UsageError(
        "A numbered list of 2000001 options is too long: 2000000 are the most. Pass fewer, for example through head or grep."
      )
    ) {
      try Lines.check(Lines.limit + 1)
    }
  }
}
