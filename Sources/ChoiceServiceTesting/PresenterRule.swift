/// A rule of the presenter contract.
///
/// ```swift
/// for rule in PresenterRule.allCases { print(rule, rule.law) }
/// ```
public enum PresenterRule: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// The question appears.
  case showsTheRequest
  /// The answer is what the person chose.
  case answersWhatWasChosen
  /// The answer has identities of this request.
  case answersWithThisRequest
  /// The answer has available options only.
  case answersWithAvailableOptions
  /// The answer has as many options as the request allows.
  case answersWithAsManyAsAllowed
  /// The UI is gone when the call returns.
  case takesItsUIAwayFirst
  /// The call returns once its task is cancelled.
  case returnsOnceCancelled
  /// One question is shown at a time.
  case showsOneAtATime
  /// Earlier input is no answer.
  case ignoresEarlierInput
  /// The reason is what the person did.
  case cancelsWithTheRightReason
  /// Without Cancel the question stays open.
  case staysOpenWithoutCancel
  /// The presenter runs where its isolation says.
  case runsWhereItsIsolationSays

  /// The rule's name.
  public var description: String { rawValue }

  /// The rule as a sentence.
  public var law: String {
    switch self {
    case .showsTheRequest: "A presenter shows the request that it is called with."
    case .answersWhatWasChosen: "A presenter answers with what the person chose, and returns then."
    case .answersWithThisRequest: "A presenter answers with identities from the options of its request."
    case .answersWithAvailableOptions: "An unavailable option is shown, and cannot be chosen."
    case .answersWithAsManyAsAllowed: "An answer has as many options as the request's selection allows, each once."
    case .takesItsUIAwayFirst: "A presenter takes its UI away before it returns or throws."
    case .returnsOnceCancelled: "A presenter returns soon once its task is cancelled."
    case .showsOneAtATime: "A presenter that is called twice at once shows one question after the other."
    case .ignoresEarlierInput: "What was typed or tapped before a question was shown does not answer it."
    case .cancelsWithTheRightReason:
      "A question that the person ends is cancelled with the reason of what the person did."
    case .staysOpenWithoutCancel: "Without Cancel, Escape, closing and a tap beside the question do nothing."
    case .runsWhereItsIsolationSays: "A presenter that is isolated to the main actor runs on it, whoever asks."
    }
  }
}

/// A rule that a presenter broke.
///
/// ```swift
/// let contract = PresenterContract()
/// let violations = await contract.violations { RigOfMine() }
/// for violation in violations { print(violation) }
/// ```
public struct PresenterViolation: Sendable, Hashable, CustomStringConvertible {
  /// The rule.
  public let rule: PresenterRule
  /// What the presenter was seen to do, as a sentence.
  public let seen: String

  /// What was seen, and what the law is.
  public var description: String { "\(seen) The law: \(rule.law)" }
}
