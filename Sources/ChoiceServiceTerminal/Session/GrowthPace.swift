/// When a list that grows is looked at again: at once, and then after pauses, so that an endless producer leaves time for keys.
///
/// What is looked at costs more the longer the list is; the pauses become longer with it.
struct GrowthPace: Sendable, Hashable {
  /// When the options that have come are to be taken; `nil` where none have.
  private(set) var deadline: Duration?
  private var earliest = Duration.zero
  /// When the options that came last were taken, until they are on the screen.
  private var begin: Duration?

  /// How long the shortest pause is, and how much longer than the work it comes after.
  static let (pause, factor) = (Duration.milliseconds(40), 9)

  /// Notes that options have come.
  mutating func noteGrowth(at now: Duration) {
    deadline = deadline ?? max(now, earliest)
  }

  /// Whether the options that have come are to be taken now; if so, the next ones wait.
  mutating func isDue(at now: Duration) -> Bool {
    guard let deadline, deadline <= now else { return false }
    self.deadline = nil
    begin = now
    return true
  }

  /// Notes that the options that were taken are on the screen.
  mutating func noteDrawing(at now: Duration) {
    guard let begin else { return }
    earliest = now + max(Self.pause, (now - begin) * Self.factor)
    self.begin = nil
  }
}
