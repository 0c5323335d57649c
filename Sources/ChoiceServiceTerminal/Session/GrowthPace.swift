/// When a list that grows is looked at again: at once, and then after pauses, so that an endless producer leaves time for keys.
struct GrowthPace: Sendable, Hashable {
  /// When the options that have come are to be taken; `nil` where none have.
  private(set) var deadline: Duration?
  private var earliest = Duration.zero

  /// How long the pause is.
  static let pause = Duration.milliseconds(40)

  /// Notes that options have come.
  mutating func noteGrowth(at now: Duration) {
    deadline = deadline ?? max(now, earliest)
  }

  /// Whether the options that have come are to be taken now; if so, the next ones wait.
  mutating func isDue(at now: Duration) -> Bool {
    guard let deadline, deadline <= now else { return false }
    self.deadline = nil
    earliest = now + Self.pause
    return true
  }
}
