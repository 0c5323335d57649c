import ChoiceService
import TestSupport
import Testing

@testable import ChoiceServiceCLI

@Suite("What a run leaves behind")
struct ReportTests {
  @Test(
    "is a status and, where the person does not know, a sentence",
    arguments: [
      (.cancelled(.button), Report(status: 1)),
      (.cancelled(.escape), Report(status: 1)),
      (.cancelled(.backdrop), Report(status: 1)),
      (.cancelled(.close), Report(status: 1)),
      (.cancelled(.endOfInput), Report(sentence: "The input ended before an answer was given.", status: 1)),
      (.cancelled(.timeout), Report(sentence: "Nobody answered in time.", status: 124)),
      (.cancelled(.interrupt), Report(status: 130)),
      (.cancelled(.programmatic), Report(sentence: "The program took the question away.", status: 2)),
      (.noOptions, Report(sentence: "There are no options to choose from.", status: 1)),
      (.presenterFailed(PresenterFailure(.other, "It broke.")), Report(sentence: "It broke.", status: 2)),
    ] as [(ChoiceError, Report)])
  func ended(error: ChoiceError, report: Report) {
    #expect(Report.ended(error, localizer: .english) == report)
  }

  @Test(
    "is the answer to the byte, each on a line, or its position, or a value",
    arguments: [
      ([], Array(" x\n".utf8) + [0xFF, 0x0A]), (["--index"], Array("1\n2\n".utf8)),
      (["--print0"], Array(" x\0".utf8) + [0xFF, 0x00]),
      (
        ["--json"],
        Array(
          #"{"answers":[{"position":1,"key":" x","text":" x"},{"position":2,"key":"�","text":"�"}]}"#.utf8) + [0x0A]
      ),
    ] as [([ShellWord], [UInt8])])
  func chosen(words: [ShellWord], output: [UInt8]) throws {
    let arguments = try Arguments(parsing: words + ["-m"])
    let items = [" x", ShellWord(bytes: [0xFF])].map { Item($0, arguments) }
    let question = try Question(Items(items), arguments, title: "?", message: nil, cancelTitle: "Cancel")
    #expect(
      Report.chosen([0, 1], of: question, arguments, toTerminal: false) == Report(output: output, status: 0))
    let none: [UInt8] = arguments.printsJSON ? Array("{\"answers\":[]}\n".utf8) : []
    #expect(Report.chosen([], of: question, arguments, toTerminal: false).output == none)
  }

  @Test(
    "C77 is for a terminal what the question shows",
    arguments: [
      ([], "a␛]0;PWN␇\nred\nx␊y\nb<U+009B>2J<U+061C>\n"), (["--ansi"], "a␛]0;PWN␇\nred\nx␊y\nb<U+009B>2J<U+061C>\n"),
      (["--print0"], "a␛]0;PWN␇\0red\0x␊y\0b<U+009B>2J<U+061C>\0"),
      (["-d:", "--print", "1"], "a␛]0;PWN␇\nred\nx␊y\nb<U+009B>2J<U+061C>\n"),
      (["--index"], "1\n2\n3\n4\n"),
      (
        ["--json"],
        #"{"answers":[{"position":1,"key":"a\u001b]0;PWN\u0007","text":"a\u001b]0;PWN\u0007"},"#
          + #"{"position":2,"key":"red","text":"red"},{"position":3,"key":"x\ny","text":"x\ny"},"#
          + #"{"position":4,"key":"b\u009b2J\u061c","text":"b\u009b2J\u061c"}]}"# + "\n"
      ),
    ] as [([ShellWord], String)])
  func chosenForTerminal(words: [ShellWord], output: String) throws {
    let arguments = try Arguments(parsing: words + ["-m"])
    let hostile: [ShellWord] = [
      "a\u{1B}]0;PWN\u{7}", "\u{1B}[31mred\u{1B}[0m\r", "x\ny", "b\u{9B}2J\u{61C}",
    ]
    let items = hostile.map { Item($0, arguments) }
    let question = try Question(Items(items), arguments, title: "?", message: nil, cancelTitle: "Cancel")
    let report = Report.chosen([0, 1, 2, 3], of: question, arguments, toTerminal: true)
    #expect(String(decoding: report.output, as: UTF8.self) == output)
  }

  @Test("says how much was read, and of how many lines where one has ended")
  func full() {
    func sentence(_ lines: Int) -> String { Lines.full(bytes: 15 << 20, lines: lines).description }
    let advice = "Pass fewer, for example through head or grep."
    let start = "Standard input has more options than fit into the memory: 15 MiB were read"
    #expect(sentence(0) == "\(start). \(advice)")
    #expect(sentence(1) == "\(start), 1 line. \(advice)")
    #expect(sentence(2_000) == "\(start), 2000 lines. \(advice)")
  }

  @Test("says a failure in a sentence, or as a value with the question where programs read")
  func diagnostics() {
    let failure = Report.failure("It \u{1B}broke.", question: ["title": "T"])
    #expect(failure.diagnostics(isJSON: false) == "choice: It ␛broke.")
    #expect(
      failure.diagnostics(isJSON: true) == #"{"error":"It \u001bbroke.","status":2,"question":{"title":"T"}}"#)
    #expect(Report(status: 1).diagnostics(isJSON: true) == nil)
  }
}

@Suite("A word in a sentence")
struct QuotedWordTests {
  @Test(
    "looks as it would be typed, or as a shell takes it",
    arguments: [
      ("", "“”"), ("a b", "“a b”"), (#"it's a \ "word""#, #"“it's a \ "word"”"#), ("日本👨‍👩‍👧é", "“日本👨‍👩‍👧é”"),
      ("a\tb", #"$'a\tb'"#), ("\n\r\u{1B}[A\u{7F}", #"$'\n\r\x1b[A\x7f'"#), ("it's\t\\", #"$'it\'s\t\\'"#),
      ("日\t\u{202E}x", #"$'日\t\xe2\x80\xaex'"#),
      (ShellWord(bytes: [0x61, 0xFF, 0xE6, 0x97, 0x08]), #"$'a\xff\xe6\x97\x08'"#),
    ] as [(ShellWord, String)])
  func quoted(word: ShellWord, quoted: String) {
    #expect(word.quoted == quoted)
  }

  @Test(
    "is typed back by a shell to the byte",
    arguments: ["a\tb", "it's\t\\", "日\t\u{202E}x", ShellWord(bytes: [0x61, 0xFF, 0x39, 0x08])])
  func typedBack(word: ShellWord) async {
    let printed = await Child.run("/bin/bash", ["-c", "printf %s \(word.quoted) | od -An -v -tu1"]).output
    #expect(printed.split(whereSeparator: \.isWhitespace).compactMap { UInt8($0) } == word.bytes)
  }
}

@Suite("A string of JSON")
struct JSONStringTests {
  @Test(
    "has escapes for what JSON reserves and for what a terminal would obey",
    arguments: [
      ("", ""), ("plain", "plain"), (#"say "hi" \o/"#, #"say \"hi\" \\o/"#), ("\n\r\t\r\n", #"\n\r\t\r\n"#),
      ("\u{0}\u{8}\u{1B}[m\u{1F}\u{7F}~", #"\u0000\u0008\u001b[m\u001f\u007f~"#),
      ("\u{80}\u{9B}\u{9F}\u{A0}\u{BF}é", "\\u0080\\u009b\\u009f\u{A0}\u{BF}é"),
      ("\u{200D}\u{200E}\u{200F}\u{2010}", "\u{200D}\\u200e\\u200f\u{2010}"),
      ("\u{2027}\u{2028}\u{2029}\u{202A}\u{202E}\u{202F}", "\u{2027}\\u2028\\u2029\\u202a\\u202e\u{202F}"),
      ("\u{2065}\u{2066}\u{2069}\u{206A}", "\u{2065}\\u2066\\u2069\u{206A}"), ("日本👨‍👩‍👧e\u{301}", "日本👨‍👩‍👧e\u{301}"),
    ])
  func escapes(text: String, escaped: String) {
    #expect(JSON.string(text).text.unicodeScalars.elementsEqual("\"\(escaped)\"".unicodeScalars))
  }

  @Test("has them wherever they are: as if each scalar stood alone", arguments: 1...20 as ClosedRange<UInt64>)
  func runs(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = "aaaa~\"\\\n\u{1B}\u{7F}\u{85}\u{A0}é\u{200E}\u{2010}\u{2028}\u{2066}\u{2070}日👍".unicodeScalars.map(
      String.init)
    let parts = (0..<2_000).compactMap { _ in alphabet.randomElement(using: &random) }
    let escaped = parts.map { JSON.string($0).text.dropFirst().dropLast() }.joined()
    #expect(JSON.string(parts.joined()).text.unicodeScalars.elementsEqual("\"\(escaped)\"".unicodeScalars))
  }
}
