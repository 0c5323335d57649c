import TestSupport
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

  @Test(
    "a mark that has nothing before it to join gets a dotted circle, and joins nothing of the prompt's",
    arguments: [
      ("\u{0301}a", "\u{25CC}\u{0301}a"), ("\u{0301}\u{0323}", "\u{25CC}\u{0301}\u{0323}"),
      ("\u{1B}\u{0301}", "␛\u{25CC}\u{0301}"),
      ("a\n\u{0301}", "a␊\u{25CC}\u{0301}"), ("\t\u{0301}", "    \u{25CC}\u{0301}"),
      ("\u{9B}\u{0301}", "<U+009B>\u{25CC}\u{0301}"),
      ("\u{00AD}\u{0301}", "<U+00AD>\u{25CC}\u{0301}"), ("\u{093F}", "\u{25CC}\u{093F}"),
      ("\u{20E3}", "\u{25CC}\u{20E3}"),
      ("\u{13430}", "\u{25CC}\u{13430}"), (" \u{0301}", " \u{0301}"), ("\u{1161}", "<U+1161>"),
      ("a\u{11A8}", "a<U+11A8>"), ("\u{1100}\u{11A8}", "\u{1100}<U+11A8>"), ("각\u{1161}", "각<U+1161>"),
      ("\u{200D}a", "<U+200D>a"), ("\u{FE0F}", "<U+FE0F>"),
    ])
  func nothingToJoin(text: String, safe: String) {
    #expect(SafeText.line(text).unicodeScalars.elementsEqual(safe.unicodeScalars))
  }

  @Test("a mark at the start of a message's line gets a dotted circle")
  func markAfterBreak() {
    #expect(SafeText.lines("a\n\u{0301}b\r\n\u{0301}") == ["a", "\u{25CC}\u{0301}b", "\u{25CC}\u{0301}"])
  }

  @Test(
    "of more than 30 marks on a letter, the rest is left out",
    arguments: [(0, 0), (29, 29), (30, 30), (31, 30), (10_000, 30)])
  func markLimit(count: Int, kept: Int) {
    let marks = { String(repeating: "\u{0301}", count: $0) }
    let safe = SafeText.line("a\(marks(count))b\(marks(count))")
    #expect(safe.unicodeScalars.elementsEqual("a\(marks(kept))b\(marks(kept))".unicodeScalars))
  }

  @Test("of more than 8 joiners in a picture, the next one shows its code", arguments: [(8, 0), (9, 1), (18, 2)])
  func joinerLimit(count: Int, shown: Int) {
    let safe = SafeText.line("👩" + String(repeating: "\u{200D}👩", count: count))
    #expect(safe.count == 1 + shown * 9)
    #expect(safe.replacing("<U+200D>", with: "\u{200D}").unicodeScalars.count == 1 + 2 * count)
  }

  @Test(
    "what is invisible shows its code where it does not do what it is for",
    arguments: [
      ("a\u{AD}b", "a<U+00AD>b"), ("a\u{FE0F}", "a<U+FE0F>"), ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}<U+FE0F>"),
      ("a\u{FE00}", "a<U+FE00>"),
      ("a\u{E0100}", "a<U+E0100>"), ("a\u{E0067}\u{E007F}", "a<U+E0067><U+E007F>"), ("🏴\u{E0067}", "🏴<U+E0067>"),
      ("🏴\u{E007F}", "🏴<U+E007F>"), ("\u{E0001}", "<U+E0001>"), ("\u{115F}", "<U+115F>"), ("\u{1160}", "<U+1160>"),
      ("\u{115F}\u{1160}", "\u{115F}<U+1160>"), ("\u{3164}", "<U+3164>"), ("a\u{FFA0}", "a<U+FFA0>"),
      ("a\u{180E}b", "a<U+180E>b"),
      ("a\u{180B}", "a<U+180B>"), ("a\u{034F}b", "a<U+034F>b"), ("क\u{17B4}", "क<U+17B4>"), ("\u{1D173}", "<U+1D173>"),
      ("\u{2065}", "<U+2065>"),
      ("a\u{200D}b", "a<U+200D>b"), ("a\u{200C}b", "a<U+200C>b"), ("م\u{200C}", "م<U+200C>"),
      ("م\u{200D}\u{200D}", "م\u{200D}<U+200D>"),
      ("👩\u{200D}", "👩<U+200D>"), ("👩\u{200D}a", "👩<U+200D>a"), ("1\u{200D}2", "1<U+200D>2"),
    ])
  func invisible(text: String, safe: String) {
    #expect(SafeText.line(text).unicodeScalars.elementsEqual(safe.unicodeScalars))
  }

  @Test(
    "what is invisible stays where a script or a picture needs it",
    arguments: [
      "می\u{200C}خواهم", "ه\u{200D}.", "مِ\u{200C}خ", "क्\u{200D}ष", "র\u{200D}্য", "क्\u{200C}ष", "❤\u{FE0E}",
      "1\u{FE0F}\u{20E3}", "👩🏽‍🚀",
      "🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿", "葛\u{E0100}", "0\u{FE00}", "\u{1820}\u{180B}", "\u{182F}\u{180E}\u{1820}",
      "\u{05D1}\u{05B8}\u{034F}\u{05B7}",
      "\u{115F}\u{1161}", "\u{1100}\u{1160}", "\u{115F}\u{1160}\u{11A8}", "\u{1112}\u{1161}\u{11AB}", "가\u{11A8}",
      "\u{0600}1",
      "สวัสดี", "नमस्ते",
    ])
  func legitimate(text: String) {
    #expect(SafeText.line(text).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test("no cluster of safe text takes no room, whatever the text")
  func noEmptyCluster() {
    let pieces: [Unicode.Scalar] = [
      "a", "日", "\u{0301}", "\u{093F}", "\u{094D}", "क", "م", "\u{200C}", "\u{200D}", "👩", "\u{1F3FB}", "❤", "\u{FE0F}",
      "\u{1F3F4}",
      "\u{E0067}", "\u{E007F}", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{115F}", "\u{1160}", "\u{3164}", "\u{AD}",
      "\u{034F}", "\u{1B}",
      "\t", "\n", "\r", "\u{2028}", "\u{1F1E9}", "\u{0600}", " ",
    ]
    var generator = SeededGenerator(seed: 77)
    for _ in 0..<5_000 {
      let scalars = (0..<Int.random(in: 1...12, using: &generator)).compactMap { _ in
        pieces.randomElement(using: &generator)
      }
      let text = String(String.UnicodeScalarView(scalars))
      for line in SafeText.lines(text) + [SafeText.line(text)] {
        let joined = Array("x\(line)")
        #expect(line.isEmpty || joined.dropFirst().allSatisfy { TextWidth().cells(of: $0) > 0 }, "\(scalars)")
        // A skin tone by itself is a picture of two cells, and needs nothing before it.
        #expect(joined.first == "x" || line.unicodeScalars.first == "\u{1F3FB}", "\(scalars)")
      }
    }
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
    "is the same whatever people type for it: see the rules that a search has",
    arguments: [
      ("Steak", "sTEAK"), ("ＳＴＥＡＫ", "steak"), ("ﾗｰﾒﾝ", "ラーメン"), ("ｶﾞｷﾞｸﾞ", "ガギグ"), ("ﾊﾟﾝ", "パン"), ("Straße", "STRASSE"),
      ("　牛排　", "牛排"), ("  a b\t", "A B"), ("１２", "12"), ("é", "e\u{0301}"), ("ￃￄ", "ㅐㅑ"), ("￥100", "¥100"),
      ("ı", "I"), ("ΣΑΣ", "σας"), ("e", "é"), ("か", "カ"), ("台灣", "臺湾"), ("1–3", "1-3"),
    ])
  func same(left: String, right: String) {
    #expect(FoldedText(left) == FoldedText(right))
  }

  @Test("is not the same for different letters", arguments: [("か", "が"), ("a", "b"), ("", "a")])
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

  @Test("are a line also where the input ends, which says so, and none where there are none")
  func endOfInput() {
    var buffer = LineBuffer()
    #expect(buffer.endInput() == .endOfInput)
    _ = buffer.take(UInt8(ascii: "2"))
    #expect(buffer.endInput() == .line(.text("2"), isEnded: false))
    #expect(buffer == LineBuffer())
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
