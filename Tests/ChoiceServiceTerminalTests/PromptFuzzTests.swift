import ChoiceService
import TestSupport
import Testing

@testable import ChoiceServiceTerminal

/// Titles that are made when they are asked for: more than are looked at in one part of a search.
private struct ManyOptions: OptionSource {
  let count: Int
  func text(at index: Int) -> String { "選項 option 🔥 \(index)" }
  func isAvailable(at index: Int) -> Bool { index % 7 != 3 }
  func option(at index: Int) -> ChoiceOption {
    ChoiceOption(text(at: index), availability: isAvailable(at: index) ? .available : .unavailable(reason: "gone"))
  }
}

/// Random bytes and sizes, from the decoder of keys to the cells of a screen.
///
/// A short run is part of every test run. A longer one, in which nothing may be found either, takes its length and its seed from
/// the environment: see CONTRIBUTING.md.
@Suite("Whatever is typed on whatever screen", .timeLimit(.minutes(60)))
struct PromptFuzzTests {
  /// How many bytes are typed in all.
  static let byteCount = environmentVariable("CHOICE_FUZZ_BYTES").flatMap { Int($0) } ?? 8_000
  static let seed = environmentVariable("CHOICE_FUZZ_SEED").flatMap { UInt64($0) } ?? 1
  static let streams = 4

  static let pieces: [[UInt8]] =
    [
      "\u{1B}[A", "\u{1B}[B", "\u{1B}[C", "\u{1B}[D", "\u{1B}[H", "\u{1B}[F", "\u{1B}[5~", "\u{1B}[6~", "\u{1B}OB",
      "\u{1B}[1;2B",
      "\u{1B}[1;5D", "\u{1B}[1;5C", "\u{1B}[3~", "\u{1B}", "\u{1B}[Z", "\t", " ", "/", "a", "i", "j", "k", "1", "2",
      "30", "\u{7F}",
      "\u{15}", "\u{17}", "\u{01}", "\u{05}", "\u{0B}", "\u{12}", "\u{0C}", "o", "p", "日", "選", "한", "ㅎ", "e\u{301}",
      "\u{301}", "ß", "ﬁ",
      "👨‍👩‍👧", "🔥", "🇹🇼", "\u{200D}", "\u{FE0F}", "\u{202E}", "ｶﾞ", "ガ", "か", "臺", "台", "İ", "ı", "\u{1B}[200~x\u{1B}[201~",
      "\u{1B}[200~日本\r\n\u{1B}[2J\u{1B}[201~", "\u{1B}[200~", "\u{1B}[201~", "\r",
    ].map { Array($0.utf8) } + [[0xFF], [0xE6, 0x97], [0xA5], [0xC3], [0x80], [0x00], [0x1B, 0x5B], [0x9B]]

  @Test(
    "no bytes, no size and no options lead to a screen that a repaint would change, nor to a fault in it",
    arguments: 0..<UInt64(streams))
  func anything(stream: UInt64) {
    var random = SeededGenerator(seed: Self.seed &* 1_000 &+ stream)
    var left = Self.byteCount / Self.streams
    while left > 0 {
      let (count, failure) = question(using: &random)
      left -= count
      if let failure {
        Issue.record("seed \(Self.seed), stream \(stream), \(left) bytes before the end: \(failure)")
        return
      }
    }
  }

  /// Types at one question until it ends, or long enough; how many bytes it took, and what was wrong.
  private func question(using random: inout SeededGenerator) -> (count: Int, failure: String?) {
    var keys = KeyReader(escapeDelay: .milliseconds(50))
    var now: Duration = .zero
    let start = Bool.random(using: &random) ? randomState(using: &random) : manyOptions(using: &random)
    var prompt = Self.onScreen(start)
    var count = 0
    if let fault = fault(&prompt) { return (1, fault) }
    for _ in 0..<Int.random(in: 1...120, using: &random) {
      let bytes = chunk(using: &random)
      count += bytes.count
      now += Bool.random(using: &random) ? .zero : .milliseconds(60)
      let events = keys.take(bytes, at: now) + (Bool.random(using: &random) ? keys.expire(at: now + .seconds(1)) : [])
      for event in events {
        if let end = end(prompt.take(event), of: prompt.state) { return (count, end.failure) }
        if let fault = fault(&prompt) { return (count, "\(event): \(fault)") }
      }
      if Bool.random(using: &random), let end = end(prompt.search(), of: prompt.state) { return (count, end.failure) }
      if Int.random(in: 0..<12, using: &random) == 0 { prompt = resized(prompt, using: &random) }
      if let fault = fault(&prompt) { return (count, fault) }
    }
    return (max(1, count), nil)
  }

  /// Whether a question ended, and what was wrong with that.
  private func end(_ effect: PromptEffect?, of state: PromptState) -> (failure: String?, Void)? {
    switch effect {
    case .answer(let options): (fault(answer: options, of: state), ())
    case .end: (nil, ())
    case nil, .suspend, .quit, .redraw: nil
    }
  }

  private func manyOptions(using random: inout SeededGenerator) -> PromptState {
    let count = Int.random(in: 0...3 * PromptState.searchPart.options, using: &random)
    return .of(
      PromptQuestion(
        title: "Which?", options: ManyOptions(count: count),
        selection: Bool.random(using: &random) ? .one : .many(0...max(1, count)),
        cancelTitle: Bool.random(using: &random) ? "取消" : nil, initialPointer: count > 0 ? 0 : nil),
      Int.random(in: 1...100, using: &random), Int.random(in: 1...40, using: &random),
      filtersLongLists: Bool.random(using: &random))
  }

  private func chunk(using random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 1...4, using: &random)).flatMap { _ -> [UInt8] in
      Int.random(in: 0..<4, using: &random) == 0
        ? [UInt8.random(in: 0...255, using: &random)] : Self.pieces.randomElement(using: &random) ?? []
    }
  }

  /// The same question on a screen of another size, as after a redraw.
  private func resized(_ prompt: PromptOnScreen, using random: inout SeededGenerator) -> PromptOnScreen {
    var state = prompt.state
    let size = ScreenSize(
      columns: Int.random(in: 1...100, using: &random), rows: Int.random(in: 1...40, using: &random))
    _ = state.reduce(.resized(size))
    return Self.onScreen(state)
  }

  /// Below a line that was there before, as much of it as fits.
  private static func onScreen(_ state: PromptState) -> PromptOnScreen {
    PromptOnScreen(state, above: [String("$make".prefix(state.size.columns))])
  }

  /// What is wrong with a prompt; nothing has to be looked at that has not changed since the last time.
  private func fault(_ prompt: inout PromptOnScreen) -> String? {
    guard prompt.takeChange() else { return nil }
    return (prompt.state.fault ?? prompt.difference).map { "\($0) on \(prompt.state.size)\n\(prompt.frame.picture)" }
  }

  private func fault(answer: [Int], of state: PromptState) -> String? {
    let question = state.question
    if !answer.allSatisfy({ (0..<question.options.count).contains($0) && question.options.isAvailable(at: $0) }) {
      return "\(answer) cannot be chosen"
    }
    if answer != Set(answer).sorted() { return "\(answer) is not in the order of the list" }
    return question.selection.count.contains(answer.count) ? nil : "\(answer.count) options are chosen"
  }
}
