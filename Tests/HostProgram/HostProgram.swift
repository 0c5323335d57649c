import ChoiceService
import ChoiceServiceTerminal
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How often the program's own handlers were called.
private let calls = Atomic(0)

/// A program that asks, and has plans of its own for exit and signals; tests run it on a terminal.
///
/// What it does while the question is open it does when a line comes on standard input.
@main
struct HostProgram {
  static func main() async {
    switch CommandLine.arguments.dropFirst().first {
    case "exit":
      Task { await ask() }
      await line()
      exit(3)
    case "late":
      // The call is over before the terminal has been left, and the process ends at once.
      _ = await ask(timeout: .milliseconds(CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 1))
      exit(3)
    case "cancel":
      let asking = Task { await ask() }
      await line()
      asking.cancel()
      say(await asking.value)
    case "handler":
      install(SIGTERM)
      install(SIGWINCH)
      let ending = await ask()
      say("\(ending), handlers called: \(calls.load(ordering: .acquiring))")
    case "saved":
      // What libraries do that take a signal for a while: the handler that is found is ours, and comes back too late.
      let asking = Task { await ask() }
      await line()
      let found = signal(SIGTERM) { _ in }
      say("taken")
      say(await asking.value)
      _ = signal(SIGTERM, found)
      say("put back")
      await line()
    case "print":
      let asking = Task { await ask() }
      for number in 1...2 {
        await line()
        do { try await TerminalPresenter().print("Line \(number)") } catch { say("\(error)") }
      }
      say(await asking.value)
    default:
      say("HostProgram exit|late|cancel|handler|saved|print")
    }
  }

  private static func ask(timeout: Duration? = nil) async -> String {
    let service = MessageService(presenter: TerminalPresenter(), localizer: .english)
    var prompt = ChoicePrompt(["a", "b"], title: "Pick") { ChoiceOption($0) }
    prompt.timeout = timeout
    do throws(ChoiceError) {
      return try await service.choose(prompt)
    } catch {
      return "\(error)"
    }
  }

  private static func install(_ number: Int32) {
    _ = signal(number) { _ in calls.wrappingAdd(1, ordering: .acquiringAndReleasing) }
  }

  /// Waits for a line on standard input, on a thread that is not the pool's.
  private static func line() async {
    await Task.detached { _ = readLine() }.value
  }

  private static func say(_ text: String) {
    print(text)
    fflush(nil)
  }
}
