import ChoiceService
import Synchronization
import TestSupport
import Testing

@testable import ChoiceServiceTerminal

@Suite("Frames as bytes")
struct FrameEncoderTests {
  static let encoder = FrameEncoder(hasColors: true)

  static func frame(_ rows: String..., cursorRow: Int = 0) -> Frame {
    Frame(
      rows: rows.map { Frame.Row(spans: $0.isEmpty ? [] : [Frame.Span($0)], width: TextWidth().cells(of: $0)) },
      cursorRow: cursorRow)
  }

  @Test("a frame is drawn downwards, and the cursor goes back to its row")
  func draw() {
    #expect(
      String(decoding: Self.encoder.draw(Self.frame("a", "", "b", cursorRow: 1)), as: UTF8.self)
        == "a\r\n\r\nb\u{1B}[1A\r")
  }

  @Test("a look is switched on before its text and off after it, and a link encloses its text")
  func spans() {
    let row = Frame.Row(
      spans: [
        Frame.Span("a", TerminalStyle(.red, isBold: true)), Frame.Span("b"),
        Frame.Span("c", TerminalStyle(isUnderlined: true), destination: Hyperlink("https://e.org")),
      ], width: 3)
    let frame = Frame(rows: [row], cursorRow: 0)
    #expect(
      String(decoding: Self.encoder.draw(frame), as: UTF8.self)
        == "\u{1B}[1;31ma\u{1B}[mb\u{1B}[4m\u{1B}]8;;https://e.org\u{1B}\\c\u{1B}]8;;\u{1B}\\\u{1B}[m\r")
    #expect(
      String(decoding: FrameEncoder(hasColors: false).draw(frame), as: UTF8.self)
        == "ab\u{1B}]8;;https://e.org\u{1B}\\c\u{1B}]8;;\u{1B}\\\r")
  }

  @Test(
    "of two frames only the difference is written",
    arguments: [
      (frame("a", "b"), frame("a", "b"), ""), (frame("a", "b"), frame("a", "b", cursorRow: 1), "\u{1B}[1B\r"),
      (frame("a", "b", "c", cursorRow: 2), frame("x", "b", "c", cursorRow: 2), "\u{1B}[2A\r\u{1B}[Kx\u{1B}[2B\r"),
      (frame("a", "b"), frame("a"), "\u{1B}[1B\r\u{1B}[J\u{1B}[1A\r"),
      (frame("a"), frame("a", "b"), "\r\nb\u{1B}[1A\r"),
      (frame("a", "b"), frame("a", ""), "\u{1B}[1B\r\u{1B}[K\u{1B}[1A\r"),
    ])
  func difference(old: Frame, new: Frame, bytes: String) {
    #expect(String(decoding: Self.encoder.update(from: old, to: new), as: UTF8.self) == bytes)
  }

  @Test("C17 narrow text in the place of wide text leaves no half of a character")
  func wideToNarrow() {
    var screen = ScreenModel(columns: 10, rows: 3)
    let (old, new) = (Self.frame("日本語"), Self.frame("a本"))
    screen.write(Self.encoder.draw(old) + Self.encoder.update(from: old, to: new))
    #expect(screen.text == "a本")
    #expect(screen.faults == [])
  }

  @Test("C25 a fresh row is the next one, or this one where it is empty, from every column", arguments: 0...20)
  func freshRow(column: Int) {
    var screen = ScreenModel(columns: 20, rows: 3)
    let before = String(repeating: "x", count: column)
    screen.write(before)
    screen.write(FrameEncoder.freshRow(columns: 20))
    screen.write("y")
    #expect(screen.text == (column == 0 ? "y" : before + "\ny"))
    #expect((screen.line, screen.column) == (column == 0 ? 0 : 1, 1))
    #expect(screen.faults == [])
  }

  @Test("C25 on a fresh row nothing is left of what stood there and below", arguments: [(1, 1), (3, 1), (10, 4)])
  func freshRowClears(columns: Int, rows: Int) {
    for start in 0..<rows {
      var screen = ScreenModel(columns: columns, rows: rows)
      for row in 0..<rows { screen.write((row == 0 ? "" : "\r\n") + String(repeating: "x", count: columns)) }
      screen.write("\r" + (start < rows - 1 ? "\u{1B}[\(rows - 1 - start)A" : ""))
      screen.write(FrameEncoder.freshRow(columns: columns))
      #expect(screen.row == start)
      #expect(screen.column == 0)
      #expect(screen.grid[start...].allSatisfy { $0.allSatisfy { $0 == .blank } })
      #expect(screen.faults == [])
    }
  }
}

/// The prompt on a screen, under lines of which the last may not have ended.
struct PromptOnScreen {
  private(set) var screen: ScreenModel
  private(set) var state: PromptState
  private(set) var frame: Frame
  let encoder: FrameEncoder
  let above: [String]
  /// Whether something was drawn that nobody has looked at.
  private var hasChanged = true

  init(_ state: PromptState, above: [String], endsLine: Bool = true) {
    let size = state.size
    var screen = ScreenModel(columns: size.columns, rows: size.rows, measure: state.style.measure)
    screen.write(above.joined(separator: "\r\n") + (endsLine && !above.isEmpty ? "\r\n" : ""))
    let encoder = FrameEncoder(hasColors: state.style.appearance.hasColors, measure: state.style.measure)
    let frame = state.frame
    screen.write(FrameEncoder.freshRow(columns: size.columns) + encoder.draw(frame))
    (self.screen, self.state, self.frame, self.encoder, self.above) = (screen, state, frame, encoder, above)
  }

  /// Takes an event in, and draws what has changed.
  mutating func take(_ event: KeyEvent) -> PromptEffect? {
    let effect = state.reduce(.key(event))
    show(state.frame)
    return effect
  }

  /// Looks at a part of the options for the filter, and draws what has changed.
  mutating func search() -> PromptEffect? {
    let effect = state.advanceSearch()
    if !state.filter.isSearching { show(state.frame) }
    return effect
  }

  /// Takes a key in; the bytes that were written.
  @discardableResult
  mutating func press(_ key: KeyPress) -> [UInt8] {
    state.press(key)
    return show(state.frame)
  }

  @discardableResult
  mutating func show(_ new: Frame) -> [UInt8] {
    let bytes = encoder.update(from: frame, to: new)
    screen.write(bytes)
    frame = new
    hasChanged = hasChanged || !bytes.isEmpty
    return bytes
  }

  /// Whether something was drawn since the last time that this was asked.
  mutating func takeChange() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }

  mutating func erase() { screen.write(encoder.erase(frame)) }

  mutating func finish(_ outcome: FinalLine.Outcome) {
    let row = FinalLine(question: state.question, style: state.style, outcome: outcome)
      .row(columns: state.size.usableColumns)
    screen.write(encoder.erase(frame) + encoder.draw(Frame(rows: [row], cursorRow: 0)) + Array("\n".utf8))
  }

  /// What differs between the screen and the frame drawn alone, or `nil`.
  var difference: String? {
    var alone = ScreenModel(columns: state.size.columns, rows: state.size.rows, measure: state.style.measure)
    alone.write(encoder.draw(frame))
    let first = screen.line - frame.cursorRow
    if !(screen.faults + alone.faults).isEmpty { return "\(screen.faults) \(alone.faults)" }
    if first != above.count { return "begins in line \(first), not \(above.count)" }
    if ScreenModel.texts(screen.lines.prefix(first)) != above { return "changed above: \(screen.text)" }
    let shown = Array(screen.lines.dropFirst(first))
    let expected = Array(alone.lines.prefix(shown.count))
    if Array(shown.prefix(expected.count)) != expected { return "\(screen.text)\ninstead of\n\(alone.text)" }
    if !shown.dropFirst(frame.rows.count).joined().allSatisfy({ $0 == .blank }) { return "left below: \(screen.text)" }
    if screen.column != frame.cursorColumn { return "column \(screen.column)" }
    return nil
  }
}

@Suite("The prompt on a screen", .timeLimit(.minutes(10)))
struct PromptOnScreenTests {
  static let above = ["$ make", "done"]

  @Test("C01 C02 long titles appear once in every frame, and what was there before stays")
  func longTitles() {
    let long = (1...4).map { ChoiceOption("\($0)" + String(repeating: "x", count: 300)) }
    var prompt = PromptOnScreen(.of(question(long), 30, 20), above: Self.above)
    for key in times(10, .down) + times(10, .up) {
      prompt.press(key)
      #expect(prompt.difference == nil)
    }
    let cut = String(repeating: "x", count: 25) + "…"
    #expect(
      prompt.screen.text == """
        $ make
        done
        ? Food

        ❯ 1\(cut)
          2\(cut)
          3\(cut)
          4\(cut)
          Cancel
          Enter choose · Esc cancel
        """)
  }

  @Test("C19 rows as wide as the screen stay where they are", arguments: 36...40)
  func exactWidth(length: Int) {
    let titles = (1...3).map { ChoiceOption("\($0)" + String(repeating: "x", count: length - 1)) }
    var prompt = PromptOnScreen(.of(question(titles), 40, 10), above: Self.above)
    for key in times(4, .down) + times(4, .up) {
      prompt.press(key)
      #expect(prompt.difference == nil)
    }
  }

  @Test("C20 on a narrow screen what was there before the question stays, and one line after it")
  func narrow() {
    let message = "a message that has 35 columns or so"
    var prompt = PromptOnScreen(
      .of(question(options("a", "b", "c", "d"), message: message), 10, 10), above: ["before"])
    for _ in 0..<3 {
      prompt.press(KeyPress(.down))
      #expect(prompt.difference == nil)
    }
    prompt.finish(.answered("d"))
    #expect(prompt.screen.text == "before\n✔ Food: d")
    #expect((prompt.screen.line, prompt.screen.column) == (2, 0))
  }

  @Test("C25 a prompt that begins in the middle of a line begins on the next one")
  func middleOfLine() {
    let prompt = PromptOnScreen(.of(question(options("a")), 20, 10), above: ["abc"], endsLine: false)
    #expect(prompt.difference == nil)
    #expect(prompt.screen.text == "abc\n? Food\n\n❯ a\n  Cancel\n  Enter choose")
  }

  @Test(
    "C22 any change makes of one frame the other, with relative moves alone, and keeps what is above",
    arguments: 1...20 as ClosedRange<UInt64>)
  func anything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<12 {
      let state = randomState(using: &random)
      let above = (0..<Int.random(in: 0...50, using: &random)).map { String("\($0)".prefix(state.size.columns)) }
      var prompt = PromptOnScreen(state, above: above, endsLine: Bool.random(using: &random))
      for _ in 0..<5 {
        if Bool.random(using: &random) {
          prompt.press(randomKey(using: &random))
        } else {
          // Another question, on the same screen.
          var other = randomState(using: &random)
          _ = other.reduce(.resized(state.size))
          if other.style.measure == state.style.measure { prompt.show(other.frame) }
        }
        #expect(prompt.difference == nil, "\(state.size)")
      }
      prompt.erase()
      #expect(prompt.screen.faults == [])
      #expect((prompt.screen.line, prompt.screen.column) == (above.count, 0))
      #expect(ScreenModel.texts(prompt.screen.lines.prefix(above.count)) == above)
      #expect(prompt.screen.lines.dropFirst(above.count).joined().allSatisfy { $0 == .blank })
    }
  }

  @Test("C05 after the screen has become narrower, all of the frame is taken away and nothing above it")
  func narrower() {
    let frames = [
      PromptState.of(question(numberedOptions(12), message: "a message that is to be read")).frame,
      PromptState.of(
        question([ChoiceOption(String(repeating: "日本", count: 18)), ChoiceOption("b")]), after: times(1, .down)
      )
      .frame,
      PromptState.of(question([ChoiceOption("a" + String(repeating: "🔥", count: 30))]), after: times(1, .down)).frame,
      FrameEncoderTests.frame("", "", "x", cursorRow: 2),
    ]
    let encoder = FrameEncoder(hasColors: true)
    for frame in frames {
      for columns in 2...80 {
        var screen = ScreenModel(columns: 80, rows: 400)
        screen.write("above\r\n")
        var expected = screen
        expected.narrow(to: columns)
        screen.write(encoder.draw(frame))
        screen.narrow(to: columns)
        screen.write(encoder.erase(frame, columns: columns))
        #expect(screen.lines == expected.lines, "\(columns)")
        #expect(screen.row == expected.row, "\(columns)")
        #expect(screen.column == 0)
        #expect(screen.faults == [])
      }
    }
  }
}

/// As many options as are wanted, each with a title of some 75 characters, which counts what it is asked for.
private final class CountingOptions: OptionSource {
  let count: Int
  private let asked = Mutex(0)

  init(_ count: Int) { self.count = count }

  func text(at index: Int) -> String {
    asked.withLock { $0 += 1 }
    return "\(index + 1) " + String(repeating: "x", count: 70)
  }

  /// How often a title was asked for since the last time.
  func takeCount() -> Int {
    asked.withLock { count in
      defer { count = 0 }
      return count
    }
  }
}

@Suite("What a key costs")
struct PromptCostTests {
  /// Two rows that change their look, and the position.
  static func erasures(_ bytes: [UInt8]) -> Int {
    String(decoding: bytes, as: UTF8.self).split(separator: "\u{1B}[K", omittingEmptySubsequences: false).count - 1
  }

  @Test("a move in the window rewrites two rows and the position, in under 400 bytes")
  func move() {
    let question = PromptQuestion(title: "Number", options: CountingOptions(1_000), cancelTitle: "Cancel")
    var prompt = PromptOnScreen(.of(question, style: .test(colors: true)), above: [])
    for key in times(15, .down) + times(10, .up) {
      let top = prompt.state.top
      let bytes = prompt.press(key)
      #expect(prompt.state.top == top)
      #expect(Self.erasures(bytes) == 3)
      #expect(bytes.count < 400)
      #expect(prompt.difference == nil)
    }
  }

  @Test("a scroll rewrites no more than the window and the position")
  func scroll() {
    let question = PromptQuestion(title: "Number", options: CountingOptions(1_000), cancelTitle: "Cancel")
    var prompt = PromptOnScreen(.of(question, style: .test(colors: true)), above: [])
    for key in [KeyPress(.pageDown), KeyPress(.end), KeyPress(.pageUp), KeyPress(.home)] {
      let bytes = prompt.press(key)
      #expect(Self.erasures(bytes) <= prompt.state.layout.options + 1)
      #expect(bytes.count < 100 * prompt.state.layout.options)
      #expect(prompt.difference == nil)
    }
  }

  @Test("a key that changes nothing writes nothing")
  func nothing() {
    var prompt = PromptOnScreen(.of(question(options("a"))), above: [])
    #expect(prompt.press(KeyPress(.left)) == [])
    #expect(prompt.press(KeyPress(.home)) == [])
  }

  @Test("C76 of a hundred thousand options only the visible ones are asked for")
  func visibleOnly() {
    let source = CountingOptions(100_000)
    var state = PromptState.of(PromptQuestion(title: "Number", options: source, cancelTitle: "Cancel"))
    #expect(source.takeCount() == 0)
    for key in [
      KeyPress(.down), KeyPress(.end), KeyPress(.up), KeyPress(.pageUp), KeyPress(.home), typing("9"), typing("9"),
    ] {
      state.press(key)
      _ = state.frame
      #expect(source.takeCount() == state.layout.options)
    }
    #expect(state.pointer == 98)
  }
}
