import ChoiceService
import ChoiceServiceTerminal

/// Options whose titles are made when they are asked for.
struct Numbered: OptionSource {
  let count: Int

  func text(at index: Int) -> String { "option number \(index), of some length" }
}

/// What a key costs, from its bytes to the bytes that are written, in a list of 100,000 against one of 10.
///
/// It stands in the package and not beside the other benchmarks, since the parts that it measures are the package's own.
@main
struct PromptBenchmark {
  /// The ratio that is promised.
  static let limit = 3.0

  static func main() throws {
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
    if CommandLine.arguments.contains("--check"), ratio > limit { throw Broken() }
  }

  struct Broken: Error, CustomStringConvertible {
    let description = "A key in a list of 100,000 costs more than 3 times what it costs in a list of 10."
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

  static func microseconds(_ time: Duration) -> String { short(time / .microseconds(1)) }

  static func short(_ number: Double) -> String {
    let hundredths = Int((number * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
