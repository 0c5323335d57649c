import ChoiceService
import ChoiceServiceTerminal

/// Options whose titles are made when they are asked for.
struct Numbered: OptionSource {
  let count: Int

  func text(at index: Int) -> String { "option number \(index), of some length" }
}

/// What a key costs, from its bytes to the bytes that are written: one that moves, in a list of 100,000 against one of 10, and one
/// that is typed to find an option, against the search that it begins.
///
/// It stands in the package and not beside the other benchmarks, since the parts that it measures are the package's own.
@main
struct PromptBenchmark {
  /// The ratios that are promised.
  static let (movingLimit, typingLimit) = (3.0, 0.2)

  static func main() throws {
    let moving = measureMoving()
    let typing = measureTyping()
    guard CommandLine.arguments.contains("--check") else { return }
    if moving > movingLimit {
      throw Broken(description: "A key in a list of 100,000 costs more than 3 times what it costs in one of 10.")
    }
    if typing > typingLimit {
      throw Broken(description: "A key that is typed waits for more than a fifth of a search.")
    }
  }

  struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  // MARK: Moving

  private static func measureMoving() -> Double {
    let (small, large) = (10, 100_000)
    var ratios: [Double] = []
    var medians: (Duration, Duration) = (.zero, .zero)
    for round in 0..<8 {
      let times = (time(options: small), time(options: large))
      // The first round warms up.
      if round == 0 { continue }
      ratios.append(times.1 / times.0)
      medians = times
    }
    ratios.sort()
    let ratio = ratios[ratios.count / 2]
    print("One key to its frame, 80x24, 4,000 keys (down, page down, end, up, home), 7 rounds in alternation:")
    print(
      "  \(small) options: \(microseconds(medians.0)) µs, \(large) options: \(microseconds(medians.1)) µs (last round)")
    print(
      "  \(large) ÷ \(small): \(short(ratio)) (\(short(ratios[0])) to \(short(ratios[ratios.count - 1]))), at most 3 is promised"
    )
    return ratio
  }

  static let keys: [[UInt8]] = [
    "\u{1B}[B", "\u{1B}[B", "\u{1B}[6~", "\u{1B}[B", "\u{1B}[F", "\u{1B}[A", "\u{1B}[H", "\u{1B}[B",
  ]
  .map { Array($0.utf8) }

  static func time(options: Int) -> Duration {
    var driver = PromptDriver(title: "Which?", options: Numbered(count: options), columns: 80, rows: 24)
    var written = 0
    let time = ContinuousClock().measure {
      for round in 0..<4_000 { written += driver.take(keys[round % keys.count]).count }
    }
    precondition(written > 0, "nothing was drawn")
    return time / 4_000
  }

  // MARK: Typing

  /// Types letters so fast that each comes while the search for those before goes on.
  private static func measureTyping() -> Double {
    var ratios: [Double] = []
    var (keyTime, searchTime) = (Duration.zero, Duration.zero)
    for round in 0..<8 {
      var driver = PromptDriver(title: "Which?", options: Numbered(count: 100_000), columns: 80, rows: 24)
      var times: [Duration] = []
      for letter in "number".utf8 {
        let start = ContinuousClock.now
        precondition(!driver.take([letter]).isEmpty, "the letter was not drawn")
        times.append(ContinuousClock.now - start)
        precondition(driver.isSearching, "the search is over before the next key")
        _ = driver.search()
      }
      // Another letter, and all that is left of the search for it.
      let start = ContinuousClock.now
      var written = driver.take([UInt8(ascii: " ")]) + driver.take([UInt8(ascii: "1")])
      while driver.isSearching { written += driver.search() }
      let search = ContinuousClock.now - start
      precondition(!written.isEmpty, "nothing was found")
      if round == 0 { continue }
      let longest = times.max() ?? .zero
      ratios.append(longest / search)
      (keyTime, searchTime) = (longest, search)
    }
    ratios.sort()
    let ratio = ratios[ratios.count / 2]
    print("A letter that is typed in a list of 100,000, while the search for those before goes on, 7 rounds:")
    print(
      "  on the screen after \(microseconds(keyTime)) µs at most; a whole search takes \(microseconds(searchTime)) µs (last round)"
    )
    print(
      "  letter ÷ search: \(short(ratio)) (\(short(ratios[0])) to \(short(ratios[ratios.count - 1]))), at most 0.2 is promised"
    )
    return ratio
  }

  static func microseconds(_ time: Duration) -> String { short(time / .microseconds(1)) }

  static func short(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
