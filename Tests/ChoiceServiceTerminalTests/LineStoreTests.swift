import ChoiceService
import TestSupport
import Testing

@testable import ChoiceServiceTerminal

extension LineList {
  /// All lines as text.
  var texts: [String] { (0..<count).map { withLine(at: $0) { String(decoding: $0, as: UTF8.self) } } }
}

@Suite("Lines in memory")
struct LineStoreTests {
  /// The lines of a text that comes in pieces of some bytes, in blocks of some.
  private static func lines(
    _ text: String, by count: Int = 5, separator: UInt8 = 0x0A, block: Int = 16
  ) -> LineList {
    var lines = LineList()
    var writer = LineWriter(separator: separator, smallest: block, largest: 4 * block)
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty, let room = writer.room() {
      let piece = rest.prefix(min(count, room.count))
      room.copyBytes(from: piece)
      rest = rest.dropFirst(piece.count)
      if let slice = writer.take(piece.count) { lines.append(slice) }
    }
    if let last = writer.end() { lines.append(last) }
    return lines
  }

  @Test(
    "C68 are what stands between line breaks, to the byte, in whatever pieces they come",
    arguments: [
      ("", []), ("a\nb\n", ["a", "b"]), ("a\nb", ["a", "b"]), ("  a\n\tb \n", ["  a", "\tb "]), ("\n", [""]),
      ("a\n\nb\n", ["a", "", "b"]), ("a\r\nb\r\n", ["a\r", "b\r"]), ("\r", ["\r"]), ("\n\n\n", ["", "", ""]),
      ("水\nöl", ["水", "öl"]),
      (String(repeating: "0123456789", count: 30) + "\nb", [String(repeating: "0123456789", count: 30), "b"]),
    ] as [(String, [String])])
  func split(text: String, lines: [String]) {
    for count in [1, 2, 3, 7, 1_000] {
      for block in [4, 5, 16, 100_000] { #expect(Self.lines(text, by: count, block: block).texts == lines) }
    }
  }

  @Test("end with a NUL byte where that was asked for")
  func nul() {
    #expect(Self.lines("a\nb\0c\0", separator: 0).texts == ["a\nb", "c"])
  }

  @Test("are found by their positions, in slices of any size")
  func positions() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<50 {
      let texts = (0..<Int.random(in: 1...200, using: &random)).map {
        String(repeating: "x", count: Int.random(in: 0...9, using: &random)) + "\($0)"
      }
      let lines = Self.lines(
        texts.joined(separator: "\n"), by: Int.random(in: 1...90, using: &random),
        block: Int.random(in: 8...300, using: &random))
      #expect(lines.texts == texts)
      for slice in lines.slices {
        let (begin, length) = (Int.random(in: 0...slice.count, using: &random), Int.random(in: 0...9, using: &random))
        let some = slice.dropFirst(begin).prefix(length)
        #expect(some.positions.clamped(to: slice.positions) == some.positions)
        let found = some.positions.map { some.withLine(at: $0) { String(decoding: $0, as: UTF8.self) } }
        #expect(found == Array(texts[some.positions]))
        let bytes = some.block.bytes(some.bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == texts[some.positions].map { $0 + "\n" }.joined())
      }
    }
  }

  @Test("are plain where they have nothing but printable ASCII and tabs")
  func plain() {
    for (text, isPlain) in [
      ("a\tb ~\nc\n", true), ("a\u{7F}\n", false), ("\u{1B}[m\n", false), ("é\n", false), ("a\r\n", false),
      ("\n\n", true),
    ] {
      for padding in [0, 1, 15, 16, 2_000] {
        let text = String(repeating: "p", count: padding) + text
        #expect(Self.lines(text, by: 4_096, block: 8_192).slices.allSatisfy { $0.text != .other } == isPlain, "\(text)")
      }
    }
  }

  @Test("are read from a file while others look at them")
  func reading() async throws {
    let texts = (0..<20_000).map { "line \($0)" }
    let pipe = Pipe()
    let store = try LineStore()
    try store.startReading(Descriptor(pipe.reading.descriptor))
    await pipe.writing.write(texts.joined(separator: "\n"))
    #expect(store.progress == .reading)
    pipe.writing.close()
    store.wait(forMoreThan: .max)
    let (lines, progress) = store.lines()
    #expect(progress == .ended)
    #expect(lines.texts == texts)
    #expect(store.count == texts.count)
  }

  @Test("are whole whenever somebody looks, while they are being read")
  func lookingMeanwhile() async throws {
    let pipe = Pipe()
    let store = try LineStore()
    try store.startReading(Descriptor(pipe.reading.descriptor))
    let looking = Task {
      var search = Search()
      search.restart(FilterQuery("9"))
      var options = LineOptions(store)
      while options.isGrowing {
        #expect(options.count == 0 || options.text(at: options.count - 1) == "line \(options.count - 1)")
        search.advance(over: options, by: .max)
        await Task.yield()
        options = LineOptions(store)
      }
      search.advance(over: options, by: .max)
      return search.results?.count
    }
    let texts = (0..<5_000).map { "line \($0)" }
    for some in stride(from: 0, to: texts.count, by: 100) {
      await pipe.writing.write(texts[some..<some + 100].map { $0 + "\n" }.joined())
    }
    pipe.writing.close()
    #expect(await looking.value == texts.count { $0.contains("9") })
    withExtendedLifetime(pipe) {}
  }

  @Test("are no more than there is room for, and those that came before stay")
  func limited() async throws {
    let pipe = Pipe()
    let store = try LineStore(limit: 100_000)
    try store.startReading(Descriptor(pipe.reading.descriptor))
    let writing = Task {
      await pipe.writing.write([UInt8](repeating: 0x0A, count: 300_000))
      pipe.writing.close()
    }
    store.wait(forMoreThan: .max)
    // What is left is left to whoever reads next.
    let rest = await pipe.reading.readToEnd().count
    await writing.value
    #expect(MemoryLimit.cost(bytes: store.count, lines: store.count) > 100_000)
    #expect(store.progress == .full(bytes: store.count, lines: store.count))
    #expect(store.count + rest == 300_000)
  }

  @Test("a file that cannot be read is said to be one")
  func failing() async throws {
    let pipe = Pipe()
    let store = try LineStore()
    // The writing end.
    store.read(Descriptor(pipe.writing.descriptor))
    #expect(store.progress == .failed(SystemError(number: 9)))
  }

  @Test("waiting for lines ends with the lines, with their end, and with the time")
  func waiting() async throws {
    let pipe = Pipe()
    let store = try LineStore()
    try store.startReading(Descriptor(pipe.reading.descriptor))
    store.wait(forMoreThan: 0, milliseconds: 1)
    #expect(store.count == 0)
    await pipe.writing.write("a\nb\n")
    store.wait(forMoreThan: 1)
    #expect(store.count == 2)
    pipe.writing.close()
    store.wait(forMoreThan: .max)
    #expect(store.progress == .ended)
    withExtendedLifetime(pipe) {}
  }

  @Test("tell once that there are more, until somebody looks")
  func telling() async throws {
    let pipe = Pipe()
    let store = try LineStore()
    let told = Watched(0)
    store.onChange { told.update { $0 += 1 } }
    try store.startReading(Descriptor(pipe.reading.descriptor))
    await pipe.writing.write("a\n")
    await told.wait { $0 == 1 }
    await pipe.writing.write("b\n")
    store.wait(forMoreThan: 1)
    #expect(told.value == 1)
    #expect(store.lines().list.count == 2)
    await pipe.writing.write("c\n")
    await told.wait { $0 == 2 }
    pipe.writing.close()
    store.wait(forMoreThan: .max)
  }
}

/// The thread sanitizer finds nothing in values, and needs minutes for them.
private let needsNoSanitizer: ConditionTrait = .disabled(if: environmentVariable("TSAN_OPTIONS") != nil)

@Suite("The ranking of what matches", needsNoSanitizer)
struct RankingTests {
  @Test("gives what sorting gives, row by row, in whatever order it is looked at")
  func order() {
    var random = SeededGenerator(seed: 5)
    for count in [0, 1, 2, 3, 255, 256, 257, 1_000, 5_000] {
      for distinct in [1, 3, 1_000_000] {
        let numbers = (0..<count).map { _ in Int.random(in: 0..<distinct, using: &random) }
        for shape in [numbers, numbers.sorted(), numbers.sorted().reversed()] {
          let sorted = shape.sorted()
          var order = PartialOrder(shape)
          for index in [0, 1, 300, 299, 700, count - 1] where shape.indices.contains(index) {
            #expect(order[index] == sorted[index])
            #expect(order.sortedCount > index)
          }
          order.sort(first: .max)
          #expect(order.elements == sorted)
        }
      }
    }
  }

  @Test("puts no more in order than is looked at")
  func laziness() {
    var order = PartialOrder(Array((0..<10_000).reversed()))
    #expect(order[0] == 0)
    #expect(order.sortedCount == 256)
    #expect(order[256] == 256)
    #expect(order.sortedCount == 512)
  }
}

@Suite("Looking for a query in lines as they are", needsNoSanitizer)
struct PlainLineTests {
  /// Every text of some letters, of up to a length.
  private static func texts(_ letters: [String], upTo length: Int) -> [String] {
    var all = [""]
    var last = [""]
    for _ in 0..<length {
      last = last.flatMap { text in letters.map { text + $0 } }
      all += last
    }
    return all
  }

  /// How well a line matches by the comparable form of its text.
  private static func generalScore(_ query: FilterQuery, _ text: String) -> MatchScore? {
    Matcher(query).match(text)?.score
  }

  private static func plainScore(_ matcher: inout Matcher, _ text: String) -> MatchScore? {
    Array(text.utf8).withUnsafeBufferPointer { matcher.score(ofPlain: $0) }
  }

  @Test("finds what the comparable forms have, with the same score: every text of a small alphabet")
  func exhaustive() {
    let texts = Self.texts(["a", "B", "1", "/", " "], upTo: 5) + Self.texts(["a", "A", "\t"], upTo: 4)
    for query in Self.texts(["a", "b", " "], upTo: 3) + ["1", "1a", "b1", "aab", "/a", "a/b", "b1a", "a b 1", "aba ab"]
    {
      let query = FilterQuery(query)
      if query.isEmpty { continue }
      var matcher = Matcher(query)
      for text in texts {
        let (plain, general) = (Self.plainScore(&matcher, text), Self.generalScore(query, text))
        if plain != general { #expect(plain == general, "\(query.text) in \(text)") }
      }
    }
  }

  @Test("finds the same in random lines of any length")
  func random() {
    var random = SeededGenerator(seed: 11)
    let letters = (0x20..<0x7F).map { Character(Unicode.Scalar(UInt8($0))) } + ["\t"]
    func text(_ count: Int, _ some: [Character]) -> String {
      String((0..<count).map { _ in some.randomElement(using: &random) ?? " " })
    }
    for _ in 0..<1_000 {
      let some = (0..<Int.random(in: 1...6, using: &random)).map { _ in letters.randomElement(using: &random) ?? "a" }
      let query = FilterQuery(text(Int.random(in: 1...5, using: &random), some))
      if query.isEmpty { continue }
      let line = text([0, 1, 3, 20, 70, 999, 1_000, 1_001, 1_500].randomElement(using: &random) ?? 0, some + [" "])
      var matcher = Matcher(query)
      #expect(Self.plainScore(&matcher, line) == Self.generalScore(query, line), "\(query.text) in \(line)")
    }
  }

  @Test("a query that is not ASCII is in no plain line")
  func notASCII() {
    for query in ["é", "水", "a 水"] where FilterQuery(query).parts.joined().contains(where: { $0 > 0x7F }) {
      var matcher = Matcher(FilterQuery(query))
      #expect(Self.plainScore(&matcher, "a e") == nil)
    }
  }
}

@Suite("A search over lines")
struct LineSearchTests {
  /// Lines of a few letters, some of which are not ASCII, and some end with a carriage return.
  private static func texts(_ count: Int, using random: inout SeededGenerator) -> [String] {
    (0..<count).map { _ in
      let text = (0..<Int.random(in: 0...7, using: &random)).map { _ in "abA /é水\t".randomElement(using: &random) ?? "a"
      }
      return String(text) + (Int.random(in: 0..<9, using: &random) == 0 ? "\r" : "")
    }
  }

  private static func store(_ texts: [String]) async throws -> LineStore {
    let pipe = Pipe()
    let store = try LineStore()
    try store.startReading(Descriptor(pipe.reading.descriptor))
    await pipe.writing.write(texts.map { $0 + "\n" }.joined())
    pipe.writing.close()
    store.wait(forMoreThan: .max)
    withExtendedLifetime(pipe) {}
    return store
  }

  @Test("finds what one over the same titles finds, in the same order, in parts of any size and after any other search")
  func same() async throws {
    var random = SeededGenerator(seed: 21)
    let texts = Self.texts(6_000, using: &random)
    let lines = LineOptions(try await Self.store(texts))
    let titles = FilterTitles(titles: texts.map { $0.last == "\r" ? String($0.dropLast()) : $0 })
    #expect(lines.count == texts.count)
    var search = Search()
    for query in ["a", "ab", "a水", "水", "b a", "éa", "e", "aa/", "aab", "", "zz", "a"] {
      var expected = Search()
      expected.restart(FilterQuery(query))
      expected.advance(over: titles, by: .max)
      search.restart(FilterQuery(query))
      while !search.isFinished(over: lines) {
        search.advance(over: lines, by: Int.random(in: 1...5_000, using: &random))
      }
      #expect(search.results == expected.results, "\(query)")
      #expect(OptionFilter(lines).matches(query) == expected.results ?? Array(texts.indices))
    }
  }

  @Test("scores what matches in pieces in steps that a key can cut, where it is among the best, and only there")
  func steps() {
    func unscored(_ titles: [String]) -> [Int] {
      let options = FilterTitles(titles: titles)
      var search = Search()
      search.restart(FilterQuery("ac"))
      var counts: [Int] = []
      while !search.isFinished(over: options) {
        search.advance(over: options, by: 1_000)
        counts.append(search.matches?.unscored.count ?? -1)
      }
      #expect(search.results?.count == titles.count)
      return counts
    }
    let inPieces = [String](repeating: "abc", count: 3_000)
    #expect(unscored(inPieces) == [1_000, 0, 1_000, 0, 1_000, 0])
    #expect(unscored([String](repeating: "ac", count: 1_000) + inPieces) == [0, 1_000, 2_000, 3_000])
  }

  @Test("has the best in the first rows, and all in the others, however few of those in pieces were scored for that")
  func bounds() {
    var random = SeededGenerator(seed: 31)
    let titles = (0..<5_000).map { _ in
      String((0..<Int.random(in: 3...12, using: &random)).map { _ in "aAbcx/ 1".randomElement(using: &random) ?? "a" })
    }
    let options = FilterTitles(titles: titles)
    for query in ["ac", "ca", "abc", "xb", "c1", "a b"] {
      var search = Search()
      search.restart(FilterQuery(query))
      while !search.isFinished(over: options) {
        search.advance(over: options, by: 700)
        // What is shown of a list that grows meanwhile.
        let (rows, all) = (search.ranking(), search.results ?? [])
        #expect((0..<min(40, all.count)).map { rows?[$0] } == Array(all.prefix(40)), "\(query)")
      }
      let matcher = Matcher(FilterQuery(query))
      let brute = titles.indices.compactMap { index in
        matcher.match(titles[index]).map { Ranking.Match(score: $0.score, position: UInt32(index)) }
      }.sorted().map { Int($0.position) }
      guard let ranking = search.ranking() else { return #expect(Bool(false), "There is no ranking.") }
      #expect((0..<min(300, brute.count)).map { ranking[$0] } == Array(brute.prefix(300)), "\(query)")
      #expect(ranking.positions == brute, "\(query)")
    }
  }

  @Test("finds in fields and looks what is shown, and not what is read")
  func looks() async throws {
    let store = try await Self.store(["1\tone", "2\ttwo"])
    let lines = LineOptions(store, showsPlainLines: false) { bytes in
      LineOptions.Look(title: String(decoding: bytes.dropFirst(2), as: UTF8.self), detail: "d")
    }
    #expect(["one", "1", "od", "two d"].map(OptionFilter(lines).matches) == [[0], [], [0, 1], [1]])
    #expect(lines.text(at: 1) == "two")
    #expect(lines.option(at: 1).detail == "d")
    #expect(lines.bytes(at: 0) == Array("1\tone".utf8))
  }

  @Test("finds in a line that is a whole file, of which no more is read for showing it than a screen has")
  func longLine() async throws {
    let lines = LineOptions(try await Self.store([String(repeating: "a", count: 3_000_000) + "b", "b"]))
    #expect(["ab", "b", "aq"].map(OptionFilter(lines).matches) == [[0], [1, 0], []])
    #expect(lines.text(at: 0).utf8.count == 65_536)
    #expect(lines.searchText(at: 0).utf8.count == 3_000_001)
  }

  @Test("finds nothing in a million lines of nothing, and all of them for no query")
  func emptyLines() async throws {
    let lines = LineOptions(try await Self.store([String](repeating: "", count: 1_000_000)))
    #expect(lines.count == 1_000_000)
    #expect(OptionFilter(lines).matches("a") == [])
    #expect(lines.text(at: 999_999) == "")
  }
}
