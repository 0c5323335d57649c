import ChoiceService
import TestSupport

@testable import ChoiceServiceTerminal

/// A question; the words are English wherever the test runs.
func question(
  _ options: [ChoiceOption], title: String = "Food", message: String? = nil, link: ChoiceLink? = nil,
  image: ChoiceImage? = nil, selection: ChoiceRequest.Selection = .one, cancel: String? = "Cancel",
  defaultIndex: Int? = nil, preselected: Set<Int> = [], isAcknowledgement: Bool = false,
  localizer: ChoiceLocalizer = .english
) -> PromptQuestion {
  PromptQuestion(
    ChoiceRequest(
      title: title, message: message, image: image, link: link, options: options, selection: selection,
      cancelTitle: cancel, defaultIndex: defaultIndex, preselectedIndices: preselected,
      isAcknowledgement: isAcknowledgement, localizer: localizer))
}

/// Options that have a title and nothing else.
func options(_ titles: String...) -> [ChoiceOption] { titles.map { ChoiceOption($0) } }

/// As many options as are wanted, called by their numbers.
func numberedOptions(_ count: Int) -> [ChoiceOption] { (1...max(1, count)).map { ChoiceOption("option \($0)") } }

extension ChoiceOption {
  static func unavailable(_ title: String, _ reason: String? = nil) -> ChoiceOption {
    ChoiceOption(title, availability: .unavailable(reason: reason))
  }
}

extension PromptStyle {
  static func test(
    colors: Bool = false, unicode: Bool = true, hyperlinks: Bool = false, ambiguousWidth: AmbiguousWidth = .narrow,
    maximumRows: Int? = nil
  ) -> PromptStyle {
    PromptStyle(
      appearance: TerminalAppearance(hasColors: colors, hasUnicode: unicode, hasHyperlinks: hyperlinks),
      ambiguousWidth: ambiguousWidth, maximumRows: maximumRows)
  }
}

extension PromptState {
  /// The state on a screen of some columns and rows, after some keys.
  static func of(
    _ question: PromptQuestion, _ columns: Int = 80, _ rows: Int = 24, style: PromptStyle = .test(),
    wrapsAround: Bool = true, filtersLongLists: Bool = false, after keys: [KeyPress] = []
  ) -> PromptState {
    var state = PromptState(
      question, style: style, size: ScreenSize(columns: columns, rows: rows), wrapsAround: wrapsAround,
      filtersLongLists: filtersLongLists)
    for key in keys { state.press(key) }
    return state
  }

  /// Takes a key in.
  @discardableResult
  mutating func press(_ key: KeyPress) -> PromptEffect? { reduce(.key(.press(key))) }

  /// What is drawn of it.
  var frame: Frame { PromptView(state: self).frame }
}

extension Frame {
  /// The rows as a person sees them, each behind a bar; a star is in the row of the cursor.
  var picture: String {
    rows.enumerated().map { "\($0 == cursorRow ? "*" : " ")|\($1.text)" }.joined(separator: "\n")
  }
}

/// A key that types a character.
func typing(_ scalar: Unicode.Scalar) -> KeyPress { KeyPress(.text(scalar)) }

/// A key that is pressed together with Control.
func control(_ scalar: Unicode.Scalar) -> KeyPress { KeyPress(.text(scalar), .control) }

/// One key, pressed some times.
func times(_ count: Int, _ key: Key) -> [KeyPress] { Array(repeating: KeyPress(key), count: count) }

/// Texts of every kind, from nothing to long ones, and what a terminal would obey.
func randomText(_ counts: ClosedRange<Int>, using random: inout SeededGenerator) -> String {
  let pieces = [
    "a", "b", "word ", " ", "日", "本語", "한", "ｶﾞ", "👨‍👩‍👧", "🔥", "☺\u{FE0F}", "⚠\u{FE0F}", "🇩🇪", "e\u{301}", "\u{301}", "\t",
    "\n", "\r\n", "\r", "\u{1B}[2J", "\u{1B}]0;x\u{7}", "\u{9B}A", "\u{202E}", "\u{2066}", "\u{0}", "\u{7F}",
    "\u{200B}", "\u{200D}", "\u{FE0F}", "§", "…", "ш", "ไทย", "क्षि", "\u{1F3FB}", "\u{115F}", "\u{1161}", "\u{AD}", "〜",
  ]
  return (0..<Int.random(in: counts, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
}

/// An option with anything that one can have.
func randomOption(_ length: Int, using random: inout SeededGenerator) -> ChoiceOption {
  func maybe(_ value: (inout SeededGenerator) -> String) -> String? {
    Int.random(in: 0..<4, using: &random) == 0 ? value(&random) : nil
  }
  let title = randomText(0...length, using: &random)
  let detail = maybe { randomText(0...20, using: &$0) }
  let symbol = maybe { ["🔥", "☺\u{FE0F}", "\u{1B}", "a long text", ""].randomElement(using: &$0) ?? "" }
  let shortcut = maybe { ["a", "j", "1", "日", "\u{1B}"].randomElement(using: &$0) ?? "" }
  let reason = maybe { randomText(0...20, using: &$0) }
  return ChoiceOption(
    title, detail: detail, symbol: symbol.map { .emoji($0) },
    role: Bool.random(using: &random) ? .standard : .destructive,
    availability: reason.map { .unavailable(reason: $0.isEmpty ? nil : $0) } ?? .available,
    shortcut: shortcut?.first)
}

/// A state of anything, on a screen of any size.
func randomState(using random: inout SeededGenerator) -> PromptState {
  let count = Int.random(in: 0...[1, 5, 60][Int.random(in: 0...2, using: &random)], using: &random)
  let length = [2, 20, 200][Int.random(in: 0...2, using: &random)]
  let options = (0..<count).map { _ in randomOption(length, using: &random) }
  let title = randomText(0...length, using: &random)
  let message = Bool.random(using: &random) ? randomText(0...length, using: &random) : nil
  let link =
    Bool.random(using: &random)
    ? ChoiceLink(
      randomText(0...10, using: &random),
      destination: (Bool.random(using: &random) ? "https://e.org/" : "") + randomText(0...30, using: &random))
    : nil
  return .of(
    question(
      options, title: title, message: message, link: link,
      selection: Bool.random(using: &random) ? .one : .many(randomRange(count, using: &random)),
      cancel: Bool.random(using: &random) ? randomText(1...5, using: &random) : nil,
      defaultIndex: Bool.random(using: &random) ? Int.random(in: 0...60, using: &random) : nil,
      preselected: Set((0...3).map { _ in Int.random(in: 0...60, using: &random) }),
      isAcknowledgement: Int.random(in: 0..<8, using: &random) == 0,
      localizer: ChoiceLocalizer(language: ChoiceLanguage.allCases.randomElement(using: &random) ?? .english)),
    Int.random(in: 1...100, using: &random), Int.random(in: 1...40, using: &random),
    style: .test(
      colors: Bool.random(using: &random), unicode: Bool.random(using: &random),
      hyperlinks: Bool.random(using: &random),
      ambiguousWidth: Bool.random(using: &random) ? .narrow : .wide,
      maximumRows: Int.random(in: 0..<4, using: &random) == 0 ? Int.random(in: -1...30, using: &random) : nil),
    wrapsAround: Bool.random(using: &random), filtersLongLists: Bool.random(using: &random))
}

/// A number of options that an answer may hold.
private func randomRange(_ count: Int, using random: inout SeededGenerator) -> ClosedRange<Int> {
  let first = Int.random(in: 0...max(1, count), using: &random)
  return first...Int.random(in: first...max(first, count), using: &random)
}

/// A key, most often one that does something.
func randomKey(using random: inout SeededGenerator) -> KeyPress {
  let others: [KeyPress] = [
    typing("1"), typing("0"), typing("2"), typing("j"), typing("a"), typing("A"), typing("日"), typing("/"), typing(" "),
    typing("i"), typing("\u{301}"), typing("\u{200D}"), typing("👨"), KeyPress(.left), KeyPress(.enter),
    KeyPress(.backspace), KeyPress(.function(5)), control("u"), control("r"),
  ]
  let keys = Bool.random(using: &random) ? others : boundKeys
  return keys.randomElement(using: &random) ?? KeyPress(.down)
}

/// The keys of the table that hold everywhere, in an order that is always the same.
let boundKeys = Array(KeyBindings.always.keys).sorted { "\($0)" < "\($1)" }
