import Testing

@testable import ChoiceServiceTerminal

@Suite("The line in which a filter is typed")
struct FilterLineTests {
  /// A line as text, with a bar where the caret is.
  static func line(_ picture: String) -> FilterLine {
    let parts = picture.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    var line = FilterLine()
    line.paste(parts[0] + parts[1])
    for _ in 0..<parts[1].count { line.perform(.moveBack) }
    return line
  }

  static func picture(_ line: FilterLine) -> String { "\(line.before)|\(line.after)" }

  @Test(
    "deletes and moves by what a person sees as one character, and by words",
    arguments: [
      (.deleteBack, "ab|c", "a|c"), (.deleteBack, "|c", "|c"), (.deleteBack, "日👨‍👩‍👧|x", "日|x"),
      (.deleteBack, "e\u{301}|", "|"),
      (.deleteForward, "a|bc", "a|c"), (.deleteForward, "a|", "a|"), (.deleteForward, "|🇹🇼x", "|x"),
      (.deleteWordBack, "new york|x", "new |x"), (.deleteWordBack, "new york  |", "new |"),
      (.deleteWordBack, "|a", "|a"),
      (.deleteWordBack, "  |", "|"), (.deleteToStart, "new yo|rk", "|rk"), (.deleteToEnd, "new yo|rk", "new yo|"),
      (.moveBack, "ab|c", "a|bc"), (.moveBack, "|c", "|c"), (.moveForward, "a|👨‍👩‍👧c", "a👨‍👩‍👧|c"),
      (.moveForward, "a|", "a|"),
      (.moveWordBack, "new york |x", "new |york x"), (.moveWordForward, "n|ew york", "new| york"),
      (.moveWordForward, "new| york x", "new york| x"), (.moveWordForward, "x|  ", "x  |"),
      (.moveToStart, "ab|c", "|abc"),
      (.moveToEnd, "a|bc", "abc|"),
    ] as [(FilterLine.Edit, String, String)])
  func edits(edit: FilterLine.Edit, before: String, after: String) {
    var line = Self.line(before)
    line.perform(edit)
    #expect(Self.picture(line) == after)
  }

  @Test("C56 takes what is typed at the caret, scalar by scalar, and deletes it as one character")
  func typed() {
    var line = Self.line("a|z")
    for scalar in "👨‍👩‍👧e\u{301}한".unicodeScalars { line.insert(scalar) }
    #expect(Self.picture(line) == "a👨‍👩‍👧é한|z")
    for expected in ["a👨‍👩‍👧é|z", "a👨‍👩‍👧|z", "a|z", "|z", "|z"] {
      line.perform(.deleteBack)
      #expect(Self.picture(line) == expected)
    }
  }

  @Test("takes no control character, and makes blanks of those that are pasted")
  func controls() {
    var line = Self.line("a|")
    for scalar in ["\0", "\u{1B}", "\u{7F}", "\u{9B}"] as [Unicode.Scalar] { line.insert(scalar) }
    #expect(Self.picture(line) == "a|")
    line.paste("b\nc\r\n\u{1B}d")
    #expect(Self.picture(line) == "ab c   d|")
  }

  @Test("is never longer than its limit, however much is pasted")
  func limit() {
    var line = Self.line("a|z")
    line.paste(String(repeating: "b", count: 1_000_000))
    line.insert("c")
    #expect(line.text.unicodeScalars.count == FilterLine.limit)
    #expect(line.before == "a" + String(repeating: "b", count: FilterLine.limit - 2))
    line.clear()
    #expect(line.isEmpty)
  }
}
