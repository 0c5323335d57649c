import ChoiceService
import Testing

@testable import Alerts

@MainActor
@Suite("The waiter asks, and notes what came of it")
struct WaiterTests {
  private struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let answers: [ScriptedAnswer]
    let note: String
    let ask: @MainActor @Sendable (Waiter) async -> Void
    var testDescription: String { name }
  }

  private nonisolated static let rows = [
    Row(name: "food", answers: [.choose(FoodKind.rice)], note: "海南雞飯") { await $0.askFood() },
    Row(name: "cancel", answers: [.cancel(.backdrop)], note: "No answer: \(CancelReason.backdrop.sentenceInError)") {
      await $0.askFood()
    },
    Row(name: "two in a row", answers: [.choose(FoodKind.steak), .choose(HeroKind.mulan)], note: "花木蘭") {
      await $0.askBoth()
    },
    Row(name: "two at once", answers: [.accept, .accept], note: "spicy: true, to go: true") {
      await $0.askTwoAtOnce()
    },
    Row(name: "data", answers: [.choose(title: "Table 2")], note: "table 2") { await $0.askTable() },
    Row(name: "terms", answers: [.choose(title: "Agree")], note: "agreed") { await $0.askTerms() },
    Row(name: "keep", answers: [.cancel], note: "kept") { await $0.askDiscard() },
    Row(name: "error", answers: [.choose(Recovery.later)], note: "Order later") { await $0.askRecovery() },
    Row(name: "message", answers: [.choose(title: "OK")], note: "seen") { await $0.informOfKitchen() },
  ]

  @Test("the note says what was answered", arguments: rows)
  private func note(row: Row) async {
    let presenter = ScriptedPresenter(row.answers)
    let waiter = Waiter(service: MessageService(presenter: presenter, localizer: .english))
    await row.ask(waiter)
    #expect(waiter.note == row.note)
    #expect(presenter.unusedAnswers.isEmpty)
  }
}

extension CancelReason {
  fileprivate var sentenceInError: String { ChoiceError.cancelled(self).description }
}
