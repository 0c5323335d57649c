import ChoiceService
import Testing

@testable import ChoiceServiceTerminal

@Suite("Text with looks of its own")
struct StyledTextTests {
  /// The runs as text: what was kept, and what it stands before.
  private func runs(_ text: String) -> [String] {
    StyledText(text).runs.map { "\($0.style.kept.joined(separator: "+"))|\($0.text)" }
  }

  @Test(
    "C23 has its colours beside it, since the last that took all away",
    arguments: [
      ("plain", ["|plain"]), ("", []), ("\u{1B}[31mred\u{1B}[0m rest", ["31|red", "| rest"]),
      ("\u{1B}[1;31ma\u{1B}[4mb\u{1B}[mc", ["1;31|a", "1;31+4|b", "|c"]), ("\u{1B}[38;5;16mx", ["38;5;16|x"]),
      ("\u{1B}[38:2::1:2:3mx", ["38:2::1:2:3|x"]), ("\u{1B}[31m\u{1B}[0mx", ["|x"]), ("a\u{1B}[31m", ["|a"]),
      ("日\u{1B}[7m本👨‍👩‍👧", ["|日", "7|本👨‍👩‍👧"]),
    ])
  func colors(text: String, expected: [String]) {
    #expect(runs(text) == expected)
  }

  @Test(
    "keeps colours and what leaves a text to be read, and nothing that hides it, blinks, or changes its font",
    arguments: [
      ("\u{1B}[8mx", ["|x"]), ("\u{1B}[008mx", ["|x"]), ("\u{1B}[31;8mx", ["31|x"]), ("\u{1B}[8;01;31mx", ["01;31|x"]),
      ("\u{1B}[5mx", ["|x"]), ("\u{1B}[6;4mx", ["4|x"]), ("\u{1B}[11mx", ["|x"]), ("\u{1B}[20mx", ["|x"]),
      ("\u{1B}[8:1mx", ["|x"]), ("\u{1B}[4:3mx", ["4:3|x"]), ("\u{1B}[264mx", ["|x"]),
      ("\u{1B}[99999999999999999999mx", ["|x"]), ("\u{1B}[1m\u{1B}[8ma\u{1B}[4mb", ["1|a", "1+4|b"]),
      // In a colour, the numbers are no looks of their own.
      ("\u{1B}[38;5;8mx", ["38;5;8|x"]), ("\u{1B}[38;2;8;8;8;48;5;5mx", ["38;2;8;8;8;48;5;5|x"]),
      ("\u{1B}[38:5:8mx", ["38:5:8|x"]), ("\u{1B}[38;5;8;8;1mx", ["38;5;8;1|x"]), ("\u{1B}[48;5;mx", ["48;5;|x"]),
      // A colour that is none, also where another sequence would go on with it, or that is transparent.
      ("\u{1B}[38;8mx", ["|x"]), ("\u{1B}[38;5m\u{1B}[8mx", ["|x"]), ("\u{1B}[38m\u{1B}[5;8mx", ["|x"]),
      ("\u{1B}[38;2;1mx", ["|x"]), ("\u{1B}[38:1mx", ["|x"]), ("\u{1B}[38:5;8mx", ["|x"]), ("\u{1B}[38;5:8mx", ["|x"]),
      ("\u{1B}[38;5;256mx", ["|x"]), ("\u{1B}[38:2:1mx", ["|x"]),
      // Not every terminal knows the colour of an underline, and one that does not takes its numbers for looks.
      ("\u{1B}[58;5;8mx", ["|x"]), ("\u{1B}[58;2;8;8;8;1mx", ["1|x"]), ("\u{1B}[58:5:8mx", ["|x"]),
      // What takes all away takes away what stands before it.
      ("\u{1B}[0;31mx", ["31|x"]), ("\u{1B}[1m\u{1B}[31;00;4mx", ["4|x"]), ("\u{1B}[1;mx", ["|x"]),
      ("\u{1B}[1m\u{1B}[;31mx", ["31|x"]), ("\u{1B}[1m\u{1B}[8;0mx", ["|x"]),
    ])
  func looksThatAreKept(text: String, expected: [String]) {
    #expect(runs(text) == expected)
  }

  @Test(
    "leaves as text whatever else a terminal would obey",
    arguments: [
      "\u{1B}[2Jx", "\u{1B}]0;x\u{07}", "\u{1B}", "\u{1B}[", "\u{1B}[31", "\u{1B}[?25l", "\u{1B}[31;xm", "\u{1B}(B",
      "\u{9B}31mx",
      "\u{1B}[" + String(repeating: "1;", count: 40) + "1mx",
    ])
  func others(text: String) {
    #expect(StyledText(text).text == text)
    #expect(runs(text) == ["|\(text)"])
  }

  @Test("keeps the last eight of any number of changes")
  func limit() {
    let text = (0..<1_000).map { "\u{1B}[38;5;\($0 % 256)m" }.joined() + "x"
    #expect(StyledText(text).runs.map(\.style.kept.count) == [8])
    #expect(StyledText(text).runs.last?.style.kept.last == "38;5;231")
  }

  /// Options with the looks that their titles bring.
  private struct Colored: OptionSource {
    let titles: [String]
    var count: Int { titles.count }
    func text(at index: Int) -> String { StyledText(titles[index]).text }
    func styledTitle(at index: Int) -> StyledText? { StyledText(titles[index]) }
  }

  @Test(
    "is drawn with them over the row's own look, cut and searched as any title, and without them where there are no colours"
  )
  func drawn() {
    let question = PromptQuestion(
      title: "?", options: Colored(titles: ["\u{1B}[31mred\u{1B}[0m wine", "\u{1B}]0;x\u{07}\u{1B}[44mblue"]))
    let state = PromptState.of(question, 40, 12, after: pressing("/d w"))
    let encoder = FrameEncoder(hasColors: true)
    let row = String(
      decoding: encoder.draw(Frame(rows: [state.frame.rows[2]], cursorRow: 0)), as: UTF8.self)
    #expect(
      row
        == "\u{1B}[1;36m❯\u{1B}[m \u{1B}[1;36;31mre\u{1B}[m\u{1B}[1;4;36;31md\u{1B}[m\u{1B}[1;4;36m w\u{1B}[m\u{1B}[1;36mine\u{1B}[m\r"
    )
    #expect(state.frame.rows[2].text == "❯ red wine")
    let whole = PromptState.of(question, 14, 12)
    #expect(whole.frame.rows[2...3].map(\.text) == ["❯ red wine", "  ␛]0;x␇blue"])
    let plain = FrameEncoder(hasColors: false).draw(Frame(rows: [whole.frame.rows[2]], cursorRow: 0))
    #expect(String(decoding: plain, as: UTF8.self) == "❯ red wine\r")
  }
}
