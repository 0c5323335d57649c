import ChoiceService
import Testing

@testable import ChoiceServiceTerminal

@Suite("Which rows of a list are visible")
struct ViewportTests {
  @Test(
    "follows the pointer with a row beside it, and no further than necessary",
    arguments: [
      (0, 0, 8, 40, 0), (3, 0, 8, 40, 0), (6, 0, 8, 40, 0), (7, 0, 8, 40, 1), (39, 0, 8, 40, 32), (38, 32, 8, 40, 32),
      (33, 32, 8, 40, 32), (32, 32, 8, 40, 31), (0, 32, 8, 40, 0), (5, 0, 3, 10, 3), (4, 3, 3, 10, 3), (2, 3, 3, 10, 2),
      (0, 0, 1, 10, 0), (9, 0, 1, 10, 9), (2, 7, 20, 10, 0), (0, 9, 4, 0, 0),
    ])
  func examples(row: Int, from: Int, height: Int, count: Int, top: Int) {
    #expect(Viewport.top(showing: row, from: from, height: height, count: count) == top)
  }

  @Test(
    "C11 comes back to where there are rows, with no pointer in the list",
    arguments: [(0, 8, 40, 0), (90, 8, 40, 32), (90, 8, 5, 0), (-3, 8, 40, 0), (32, 8, 40, 32), (5, 0, 40, 5)])
  func withoutPointer(from: Int, height: Int, count: Int, top: Int) {
    #expect(Viewport.top(showing: nil, from: from, height: height, count: count) == top)
  }

  @Test("for every small list is the nearest to where it was of those that show the pointer")
  func property() {
    for count in 1...12 {
      for height in 1...13 {
        let last = max(0, count - height)
        for row in 0..<count {
          for from in -1...13 {
            let start = min(max(0, from), last)
            // Obviously right: try them all.
            let good = (0...last).filter { top in
              let (first, end) = (top, top + height - 1)
              let hasAbove = height < 4 || row > first || first == 0
              let hasBelow = height < 4 || row < end || top == last
              return (first...end).contains(row) && hasAbove && hasBelow
            }
            let nearest = good.min { abs($0 - start) < abs($1 - start) }
            #expect(
              Viewport.top(showing: row, from: from, height: height, count: count) == nearest,
              "row \(row) of \(count) in \(height) from \(from)")
          }
        }
      }
    }
  }

  @Test("are as many as there is room for, and never beyond the list")
  func visible() {
    #expect(Viewport.visible(from: 3, height: 4, count: 10) == 3..<7)
    #expect(Viewport.visible(from: 8, height: 4, count: 10) == 8..<10)
    #expect(Viewport.visible(from: 0, height: 4, count: 0) == 0..<0)
    #expect(Viewport.visible(from: 5, height: 4, count: 2) == 5..<5)
    #expect(Viewport.visible(from: 0, height: 0, count: 2) == 0..<0)
  }
}

@Suite("How many rows each part gets")
struct PromptLayoutTests {
  /// The parts as they stand below each other; `+C` where Cancel has a row of its own.
  static func parts(_ layout: PromptLayout) -> String {
    "\(layout.title) \(layout.message) \(layout.link) \(layout.gap) \(layout.options)"
      + "\(layout.pinsCancel ? "+C" : "") \(layout.footer)"
  }

  @Test(
    "C28 is the pointer's row first, and then what is missed most",
    arguments: [
      (1, "0 0 0 0 1 0"), (2, "1 0 0 0 1 0"), (3, "1 0 0 0 1+C 0"), (4, "1 0 0 0 2+C 0"), (5, "1 0 0 0 2+C 1"),
      (6, "1 1 0 0 2+C 1"), (7, "1 1 1 0 2+C 1"), (8, "1 1 1 0 3+C 1"), (9, "1 2 1 0 3+C 1"), (12, "1 4 1 0 4+C 1"),
      (24, "1 8 1 0 12+C 1"), (60, "1 9 1 1 40+C 1"),
    ])
  func long(rows: Int, parts: String) {
    let layout = PromptLayout(
      rows: rows, titleLines: 1, messageLines: 9, linkLines: 1, optionCount: 40, hasCancel: true)
    #expect(Self.parts(layout) == parts)
  }

  @Test(
    "is no more than the question needs",
    arguments: [
      (24, 1, 0, 0, 3, true, "1 0 0 1 3+C 1"), (24, 1, 0, 0, 1, false, "1 0 0 1 1 1"),
      (24, 1, 0, 0, 0, true, "1 0 0 1 1+C 1"),
      (24, 5, 2, 3, 4, true, "5 2 3 1 4+C 1"), (5, 9, 0, 0, 1, false, "3 0 0 0 1 1"),
      (0, 1, 1, 1, 5, true, "0 0 0 0 1 0"),
    ])
  func short(
    rows: Int, titleLines: Int, messageLines: Int, linkLines: Int, optionCount: Int, hasCancel: Bool, parts: String
  ) {
    let layout = PromptLayout(
      rows: rows, titleLines: titleLines, messageLines: messageLines, linkLines: linkLines, optionCount: optionCount,
      hasCancel: hasCancel)
    #expect(Self.parts(layout) == parts)
  }

  @Test("for every screen fits it, and hides nothing while it has an empty row", arguments: 1...40)
  func property(rows: Int) {
    for titleLines in [1, 2, 3, 4, 30] {
      for messageLines in [0, 1, 2, 5, 30] {
        for linkLines in [0, 1, 2] {
          for optionCount in [0, 1, 2, 3, 4, 10, 100] {
            for hasCancel in [true, false] {
              let layout = PromptLayout(
                rows: rows, titleLines: titleLines, messageLines: messageLines, linkLines: linkLines,
                optionCount: optionCount, hasCancel: hasCancel)
              let name = "\(titleLines) \(messageLines) \(linkLines) \(optionCount) \(hasCancel): \(Self.parts(layout))"
              let cancel = layout.pinsCancel ? 1 : 0
              let sum =
                layout.title + layout.message + layout.link + layout.gap + layout.options + cancel + layout.footer
              #expect(sum <= rows, "\(name)")
              #expect((1...max(1, optionCount)).contains(layout.options), "\(name)")
              #expect(layout.title <= titleLines && layout.message <= messageLines, "\(name)")
              #expect(layout.link <= linkLines && layout.footer <= 1 && layout.gap <= 1, "\(name)")
              // Cancel is where the options are, or has a row of its own, as soon as there are three.
              #expect(layout.pinsCancel == (hasCancel && rows >= 3), "\(name)")
              // The question comes before everything but the row of the pointer.
              #expect(layout.title >= min(1, rows - 1), "\(name)")
              // A message grows beyond its share only when all options and the link are there.
              if layout.options < optionCount || layout.link < linkLines {
                #expect(layout.message <= max(1, rows / 3), "\(name)")
              }
              let isWhole =
                layout.title == titleLines && layout.message == messageLines && layout.link == linkLines
                && layout.options == max(1, optionCount)
              if !isWhole { #expect(layout.gap == 0 && sum == rows, "\(name)") }
            }
          }
        }
      }
    }
  }

  @Test("with one more row takes no row from any part")
  func monotonic() {
    for rows in 1..<60 {
      let layouts = [rows, rows + 1].map {
        PromptLayout(rows: $0, titleLines: 4, messageLines: 9, linkLines: 2, optionCount: 20, hasCancel: true)
      }
      #expect(layouts[0].title <= layouts[1].title)
      #expect(layouts[0].message <= layouts[1].message)
      #expect(layouts[0].link <= layouts[1].link)
      #expect(layouts[0].options <= layouts[1].options)
      #expect(layouts[0].footer <= layouts[1].footer)
    }
  }

  @Test(
    "leaves a row of what was on the screen where there is room, and keeps to the host's limit",
    arguments: [
      (1, nil, 1), (5, nil, 5), (6, nil, 5), (24, nil, 23), (24, 10, 10), (24, 0, 1), (24, -3, 1), (8, 99, 7),
    ]
      as [(Int, Int?, Int)])
  func height(rows: Int, maximum: Int?, height: Int) {
    let question = question(
      numberedOptions(100), message: String(repeating: "line\n", count: 99))
    let state = PromptState.of(question, 80, rows, style: .test(maximumRows: maximum))
    #expect(state.frame.rows.count == height)
  }
}
