import Foundation
import TestSupport
import Testing

@testable import ChoiceServiceTerminal

@Suite("Text made comparable for a filter")
struct FilterFoldingTests {
  private static func folded(_ text: String) -> String {
    String(String.UnicodeScalarView(SearchText(text).scalars.compactMap(Unicode.Scalar.init)))
  }

  @Test(
    "is the same for what people take for the same",
    arguments: [
      // Case and diacritics.
      (["straße", "STRASSE", "Strasse", "STRAẞE"], "strasse"),
      (["istanbul", "İstanbul", "ISTANBUL", "ıstanbul", "I\u{307}stanbul"], "istanbul"),
      (["é", "e\u{301}", "É", "E", "ê", "ẹ\u{302}", "ệ", "\u{FF25}"], "e"),
      (["Ærøskøbing", "ÆRØSKØBING", "aeroskobing"], "aeroskobing"),
      (["Łódź", "Lodz", "ŁÓDZ\u{301}"], "lodz"), (["Đà Nẵng", "đa nang", "Da Nang"], "da nang"),
      (["œuvre", "Œuvre", "oeuvre"], "oeuvre"), (["þórður", "Thordur"], "thordur"), (["ƒ", "f"], "f"),
      (["ΟΔΟΣ", "οδος", "οδός", "ὁδός"], "οδοσ"), (["ᾳ", "α\u{345}", "Α"], "α"),
      (["Ёлка", "елка", "Е\u{308}лка"], "елка"), (["Й", "и"], "и"),
      (["أحمد", "احمد", "أَحْمَد", "احـمد"], "احمد"), (["שָׁלוֹם", "שלום"], "שלום"),
      // Width and ligatures.
      (["ＡＢＣ　１２", "abc 12", "ABC\u{A0}12"], "abc 12"), (["ﬁle", "file", "ﬁLE"], "file"), (["m²", "M2"], "m2"),
      (["don’t", "don't", "don＇t"], "don't"), (["“a”", "\"a\""], "\"a\""), (["a–b", "a-b", "a‑b"], "a-b"),
      // Kana.
      (["ガ", "が", "ｶﾞ", "カ\u{3099}", "か\u{3099}"], "ガ"), (["パ", "ぱ", "ﾊﾟ", "ハ\u{309A}"], "パ"),
      (["らーめん", "ラーメン", "ﾗｰﾒﾝ"], "ラーメン"), (["ヴ", "ゔ", "ｳﾞ"], "ヴ"), (["ゞ", "ヾ"], "ヾ"),
      // Hangul.
      (["한", "\u{1112}\u{1161}\u{11AB}", "하ㄴ", "ㅎㅏㄴ", "ﾾￂﾤ"], "\u{1112}\u{1161}\u{1102}"),
      (["값", "갑ㅅ", "가ㅄ"], "\u{1100}\u{1161}\u{1107}\u{1109}"), (["과", "고ㅏ"], "\u{1100}\u{1169}\u{1161}"),
      // Han.
      (["臺", "台", "檯", "颱"], "台"), (["灣", "湾"], "湾"), (["臺灣", "台湾", "台灣"], "台湾"), (["發", "髮", "发"], "发"),
      (["國", "国"], "国"), (["豈", "\u{F900}"], "岂"),
      // Blanks, and what cannot be seen.
      (["a b", "  a   b ", "a\tb", "a\u{2003}b\n"], "a b"), (["ab", "a\u{AD}b", "a\u{200D}b", "a\u{FE0F}b"], "ab"),
      (["", " ", "\u{301}", "\t\n"], ""),
    ] as [([String], String)])
  func same(texts: [String], folded: String) {
    #expect(texts.map(Self.folded) == texts.map { _ in folded })
  }

  @Test(
    "is another for what people tell apart",
    arguments: [
      ("か", "が"), ("は", "ぱ"), ("ば", "ぱ"), ("ツ", "ッ"), ("कि", "क"), ("ส", "สี"), ("가", "까"), ("ا", "ب"), ("大", "太"),
      ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"), ("🇩🇪", "🇩🇰"), ("①", "1"), ("a b", "ab"),
    ])
  func different(left: String, right: String) {
    #expect(Self.folded(left) != Self.folded(right))
  }

  @Test(
    "leaves pictures and other scripts as they are",
    arguments: ["😀", "🇹🇼", "👍🏽", "👩👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "नमस्ते", "สวัสดี", "ქართული", "日本語", "→", "¨", "©", "\u{1D11E}"])
  func unchanged(text: String) {
    #expect(Self.folded(text) == text)
  }

  @Test("is the same for a composed character and its decomposition")
  func canonicalEquivalence() {
    let characters = [UInt32(0xA0)..<0x3400, 0xAC00..<0xD7A4, 0xF900..<0xFB50].joined()
      .compactMap(Unicode.Scalar.init).map(String.init)
    let changed = characters.filter { Self.folded($0) != Self.folded($0.decomposedStringWithCanonicalMapping) }
    #expect(changed == [])
  }

  @Test("is itself when made comparable again, each scalar of it")
  func idempotence() {
    let changed = (UInt32(0)...0x2FFFF).compactMap(Unicode.Scalar.init).map { Self.folded(String($0)) }
      .filter { $0 != Self.folded($0) }
    #expect(changed == [])
  }

  @Test("of ASCII is what it would be among other characters")
  func fastPath() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<1_000 {
      let text = String(
        String.UnicodeScalarView(
          (0..<Int.random(in: 0...12, using: &random)).map { _ in
            Unicode.Scalar(UInt8.random(in: 0x20..<0x7F, using: &random))
          }))
      #expect(SearchText(text) == SearchText(text + "\u{200D}"), "\(text)")
    }
  }

  @Test(
    "knows where words begin",
    arguments: [
      ("new York", "^new ^york"), ("snake_case-and.dots", "^snake_^case-^and.^dots"), ("fileName", "^file^name"),
      ("HTTPServer", "^httpserver"), ("a1b22", "^a^1^b^22"), ("iPhone手机", "^i^phone^手机"), ("台灣Taiwan", "^台湾^taiwan"),
      ("éCole", "^e^cole"), ("e\u{301}a", "^ea"), ("ßB", "^ss^b"), ("(x)", "^(^x)"), ("a +b", "^a ^+^b"),
      ("- a", "^- ^a"),
      ("ひらカタ", "^ヒラカタ"), ("ラーメン屋", "^ラーメン^屋"), ("東京タワー", "^东京^タワー"), ("Straße", "^strasse"),
      ("ДомСад", "^дом^сад"), ("Omegaω", "^omega^ω"), ("🇹🇼 Taiwan", "^🇹🇼 ^taiwan"), ("🚀a", "^🚀^a"), ("３Ｄ", "^3^d"),
    ])
  func words(text: String, marked: String) {
    let searchText = SearchText(text)
    var result = ""
    for (scalar, beginsWord) in zip(searchText.scalars, searchText.beginsWord) {
      if beginsWord { result += "^" }
      result.unicodeScalars.append(contentsOf: Unicode.Scalar(scalar).map { [$0] } ?? [])
    }
    #expect(result == marked)
  }

  @Test("comes back from the bytes that it is kept in")
  func bytes() {
    let texts = ["", "plain Text", "Łódź", "🇹🇼 Taiwan 台灣", "한글", "नमस्ते", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{7FF}\u{800}\u{FFFD}\u{10000}"]
    var titles = SearchBytes()
    for text in texts { titles.append(text) }
    var read: [SearchText] = []
    var text = SearchText()
    for index in texts.indices {
      #expect(titles.read(at: index, first: 100, into: &text) == text.count)
      read.append(text)
    }
    #expect(read == texts.map { SearchText($0) })
    #expect(titles.read(at: 1, first: 3, into: &text) == 10)
    #expect(text.scalars == Array("pla".unicodeScalars.map(\.value)))
  }
}
