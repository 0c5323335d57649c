/// Times of several things, measured in alternation, so that a machine that slows down slows them all.
struct Comparison {
  private(set) var times: [String: [Duration]] = [:]

  init(rounds: Int, _ subjects: [(name: String, run: @Sendable () async throws -> Void)]) async throws {
    for round in 0...rounds {
      for subject in subjects {
        let time = try await ContinuousClock().measure { try await subject.run() }
        // The first round warms up.
        if round > 0 { times[subject.name, default: []].append(time) }
      }
    }
  }

  func median(_ name: String) -> Duration {
    let sorted = (times[name] ?? []).sorted()
    return sorted.isEmpty ? .zero : sorted[sorted.count / 2]
  }

  /// The ratios of two subjects, round by round, from the least to the greatest.
  func ratios(_ name: String, to other: String) -> [Double] {
    zip(times[name] ?? [], times[other] ?? []).map { $0 / $1 }.sorted()
  }
}

extension Double {
  /// Two digits after the point.
  var short: String {
    let hundredths = Int((self * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}

extension [Double] {
  /// The middle one, with the extremes.
  var summary: String { isEmpty ? "-" : "\(self[count / 2].short) (\(self[0].short) to \(self[count - 1].short))" }
}

extension Duration {
  func microseconds(per count: Int) -> String { (self / .microseconds(1) / Double(count)).short }
}
