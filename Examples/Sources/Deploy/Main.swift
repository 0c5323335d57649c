import ChoiceService
import ChoiceServiceTerminal
import Foundation

/// Deploys: `swift run deploy`.
@main
enum Main {
  static func main() async {
    let deployment = Deployment(service: MessageService(presenter: TerminalPresenter()))
    do throws(ChoiceError) {
      switch try await deployment.decide() {
      case .deploy(let stage): print("Deployed to \(stage.rawValue).")
      case .leave: print("Nothing was deployed.")
      }
    } catch {
      if let sentence = error.sentence { FileHandle.standardError.write(Data("deploy: \(sentence)\n".utf8)) }
      exit(error.exitStatus)
    }
  }
}
