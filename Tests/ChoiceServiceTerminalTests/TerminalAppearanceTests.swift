import ChoiceService
import Testing

@testable import ChoiceServiceTerminal

@Suite("What an environment allows to draw with")
struct TerminalAppearanceTests {
  @Test(
    "colours, unless they are not wanted or the terminal has none",
    arguments: [
      ([:], true), (["TERM": "xterm-256color"], true), (["NO_COLOR": "1"], false), (["NO_COLOR": "0"], false),
      (["NO_COLOR": ""], true), (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false), (["CLICOLOR": "0"], false),
      (["CLICOLOR": "1"], true), (["CLICOLOR": ""], true), (["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], true),
      (["CLICOLOR": "0", "CLICOLOR_FORCE": "0"], false), (["CLICOLOR": "0", "CLICOLOR_FORCE": ""], false),
      (["TERM": "vt100"], false), (["TERM": "vt220"], false), (["TERM": "vt100", "CLICOLOR_FORCE": "1"], true),
      (["TERM": "sun"], false), (["TERM": "xterm-mono"], false), (["TERM": "ansi-m"], false),
      (["TERM": "cons25-m"], false), (["TERM": "cons25"], true), (["TERM": "linux"], true), (["TERM": "vte"], true),
      (["TERM": "vte-256color"], true), (["TERM": "screen"], true),
    ] as [([String: String], Bool)])
  func colors(variables: [String: String], hasColors: Bool) {
    #expect(TerminalAppearance(variables: variables).hasColors == hasColors)
  }

  @Test(
    "C97 Unicode where the encoding of the locale is UTF-8, by the first variable that is set",
    arguments: [
      ([:], false), (["LANG": "C"], false), (["LANG": "POSIX"], false), (["LANG": "en_US"], false),
      (["LANG": "en_US.ISO-8859-1"], false), (["LANG": "ja_JP.eucJP"], false), (["LANG": "en_US.UTF-8"], true),
      (["LANG": "de_DE.utf8"], true), (["LANG": "C.UTF-8"], true), (["LC_CTYPE": "UTF-8"], true),
      (["LANG": "ca_ES.UTF-8@valencia"], true), (["LANG": "de_DE@euro"], false), (["LANG": "zh_TW.Big5"], false),
      (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false), (["LC_ALL": "", "LANG": "en_US.UTF-8"], true),
      (["LC_CTYPE": "C", "LANG": "en_US.UTF-8"], false), (["LC_ALL": "C.UTF-8", "LC_CTYPE": "C"], true),
      (["LC_MESSAGES": "en_US.UTF-8"], false), (["LANG": ""], false), (["LANG": "."], false), (["LANG": "@"], false),
    ] as [([String: String], Bool)])
  func unicode(variables: [String: String], hasUnicode: Bool) {
    #expect(TerminalAppearance(variables: variables).hasUnicode == hasUnicode)
  }

  @Test(
    "links on terminals that are known for them, and as the person says",
    arguments: [
      ([:], false), (["TERM": "xterm-256color"], false), (["TERM": "xterm-kitty"], true),
      (["TERM": "foot-extra"], true),
      (["TERM": "alacritty"], true), (["TERM": "xterm-ghostty"], true), (["TERM": "wezterm"], true),
      (["TERM_PROGRAM": "iTerm.app"], true), (["TERM_PROGRAM": "vscode"], true),
      (["TERM_PROGRAM": "Apple_Terminal"], false), (["WT_SESSION": "x"], true), (["WT_SESSION": ""], false),
      (["KONSOLE_VERSION": "220401"], true), (["VTE_VERSION": "4999"], false), (["VTE_VERSION": "5000"], true),
      (["VTE_VERSION": "x"], false), (["VTE_VERSION": "7600", "TMUX": "/tmp/x"], false),
      (["VTE_VERSION": "7600", "STY": "1"], false), (["VTE_VERSION": "7600", "TERM": "screen-256color"], false),
      (["VTE_VERSION": "7600", "TMUX": ""], true), (["FORCE_HYPERLINK": "1"], true),
      (["FORCE_HYPERLINK": "1", "TMUX": "x"], true), (["FORCE_HYPERLINK": "0", "TERM": "xterm-kitty"], false),
      (["FORCE_HYPERLINK": "", "TERM": "xterm-kitty"], true),
    ] as [([String: String], Bool)])
  func hyperlinks(variables: [String: String], hasHyperlinks: Bool) {
    #expect(TerminalAppearance(variables: variables).hasHyperlinks == hasHyperlinks)
  }

  @Test(
    "rows are counted anew on terminals that wrap them, and not on those that cut them",
    arguments: [
      (["TERM": "xterm-256color"], true), (["TERM": "xterm-256color", "XTERM_VERSION": "XTerm(390)"], false),
      (["TERM": "linux"], false), (["TERM": "screen", "STY": "1.pts"], false), (["TERM": "vt220"], false),
      (["TERM": "vte-256color"], true), (["TERM": "screen", "TMUX": "/tmp/x", "XTERM_VERSION": "XTerm(390)"], true),
    ])
  func rewraps(variables: [String: String], rewraps: Bool) {
    #expect(TerminalAppearance(variables: variables).rewraps == rewraps)
  }

  @Test("the marks are those of the theme for the encoding, made safe")
  func glyphs() {
    var theme = TerminalTheme.standard
    theme.glyphs.pointer = "→\u{1B}[1m"
    theme.plainGlyphs.pointer = "=>"
    let glyphs = { (unicode: Bool) in
      PromptStyle(
        theme: theme,
        appearance: TerminalAppearance(hasColors: true, hasUnicode: unicode, hasHyperlinks: false)
      ).glyphs.pointer
    }
    #expect(glyphs(true) == "→␛[1m")
    #expect(glyphs(false) == "=>")
  }

  @Test("C97 the plain marks are ASCII")
  func plainGlyphs() {
    let glyphs = TerminalGlyphs.ascii
    let all = [
      glyphs.question, glyphs.pointer, glyphs.answered, glyphs.ended, glyphs.ellipsis, glyphs.moreAbove,
      glyphs.moreBelow, glyphs.separator, glyphs.arrows,
    ]
    #expect(all.allSatisfy { $0.allSatisfy { $0.isASCII && !$0.isNewline } && !$0.isEmpty })
  }
}

@Suite("A style as numbers")
struct TerminalStyleTests {
  @Test(
    "are those of ECMA-48, and none for a plain text",
    arguments: [
      (TerminalStyle(), []), (TerminalStyle(.red), [31]), (TerminalStyle(isBold: true), [1]),
      (TerminalStyle(isDim: true), [2]), (TerminalStyle(isUnderlined: true), [4]),
      (TerminalStyle(isReversed: true), [7]),
      (TerminalStyle(.brightWhite, isBold: true, isDim: true, isUnderlined: true, isReversed: true), [1, 2, 4, 7, 97]),
    ])
  func parameters(style: TerminalStyle, parameters: [Int]) {
    #expect(style.parameters == parameters.map(String.init))
  }

  @Test("have every one of the sixteen colours")
  func colors() {
    #expect(
      TerminalStyle.Color.allCases.map { TerminalStyle($0).parameters }
        == (Array(30...37) + Array(90...97)).map { ["\($0)"] })
  }
}

@Suite("How a question is asked")
struct TerminalModeTests {
  @Test(
    "C95 is with lines where the terminal cannot be drawn on, or where a person wants no drawing",
    arguments: [
      ([:], .lines), (["TERM": ""], .lines), (["TERM": "dumb"], .lines), (["TERM": "unknown"], .lines),
      (["TERM": "xterm"], .interactive), (["TERM": "dumber"], .interactive),
      (["TERM": "xterm", "ACCESSIBLE": "1"], .lines),
      (["TERM": "xterm", "ACCESSIBLE": "no"], .lines), (["TERM": "xterm", "ACCESSIBLE": "0"], .interactive),
      (["TERM": "xterm", "ACCESSIBLE": ""], .interactive), (["TERM": "dumb", "ACCESSIBLE": "0"], .lines),
    ] as [([String: String], TerminalMode)], [true, false])
  func withTerminal(row: ([String: String], TerminalMode), takesDefault: Bool) {
    #expect(TerminalMode(variables: row.0, hasTerminal: true, takesDefault: takesDefault) == row.1)
  }

  @Test("is not at all without a terminal", arguments: [[:], ["TERM": "xterm"], ["TERM": "xterm", "ACCESSIBLE": "1"]])
  func withoutTerminal(variables: [String: String]) {
    #expect(TerminalMode(variables: variables, hasTerminal: false, takesDefault: true) == .takeDefault)
    #expect(TerminalMode(variables: variables, hasTerminal: false, takesDefault: false) == .unavailable)
  }
}

@Suite("The numbers of an environment")
struct TerminalNumbersTests {
  @Test(
    "C37 the delay of Escape is the host's, else that of ESCDELAY, else 50 milliseconds",
    arguments: [
      (nil, nil, 50), (nil, "0", 0), (nil, "25", 25), (nil, "10000", 10_000), (nil, "10001", 50), (nil, "-1", 50),
      (nil, "", 50), (nil, "x", 50), (nil, "1.5", 50), (nil, "99999999999999999999", 50), (5, nil, 5), (5, "25", 5),
      (0, "25", 0), (-5, "25", 0), (.max, nil, 10_000),
    ] as [(Int?, String?, Int)])
  func escapeDelay(host: Int?, variable: String?, expected: Int) {
    let configuration = TerminalConfiguration(escapeDelay: host.map { .milliseconds($0) })
    let variables = variable.map { ["ESCDELAY": $0] } ?? [:]
    #expect(configuration.escapeDelay(in: variables) == .milliseconds(expected))
  }

  @Test(
    "C29 the size is what the terminal reports, else what the environment says, else 80x24, each for itself",
    arguments: [
      (100, 30, [:], 100, 30), (0, 0, [:], 80, 24), (0, 0, ["COLUMNS": "132", "LINES": "50"], 132, 50),
      (100, 30, ["COLUMNS": "132", "LINES": "50"], 100, 30), (0, 30, ["COLUMNS": "132"], 132, 30),
      (-1, -1, [:], 80, 24),
      (0, 0, ["COLUMNS": "0", "LINES": "-3"], 80, 24), (0, 0, ["COLUMNS": "", "LINES": "x"], 80, 24),
      (0, 0, ["COLUMNS": "10001", "LINES": "10000"], 80, 10_000), (1, 1, [:], 1, 1),
    ] as [(Int, Int, [String: String], Int, Int)])
  func size(reportedColumns: Int, reportedRows: Int, variables: [String: String], columns: Int, rows: Int) {
    let size = ScreenSize(reportedColumns: reportedColumns, reportedRows: reportedRows, variables: variables)
    #expect(size == ScreenSize(columns: columns, rows: rows))
  }

  @Test("C29 no size is below one cell, and the last column stays free")
  func least() {
    #expect(ScreenSize(columns: 0, rows: -4) == ScreenSize(columns: 1, rows: 1))
    #expect([1, 2, 3, 80].map { ScreenSize(columns: $0, rows: 1).usableColumns } == [1, 1, 2, 79])
  }
}

@Suite("An address for the terminal")
struct HyperlinkTests {
  @Test(
    "is printable ASCII, and the rest percent-encoded",
    arguments: [
      ("https://example.com/a?b=c#d", "https://example.com/a?b=c#d"), ("HTTP://example.com", "HTTP://example.com"),
      ("mailto:a@b.org", "mailto:a@b.org"), ("https://e.org/日", "https://e.org/%E6%97%A5"),
      ("https://e.org/a b", "https://e.org/a%20b"), ("https://e.org/%20", "https://e.org/%20"),
      ("https://e.org/\u{1B}\\\u{7}\n", "https://e.org/%1B\\%07%0A"),
      ("https://e.org/\u{9B}\u{7F}", "https://e.org/%C2%9B%7F"),
      ("https://e.org;x", "https://e.org;x"),
    ])
  func address(destination: String, address: String) {
    #expect(Hyperlink(destination)?.address == address)
  }

  @Test(
    "is none where no terminal should open it",
    arguments: [
      "", ":", "https", "example.com", "javascript:alert(1)", "file:///etc/passwd", "ssh://host", " https://e.org",
      "x-https://e.org", ":https://e.org", "::http:", "\u{1B}https://e.org",
      "https://e.org/" + String(repeating: "a", count: 2_000),
    ])
  func refused(destination: String) {
    #expect(Hyperlink(destination) == nil)
  }
}

@Suite("The line that stays")
struct FinalLineTests {
  static func line(
    _ outcome: FinalLine.Outcome, title: String = "Food", columns: Int = 80, style: PromptStyle = .test(),
    language: ChoiceLanguage = .english
  ) -> String {
    let question = question(options("a"), title: title, localizer: ChoiceLocalizer(language: language))
    return FinalLine(question: question, style: style, outcome: outcome).row(columns: columns).text
  }

  @Test(
    "is the question and its answer, with a colon unless the question ends by itself",
    arguments: [
      ("Food", "✔ Food: Steak"), ("Food?", "✔ Food? Steak"), ("Choose:", "✔ Choose: Steak"), ("Go…", "✔ Go… Steak"),
      ("要什麼？", "✔ 要什麼？ Steak"), ("Food ", "✔ Food Steak"), ("", "✔ Steak"), ("a\nb", "✔ a␊b: Steak"),
      ("\u{1B}[2J", "✔ ␛[2J: Steak"),
    ])
  func title(title: String, line: String) {
    #expect(Self.line(.answered("Steak"), title: title) == line)
  }

  @Test("says why there is no answer, for every reason", arguments: CancelReason.allCases)
  func reasons(reason: CancelReason) {
    let expected =
      switch reason {
      case .button, .escape, .backdrop, .close: "✘ Food: cancelled"
      case .interrupt: "✘ Food: interrupted"
      default: "✘ Food: no answer"
      }
    #expect(Self.line(.ended(reason)) == expected)
  }

  @Test("C94 is in the person's language, and C97 in ASCII where the locale has no more")
  func words() {
    #expect(Self.line(.ended(.escape), title: "餐點", language: .traditionalChinese) == "✘ 餐點：已取消")
    #expect(Self.line(.ended(.interrupt), title: "음식", language: .korean) == "✘ 음식: 중단됨")
    #expect(Self.line(.answered("Steak"), style: .test(unicode: false)) == "* Food: Steak")
    #expect(Self.line(.ended(.timeout), style: .test(unicode: false)) == "x Food: no answer")
  }

  @Test("cuts the question before the answer, but leaves it half")
  func cuts() {
    let long = String(repeating: "q", count: 200)
    let short = Self.line(.answered("Steak"), title: long, columns: 24)
    #expect(short == "✔ qqqqqqqqqqqqqqqq…Steak")
    #expect(Self.line(.answered(long), title: "Food", columns: 24) == "✔ Food: qqqqqqqqqqqqqqq…")
    #expect(Self.line(.answered(long), title: long, columns: 24) == "✔ qqqqqqqqqq…qqqqqqqqqq…")
  }

  @Test("is one row of every screen", arguments: [AmbiguousWidth.narrow, .wide])
  func widths(width: AmbiguousWidth) {
    let texts = ["", "Food", "日本語の質問", String(repeating: "🔥x", count: 90), "a\u{1B}\u{301}\t\n\u{202E}b", "…"]
    for columns in 1...100 {
      for title in texts {
        for answer in texts {
          let style = PromptStyle.test(ambiguousWidth: width)
          let row = FinalLine(question: question(options("a"), title: title), style: style, outcome: .answered(answer))
            .row(columns: columns)
          #expect(row.width <= columns)
          #expect(row.width == style.measure.cells(of: row.text))
          #expect(row.text.isSafe)
        }
      }
    }
  }
}

@Suite("The words of the prompt")
struct PromptWordTests {
  @Test("are in every language, with the same places for values")
  func complete() {
    let places = { (text: String) in ["{0}", "{1}", "{2}"].filter(text.contains) }
    for word in ChoiceWord.promptWords {
      let english = word.text(in: .english) ?? ""
      for language in ChoiceLanguage.allCases {
        let text = word.text(in: language) ?? ""
        #expect(!text.isEmpty, "\(word) in \(language)")
        #expect(places(text) == places(english), "\(word) in \(language)")
        if language != .english, word != .answerSeparator { #expect(text != english, "\(word) in \(language)") }
      }
    }
  }

  @Test("have names that no other word has")
  func names() {
    let words = ChoiceWord.coreWords + ChoiceWord.lineWords + ChoiceWord.promptWords
    #expect(Set(words.map(\.description)).count == words.count)
  }
}
