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
