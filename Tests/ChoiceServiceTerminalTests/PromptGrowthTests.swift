import ChoiceService
import Synchronization
import TestSupport
import Testing

@testable import ChoiceServiceTerminal

/// Options that come while the question is open; a copy stays what it was.
private struct Growing: OptionSource {
  final class Source: Sendable {
    let state = Mutex((titles: [String](), isGrowing: true, isCut: false))
  }

  let source: Source
  let titles: [String]
  let isGrowing: Bool
  let isCut: Bool

  init(_ source: Source) {
    self.source = source
    (titles, isGrowing, isCut) = source.state.withLock { $0 }
  }

  /// Options to which nothing comes any more.
  init(ended count: Int) {
    let source = Source()
    source.state.withLock { $0 = ((0..<count).map { "\($0)" }, false, false) }
    self.init(source)
  }

  var current: any OptionSource { Growing(source) }
  var count: Int { titles.count }
  func text(at index: Int) -> String { titles[index] }
}

@Suite("A list that grows while it is asked for")
struct PromptGrowthTests {
  private let source = Growing.Source()

  /// A question over what has come so far.
  private func state(_ titles: [String], rows: Int = 10) -> PromptState {
    add(titles)
    return .of(
      PromptQuestion(
        title: "Which?", options: Growing(source), cancelTitle: "Cancel", initialPointer: titles.isEmpty ? nil : 0), 60,
      rows,
      filtersLongLists: true)
  }

  private func add(_ titles: [String], isLast: Bool = false, isCut: Bool = false) {
    source.state.withLock { state in
      state.titles += titles
      state.isGrowing = !isLast && !isCut
      state.isCut = isCut
    }
  }

  /// Takes what has come, and searches it to the end.
  private func grow(_ state: inout PromptState, _ titles: [String], isLast: Bool = false, isCut: Bool = false) {
    add(titles, isLast: isLast, isCut: isCut)
    state.takeNewOptions()
    while state.isBusy { _ = state.advanceSearch() }
  }

  private func expect(
    _ state: inout PromptState, _ key: Key, _ effect: PromptEffect?, at place: SourceLocation = #_sourceLocation
  ) {
    let seen = state.press(KeyPress(key))
    #expect(seen == effect, sourceLocation: place)
  }

  private func rows(_ state: PromptState) -> [String] { state.frame.rows.map(\.text) }

  @Test("shows what has come, says that more comes, and keeps the line in which one types when it has ended")
  func growth() {
    var state = state([])
    #expect(
      rows(state) == [
        "? Which?", "/ type to find", "", "  Cancel", "  Esc cancel · still reading",
      ])
    grow(&state, ["one"])
    #expect(
      rows(state) == [
        "? Which?", "/ type to find", "❯ one", "  Cancel", "  ↑↓ move · Enter choose · Esc cancel · still reading",
      ])
    grow(&state, ["two", "three"], isLast: true)
    #expect(
      rows(state) == [
        "? Which?", "/ type to find", "❯ one", "  two", "  three", "  Cancel", "  ↑↓ move · Enter choose · Esc cancel",
      ])
  }

  @Test("keys that follow the line in which one types are typed there, also when the list turns out short")
  func keysAfterTheEnd() {
    add(["apple", "banana"])
    var state = PromptState.of(
      PromptQuestion(title: "Delete", options: Growing(source), selection: .many(1...2), cancelTitle: "Cancel"), 60, 10,
      filtersLongLists: true)
    grow(&state, [], isLast: true)
    for key in pressing("ai2") { state.press(key) }
    #expect(state.ticks?.options == [])
    #expect(state.filter.line.text == "ai2")
    expect(&state, .enter, nil)
    #expect(state.notice == .noMatch("ai2"))
  }

  @Test(
    "a list that is no longer than the screen, or than nine, may be a short one",
    arguments: [
      (24, nil, 24), (9, nil, 9), (4, nil, 9), (1, nil, 9), (24, 12, 12), (24, 5, 9), (24, 0, 9), (10, 30, 10),
    ] as [(Int, Int?, Int)])
  func longestShortList(rows: Int, maximumRows: Int?, count: Int) {
    #expect(PromptState.longestShortList(rows: rows, maximumRows: maximumRows) == count)
    // Whatever else the question has, one option more is a long list.
    let question = PromptQuestion(
      title: "Which?", options: Growing(ended: count + 1), cancelTitle: "Cancel", initialPointer: 0)
    let style = PromptStyle.test(maximumRows: maximumRows)
    let size = ScreenSize(columns: 60, rows: rows)
    #expect(PromptState(question, style: style, size: size).filter.isPermanent)
  }

  @Test("a long one keeps the line in which one types")
  func long() {
    var state = state((1...20).map { "option \($0)" })
    grow(&state, (21...30).map { "option \($0)" }, isLast: true)
    #expect(state.filter.isPermanent)
    #expect(rows(state).last == "  1 of 30 · ↑↓ move · Enter choose · Esc cancel")
  }

  @Test("so does a short one in which somebody has typed")
  func typed() {
    var state = state(["one"])
    state.press(typing("t"))
    grow(&state, ["two"], isLast: true)
    #expect(state.filter.isOpen)
    #expect(state.pointer.flatMap(state.option) == 1)
  }

  @Test("the pointer stays on its option, and on Cancel")
  func pointer() {
    var state = state(["one", "two"])
    state.press(KeyPress(.down))
    grow(&state, ["three"])
    #expect(state.pointer == 1)
    state.press(KeyPress(.down))
    state.press(KeyPress(.down))
    #expect(state.option(inRow: state.pointer ?? 0) == nil)
    grow(&state, ["four"])
    #expect(state.pointer == 4)
    expect(&state, .enter, .end(.button))
  }

  @Test("what is typed finds what comes later, the best first; who has gone to an option stays there")
  func found() {
    var state = state(["xa", "ya"])
    for key in pressing("a") { state.press(key) }
    while state.filter.isSearching { _ = state.advanceSearch() }
    #expect(state.pointer == 0)
    grow(&state, ["a"])
    #expect(state.option(inRow: 0) == 2)
    #expect(state.pointer == 0)
    state.press(KeyPress(.down))
    #expect(state.pointer.flatMap(state.option) == 0)
    grow(&state, ["ab", "ac"])
    #expect(state.pointer == 3)
    #expect(state.pointer.flatMap(state.option) == 0)
    #expect(rows(state).contains("❯ xa"))
  }

  @Test("Enter while what was typed is being looked for takes the option that is found")
  func enter() {
    var state = state(["one", "two"])
    for key in pressing("two") { state.press(key) }
    expect(&state, .enter, .answer(options: [1]))
  }

  @Test("what was there when the line was typed is waited for, and what comes for ever is not")
  func endless() {
    var state = state((1...20_000).map { "option \($0)" })
    for key in pressing("7") { state.press(key) }
    #expect(state.filter.isSearching)
    expect(&state, .enter, nil)
    var effect: PromptEffect?
    var rounds = 0
    while effect == nil, rounds < 100 {
      // More comes than is looked at.
      add([String](repeating: "more", count: 10_000))
      state.takeNewOptions()
      effect = state.advanceSearch()
      rounds += 1
    }
    #expect(effect == .answer(options: [6]))
    #expect(rounds < 10)
  }

  @Test("what is found in what comes is shown now and then, while more comes than is looked at")
  func behind() {
    var state = state(["a"])
    for key in pressing("a") { state.press(key) }
    add((1...10_000).map { "a\($0)" })
    state.takeNewOptions()
    #expect(state.filter.isBehind)
    #expect(state.advanceSearch() == nil)
    #expect(state.shownCount == 1)
    state.takeNewOptions()
    #expect(state.shownCount == 1 + PromptState.searchPart.options)
    #expect(state.filter.isBehind)
  }

  @Test("Enter before there is an option does nothing")
  func nothingYet() {
    var state = state([])
    expect(&state, .enter, nil)
    expect(&state, .down, nil)
    #expect(state.pointer == 0)
    expect(&state, .enter, .end(.button))
  }

  @Test("says that there was no room for more")
  func cut() {
    var state = state((1...20).map { "option \($0)" })
    grow(&state, [], isCut: true)
    #expect(rows(state).last == "  1 of 20 · Enter choose · memory is full, the list is cut")
  }

  @Test("is drawn at once, and then no more often than keys can bear")
  func pace() {
    var pace = GrowthPace()
    #expect(pace.deadline == nil)
    let early = pace.isDue(at: .seconds(9))
    #expect(!early)
    pace.noteGrowth(at: .seconds(1))
    #expect(pace.deadline == .seconds(1))
    let dues = [pace.isDue(at: .seconds(1)), pace.isDue(at: .seconds(1))]
    #expect(dues == [true, false])
    pace.noteDrawing(at: .milliseconds(1_001))
    pace.noteGrowth(at: .milliseconds(1_010))
    pace.noteGrowth(at: .milliseconds(1_020))
    #expect(pace.deadline == .milliseconds(1_041))
    let later = [pace.isDue(at: .milliseconds(1_040)), pace.isDue(at: .milliseconds(1_041))]
    #expect(later == [false, true])
    #expect(pace.deadline == nil)
    // What took 100 ms gives way to keys for 900.
    pace.noteDrawing(at: .milliseconds(1_141))
    pace.noteDrawing(at: .milliseconds(9_000))
    pace.noteGrowth(at: .milliseconds(1_150))
    #expect(pace.deadline == .milliseconds(2_041))
  }
}
