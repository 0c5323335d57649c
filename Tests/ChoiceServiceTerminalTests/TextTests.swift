import Testing

@testable import ChoiceServiceTerminal

@Suite("Text made safe for a terminal")
struct SafeTextTests {
  @Test(
    "C77 what a terminal would obey becomes visible",
    arguments: [
      ("plain", "plain"), ("", ""), ("日本 👨‍👩‍👧 é", "日本 👨‍👩‍👧 é"),
      ("ok\u{1B}]0;PWN\u{07}", "ok␛]0;PWN␇"), ("a\u{1B}[2Jb", "a␛[2Jb"), ("c\rEVIL", "c␍EVIL"),
      ("z\u{9B}Aq", "z<U+009B>Aq"), ("\u{202E}gpj", "<U+202E>gpj"), ("a\u{2066}b\u{2069}", "a<U+2066>b<U+2069>"),
      ("\u{200B}", "<U+200B>"), ("a\u{200F}\u{061C}b", "a<U+200F><U+061C>b"), ("\u{FEFF}a", "<U+FEFF>a"),
      ("क्\u{200D}ष می\u{200C}خواهم", "क्\u{200D}ष می\u{200C}خواهم"), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
      ("a\nb", "a␊b"), ("a\r\nb", "a␊b"), ("a\u{2028}b\u{2029}c", "a␊b␊c"), ("a\tb", "a    b"),
      ("\u{00}\u{7F}\u{1F}", "␀␡␟"), ("e\u{0301}", "e\u{0301}"),
    ])
  func line(text: String, safe: String) {
    #expect(SafeText.line(text) == safe)
  }

  @Test("a message keeps its line breaks, and nothing else")
  func lines() {
    #expect(SafeText.lines("one\ntwo\r\nthree\u{2028}four\r\u{1B}[m") == ["one", "two", "three", "four␍␛[m"])
    #expect(SafeText.lines("") == [""])
    #expect(SafeText.lines("end\n") == ["end", ""])
  }

  @Test("no scalar gets through that a terminal obeys")
  func everyScalar() {
    let unsafe = { (scalar: Unicode.Scalar) in
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
        || (0x2066...0x2069).contains(scalar.value) || (0x2028...0x2029).contains(scalar.value)
    }
    for value in UInt32(0)...0x3000 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      #expect(!SafeText.line("a\(scalar)b").unicodeScalars.contains(where: unsafe))
    }
  }
}

@Suite("Text for comparing")
struct FoldedTextTests {
  @Test(
    "is the same whatever the case, the width, and the blanks around it",
    arguments: [
      ("Steak", "sTEAK"), ("ＳＴＥＡＫ", "steak"), ("ﾗｰﾒﾝ", "ラーメン"), ("ｶﾞｷﾞｸﾞ", "ガギグ"), ("ﾊﾟﾝ", "パン"), ("Straße", "STRASSE"),
      ("　牛排　", "牛排"), ("  a b\t", "A B"), ("１２", "12"), ("é", "e\u{0301}"), ("ￃￄ", "ㅐㅑ"), ("￥100", "¥100"),
      ("ı", "I"), ("ΣΑΣ", "σας"),
    ])
  func same(left: String, right: String) {
    #expect(FoldedText(left) == FoldedText(right))
  }

  @Test("is not the same for different letters", arguments: [("e", "é"), ("か", "カ"), ("a", "b"), ("", "a")])
  func different(left: String, right: String) {
    #expect(FoldedText(left) != FoldedText(right))
  }
}

@Suite("Bytes of a line")
struct LineBufferTests {
  private func outcomes(_ bytes: [UInt8], isRawTerminal: Bool = false) -> [LineInput.Outcome] {
    var buffer = LineBuffer()
    return bytes.compactMap { buffer.take($0, isRawTerminal: isRawTerminal) }
  }

  @Test("are UTF-8, without the carriage return of the line's end")
  func text() {
    #expect(outcomes(Array("日本\n".utf8)) == [.line(.text("日本"))])
    #expect(outcomes(Array("2\r\n\r2\n\n".utf8)) == [.line(.text("2")), .line(.text("\r2")), .line(.text(""))])
    #expect(outcomes([0x61, 0xFF, 0x62, 0x0A]) == [.line(.text("a\u{FFFD}b"))])
    #expect(outcomes([0x03, 0x04, 0x0A]) == [.line(.text("\u{03}\u{04}"))])
  }

  @Test("are kept up to a limit, and after a megabyte their end is not waited for")
  func limit() {
    let letters = { Array(repeating: UInt8(ascii: "a"), count: $0) }
    #expect(
      outcomes(letters(LineBuffer.limit) + [0x0A]) == [.line(.text(String(repeating: "a", count: LineBuffer.limit)))])
    #expect(outcomes(letters(LineBuffer.limit + 1) + [0x0A, 0x62, 0x0A]) == [.line(.tooLong), .line(.text("b"))])
    #expect(outcomes(letters(LineBuffer.endlessCount + 1)) == [.line(.endless)])
  }

  @Test("from a terminal in raw mode end with what Return sends, and Ctrl-C and Ctrl-D are themselves")
  func rawTerminal() {
    #expect(outcomes(Array("ab\r".utf8), isRawTerminal: true) == [.line(.text("ab"))])
    #expect(outcomes([0x61, 0x03, 0x04], isRawTerminal: true) == [.interrupted, .endOfInput])
    #expect(outcomes([0x61, 0x04, 0x0D], isRawTerminal: true) == [.line(.text("a\u{04}"))])
  }
}
