import TestSupport
import Testing

@testable import ChoiceServiceTerminal

@Suite("Keys in the bytes of a terminal", .timeLimit(.minutes(10)))
struct KeyDecoderTests {
  @Test("are the same however the bytes are cut, and leave nothing undecided", arguments: KeyRows.all)
  func everyCutOfARow(row: KeyRow) {
    for parts in everyCut(row.bytes) {
      let (events, decoder) = decoded(parts)
      #expect(events == row.events, "in \(parts.count) parts")
      #expect(decoder == KeyDecoder())
    }
  }

  @Test("are those of every row where rows follow one another", arguments: 1...20 as ClosedRange<UInt64>)
  func concatenation(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rows = (0..<1_000).compactMap { _ in KeyRows.all.randomElement(using: &random) }
    let parts = randomCut(rows.flatMap(\.bytes), using: &random)
    #expect(decoded(parts).events == rows.flatMap(\.events))
  }

  @Test("are not lost behind what is no key", arguments: KeyRows.all.filter(\.events.isEmpty))
  func afterGarbage(row: KeyRow) {
    for next in [
      KeyRow("x", typed("x")), KeyRow("é", typed("é")), KeyRow("\r", .press(.enter)), KeyRow("⎋[B", .press(.down)),
      KeyRow("⎋[200~y⎋[201~", .paste("y")),
    ] {
      #expect(decoded([row.bytes + next.bytes]).events == next.events)
    }
  }

  /// Bytes as they come, and pieces of which most are in sequences.
  static let alphabets = [
    (0x00...0xFF).map { [UInt8($0)] },
    keyBytes("⎋⎋⎋⎋[[[[OO]P_^X0123456789;;::<?$ ~~~uABMRZ\\ax\r\u{07}\u{18}\u{00}é日👍").map { [$0] }
      + ["⎋[200~", "⎋[201~", "⎋[201~", "⎋\\", "⎋[M", "⎋[["].map(keyBytes) + [[0x9C], [0xFF], [0xC0]],
  ]

  @Test("of random bytes are the same however the bytes are cut, and the next key is decoded", arguments: alphabets)
  func randomBytes(alphabet: [[UInt8]]) {
    var random = SeededGenerator(seed: 82)
    let bytes = (0..<200_000).flatMap { _ in alphabet.randomElement(using: &random) ?? [] }
    let whole = decoded([bytes])
    for _ in 0..<3 {
      let cut = decoded(randomCut(bytes, using: &random))
      #expect(cut.events == whole.events)
      #expect(cut.decoder == whole.decoder)
    }
    for event in whole.events {
      if case .press(let press) = event, case .text(let scalar) = press.key { #expect(scalar.isTyped) }
    }
  }

  @Test("of random bytes with pauses are never lost after them", arguments: alphabets)
  func randomBytesWithPauses(alphabet: [[UInt8]]) {
    var random = SeededGenerator(seed: 83)
    var decoder = KeyDecoder()
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...12, using: &random)
      _ = decoder.feed((0..<count).flatMap { _ in alphabet.randomElement(using: &random) ?? [] })
      if decoder.isInPaste { _ = decoder.feed(keyBytes("⎋[201~")) }
      let (isPending, before) = (decoder.isPending, decoder)
      let flushed = decoder.flush()
      if isPending { #expect(decoder == KeyDecoder()) } else { #expect((flushed, decoder) == ([], before)) }
      #expect(decoder.flush() == [])
      #expect(decoder.feed(keyBytes("⎋[B")) == [.press(.down)])
      #expect(decoder == KeyDecoder())
    }
  }
}

@Suite("A pause in the bytes of a terminal")
struct KeyDecoderPauseTests {
  /// What a pause decides, after nothing that was read had been enough.
  static let rows = [
    KeyRow("⎋", .press(.escape)), KeyRow("⎋[", .press(.escape), .press(.text("["))),
    KeyRow("⎋O", .press(.escape), .press(.text("O"))), KeyRow("⎋P", .press(.escape), .press(.text("P"))),
    KeyRow("⎋]", .press(.escape), .press(.text("]"))), KeyRow("⎋_", .press(.escape), .press(.text("_"))),
    KeyRow("⎋^", .press(.escape), .press(.text("^"))), KeyRow("⎋X", .press(.escape), .press(.text("X"))),
    // The beginning of a sequence whose end got lost.
    KeyRow("⎋[1"), KeyRow("⎋[1;5"), KeyRow("⎋[;"), KeyRow("⎋[?"), KeyRow("⎋[ "), KeyRow("⎋[["), KeyRow("⎋O5"),
    KeyRow("⎋[M"), KeyRow("⎋[M !"), KeyRow("⎋[200"), KeyRow("⎋]0;x"), KeyRow("⎋]0;x⎋"), KeyRow("⎋]⎋"),
    KeyRow("⎋P1$r"), KeyRow("⎋_x"), KeyRow("⎋^x"), KeyRow("⎋Xx"), KeyRow("⎋]\r"),
    KeyRow("⎋[\(String(repeating: "1", count: 70))"),
  ]

  @Test("decides what waits, and what follows begins anew", arguments: rows)
  func pause(row: KeyRow) {
    for parts in everyCut(row.bytes) {
      var (events, decoder) = decoded(parts)
      #expect(events == [])
      #expect(decoder.isPending)
      #expect(decoder.flush() == row.events)
      #expect(decoder == KeyDecoder())
    }
  }

  @Test("decides nothing where nothing waits", arguments: KeyRows.all)
  func nothingWaits(row: KeyRow) {
    var (_, decoder) = decoded([row.bytes])
    #expect(!decoder.isPending)
    #expect(decoder.flush() == [])
    #expect(decoder == KeyDecoder())
  }

  @Test("keeps a second Escape until it is decided itself")
  func twoEscapes() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(keyBytes("⎋⎋")) == [.press(.escape)])
    #expect(decoder.isPending)
    #expect(decoder.flush() == [.press(.escape)])
    #expect(!decoder.isPending)
  }

  @Test("does not cut a character, wherever it comes", arguments: ["é", "日", "👍"])
  func pausesInACharacter(text: String) {
    var decoder = KeyDecoder()
    var events: [KeyEvent] = []
    for byte in text.utf8 {
      events += decoder.feed([byte])
      #expect(!decoder.isPending)
      #expect(decoder.flush() == [])
    }
    #expect(events == typed(text))
    #expect(decoder == KeyDecoder())
  }

  @Test("does not end a paste, wherever it comes", arguments: KeyRows.paste)
  func pausesInAPaste(row: KeyRow) {
    var decoder = KeyDecoder()
    var events: [KeyEvent] = []
    for byte in row.bytes {
      events += decoder.feed([byte])
      if decoder.isInPaste {
        #expect(!decoder.isPending)
        #expect(decoder.flush() == [])
      }
    }
    #expect(events == row.events)
  }
}

@Suite("A paste that is too long")
struct LongPasteTests {
  private func pasted(_ contents: [UInt8]) -> [KeyEvent] {
    decoded([keyBytes("⎋[200~"), contents, keyBytes("⎋[201~⎋[B")]).events
  }

  private func letters(_ count: Int) -> [UInt8] { Array(repeating: UInt8(ascii: "a"), count: count) }

  @Test("is one event with its first MiB, and no scalar is cut in two")
  func limit() {
    let limit = PasteBuffer.limit
    let text = { String(repeating: "a", count: $0) }
    #expect(limit == 1_048_576)
    #expect(pasted(letters(limit)) == [.paste(text(limit)), .press(.down)])
    #expect(pasted(letters(limit + 9)) == [.paste(text(limit)), .press(.down)])
    #expect(pasted(letters(limit) + keyBytes("⎋[20⎋[B\r")) == [.paste(text(limit)), .press(.down)])
    for kept in 1...3 {
      #expect(pasted(letters(limit - kept) + keyBytes("👍b")) == [.paste(text(limit - kept)), .press(.down)])
    }
    #expect(pasted(letters(limit - 4) + keyBytes("👍b")) == [.paste(text(limit - 4) + "👍"), .press(.down)])
    #expect(pasted(letters(limit - 1) + [0xFF, 0x62]) == [.paste(text(limit - 1) + "\u{FFFD}"), .press(.down)])
    #expect(pasted(letters(limit - 1) + [0xC3]) == [.paste(text(limit - 1) + "\u{FFFD}"), .press(.down)])
  }
}
