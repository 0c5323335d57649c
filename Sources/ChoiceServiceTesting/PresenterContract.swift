/// The law of `ChoicePresenter` as code that you can run on a presenter of your own.
///
/// Each broken rule is reported in a sentence. It needs no test framework; in a test, expect that there are none:
///
/// ```swift
/// let violations = await PresenterContract().violations { RigOfMine() }
/// assert(violations.isEmpty, "\(violations)")
/// ```
///
/// A presenter that keeps the law makes the promises of `MessageService` true: every call ends, one question is on screen at
/// a time, and no answer is a guess.
public struct PresenterContract: Sendable {
  /// How long a presenter has for what it should do at once.
  public let patience: Duration
  /// How long the contract watches for what should not happen.
  public let watch: Duration
  /// How late the rig may see that a UI is gone.
  public let rigDelay: Duration
  private let clock: any Clock<Duration>

  /// Creates a contract.
  ///
  /// - Parameters:
  ///   - patience: How long a presenter has for what it should do at once: show, return, take its UI away.
  ///   - watch: How long to watch whether a second question is shown over the first.
  ///   - rigDelay: How late the rig may see that a UI is gone: nothing for one that looks at the UI itself, some time for one
  ///     that looks from outside, as through a pseudo-terminal.
  ///   - clock: Measures both.
  public init(
    patience: Duration = .seconds(5), watch: Duration = .milliseconds(50), rigDelay: Duration = .zero,
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    self.patience = patience
    self.watch = watch
    self.rigDelay = rigDelay
    self.clock = clock
  }

  /// Runs every rule on a presenter, each on a rig of its own.
  ///
  /// - Parameter makeRig: Makes a rig with a fresh presenter.
  /// - Returns: What the presenter broke, at most once for each rule.
  public func violations<Rig: PresenterRig>(
    _ makeRig: @Sendable () async throws -> Rig
  ) async rethrows -> [PresenterViolation] {
    var violations: [PresenterViolation] = []
    for scenario in Scenario.all(for: Rig.self) {
      let session = Session(
        rig: try await makeRig(), patience: patience, watch: watch, rigDelay: rigDelay, clock: clock)
      for violation in await scenario(session) where !violations.contains(where: { $0.rule == violation.rule }) {
        violations.append(violation)
      }
    }
    return violations
  }
}
