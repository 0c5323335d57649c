import ChoiceService
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

  @Test("says a failure in a sentence, or as a value with the question where programs read")
  func diagnostics() {
    let failure = Report.failure("It \u{1B}broke.", question: ["title": "T"])
    #expect(failure.diagnostics(isJSON: false) == "choice: It ␛broke.")
    #expect(
      failure.diagnostics(isJSON: true) == #"{"error":"It \u001bbroke.","status":2,"question":{"title":"T"}}"#)
    #expect(Report(status: 1).diagnostics(isJSON: true) == nil)
  }
}
