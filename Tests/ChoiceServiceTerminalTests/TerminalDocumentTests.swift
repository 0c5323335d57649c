import ChoiceService
import FoundationEssentials
import TestSupport
import Testing

@testable import ChoiceServiceTerminal

/// What `Docs/Terminal.md` says, compared with what the code does.
@Suite("Docs/Terminal.md")
struct TerminalDocumentTests {
  static let document: String = {
    let root = #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined()
    return (try? String(contentsOfFile: "\(root)/Docs/Terminal.md", encoding: .utf8)) ?? ""
  }()

  /// Looks for a block of text between empty lines.
  private func expect(_ block: String, _ location: SourceLocation = #_sourceLocation) {
    let isThere = Self.document.contains("\n\n\(block)\n\n")
    #expect(isThere, "The document has not this:\n\(block)", sourceLocation: location)
  }

  // MARK: Keys

  static let meanings: [(PromptCommand, String)] = [
    (.previous, "the row above"), (.next, "the row below"), (.pageBack, "a page up"), (.pageForward, "a page down"),
    (.first, "the first option"), (.last, "the last option"), (.scrollMessageBack, "a line of the message up"),
    (.scrollMessageForward, "a line of the message down"), (.tick, "tick the current option, or take its tick away"),
    (.tickAll, "tick all; where all are ticked, none"), (.tickInverse, "change the tick of each"),
    (.openFilter, "search by typing"), (.submit, "choose the current row, or be done with several"),
    (.cancel, "cancel"), (.interrupt, "interrupt"), (.endInput, "end the input"), (.suspend, "stop the program"),
    (.quit, "quit the program"), (.redraw, "draw the question anew"),
    (.edit(.deleteBack), "delete the character before"),
    (.edit(.deleteForward), "delete the character after"), (.edit(.deleteWordBack), "delete the word before"),
    (.edit(.deleteToStart), "delete all before"), (.edit(.deleteToEnd), "delete all after"),
    (.edit(.moveBack), "a character back"), (.edit(.moveForward), "a character on"),
    (.edit(.moveWordBack), "a word back"), (.edit(.moveWordForward), "a word on"),
    (.edit(.moveToStart), "to the beginning"), (.edit(.moveToEnd), "to the end"),
  ]

  static func name(_ press: KeyPress) -> String {
    let key =
      switch press.key {
      case .text(" "): "Space"
      case .text(let scalar): press.modifiers.isEmpty ? String(scalar) : String(scalar).uppercased()
      case .up: "↑"
      case .down: "↓"
      case .left: "←"
      case .right: "→"
      case .pageUp: "Page Up"
      case .pageDown: "Page Down"
      default: "\(press.key)".prefix(1).uppercased() + "\(press.key)".dropFirst()
      }
    let modifiers: [(KeyModifiers, String)] = [(.control, "Ctrl-"), (.alt, "Alt-"), (.shift, "Shift-")]
    return modifiers.filter { press.modifiers.contains($0.0) }.map(\.1).joined() + key
  }

  /// A table of keys as the document has it.
  static func rows(_ table: [KeyPress: PromptCommand]) -> String {
    let rows = meanings.compactMap { command, meaning -> String? in
      let keys = table.filter { $0.value == command }.keys.map(name)
      // The shorter name first: a key of its own before one with others held.
      let sorted = keys.sorted { ($0.count, $0) < ($1.count, $1) }
      return keys.isEmpty ? nil : "| \(sorted.map { "`\($0)`" }.joined(separator: ", ")) | \(meaning) |"
    }
    return (["| Key | |", "|---|---|"] + rows).joined(separator: "\n")
  }

  @Test(
    "has every key of the tables of the code, and no other",
    arguments: [
      KeyBindings.always, KeyBindings.letters, KeyBindings.filtering, KeyBindings.manyLetters, KeyBindings.many,
    ])
  func keys(table: [KeyPress: PromptCommand]) {
    #expect(Set(table.values).isSubset(of: Set(Self.meanings.map(\.0))))
    expect(Self.rows(table))
  }

  @Test("has no table of keys besides")
  func tables() {
    #expect(Self.document.components(of: "| Key | |") == 5)
  }

  // MARK: Screens

  static func shown(_ frame: Frame) -> String {
    frame.rows.map { $0.text.isEmpty ? "" : "    \($0.text)" }.joined(separator: "\n")
  }

  @Test("shows what is shown")
  func screens() {
    let food = question([
      ChoiceOption("Steak", detail: "NT$ 320"), ChoiceOption("Chicken"), .unavailable("Noodles", "Sold out"),
    ])
    let countries = question(
      options("Belgium", "Peru", "🇹🇼 Taiwan 臺灣", "🇹🇯 Tajikistan 塔吉克", "🇹🇿 Tanzania 坦尚尼亞") + numberedOptions(9),
      title: "Which country?")
    let toppings = question(
      options("Cheese", "Egg", "Corn"), title: "Toppings", selection: .many(1...2))
    let ticked = [KeyPress(.down), typing(" ")]
    let answered = FinalLine(question: food, style: .test(), outcome: .answered("Steak")).row(columns: 79)
    let screens = [
      PromptState.of(food).frame, Frame(rows: [answered], cursorRow: 0),
      PromptState.of(countries, 60, 12, filtersLongLists: true, after: pressing("ta")).frame,
      PromptState.of(toppings, after: ticked).frame,
      PromptState.of(toppings, style: .test(unicode: false), after: ticked).frame,
    ]
    for screen in screens { expect(Self.shown(screen)) }
  }

  @Test("shows the numbered list as it is")
  func numberedList() {
    let request = ChoiceRequest(
      title: "Toppings", options: options("Cheese", "Egg", "Corn"), selection: .many(1...2), cancelTitle: "Cancel",
      localizer: .english)
    let question = LineQuestion(request: request)
    let lines = "\(question.text)\(question.prompt)".split(separator: "\n", omittingEmptySubsequences: false)
    let block = lines.map { $0.isEmpty ? "" : "    \($0.last == " " ? $0.dropLast() : $0)" }.joined(separator: "\n")
    expect(block)
  }

  // MARK: The ladder

  @Test("says when a question is drawn, and when it is a numbered list")
  func ladder() {
    func mode(_ terminal: String?, _ accessible: String?, hasTerminal: Bool = true) -> TerminalMode {
      var variables: [String: String] = [:]
      variables["TERM"] = terminal
      variables["ACCESSIBLE"] = accessible
      return TerminalMode(variables: variables, hasTerminal: hasTerminal, takesDefault: false)
    }
    for accessible in [nil, "", "0"] { #expect(mode("xterm-256color", accessible) == .interactive) }
    for terminal in [nil, "", "dumb", "unknown"] {
      for accessible in [nil, "0", "1"] { #expect(mode(terminal, accessible) == .lines) }
    }
    #expect(mode("xterm-256color", "1") == .lines)
    #expect(mode("xterm-256color", nil, hasTerminal: false) == .unavailable)
    for words in [
      "| yes | `xterm-256color` or another | not set, empty or `0` | is drawn",
      "| yes | not set, empty, `dumb` or `unknown` | any | is a numbered list",
      "| yes | any | `1` or another | is a numbered list",
    ] {
      #expect(Self.document.contains(words))
    }
  }

  @Test(
    "finds what it says is found",
    arguments: [
      ("uber", "Über"), ("ｶﾞ", "がく"), ("台", "臺灣"), ("strasse", "Straße"), ("i", "ı"), ("i", "İ"), ("하", "한"),
    ])
  func found(typed: String, title: String) {
    #expect(Matcher(FilterQuery(typed)).match(title) != nil)
  }
}

extension String {
  /// How often a text occurs.
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
