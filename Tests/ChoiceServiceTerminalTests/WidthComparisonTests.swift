import FoundationEssentials
import Testing

@testable import ChoiceServiceTerminal

/// What another author's implementation says; see Tools/compare-width.py.
private struct Expected {
  var ranges: [(points: ClosedRange<UInt32>, cells: Int)] = []
  var sequences: [(text: String, cells: Int)] = []

  init() throws {
    let path = "\(#filePath)".split(separator: "/").dropLast().joined(separator: "/")
    let content = try String(contentsOfFile: "/\(path)/Resources/wcwidth-15.0.0.txt", encoding: .utf8)
    for line in content.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: ";")
      let cells = try #require(fields.last.flatMap { Int($0) })
      let points = fields[0].split { $0 == "." || $0 == " " }.compactMap { UInt32($0, radix: 16) }
      if fields[0].contains("."), let first = points.first, let last = points.last {
        ranges.append((first...last, cells))
      } else {
        sequences.append((String(String.UnicodeScalarView(points.compactMap(Unicode.Scalar.init))), cells))
      }
    }
  }
}

/// A kind of text that we measure differently on purpose.
private struct Difference<Subject: Sendable>: Sendable {
  var reason: String
  var ours: Int
  var theirs: Int
  var holds: @Sendable (Subject) -> Bool
}

/// The code points with the property Prepended_Concatenation_Mark.
private let prependedSigns: Set<UInt32> = [
  0x0600, 0x0601, 0x0602, 0x0603, 0x0604, 0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD,
]

@Suite("Cells, compared with wcwidth 0.2.14 for Unicode 15.0.0")
struct WidthComparisonTests {
  private static let scalarDifferences: [Difference<Unicode.Scalar>] = [
    Difference(reason: "control characters have no width there, and SafeText leaves none", ours: 0, theirs: -1) {
      $0.properties.generalCategory == .control
    },
    Difference(reason: "a soft hyphen is a format character, and SafeText leaves none", ours: 0, theirs: 1) {
      $0 == "\u{AD}"
    },
    Difference(reason: "what is not assigned and invisible by default takes no room", ours: 0, theirs: 1) {
      $0.properties.isDefaultIgnorableCodePoint && $0.properties.generalCategory == .unassigned
    },
    Difference(reason: "signs that enclose digits are format characters with a glyph; glibc has 1", ours: 1, theirs: 0)
    {
      prependedSigns.contains($0.value)
    },
    Difference(reason: "spacing marks take room, as their name says; glibc has 1", ours: 1, theirs: 0) {
      $0.properties.generalCategory == .spacingMark
    },
    Difference(
      reason: "the spacing marks of Vietnamese readings are as wide as ideographs; glibc has 2", ours: 2, theirs: 0
    ) {
      (0x16FF0...0x16FF1).contains($0.value)
    },
    Difference(
      reason: "what is not assigned among the vowels and final consonants of Hangul is none", ours: 1, theirs: 0
    ) {
      (0xD7C7...0xD7CA).contains($0.value) || (0xD7FC...0xD7FF).contains($0.value)
    },
    Difference(reason: "a skin tone by itself is a picture; glibc has 2", ours: 2, theirs: 0) {
      $0.properties.isEmojiModifier
    },
  ]

  private static let sequenceDifferences: [Difference<[Unicode.Scalar]>] = [
    Difference(reason: "a skin tone by itself is a picture; glibc has 2", ours: 2, theirs: 0) {
      $0.count == 1 && $0[0].properties.isEmojiModifier
    },
    Difference(reason: "a skin tone makes a picture of what is a text symbol without it", ours: 2, theirs: 1) {
      $0.count > 1 && $0[1].properties.isEmojiModifier
    },
    Difference(reason: "joined pictures are one picture, also where the first lacks its U+FE0F", ours: 2, theirs: 1) {
      $0.count > 2 && $0[1] == "\u{200D}"
    },
  ]

  @Test("each code point takes as many, or is of a kind that is listed")
  func codePoints() throws {
    let width = TextWidth()
    var occurred: Set<Int> = []
    var count = 0
    for (points, theirs) in try Expected().ranges {
      for scalar in points.lazy.compactMap(Unicode.Scalar.init) {
        count += 1
        let ours = width.cells(of: Character(scalar))
        if ours == theirs { continue }
        let kinds = Self.scalarDifferences.indices.filter {
          let kind = Self.scalarDifferences[$0]
          return kind.ours == ours && kind.theirs == theirs && kind.holds(scalar)
        }
        #expect(kinds.count == 1, "U+\(String(scalar.value, radix: 16)): ours \(ours), theirs \(theirs)")
        occurred.formUnion(kinds)
      }
    }
    #expect(count == 0x110000 - 0x800)
    #expect(occurred == Set(Self.scalarDifferences.indices))
  }

  @Test("each sequence of emoji-test.txt takes as many, or is of a kind that is listed")
  func sequences() throws {
    let width = TextWidth()
    var occurred: Set<Int> = []
    let sequences = try Expected().sequences
    for (text, theirs) in sequences {
      let ours = width.cells(of: text)
      if ours == theirs { continue }
      let kinds = Self.sequenceDifferences.indices.filter {
        let kind = Self.sequenceDifferences[$0]
        return kind.ours == ours && kind.theirs == theirs && kind.holds(Array(text.unicodeScalars))
      }
      #expect(
        kinds.count == 1, "\(text.unicodeScalars.map { String($0.value, radix: 16) }): ours \(ours), theirs \(theirs)")
      occurred.formUnion(kinds)
    }
    #expect(sequences.count == 4_733)
    #expect(occurred == Set(Self.sequenceDifferences.indices))
  }

  @Test("each sequence of emoji-test.txt is safe as it is")
  func safeSequences() throws {
    for (text, _) in try Expected().sequences {
      #expect(SafeText.line(text).unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }
}
