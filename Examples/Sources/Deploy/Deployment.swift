import ChoiceService

/// Asks what is to be deployed where, through whatever presenter its service has: a terminal, or a script in a test.
struct Deployment {
  /// What a person has decided.
  enum Decision: Hashable {
    case deploy(to: Stage)
    /// The person has thought again.
    case leave
  }

  let service: MessageService

  /// Asks for the stage, and once more where a mistake would be seen by everybody.
  ///
  /// Cancelling the first question is an error, since then there is nothing to do; "no" to the second one is an answer.
  func decide() async throws(ChoiceError) -> Decision {
    let stage = try await service.choose(Stage.self, title: "Deploy to")
    guard stage == .production else { return .deploy(to: stage) }
    // A destructive action is never what a bare Enter does.
    let isSure = try await service.confirm(
      "Replace what runs in production?", message: "Customers see the new version at once.",
      action: "Replace", role: .destructive)
    return isSure ? .deploy(to: stage) : .leave
  }
}
