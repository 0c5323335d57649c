import ChoiceService
import Synchronization

enum Food: String, CaseIterable, Sendable { case steak = "Steak", chicken = "Chicken", noodles = "Noodles" }

/// Answers at once.
struct ImmediatePresenter: ChoicePresenter {
  func present(_ request: ChoiceRequest) async throws -> ChoiceResponse { .chosen([request.options[1].id]) }
}

/// Keeps the first question open until the gate opens, and answers the others at once.
actor GatedPresenter: ChoicePresenter {
  private var isOpen = false
  private var waiting: CheckedContinuation<Void, Never>?

  func present(_ request: ChoiceRequest) async throws -> ChoiceResponse {
    if !isOpen { await withCheckedContinuation { waiting = $0 } }
    return .chosen([request.options[0].id])
  }

  func open() {
    isOpen = true
    waiting?.resume()
    waiting = nil
  }

  var isShowing: Bool { waiting != nil }
}

/// Serves a number of questions that all wait, half of which are cancelled meanwhile.
func serve(_ count: Int) async {
  let presenter = GatedPresenter()
  let service = MessageService(presenter: presenter, localizer: .english)
  let first = Task { try await service.choose(Food.self) }
  while await !presenter.isShowing { await Task.yield() }
  let tasks = (0..<count).map { _ in Task { (try? await service.choose(Food.self)) != nil } }
  while await service.waitingCount < count { await Task.yield() }
  for (number, task) in tasks.enumerated() where number % 2 == 0 { task.cancel() }
  await presenter.open()
  for task in tasks { _ = await task.value }
  _ = await first.result
}

@main
struct Main {
  static func main() async throws {
    let count = 20_000
    let service = MessageService(presenter: ImmediatePresenter(), localizer: .english)
    let chooser = CallbackChooser()
    let one = try await Comparison(
      rounds: 9,
      [
        ("choose", { for _ in 0..<count { _ = try await service.choose(Food.self) } }),
        ("callback", { for _ in 0..<count { _ = await chooser.choose(Food.self) { $1(1) } } }),
        ("continuation", { for _ in 0..<count { _ = await bareContinuation() } }),
      ])
    print("One question, \(count) times in a row, 9 rounds in alternation, median per question:")
    for name in ["choose", "callback", "continuation"] {
      print("  \(name): \(one.median(name).microseconds(per: count)) µs")
    }
    print("  choose ÷ callback: \(one.ratios("choose", to: "callback").summary)")
    print("  choose ÷ continuation: \(one.ratios("choose", to: "continuation").summary)")

    // Ten times the smaller number, so that both sides are measured over the same time.
    let rounds = 5
    let many = try await Comparison(
      rounds: rounds,
      [
        ("10 × 10,000", { for _ in 0..<10 { await serve(10_000) } }),
        ("100,000", { await serve(100_000) }),
      ])
    let growth = many.ratios("100,000", to: "10 × 10,000").map { $0 * 10 }
    print("Waiting questions, half of them cancelled, served to the end, \(rounds) rounds in alternation, median:")
    print("  10,000: \(many.median("10 × 10,000") / 10)")
    print("  100,000: \(many.median("100,000"))")
    print("  100,000 ÷ 10,000: \(growth.summary), at most 12 is promised")
    if CommandLine.arguments.contains("--check"), growth[growth.count / 2] > 12 {
      throw Broken(description: "100,000 waiting questions cost more than 12 times what 10,000 cost: \(growth.summary)")
    }
  }

  struct Broken: Error, CustomStringConvertible { let description: String }
}
