import TestSupport
import Testing

@testable import ChoiceServiceTerminal

/// What a terminal sends, and the events that it means.
struct KeyRow: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let events: [KeyEvent]
  let testDescription: String

  /// A row whose ESC is written as ⎋.
  init(_ text: String, _ events: KeyEvent...) {
    self.init(text, events)
  }

  init(_ text: String, _ events: [KeyEvent]) {
    bytes = keyBytes(text)
    self.events = events
    testDescription = text.debugDescription
  }

  init(bytes: [UInt8], _ events: [KeyEvent] = []) {
    self.bytes = bytes
    self.events = events
    testDescription = bytes.map { String($0, radix: 16, uppercase: true) }.joined(separator: " ")
  }
}

func keyBytes(_ text: String) -> [UInt8] {
  text.unicodeScalars.flatMap { $0 == "⎋" ? [0x1B] : Array(String($0).utf8) }
}

func typed(_ text: String) -> [KeyEvent] {
  text.unicodeScalars.map { .press(.text($0)) }
}

/// The events of bytes that come in several reads.
func decoded(_ parts: [some Sequence<UInt8>]) -> (events: [KeyEvent], decoder: KeyDecoder) {
  var decoder = KeyDecoder()
  return (parts.flatMap { decoder.feed($0) }, decoder)
}

/// The bytes in one part, in parts of one byte, and in every two and three parts.
func everyCut(_ bytes: [UInt8]) -> [[ArraySlice<UInt8>]] {
  var cuts = [[bytes[...]], bytes.indices.map { bytes[$0...$0] }]
  for first in 0...bytes.count {
    cuts.append([bytes[..<first], bytes[first...]])
    for second in first...bytes.count { cuts.append([bytes[..<first], bytes[first..<second], bytes[second...]]) }
  }
  return cuts
}

/// The bytes in parts of 1 to 9.
func randomCut(_ bytes: [UInt8], using random: inout SeededGenerator) -> [ArraySlice<UInt8>] {
  var parts: [ArraySlice<UInt8>] = []
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = Int.random(in: 1...9, using: &random)
    parts.append(rest.prefix(count))
    rest = rest.dropFirst(count)
  }
  return parts
}

/// The rows that leave nothing undecided.
enum KeyRows {
  static let all = text + invalidText + controls + legacy + modified + kitty + escape + paste + garbage + cutShort

  static let text = [
    KeyRow("", []),
    KeyRow("a", typed("a")), KeyRow("A", typed("A")), KeyRow(" ", typed(" ")), KeyRow("~", typed("~")),
    KeyRow("[O]P", typed("[O]P")), KeyRow("日本é👍", typed("日本é👍")),
    KeyRow("e\u{0301}", typed("e\u{0301}")), KeyRow("\u{A0}", typed("\u{A0}")), KeyRow("\u{7FF}", typed("\u{7FF}")),
    KeyRow("\u{800}", typed("\u{800}")), KeyRow("\u{D7FF}", typed("\u{D7FF}")), KeyRow("\u{E000}", typed("\u{E000}")),
    KeyRow("\u{FFFD}\u{FFFF}", typed("\u{FFFD}\u{FFFF}")), KeyRow("\u{10000}", typed("\u{10000}")),
    KeyRow("\u{10FFFF}", typed("\u{10FFFF}")),
    KeyRow("\u{202E}\u{200B}", typed("\u{202E}\u{200B}")),
  ]

  /// The part that is not UTF-8 is skipped; what is valid around it is not.
  static let invalidText = [
    KeyRow(bytes: [0xFF, 0x61], typed("a")), KeyRow(bytes: [0xFE, 0xFF]),
    KeyRow(bytes: [0x80, 0x9B, 0xBF, 0x62], typed("b")),
    // Overlong forms of "/", DEL, U+07FF and U+FFFF.
    KeyRow(bytes: [0xC0, 0xAF, 0x61], typed("a")), KeyRow(bytes: [0xC1, 0xBF, 0x61], typed("a")),
    KeyRow(bytes: [0xE0, 0x9F, 0xBF, 0x61], typed("a")), KeyRow(bytes: [0xF0, 0x8F, 0xBF, 0xBF, 0x61], typed("a")),
    // Surrogates, and what is above U+10FFFF.
    KeyRow(bytes: [0xED, 0xA0, 0x80, 0x61], typed("a")), KeyRow(bytes: [0xED, 0xBF, 0xBF, 0x61], typed("a")),
    KeyRow(bytes: [0xF4, 0x90, 0x80, 0x80, 0x61], typed("a")),
    KeyRow(bytes: [0xF5, 0x80, 0x80, 0x80, 0x61], typed("a")),
    // Cut short by text, by another scalar, by a control, and by a sequence.
    KeyRow(bytes: [0xC3, 0x61], typed("a")), KeyRow(bytes: [0xE6, 0x97, 0x61], typed("a")),
    KeyRow(bytes: [0xF0, 0x9F, 0x91, 0xC3, 0xA9], typed("é")), KeyRow(bytes: [0xE6, 0xE6, 0x97, 0xA5], typed("日")),
    KeyRow(bytes: [0xE6, 0x97, 0x0D], [.press(.enter)]),
    KeyRow(bytes: [0xF0, 0x9F, 0x1B, 0x5B, 0x42], [.press(.down)]),
    // C1 controls are no characters that a key types.
    KeyRow("\u{80}\u{9B}\u{9F}a", typed("a")),
  ]

  static let controls = [
    KeyRow("\r", .press(.enter)), KeyRow("\n", .press(.enter)), KeyRow("\r\n", .press(.enter), .press(.enter)),
    KeyRow("\t", .press(.tab)), KeyRow("\u{7F}", .press(.backspace)), KeyRow("\u{08}", .press(.backspace)),
    KeyRow("\u{00}", .press(.text(" "), .control)), KeyRow("\u{01}", .press(.text("a"), .control)),
    KeyRow("\u{03}", .press(.text("c"), .control)), KeyRow("\u{04}", .press(.text("d"), .control)),
    KeyRow("\u{0B}", .press(.text("k"), .control)), KeyRow("\u{0C}", .press(.text("l"), .control)),
    KeyRow("\u{18}", .press(.text("x"), .control)), KeyRow("\u{1A}", .press(.text("z"), .control)),
    KeyRow("\u{1C}", .press(.text("\\"), .control)), KeyRow("\u{1D}", .press(.text("]"), .control)),
    KeyRow("\u{1E}", .press(.text("^"), .control)), KeyRow("\u{1F}", .press(.text("_"), .control)),
  ]

  static let legacy =
    [
      ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("H", .home), ("F", .end), ("P", .function(1)),
      ("Q", .function(2)), ("R", .function(3)), ("S", .function(4)),
    ].flatMap { (final: String, key: Key) in
      [KeyRow("⎋[\(final)", .press(key)), KeyRow("⎋O\(final)", .press(key))]
    }
    + [
      (1, .home), (2, .insert), (3, .delete), (4, .end), (5, .pageUp), (6, .pageDown), (7, .home), (8, .end),
      (11, .function(1)), (12, .function(2)), (13, .function(3)), (14, .function(4)), (15, .function(5)),
      (17, .function(6)), (18, .function(7)), (19, .function(8)), (20, .function(9)), (21, .function(10)),
      (23, .function(11)), (24, .function(12)), (25, .function(13)), (26, .function(14)), (28, .function(15)),
      (29, .function(16)), (31, .function(17)), (34, .function(20)),
    ].map { (number: Int, key: Key) in KeyRow("⎋[\(number)~", .press(key)) }
    + [
      // The Linux console.
      KeyRow("⎋[[A", .press(.function(1))), KeyRow("⎋[[B", .press(.function(2))), KeyRow("⎋[[C", .press(.function(3))),
      KeyRow("⎋[[D", .press(.function(4))), KeyRow("⎋[[E", .press(.function(5))), KeyRow("⎋[[Fx", typed("x")),
      KeyRow("⎋[[\r", .press(.enter)), KeyRow("⎋[[⎋[B", .press(.down)), KeyRow("⎋[[é", typed("é")),
      // The keypad in application mode.
      KeyRow("⎋OM", .press(.enter)), KeyRow("⎋OI", .press(.tab)), KeyRow("⎋O ", typed(" ")), KeyRow("⎋OX", typed("=")),
      KeyRow("⎋Oj⎋Ok⎋Ol⎋Om⎋On⎋Oo", typed("*+,-./")), KeyRow("⎋Op⎋Oq⎋Or⎋Os⎋Ot", typed("01234")),
      KeyRow("⎋Ou⎋Ov⎋Ow⎋Ox⎋Oy", typed("56789")),
      KeyRow("⎋[B⎋[B\r", .press(.down), .press(.down), .press(.enter)),
      KeyRow("a⎋[Ab", .press(.text("a")), .press(.up), .press(.text("b"))),
    ]

  static let modified = [
    KeyRow("⎋[Z", .press(.tab, .shift)), KeyRow("⎋[1;5Z", .press(.tab, [.shift, .control])),
    KeyRow("⎋[1;1B", .press(.down)), KeyRow("⎋[1;0B", .press(.down)), KeyRow("⎋[1;B", .press(.down)),
    KeyRow("⎋[;B", .press(.down)), KeyRow("⎋[1B", .press(.down)),
    KeyRow("⎋[1;2A", .press(.up, .shift)), KeyRow("⎋[1;3C", .press(.right, .alt)),
    KeyRow("⎋[1;4D", .press(.left, [.shift, .alt])), KeyRow("⎋[1;5B", .press(.down, .control)),
    KeyRow("⎋[1;6H", .press(.home, [.shift, .control])), KeyRow("⎋[1;7F", .press(.end, [.alt, .control])),
    KeyRow("⎋[1;8B", .press(.down, [.shift, .alt, .control])), KeyRow("⎋[1;9B", .press(.down, .superKey)),
    KeyRow("⎋[1;17B", .press(.down, .hyper)), KeyRow("⎋[1;33B", .press(.down, .meta)),
    KeyRow("⎋[;5B", .press(.down, .control)), KeyRow("⎋[5B", .press(.down, .control)),
    KeyRow("⎋O5B", .press(.down, .control)), KeyRow("⎋O1;5B", .press(.down, .control)),
    KeyRow("⎋O2P", .press(.function(1), .shift)), KeyRow("⎋[1;2P", .press(.function(1), .shift)),
    KeyRow("⎋[1;5S", .press(.function(4), .control)), KeyRow("⎋[3;5~", .press(.delete, .control)),
    KeyRow("⎋[5;2~", .press(.pageUp, .shift)), KeyRow("⎋[15;5~", .press(.function(5), .control)),
    KeyRow("⎋[13;2~", .press(.function(3), .shift)),
    // rxvt.
    KeyRow("⎋[a", .press(.up, .shift)), KeyRow("⎋[b", .press(.down, .shift)), KeyRow("⎋[c", .press(.right, .shift)),
    KeyRow("⎋[d", .press(.left, .shift)), KeyRow("⎋Oa", .press(.up, .control)), KeyRow("⎋Ob", .press(.down, .control)),
    KeyRow("⎋Oc", .press(.right, .control)), KeyRow("⎋Od", .press(.left, .control)),
    KeyRow("⎋[3^", .press(.delete, .control)), KeyRow("⎋[7@", .press(.home, [.control, .shift])),
    // xterm's modifyOtherKeys.
    KeyRow("⎋[27;5;97~", .press(.text("a"), .control)), KeyRow("⎋[27;2;65~", typed("A")),
    KeyRow("⎋[27;2;33~", typed("!")), KeyRow("⎋[27;6;65~", .press(.text("a"), [.shift, .control])),
    KeyRow("⎋[27;5;13~", .press(.enter, .control)), KeyRow("⎋[27;2;13~", .press(.enter, .shift)),
    KeyRow("⎋[27;2;9~", .press(.tab, .shift)), KeyRow("⎋[27;3;127~", .press(.backspace, .alt)),
    KeyRow("⎋[27;5;27~", .press(.escape, .control)), KeyRow("⎋[27;3;26085~", .press(.text("日"), .alt)),
    KeyRow("⎋[27;5~"), KeyRow("⎋[27;5;~"), KeyRow("⎋[27;5;55296~"), KeyRow("⎋[27;5;1;1~"),
  ]

  static let kitty = [
    KeyRow("⎋[97u", typed("a")), KeyRow("⎋[97;1u", typed("a")), KeyRow("⎋[97;;97u", typed("a")),
    KeyRow("⎋[97;2u", typed("A")), KeyRow("⎋[97:65;2u", typed("A")), KeyRow("⎋[97:65;2;65u", typed("A")),
    KeyRow("⎋[97;2;65u", typed("A")), KeyRow("⎋[49:33;2u", typed("!")), KeyRow("⎋[49;2;33u", typed("!")),
    KeyRow("⎋[49;2u", .press(.text("1"), .shift)), KeyRow("⎋[1089::99;;1089u", typed("с")),
    KeyRow("⎋[65u", typed("A")), KeyRow("⎋[65;2u", typed("A")),
    KeyRow("⎋[228;2;196u", typed("Ä")), KeyRow("⎋[97;1;101:769u", typed("e\u{0301}")),
    KeyRow("⎋[0;;229u", typed("å")), KeyRow("⎋[0u"), KeyRow("⎋[97;1;27u", typed("a")),
    KeyRow("⎋[97;5u", .press(.text("a"), .control)), KeyRow("⎋[99;5u", .press(.text("c"), .control)),
    KeyRow("⎋[67;5u", .press(.text("c"), .control)), KeyRow("⎋[97:65;6u", .press(.text("a"), [.shift, .control])),
    KeyRow("⎋[32;5u", .press(.text(" "), .control)), KeyRow("⎋[92;5u", .press(.text("\\"), .control)),
    KeyRow("⎋[97;3u", .press(.text("a"), .alt)), KeyRow("⎋[97;3;97u", .press(.text("a"), .alt)),
    KeyRow("⎋[97;9u", .press(.text("a"), .superKey)), KeyRow("⎋[97;17u", .press(.text("a"), .hyper)),
    KeyRow("⎋[97;33u", .press(.text("a"), .meta)),
    // Caps Lock, Num Lock, and both with Control.
    KeyRow("⎋[97;65u", typed("a")), KeyRow("⎋[97;129u", typed("a")), KeyRow("⎋[97;197u", .press(.text("a"), .control)),
    KeyRow("⎋[97;65;65u", typed("A")), KeyRow("⎋[1;129B", .press(.down)), KeyRow("⎋[27;129u", .press(.escape)),
    KeyRow("⎋[97;256u", .press(.text("a"), [.alt, .control, .superKey, .hyper, .meta, .shift])), KeyRow("⎋[97;257u"),
    KeyRow("⎋[13u", .press(.enter)), KeyRow("⎋[13;2u", .press(.enter, .shift)), KeyRow("⎋[9u", .press(.tab)),
    KeyRow("⎋[9;2u", .press(.tab, .shift)), KeyRow("⎋[27u", .press(.escape)), KeyRow("⎋[27;3u", .press(.escape, .alt)),
    KeyRow("⎋[127u", .press(.backspace)), KeyRow("⎋[127;5u", .press(.backspace, .control)),
    KeyRow("⎋[57376u", .press(.function(13))), KeyRow("⎋[57398u", .press(.function(35))),
    KeyRow("⎋[57399u⎋[57404u⎋[57408u", typed("059")), KeyRow("⎋[57399;129;48u", typed("0")),
    KeyRow("⎋[57409u⎋[57410u⎋[57411u⎋[57412u⎋[57413u", typed("./*-+")), KeyRow("⎋[57415u⎋[57416u", typed("=,")),
    KeyRow("⎋[57414u", .press(.enter)), KeyRow("⎋[57417u⎋[57418u", .press(.left), .press(.right)),
    KeyRow("⎋[57419u⎋[57420u", .press(.up), .press(.down)),
    KeyRow("⎋[57421u⎋[57422u", .press(.pageUp), .press(.pageDown)),
    KeyRow("⎋[57423u⎋[57424u", .press(.home), .press(.end)),
    KeyRow("⎋[57425u⎋[57426u", .press(.insert), .press(.delete)), KeyRow("⎋[57419;5u", .press(.up, .control)),
    // Locks, media keys, keys that only modify, and what is not known.
    KeyRow("⎋[57358u"), KeyRow("⎋[57428u"), KeyRow("⎋[57441;2u"), KeyRow("⎋[57454u"), KeyRow("⎋[63743u"),
    KeyRow("⎋[57427~"), KeyRow("⎋[E"), KeyRow("⎋[u"), KeyRow("⎋[;5u"), KeyRow("⎋[1;2;3;4u"),
    KeyRow("⎋[55296u"), KeyRow("⎋[1114112u"), KeyRow("⎋[155u"), KeyRow("⎋[3;5u"),
    // Events: press, repeat, release, and what is not known.
    KeyRow("⎋[97;1:1u", typed("a")), KeyRow("⎋[97;1:2u", typed("a")), KeyRow("⎋[97;1:3u"), KeyRow("⎋[97;:3u"),
    KeyRow("⎋[97;1:u", typed("a")), KeyRow("⎋[97;1:4u"), KeyRow("⎋[97;1:1:1u"), KeyRow("⎋[97:65;2:3;65u"),
    KeyRow("⎋[97;5:2u", .press(.text("a"), .control)), KeyRow("⎋[13;1:3u"), KeyRow("⎋[27;1:3u"),
    KeyRow("⎋[1;1:1B", .press(.down)), KeyRow("⎋[1;1:2B", .press(.down)), KeyRow("⎋[1;1:3B"),
    KeyRow("⎋[1;5:2B", .press(.down, .control)), KeyRow("⎋[1;5:3H"), KeyRow("⎋[3;1:2~", .press(.delete)),
    KeyRow("⎋[3;1:3~"), KeyRow("⎋[97;1:1u⎋[97;1:3u⎋[13;1:1u⎋[13;1:3u", .press(.text("a")), .press(.enter)),
  ]

  /// ESC before what introduces no sequence is a key, and so is what follows it.
  static let escape = [
    KeyRow("⎋x", .press(.escape), .press(.text("x"))), KeyRow("⎋q", .press(.escape), .press(.text("q"))),
    KeyRow("⎋\r", .press(.escape), .press(.enter)), KeyRow("⎋\u{7F}", .press(.backspace, .alt)),
    KeyRow("⎋\u{08}", .press(.backspace, .alt)),
    KeyRow("⎋\u{03}", .press(.escape), .press(.text("c"), .control)), KeyRow("⎋ ", .press(.escape), .press(.text(" "))),
    KeyRow("⎋é", .press(.escape), .press(.text("é"))), KeyRow(bytes: [0x1B, 0xFF], [.press(.escape)]),
    KeyRow("⎋\\", .press(.escape), .press(.text("\\"))), KeyRow("⎋N", .press(.escape), .press(.text("N"))),
    KeyRow("⎋1", .press(.escape), .press(.text("1"))), KeyRow("⎋\u{18}", .press(.escape), .press(.text("x"), .control)),
    KeyRow("⎋⎋[B", .press(.escape), .press(.down)), KeyRow("⎋⎋OB", .press(.escape), .press(.down)),
    KeyRow("⎋⎋⎋x", .press(.escape), .press(.escape), .press(.escape), .press(.text("x"))),
    KeyRow("⎋⎋]0;x\u{07}", .press(.escape)),
  ]

  /// A paste is one event, and nothing in it is a key.
  static let paste =
    [
      "", "a", "日本 👍", "one\rtwo\r\nthree\n", "⎋", "⎋⎋", "⎋[B", "⎋[200~", "⎋[201", "⎋[20⎋[201",
      "\u{03}\u{04}\u{00}\u{18}",
      "⎋]0;x\u{07}", "[201~", "⎋[202~", "⎋[201;~", "\u{9B}201~", "\u{FFFD}",
    ].map { KeyRow("⎋[200~\($0)⎋[201~", .paste($0.replacing("⎋", with: "\u{1B}"))) }
    + [
      KeyRow("a⎋[200~b⎋[201~c", .press(.text("a")), .paste("b"), .press(.text("c"))),
      KeyRow("⎋[200~a⎋[201~⎋[200~b⎋[201~", .paste("a"), .paste("b")),
      KeyRow("⎋⎋[200~a⎋[201~", .press(.escape), .paste("a")),
      KeyRow(
        bytes: keyBytes("⎋[200~a") + [0xFF, 0x62, 0xE6, 0x97] + keyBytes("⎋[201~"), [.paste("a\u{FFFD}b\u{FFFD}")]),
      KeyRow("⎋[201~"), KeyRow("⎋[200;1~x", typed("x")), KeyRow("⎋O200~x", typed("x")),
    ]

  /// What a terminal says without a key: it means nothing, and takes no key with it.
  static let garbage = [
    // OSC, DCS, APC, PM and SOS, ended by ST or, for OSC, BEL.
    KeyRow("⎋]11;rgb:0000/0000/0000\u{07}"), KeyRow("⎋]11;rgb:0/0/0⎋\\"), KeyRow("⎋]\u{07}"), KeyRow("⎋]⎋\\"),
    KeyRow("⎋]0;日本\r[B\u{07}"), KeyRow("⎋P1$r0m⎋\\"), KeyRow("⎋P>|xterm(390)⎋\\"), KeyRow("⎋P\u{07}x⎋\\"),
    KeyRow("⎋_Gi=31;OK⎋\\"), KeyRow("⎋^x⎋\\"), KeyRow("⎋Xx⎋\\"), KeyRow("⎋P⎋\\"),
    KeyRow(bytes: [0x1B, 0x5D, 0xFF, 0x9C, 0x80, 0x07]),
    // CAN and SUB cancel a string.
    KeyRow("⎋]0;x\u{18}"), KeyRow("⎋Px\u{1A}"), KeyRow("⎋_\u{18}"),
    // Reports: device attributes, modes, kitty's flags, colours of the mode, the cursor, the size, focus.
    KeyRow("⎋[?1;2c"), KeyRow("⎋[?62;22c"), KeyRow("⎋[>0;276;0c"), KeyRow("⎋[?2026;2$y"), KeyRow("⎋[4;1$y"),
    KeyRow("⎋[?1u"), KeyRow("⎋[?997;1n"), KeyRow("⎋[0n"), KeyRow("⎋[1;1R"), KeyRow("⎋[24;80R"), KeyRow("⎋[1;5R"),
    KeyRow("⎋[8;24;80t"), KeyRow("⎋[48;24;80;480;800t"), KeyRow("⎋[I"), KeyRow("⎋[O"),
    // The mouse: SGR, urxvt, and X10.
    KeyRow("⎋[<0;3;4M"), KeyRow("⎋[<0;3;4m"), KeyRow("⎋[<65;120;40M"), KeyRow("⎋[32;30;30M"), KeyRow("⎋[M !!"),
    KeyRow(bytes: [0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0x80]), KeyRow(bytes: [0x1B, 0x5B, 0x4D, 0x23, 0x00, 0x7F]),
    // Unknown, with private markers on keys' finals, with intermediates, and with too many parameters.
    KeyRow("⎋[5n"), KeyRow("⎋[99~"), KeyRow("⎋[~"), KeyRow("⎋[16~"), KeyRow("⎋[0~"), KeyRow("⎋[1:2~"),
    KeyRow("⎋[1;2;3~"), KeyRow("⎋[?B"), KeyRow("⎋[>1;5B"), KeyRow("⎋[<B"), KeyRow("⎋[=B"), KeyRow("⎋[1?B"),
    KeyRow("⎋[ B"), KeyRow("⎋[1;5 B"), KeyRow("⎋[!p"), KeyRow("⎋[1$2B"), KeyRow("⎋[3;5H"), KeyRow("⎋[1;1;1B"),
    KeyRow("⎋[{"), KeyRow("⎋[}"), KeyRow("⎋[e"), KeyRow("⎋OZ"), KeyRow("⎋O~"), KeyRow("⎋OE"), KeyRow("⎋O3;4H"),
    // Numbers that no integer holds, and sequences that are too long to be kept.
    KeyRow("⎋[99999999999999999999999B"), KeyRow("⎋[1;99999999999999999999999B"),
    KeyRow("⎋[1;1:99999999999999999999999B"), KeyRow("⎋[99999999999999999999999~"),
    KeyRow("⎋[18446744073709551617u"), KeyRow("⎋[97;18446744073709551617u"), KeyRow("⎋[27;5;4294967393~"),
    KeyRow("⎋[1;\(String(repeating: "0", count: 63))5B"), KeyRow("⎋[\(String(repeating: ";", count: 66))~"),
    KeyRow("⎋O\(String(repeating: "1", count: 66))A"), KeyRow("⎋[1\(String(repeating: " ", count: 66))B"),
  ]

  /// What cannot be in a sequence ends it, and is a key itself.
  static let cutShort = [
    KeyRow("⎋[\r", .press(.enter)), KeyRow("⎋[1;\r", .press(.enter)),
    KeyRow("⎋[1;5\u{03}", .press(.text("c"), .control)), KeyRow("⎋[1;5\u{18}", .press(.text("x"), .control)),
    KeyRow("⎋[1\u{7F}", .press(.backspace)), KeyRow("⎋[1é", typed("é")),
    KeyRow(bytes: [0x1B, 0x5B, 0xFF, 0x61], typed("a")),
    KeyRow("⎋[1;⎋[B", .press(.down)), KeyRow("⎋[⎋[B", .press(.down)),
    KeyRow("⎋[⎋x", .press(.escape), .press(.text("x"))),
    KeyRow("⎋[?1$⎋OB", .press(.down)), KeyRow("⎋O\r", .press(.enter)), KeyRow("⎋O⎋[B", .press(.down)),
    KeyRow("⎋O5é", typed("é")), KeyRow("⎋O!", typed("!")), KeyRow("⎋O5:", typed(":")),
    KeyRow("⎋[M ⎋[B", .press(.down)), KeyRow("⎋[M\r", .press(.enter)),
    KeyRow("⎋]0;x⎋[B", .press(.down)), KeyRow("⎋P1$r⎋OA", .press(.up)), KeyRow("⎋_⎋]x\u{07}a", typed("a")),
    KeyRow("⎋]0;x⎋x", .press(.escape), .press(.text("x"))), KeyRow("⎋^x⎋\r", .press(.escape), .press(.enter)),
    KeyRow("⎋]0;x⎋⎋[B", .press(.escape), .press(.down)),
    KeyRow("⎋[\(String(repeating: "1", count: 70))⎋[B", .press(.down)),
  ]
}
