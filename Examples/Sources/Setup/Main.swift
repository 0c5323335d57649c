import ChoiceService
import ChoiceServiceTerminal
import Foundation

/// Sets up a project: `swift run setup`.
@main
enum Main {
  static func main() async {
    let terminal = TerminalPresenter()
    let interview = Interview(
      service: MessageService(presenter: terminal), catalogue: Catalogue(),
      // What is printed through the presenter stands above the question that is open, whichever task prints it.
      log: { line in try await terminal.print(line) })
    do {
      print(try await interview.run())
    } catch ChoiceError.cancelled(let reason) where reason.isDeclined {
      exit(1)
    } catch ChoiceError.cancelled(.interrupt) {
      exit(130)
    } catch {
      FileHandle.standardError.write(Data("setup: \(error)\n".utf8))
      exit(2)
    }
  }
}
