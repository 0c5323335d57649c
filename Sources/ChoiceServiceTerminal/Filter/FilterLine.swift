/// The line in which a filter is typed, and the caret in it.
///
/// Deleting and moving go by grapheme clusters, so that what looks like one character is one, however many scalars and key
/// presses it took.
struct FilterLine: Sendable, Hashable {
  /// What a key does to the line, besides typing a character.
  enum Edit: Sendable, Hashable, CaseIterable {
    case deleteBack, deleteForward, deleteWordBack, deleteToStart, deleteToEnd
    case moveBack, moveForward, moveWordBack, moveWordForward, moveToStart, moveToEnd
  }

  /// The most scalars that the line takes; nothing that is longer can be meant for finding an option.
  static let limit = 1_000

  /// What is before the caret.
  private(set) var before: String = ""
  /// What is after the caret.
  private(set) var after: String = ""

  /// All that is typed.
  var text: String { before + after }

  var isEmpty: Bool { before.isEmpty && after.isEmpty }

  /// Types a character at the caret.
  mutating func insert(_ scalar: Unicode.Scalar) {
    guard scalar.properties.generalCategory != .control, text.unicodeScalars.count < Self.limit else { return }
    before.unicodeScalars.append(scalar)
  }

  /// Puts text at the caret; line breaks and other controls become blanks.
  mutating func paste(_ text: String) {
    let room = max(0, Self.limit - self.text.unicodeScalars.count)
    let scalars = text.unicodeScalars.prefix(room).map { scalar in
      scalar.properties.generalCategory == .control ? " " : scalar
    }
    before.unicodeScalars.append(contentsOf: scalars)
  }

  /// Empties the line.
  mutating func clear() { self = FilterLine() }

  /// Deletes or moves.
  mutating func perform(_ edit: Edit) {
    switch edit {
    case .deleteBack: _ = before.popLast()
    case .deleteForward: _ = after.popFirst()
    case .deleteWordBack: before = String(before.prefix(wordStart))
    case .deleteToStart: before = ""
    case .deleteToEnd: after = ""
    case .moveBack: moveCaret(to: before.count - 1)
    case .moveForward: moveCaret(to: before.count + 1)
    case .moveWordBack: moveCaret(to: wordStart)
    case .moveWordForward: moveCaret(to: before.count + nextWordLength)
    case .moveToStart: moveCaret(to: 0)
    case .moveToEnd: moveCaret(to: .max)
    }
  }

  private mutating func moveCaret(to position: Int) {
    let characters = Array(before) + Array(after)
    let position = min(max(0, position), characters.count)
    before = String(characters[..<position])
    after = String(characters[position...])
  }

  /// Where the word before the caret begins, in characters.
  private var wordStart: Int {
    let reversed = Array(before.reversed())
    let blanks = reversed.prefix(while: \.isWhitespace)
    return reversed.count - blanks.count - reversed.dropFirst(blanks.count).prefix { !$0.isWhitespace }.count
  }

  /// How many characters there are up to the end of the next word.
  private var nextWordLength: Int {
    let blanks = after.prefix(while: \.isWhitespace)
    return blanks.count + after.dropFirst(blanks.count).prefix { !$0.isWhitespace }.count
  }
}

extension String {
  fileprivate mutating func popFirst() -> Character? { isEmpty ? nil : removeFirst() }
}
