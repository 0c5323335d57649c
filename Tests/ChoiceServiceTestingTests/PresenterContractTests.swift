import ChoiceService
import ChoiceServiceTerminal
import ChoiceServiceTesting
import Synchronization
import TestSupport
import Testing

@Suite("The presenter contract", .timeLimit(.minutes(10)))
struct PresenterContractTests {
  /// What the contract finds, on a clock that goes on only when the presenter does nothing more.
  private func violations(
    of fault: PresenterRule?, _ variant: FaultyPresenter.Variant = .first
  ) async -> [PresenterViolation] {
    let clock = ManualClock()
    let never = Gate()
    let current = Watched(Watched(false))
    let time = Task {
      while !Task.isCancelled {
        if current.value.value, clock.sleeperCount > 0 { clock.advance(by: .seconds(60)) }
        await Task.yield()
      }
    }
    let violations = await PresenterContract(clock: clock).violations {
      FaultyRig(fault, variant, never: never, current: current)
    }
    time.cancel()
    never.open()
    return violations
  }

  @Test("finds nothing in a presenter that keeps it")
  func lawful() async {
    #expect(await violations(of: nil) == [])
  }

  @Test("catches each fault by exactly its rule", arguments: PresenterRule.allCases)
  func seeded(fault: PresenterRule) async {
    #expect(await violations(of: fault).map(\.rule) == [fault])
  }

  @Test(
    "catches other forms of a fault: too many, a default on closing, a question that replaces or refuses, a late farewell",
    arguments: [
      (.answersWithAsManyAsAllowed, .second), (.staysOpenWithoutCancel, .second), (.showsOneAtATime, .second),
      (.showsOneAtATime, .third), (.takesItsUIAwayFirst, .second),
    ] as [(PresenterRule, FaultyPresenter.Variant)])
  func variants(fault: PresenterRule, variant: FaultyPresenter.Variant) async {
    #expect(await violations(of: fault, variant).map(\.rule) == [fault])
  }

  @Test("says what was seen and what the law is")
  func sentences() async {
    let violations = await violations(of: .answersWithAvailableOptions)
    #expect(
      violations.map(\.description) == [
        "The person chose “First”, and the answer was “Second”. "
          + "The law: An unavailable option is shown, and cannot be chosen."
      ])
  }

  /// A script whose answers are what the person does at the moment.
  struct ScriptedRig: PresenterRig {
    let presenter: ScriptedPresenter
    private let window = Window()

    init() {
      let window = window
      presenter = ScriptedPresenter(
        Array(
          repeating: .respond { request in
            defer { window.state.update { _ = $0.visible.remove(request.id) } }
            return try await ChoiceReply.response { reply in
              window.state.update { state in
                state.shown[request.id] = reply
                state.visible.insert(request.id)
              }
            }
          }, count: 2))
    }

    func isShown(_ request: ChoiceRequest) async -> Bool { window.state.value.visible.contains(request.id) }

    func perform(_ act: PersonAct, on request: ChoiceRequest) async -> Bool {
      guard let reply = window.state.value.shown[request.id] else { return false }
      switch act {
      case .choose(let ids):
        guard request.selection.count.contains(ids.count), ids.allSatisfy({ request[$0]?.isAvailable == true }) else {
          break
        }
        reply.choose(ids)
      case .endInput: reply.cancel(.endOfInput)
      case .useCancel where request.isDeclinable: reply.cancel(.button)
      case .useCancel: break
      case .escape, .close, .tapBackdrop: return false
      }
      return true
    }

    func wasShownOnMainActor(_ request: ChoiceRequest) async -> Bool? { nil }
  }

  /// The numbered list on a terminal: what can be seen is what was written last.
  struct LineRig: PresenterRig {
    let presenter: LinePresenter
    let terminal = PseudoTerminal()

    init() throws {
      presenter = try LinePresenter(terminal: terminal.path)
    }

    /// A question is on screen while its prompt is the last thing there: nothing was typed after it, and no line ended.
    func isShown(_ request: ChoiceRequest) async -> Bool { Self.isShown(request, terminal.text) }

    static func isShown(_ request: ChoiceRequest, _ text: String) -> Bool {
      let last = text.split(separator: "Question ").last.map { "Question \($0)" } ?? ""
      let prompts = ["Number or name: ", "Number or name [1]: ", ", exactly 2: "]
      return last.hasPrefix(request.title) && prompts.contains(where: text.hasSuffix)
    }

    func perform(_ act: PersonAct, on request: ChoiceRequest) async -> Bool {
      let typed: String
      switch act {
      case .choose(let ids):
        typed =
          ids.compactMap { id in request.options.firstIndex { $0.id == id }.map { "\($0 + 1)" } }
          .joined(separator: ",") + "\n"
      case .useCancel: typed = "0\n"
      case .endInput: typed = "\u{04}"
      case .escape, .close, .tapBackdrop: return false
      }
      // A person looks before typing the next line, and sees what was typed.
      if terminal.text.contains(request.title) { await terminal.wait { Self.isShown(request, $0) } }
      let before = terminal.text
      await terminal.type(typed)
      // What was typed and what it led to may come at once.
      await terminal.wait { $0 != before }
      return true
    }

    func wasShownOnMainActor(_ request: ChoiceRequest) async -> Bool? { nil }
  }

  /// The prompt on a terminal, which is on screen from when it asks the terminal to mark pasted text until it asks it to stop.
  final class TerminalRig: PresenterRig {
    let presenter: TerminalPresenter
    private let terminal = PseudoTerminal()
    /// Which options are ticked.
    private let ticked = Mutex<Set<Int>>([])

    init() {
      presenter = TerminalPresenter(
        terminal: terminal.path,
        configuration: TerminalConfiguration(environment: ["TERM": "xterm", "LANG": "C.UTF-8"]))
    }

    func isShown(_ request: ChoiceRequest) async -> Bool {
      // What was written last may still be on its way through the terminal.
      guard Self.isShown(request, terminal.text) else { return false }
      return Self.isShown(request, await terminal.settledText())
    }

    private static func isShown(_ request: ChoiceRequest, _ text: String) -> Bool {
      let last = text.afterLast("\u{1B}[?2004h")
      return last.contains(request.title) && !last.contains("\u{1B}[?2004l")
    }

    func perform(_ act: PersonAct, on request: ChoiceRequest) async -> Bool {
      let typed: String
      switch act {
      case .choose(let ids):
        let positions = ids.compactMap { id in request.options.firstIndex { $0.id == id } }
        typed = request.selection == .one ? "\(positions[0] + 1)\r" : ticking(positions, request.selection.count)
      case .useCancel: typed = "0\r"
      case .endInput: typed = "\u{04}"
      case .escape: typed = "\u{1B}"
      case .close, .tapBackdrop: return false
      }
      await terminal.type(typed)
      return true
    }

    /// Types the number of each option whose tick has to change, and Space; then Enter, unless the last ticks were too many and
    /// were refused.
    private func ticking(_ positions: [Int], _ count: ClosedRange<Int>) -> String {
      ticked.withLock { ticked in
        let away = ticked.subtracting(positions).sorted()
        let new = positions.filter { !ticked.contains($0) }
        ticked = Set(positions.prefix(count.upperBound))
        return (away + new).map { "\($0 + 1) " }.joined() + (positions.count > count.upperBound ? "" : "\r")
      }
    }

    func wasShownOnMainActor(_ request: ChoiceRequest) async -> Bool? { nil }
  }

  /// For rigs that look at the real world, which may be slow: what is waited for in vain is waited for in one story only.
  private let patient = PresenterContract(patience: .seconds(300), watch: .seconds(5), rigDelay: .seconds(30))

  @Test("is kept by ScriptedPresenter")
  func scripted() async {
    let violations = await patient.violations { ScriptedRig() }
    #expect(violations == [], "\(violations)")
  }

  @Test("is kept by LinePresenter")
  func lines() async throws {
    let violations = try await patient.violations { try LineRig() }
    #expect(violations == [], "\(violations)")
  }

  @Test("is kept by TerminalPresenter")
  func prompt() async {
    let violations = await patient.violations { TerminalRig() }
    #expect(violations == [], "\(violations)")
  }

  @Test("has a law for each rule, in a sentence of its own")
  func laws() {
    let laws = PresenterRule.allCases.map(\.law)
    #expect(Set(laws).count == laws.count)
    #expect(laws.allSatisfy { $0.hasSuffix(".") })
  }
}
