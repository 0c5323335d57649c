import ChoiceService
import Testing

@testable import Deploy

@Suite("A deployment")
struct DeploymentTests {
  @Test("to a stage that few people see, it asks once", arguments: [Stage.development, .staging])
  func small(stage: Stage) async throws {
    let presenter = ScriptedPresenter([.choose(stage)])
    let deployment = Deployment(service: MessageService(presenter: presenter))
    #expect(try await deployment.decide() == .deploy(to: stage))
    #expect(presenter.requests.map(\.title) == ["Deploy to"])
  }

  @Test("to production, it asks again, and nothing destructive is the default")
  func production() async throws {
    let presenter = ScriptedPresenter([.choose(Stage.production), .choose("Replace")])
    let deployment = Deployment(service: MessageService(presenter: presenter))
    #expect(try await deployment.decide() == .deploy(to: .production))
    #expect(presenter.requests.map(\.title) == ["Deploy to", "Replace what runs in production?"])
    #expect(presenter.requests[1].defaultOption == nil)
    #expect(presenter.unusedAnswers.isEmpty)
  }

  @Test("whoever thinks again leaves everything as it is")
  func thoughtAgain() async throws {
    let presenter = ScriptedPresenter([.choose(Stage.production), .cancel])
    let deployment = Deployment(service: MessageService(presenter: presenter))
    #expect(try await deployment.decide() == .leave)
  }

  @Test(
    "each way to end without an answer has its exit status",
    arguments: [(CancelReason.escape, 1 as Int32), (.interrupt, 130), (.timeout, 124), (.endOfInput, 2)])
  func unanswered(reason: CancelReason, status: Int32) async {
    let deployment = Deployment(service: MessageService(presenter: ScriptedPresenter([.cancel(reason)])))
    let error = await #expect(throws: ChoiceError.self) { try await deployment.decide() }
    #expect(error == .cancelled(reason))
    #expect(error?.exitStatus == status)
  }
}
