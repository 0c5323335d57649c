import TestSupport
import Testing

@testable import ChoiceServiceTerminal

@Suite("Cells of text")
struct TextWidthTests {
  @Test(
    "are what a terminal moves its cursor by",
    arguments: [
      ("", 0), ("a", 1), ("plain text", 10), ("é", 1), ("e\u{0301}", 1), ("e\u{0301}\u{0323}", 1), ("日本語", 6),
      ("Ａ！", 4),
      ("ﾗｰﾒﾝ", 4), ("ｶﾞ", 2), ("　", 2), ("\u{00A0}", 1), ("a\u{200B}b", 2), ("\u{0301}", 0), ("\u{25CC}\u{0301}", 1),
      // Pictures.
      ("😀", 2), ("👨‍👩‍👧‍👦", 2), ("👩🏽‍🚀", 2), ("🏳️‍🌈", 2), ("🏳‍🌈", 2), ("❤️‍🔥", 2), ("❤‍🔥", 2), ("☝🏻", 2), ("☝️🏻", 2), ("☝\u{0301}🏻", 3),
      ("🏻", 2), ("a🏻", 3),
      ("⌚", 2), ("⌚\u{FE0E}", 2), ("❤", 1), ("❤\u{FE0E}", 1), ("❤\u{FE0F}", 2), ("a\u{FE0F}", 1), ("😀😀", 4),
      ("1\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 1), ("#\u{FE0F}\u{20E3}", 2), ("1\u{FE0F}", 2),
      ("🇩🇪", 2), ("🇩", 1), ("🇩🇪🇫", 3), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("🏴", 2), ("👁️‍🗨️", 2),
      // Scripts.
      ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1112}", 2), ("\u{1161}", 0), ("\u{115F}\u{1161}", 2),
      ("한\u{302E}", 2),
      ("क्षि", 3), ("क्\u{200D}ष", 2), ("नमस्ते", 4), ("สวัสดี", 4), ("กำ", 2), ("مِ", 1), ("\u{0600}1", 2),
      // Ambiguous ones.
      ("§→α", 3), ("\u{FFFD}", 1), ("\u{E000}", 1),
      // What SafeText leaves none of.
      ("\u{1B}\n\r\n\u{9B}", 0),
    ])
  func cells(text: String, cells: Int) {
    #expect(TextWidth().cells(of: text) == cells)
  }

  @Test(
    "are two for an ambiguous character where the terminal draws it wide",
    arguments: [
      ("§→α", 6), ("a日", 3), ("e\u{0301}", 1), ("☎", 2), ("☎\u{FE0F}", 2), ("\u{AD}", 0), ("é", 2), ("\u{E000}", 2),
    ])
  func wideAmbiguous(text: String, cells: Int) {
    #expect(TextWidth(ambiguous: .wide).cells(of: text) == cells)
  }

  @Test("of a long text are those of its clusters")
  func long() {
    #expect(TextWidth().cells(of: String(repeating: "👨‍👩‍👧e\u{0301}", count: 5_000)) == 15_000)
  }
}

@Suite("Text cut to cells")
struct CutTests {
  struct Case: Sendable {
    var text: String
    var cells: Int
    var ellipsis = "…"
    var cut: String
  }

  @Test(
    "is itself where it fits, and else its beginning with an ellipsis",
    arguments: [
      Case(text: "", cells: 5, cut: ""), Case(text: "", cells: 0, cut: ""), Case(text: "a", cells: 0, cut: ""),
      Case(text: "a", cells: -1, cut: ""), Case(text: "a", cells: 1, cut: "a"), Case(text: "ab", cells: 1, cut: "…"),
      Case(text: "abc", cells: 3, cut: "abc"), Case(text: "abcd", cells: 3, cut: "ab…"),
      Case(text: "日本語", cells: 6, cut: "日本語"), Case(text: "日本語", cells: 5, cut: "日本…"),
      Case(text: "日本語", cells: 4, cut: "日…"), Case(text: "日", cells: 1, cut: "…"),
      Case(text: "ab\u{0301}", cells: 2, cut: "ab\u{0301}"), Case(text: "a\u{0301}bc", cells: 2, cut: "a\u{0301}…"),
      Case(text: "👨‍👩‍👧👨‍👩‍👧", cells: 3, cut: "👨‍👩‍👧…"), Case(text: "🇩🇪🇫🇷", cells: 3, cut: "🇩🇪…"),
      Case(text: "🇩🇪🇫🇷", cells: 2, cut: "…"),
      Case(text: "abcd", cells: 2, ellipsis: "...", cut: "ab"), Case(text: "日本", cells: 1, ellipsis: "……", cut: ""),
      Case(text: "abcd", cells: 3, ellipsis: "...", cut: "..."), Case(text: "abcd", cells: 3, ellipsis: "", cut: "abc"),
      Case(text: "a日", cells: 2, ellipsis: "", cut: "a"),
    ])
  func cut(given: Case) {
    #expect(TextWidth().cut(given.text, to: given.cells, ellipsis: given.ellipsis) == given.cut)
  }

  @Test("has a wide ellipsis where the terminal draws it wide")
  func wideEllipsis() {
    #expect(TextWidth(ambiguous: .wide).cut("abcd", to: 3, ellipsis: "…") == "a…")
    #expect(TextWidth(ambiguous: .wide).cut("abcd", to: 1, ellipsis: "…") == "a")
  }

  @Test("is cut at its beginning, however long it is")
  func longText() {
    let text = String(repeating: "日本語 👨‍👩‍👧 ", count: 10_000)
    let cuts = Set((0..<100).map { _ in TextWidth().cut(text, to: 6, ellipsis: "…") })
    #expect(cuts == ["日本…"])
  }
}

@Suite("Text in lines of some cells")
struct WrapTests {
  struct Case: Sendable {
    var text: String
    var cells: Int
    var lines: [String]
  }

  @Test(
    "breaks at spaces, and in a word only where it is wider than a line",
    arguments: [
      Case(text: "", cells: 5, lines: [""]), Case(text: "a", cells: 1, lines: ["a"]),
      Case(text: "ab", cells: 1, lines: ["a", "b"]),
      Case(text: "one two", cells: 7, lines: ["one two"]), Case(text: "one two", cells: 6, lines: ["one", "two"]),
      Case(text: "one   two", cells: 5, lines: ["one", "two"]), Case(text: "a  b c", cells: 4, lines: ["a  b", "c"]),
      Case(text: "  one two", cells: 5, lines: ["  one", "two"]), Case(text: "  one", cells: 4, lines: ["  ", "one"]),
      Case(text: "      a", cells: 3, lines: ["   ", "a"]), Case(text: "     ", cells: 2, lines: ["  "]),
      Case(text: "one ", cells: 4, lines: ["one "]), Case(text: "one  ", cells: 4, lines: ["one"]),
      Case(text: "a abcdefgh b", cells: 4, lines: ["a", "abcd", "efgh", "b"]),
      Case(text: "abcdef g", cells: 4, lines: ["abcd", "ef g"]),
      Case(text: "a\u{00A0}b c", cells: 3, lines: ["a\u{00A0}b", "c"]),
      Case(text: "e\u{0301}e\u{0301}", cells: 1, lines: ["e\u{0301}", "e\u{0301}"]),
    ])
  func words(given: Case) {
    #expect(TextWidth().wrap(given.text, to: given.cells) == given.lines)
  }

  @Test(
    "breaks beside wide characters, except where punctuation would begin or end a line",
    arguments: [
      Case(text: "日本語", cells: 4, lines: ["日本", "語"]), Case(text: "日本語", cells: 5, lines: ["日本", "語"]),
      Case(text: "日本語。", cells: 6, lines: ["日本", "語。"]), Case(text: "これは「本」だ", cells: 8, lines: ["これは", "「本」だ"]),
      Case(text: "ちょっと", cells: 2, lines: ["ち", "ょ", "っ", "と"]), Case(text: "ちょっと", cells: 4, lines: ["ちょ", "っと"]),
      Case(text: "ラーメン", cells: 6, lines: ["ラーメ", "ン"]), Case(text: "あああ、い", cells: 6, lines: ["ああ", "あ、い"]),
      Case(text: "。。。", cells: 2, lines: ["。", "。", "。"]), Case(text: "「「日", cells: 4, lines: ["「「", "日"]),
      Case(text: "食べるrice", cells: 8, lines: ["食べる", "rice"]), Case(text: "日本　語", cells: 4, lines: ["日本", "語"]),
      Case(text: "漢字,漢", cells: 4, lines: ["漢", "字,", "漢"]), Case(text: "한국어 말", cells: 6, lines: ["한국어", "말"]),
      Case(text: "🇩🇪🇫🇷👨‍👩‍👧", cells: 4, lines: ["🇩🇪🇫🇷", "👨‍👩‍👧"]),
    ])
  func wide(given: Case) {
    #expect(TextWidth().wrap(given.text, to: given.cells) == given.lines)
  }

  @Test(
    "shows a question mark for what is wider than the line, and nothing where there is no line",
    arguments: [
      Case(text: "日a本", cells: 1, lines: ["?", "a", "?"]), Case(text: "👨‍👩‍👧", cells: 1, lines: ["?"]),
      Case(text: "日本", cells: 0, lines: [""]),
      Case(text: "ab", cells: -3, lines: [""]), Case(text: "　日", cells: 1, lines: ["?", "?"]),
      Case(text: "\u{1112}\u{1112}\u{1161}", cells: 3, lines: ["?"]),
    ])
  func narrow(given: Case) {
    #expect(TextWidth().wrap(given.text, to: given.cells) == given.lines)
  }

  @Test("of ten thousand clusters has them all")
  func long() {
    let lines = TextWidth().wrap(String(repeating: "👨‍👩‍👧", count: 10_000), to: 80)
    #expect(lines == Array(repeating: String(repeating: "👨‍👩‍👧", count: 40), count: 250))
  }
}

@Suite("Any text, cut and wrapped")
struct TextWidthPropertyTests {
  private static let pieces = [
    "a", "b", "word", " ", " ", "  ", "é", "e\u{0301}", "\u{0301}", "日", "本", "。", "「", "」", "っ", "ー", "　", "😀", "👨‍👩‍👧",
    "🏳️‍🌈",
    "🇩🇪", "🇩", "1\u{FE0F}\u{20E3}", "❤", "\u{FE0F}", "\u{200D}", "🏻", "한", "\u{1112}", "\u{1161}", "\u{11AB}", "क्षि", "क",
    "\u{094D}",
    "สวัส", "م", "§", "\u{0600}", "\u{E0067}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", ",", "(", ")", "\u{200B}", "\u{00A0}",
  ]

  private func text(_ generator: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...30, using: &generator)).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
      .joined()
  }

  @Test("is never wider than asked for, and made of whole clusters", arguments: [AmbiguousWidth.narrow, .wide])
  func properties(ambiguous: AmbiguousWidth) {
    let width = TextWidth(ambiguous: ambiguous)
    var generator = SeededGenerator(seed: 20)
    for _ in 0..<2_000 {
      let text = text(&generator)
      let cells = Int.random(in: 0...14, using: &generator)
      let clusters = Array(text)

      for ellipsis in ["…", "...", ""] {
        let cut = width.cut(text, to: cells, ellipsis: ellipsis)
        #expect(width.cells(of: cut) <= cells)
        let hasRoom = cells >= width.cells(of: ellipsis)
        if width.cells(of: text) <= cells {
          #expect(cut.unicodeScalars.elementsEqual(cells == 0 ? "".unicodeScalars : text.unicodeScalars))
        } else if cells > 0 {
          let prefixes = (0...clusters.count).map { String(clusters[..<$0]) + (hasRoom ? ellipsis : "") }
          #expect(prefixes.contains { $0.unicodeScalars.elementsEqual(cut.unicodeScalars) }, "\(text) to \(cells)")
        }
      }

      let lines = width.wrap(text, to: cells)
      #expect(lines.allSatisfy { width.cells(of: $0) <= cells }, "\(text) to \(cells): \(lines)")
      guard cells > 0 else { continue }
      // What a line has, the text has in the same order; what it lacks are spaces.
      var rest = clusters[...]
      for cluster in lines.flatMap(Array.init) {
        while let next = rest.first, !isShown(next, as: cluster, cells, width), next == " " || next == "　" {
          rest.removeFirst()
        }
        #expect(rest.first.map { isShown($0, as: cluster, cells, width) } == true, "\(text) to \(cells): \(lines)")
        rest = rest.dropFirst()
      }
      #expect(rest.allSatisfy { $0 == " " || $0 == "　" }, "\(text) to \(cells): \(lines)")
    }
  }

  private func isShown(_ cluster: Character, as shown: Character, _ cells: Int, _ width: TextWidth) -> Bool {
    cluster.unicodeScalars.elementsEqual(shown.unicodeScalars) || (shown == "?" && width.cells(of: cluster) > cells)
  }
}
