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

  @Test("is the answer to the byte, on a line")
  func chosen() {
    #expect(Report.chosen([0xFF, 0x20]) == Report(output: [0xFF, 0x20, 0x0A], status: 0))
    #expect(Report.chosen([]) == Report(output: [0x0A], status: 0))
  }
}
