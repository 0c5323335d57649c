import Testing

@testable import ChoiceServiceTerminal

@Suite("Keys with the pauses between them")
struct KeyReaderTests {
  /// What is done with a reader at a time in milliseconds, and what comes of it.
  struct Step: Sendable {
    /// The bytes that are read; nil where the clock wakes the reader.
    let bytes: [UInt8]?
    let time: Int
    let events: [KeyEvent]
    let deadline: Int?

    static func take(_ text: String, at time: Int, _ events: KeyEvent..., deadline: Int? = nil) -> Step {
      Step(bytes: keyBytes(text), time: time, events: events, deadline: deadline)
    }

    static func take(bytes: [UInt8], at time: Int, _ events: KeyEvent..., deadline: Int? = nil) -> Step {
      Step(bytes: bytes, time: time, events: events, deadline: deadline)
    }

    static func expire(at time: Int, _ events: KeyEvent..., deadline: Int? = nil) -> Step {
      Step(bytes: nil, time: time, events: events, deadline: deadline)
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var delay = 50
    let steps: [Step]
  }

  static let rows = [
    Row(
      testDescription: "Ctrl-C alone after a second of silence ends a paste whose end was lost",
      steps: [
        .take("⎋[200~foo\u{3}", at: 0), .take("\u{3}", at: 900), .take("bar", at: 950), .take("x\u{3}", at: 3_000),
        .take("\u{3}", at: 4_000, .press(.text("c"), .control)), .take("a", at: 4_001, .press(.text("a"))),
      ]),
    Row(
      testDescription: "ESC alone is Escape at the deadline and not before it",
      steps: [
        .take("⎋", at: 0, deadline: 50), .expire(at: 49, deadline: 50), .expire(at: 50, .press(.escape)),
        .expire(at: 51), .expire(at: 500),
      ]),
    Row(
      testDescription: "ESC alone is Escape after the deadline",
      steps: [.take("⎋", at: 7, deadline: 57), .expire(at: 1_000, .press(.escape))]),
    Row(
      testDescription: "a sequence in two reads is one key",
      steps: [.take("⎋", at: 0, deadline: 50), .take("[B", at: 30, .press(.down)), .expire(at: 50), .expire(at: 80)]),
    Row(
      testDescription: "a sequence in three reads is one key, and each read begins the delay anew",
      steps: [
        .take("⎋", at: 0, deadline: 50), .take("[", at: 40, deadline: 90), .expire(at: 50, deadline: 90),
        .take("B", at: 80, .press(.down)), .expire(at: 90),
      ]),
    Row(
      testDescription: "a sequence after the pause is Escape and what was typed",
      steps: [
        .take("⎋", at: 0, deadline: 50), .expire(at: 50, .press(.escape)),
        .take("[B", at: 60, .press(.text("[")), .press(.text("B"))),
      ]),
    Row(
      testDescription: "a late reader that was not woken still sees the sequence",
      steps: [.take("⎋", at: 0, deadline: 50), .take("[B", at: 200, .press(.down))]),
    Row(
      testDescription: "Escape and a character do not wait",
      steps: [
        .take("⎋", at: 0, deadline: 50), .take("x", at: 20, .press(.escape), .press(.text("x"))), .expire(at: 50),
      ]),
    Row(
      testDescription: "two Escapes are two",
      steps: [
        .take("⎋", at: 0, deadline: 50), .take("⎋", at: 20, .press(.escape), deadline: 70),
        .expire(at: 50, deadline: 70),
        .expire(at: 70, .press(.escape)),
      ]),
    Row(
      testDescription: "a read of nothing changes nothing",
      steps: [
        .take("", at: 0), .take("⎋", at: 1, deadline: 51), .take("", at: 40, deadline: 51),
        .expire(at: 51, .press(.escape)),
      ]),
    Row(
      testDescription: "text and whole sequences wait for nothing",
      steps: [.take("a⎋[Bé", at: 0, .press(.text("a")), .press(.down), .press(.text("é"))), .expire(at: 50)]),
    Row(
      testDescription: "a typed introducer is Escape and its character; a lost end takes its beginning along",
      steps: [
        .take("⎋[", at: 0, deadline: 50), .expire(at: 50, .press(.escape), .press(.text("["))),
        .take("⎋[1;", at: 60, deadline: 110), .expire(at: 110), .take("\r", at: 120, .press(.enter)),
      ]),
    Row(
      testDescription: "the bytes of a character are waited for as long as they take",
      steps: [
        .take(bytes: [0xE6], at: 0), .expire(at: 50), .take(bytes: [0x97], at: 100), .expire(at: 150),
        .take(bytes: [0xA5], at: 9_000, .press(.text("日"))), .take("⎋", at: 9_001, deadline: 9_051),
        .expire(at: 9_051, .press(.escape)),
      ]),
    Row(
      testDescription: "a key after the beginning of a character is that key",
      steps: [
        .take(bytes: [0xE6, 0x97], at: 0), .take("\r", at: 500, .press(.enter)), .take(bytes: [0xF0], at: 600),
        .take("⎋", at: 700, deadline: 750), .take("[B", at: 710, .press(.down)), .take(bytes: [0xC3], at: 800),
        .take("⎋", at: 900, deadline: 950), .expire(at: 950, .press(.escape)),
      ]),
    Row(
      testDescription: "a paste has no deadline",
      steps: [
        .take("⎋[20", at: 0, deadline: 50), .take("0~a⎋⎋", at: 10), .expire(at: 500),
        .take("[201~", at: 600, .paste("a\u{1B}")),
      ]),
    Row(
      testDescription: "without a delay the deadline is the time of the read",
      delay: 0,
      steps: [.take("⎋", at: 9, deadline: 9), .expire(at: 8, deadline: 9), .expire(at: 9, .press(.escape))]),
  ]

  @Test("are decided by bytes or by a deadline", arguments: rows)
  func steps(row: Row) {
    var reader = KeyReader(escapeDelay: .milliseconds(row.delay))
    for step in row.steps {
      let now = Duration.milliseconds(step.time)
      #expect((step.bytes.map { reader.take($0, at: now) } ?? reader.expire(at: now)) == step.events)
      #expect(reader.deadline == step.deadline.map { .milliseconds($0) })
    }
  }
}
