import ChoiceService
import FoundationEssentials
import TestSupport
import Testing

@Suite("Calls of the service")
struct CallTests {
  enum Topping: String, CaseIterable { case cheese, egg, chilli, corn }
  enum Recovery: String, CaseIterable { case retry = "Retry", skip = "Skip" }

  @Test("choose returns the case that was chosen, for every case")
  func everyCase() async throws {
    let service = MessageService(presenter: ScriptedPresenter(Meal.allCases.map { .choose($0) }))
    for meal in Meal.allCases {
      #expect(try await service.choose(Meal.self) == meal)
    }
  }

  @Test("choose passes title, message and what the closure changes on to the presenter")
  func configure() async throws {
    let presenter = ScriptedPresenter([.choose("Steak")])
    let service = MessageService(presenter: presenter)
    _ = try await service.choose(Meal.self, title: "餐點", message: "請選擇你的餐點") { prompt in
      prompt[.steak].detail = "NT$ 320"
      prompt[.noodles].availability = .unavailable(reason: "Sold out")
      prompt.image = ChoiceImage(.named("food"))
      prompt.cancel = nil
    }
    let request = try #require(presenter.requests.first)
    #expect(request.title == "餐點")
    #expect(request.message == "請選擇你的餐點")
    #expect(request.cancelTitle == nil)
    #expect(request.image?.size == ChoiceImage.Size(width: 80, height: 80))
    #expect(request.selection == .one)
    #expect(
      request.options.map(\.option) == [
        ChoiceOption("Steak", detail: "NT$ 320", key: "Steak"), ChoiceOption("Chicken", key: "Chicken"),
        ChoiceOption("Noodles", availability: .unavailable(reason: "Sold out"), key: "Noodles"),
      ])
  }

  @Test(
    "A38 A39 A47 C47 chooseOrNil is nil when declined, and throws everything else", arguments: CancelReason.allCases)
  func orNil(reason: CancelReason) async throws {
    let service = MessageService(presenter: ScriptedPresenter([.cancel(reason), .cancel(reason)]))
    if reason.isDeclined {
      #expect(try await service.chooseOrNil(Meal.self) == nil)
    } else {
      await #expect(throws: ChoiceError.cancelled(reason)) { try await service.chooseOrNil(Meal.self) }
    }
    await #expect(throws: ChoiceError.cancelled(reason)) { try await service.choose(Meal.self) }
  }

  @Test("A38 chooseOrNil throws the presenter's failure, and an answer is an answer")
  func orNilFailure() async throws {
    let service = MessageService(presenter: ScriptedPresenter([.choose("Chicken")]))
    #expect(try await service.chooseOrNil(Meal.self) == .chicken)
    await #expect(throws: ChoiceError.self) { try await service.chooseOrNil(Meal.self) }
  }

  @Test("C70 chooseMany answers in declaration order, in whatever order they were picked")
  func many() async throws {
    let service = MessageService(presenter: ScriptedPresenter([.choose(Topping.corn, .cheese)]))
    #expect(try await service.chooseMany(Topping.self, count: 1...3) == [.cheese, .corn])
  }

  @Test(
    "chooseMany takes every form of range",
    arguments: [
      (.init(1...3), 1...3), (.init(1...), 1...4), (.init(...2), 0...2), (.init(..<3), 0...2), (.init(2..<4), 2...3),
      (.init(0...), 0...4), (.init(3...9), 3...4), (.init(-5...2), 0...2), (.init(1...Int.max), 1...4),
      (.init(...Int.max), 0...4), (.init(Int.min...Int.max), 0...4),
    ] as [(AnyRange, ClosedRange<Int>)])
  func ranges(range: AnyRange, expected: ClosedRange<Int>) async throws {
    let presenter = ScriptedPresenter([.cancel])
    let service = MessageService(presenter: presenter)
    _ = try? await range.choose(from: service)
    #expect(presenter.requests.map(\.selection) == [.many(expected)])
  }

  @Test("A61 C58 C59 chooseMany without enough options never asks")
  func tooFew() async {
    let presenter = ScriptedPresenter([])
    let service = MessageService(presenter: presenter)
    await #expect(throws: ChoiceError.noOptions) { try await service.chooseMany(Topping.self, count: 5...) }
    await #expect(throws: ChoiceError.noOptions) {
      try await service.chooseMany(Topping.self, count: 4...) { $0[.egg].availability = .unavailable(reason: nil) }
    }
    #expect(presenter.requests.isEmpty)
  }

  @Test("A61 C58 C59 C98 nothing to choose from never asks")
  func noOptions() async {
    let presenter = ScriptedPresenter([])
    let service = MessageService(presenter: presenter)
    await #expect(throws: ChoiceError.noOptions) { try await service.choose(ChoicePrompt([Meal]())) }
    await #expect(throws: ChoiceError.noOptions) { try await service.chooseMany(ChoicePrompt([Meal]())) }
    await #expect(throws: ChoiceError.noOptions) {
      try await service.choose(Meal.self) { prompt in
        for meal in Meal.allCases { prompt[meal].availability = .unavailable(reason: "closed") }
      }
    }
    #expect(presenter.requests.isEmpty)
  }

  @Test("confirm is true for the action and false when declined")
  func confirm() async throws {
    let presenter = ScriptedPresenter([.choose("Delete"), .cancel(.escape), .accept, .cancel(.timeout)])
    let service = MessageService(presenter: presenter, localizer: .english)
    #expect(try await service.confirm("Delete 3 files?", action: "Delete", role: .destructive) == true)
    #expect(try await service.confirm("Delete 3 files?", action: "Delete", role: .destructive) == false)
    #expect(try await service.confirm("Go on?") == true)
    await #expect(throws: ChoiceError.cancelled(.timeout)) { try await service.confirm("Go on?") }
    #expect(presenter.requests[0].options.map(\.option) == [ChoiceOption("Delete", role: .destructive)])
    #expect(presenter.requests[0].cancelTitle == "Cancel")
    #expect(presenter.requests[0].initialFocus == .cancel)
    #expect(presenter.requests[2].options.map(\.title) == ["OK"])
  }

  @Test(
    "A61 inform and report have one OK that is the default; closing them acknowledges", arguments: CancelReason.allCases
  )
  func inform(reason: CancelReason) async throws {
    let presenter = ScriptedPresenter([.accept, .cancel(reason)])
    let service = MessageService(presenter: presenter, localizer: .english)
    try await service.inform("Saved", message: "3 files")
    let request = try #require(presenter.requests.first)
    #expect(request.options.map(\.option) == [ChoiceOption("OK", key: "ok")])
    #expect(request.defaultOption == request.options[0].id)
    #expect(request.cancelTitle == nil)
    #expect(request.isAcknowledgement)
    #expect(request.isDeclinable)
    if reason.isDeclined {
      try await service.inform("Saved")
    } else {
      await #expect(throws: ChoiceError.cancelled(reason)) { try await service.inform("Saved") }
    }
  }

  @Test("report and choose(for:) take their texts from the error")
  func errors() async throws {
    struct Full: LocalizedError {
      var errorDescription: String? { "The file was not saved." }
      var failureReason: String? { "The disk is full." }
      var recoverySuggestion: String? { "Delete something." }
    }
    struct Plain: Error, CustomStringConvertible { var description: String { "no luck" } }
    struct Empty: LocalizedError { var errorDescription: String? { "" } }
    enum Bare: Error { case brokenPipe }
    let presenter = ScriptedPresenter([.accept, .choose(Recovery.skip), .accept, .accept, .accept])
    let service = MessageService(presenter: presenter)
    try await service.report(Full())
    #expect(try await service.choose(Recovery.self, for: Full()) == .skip)
    try await service.report(Plain())
    try await service.report(Bare.brokenPipe)
    try await service.report(Empty())
    #expect(
      presenter.requests.map(\.title) == [
        "The file was not saved.", "The file was not saved.", "no luck", "brokenPipe", "Empty()",
      ])
    #expect(
      presenter.requests.map(\.message) == [
        "The disk is full.\nDelete something.", "The disk is full.\nDelete something.", nil, nil, nil,
      ])
  }

  @Test("A86 every error describes itself")
  func descriptions() {
    let errors: [ChoiceError] =
      CancelReason.allCases.map { .cancelled($0) } + [
        .noOptions, .presenterFailed(PresenterFailure(.other, "It broke.")),
      ]
    let sentences = errors.map { ($0 as any LocalizedError).errorDescription ?? "" }
    #expect(Set(sentences).count == errors.count)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") })
    #expect(sentences.map { $0 } == errors.map { "\($0)" })
  }
}

/// A range of any form, so that one table holds them all.
struct AnyRange: Sendable {
  private let ask: @Sendable (MessageService) async throws -> Void

  init(_ range: some RangeExpression<Int> & Sendable) {
    ask = { service in _ = try await service.chooseMany(CallTests.Topping.self, count: range) }
  }

  func choose(from service: MessageService) async throws {
    try await ask(service)
  }
}

@Suite("Any enum works")
struct AnyEnumTests {
  /// Neither public nor `Sendable`.
  private enum Plain: String, CaseIterable { case one, two }

  private enum Computed: String, CaseIterable {
    case small, large, secret
    static var allCases: [Computed] { [.large, .small] }
  }

  private enum CustomRaw: CaseIterable, RawRepresentable {
    case on, off
    init?(rawValue: String) {
      switch rawValue {
      case "1": self = .on
      case "0": self = .off
      default: return nil
      }
    }
    var rawValue: String {
      switch self {
      case .on: "1"
      case .off: "0"
      }
    }
  }

  private final class Class: CaseIterable, RawRepresentable {
    let rawValue: String
    init?(rawValue: String) { self.rawValue = rawValue }
    private init(_ rawValue: String) { self.rawValue = rawValue }
    static var allCases: [Class] { [Class("first"), Class("second")] }
  }

  private struct Lazy: CaseIterable, RawRepresentable {
    let rawValue: String
    static var allCases: LazyMapSequence<Range<Int>, Lazy> { (0..<3).lazy.map { Lazy(rawValue: "no. \($0)") } }
  }

  @Test(
    "one that is neither Sendable nor public, with computed cases, with a raw value of its own; a class, a structure")
  func any() async throws {
    let service = MessageService(
      presenter: ScriptedPresenter([
        .choose("two"), .choose("small"), .choose("0"), .choose("second"), .choose("no. 2"),
      ]))
    #expect(try await service.choose(Plain.self) == .two)
    #expect(try await service.choose(Computed.self) == .small)
    #expect(try await service.choose(CustomRaw.self) == .off)
    #expect(try await service.choose(Class.self).rawValue == "second")
    #expect(try await service.choose(Lazy.self).rawValue == "no. 2")
  }

  @Test("A49 a case called Cancel stays apart from Cancel")
  func caseCalledCancel() async throws {
    enum Order: String, CaseIterable { case place = "Place", cancel = "Cancel" }
    let service = MessageService(presenter: ScriptedPresenter([.choose("Cancel"), .cancel]))
    #expect(try await service.choose(Order.self) == .cancel)
    await #expect(throws: ChoiceError.cancelled(.button)) { try await service.choose(Order.self) }
  }

  @Test("A55 C65 two options with one title stay apart")
  func sameTitle() async throws {
    let second = ScriptedAnswer.respond { .chosen([$0.options[1].id]) }
    let service = MessageService(presenter: ScriptedPresenter([second, second]))
    #expect(try await service.choose(ChoicePrompt([10, 20], title: "?") { _ in ChoiceOption("Soup") }) == 20)
    let localizer = ChoiceLocalizer { key in if case .option = key { "Soup" } else { nil } }
    let localized = MessageService(presenter: ScriptedPresenter([second]), localizer: localizer)
    #expect(try await localized.choose(Meal.self) == .chicken)
  }

  @Test("A31 whatever position is answered, its value comes back")
  func everyPosition() async throws {
    let values = Array(0..<50)
    for position in values {
      let service = MessageService(presenter: ScriptedPresenter([.respond { .chosen([$0.options[position].id]) }]))
      #expect(try await service.choose(ChoicePrompt(values, title: "?") { ChoiceOption("\($0)") }) == position)
    }
  }
}

@Suite("The original example's own holes")
struct OriginalExampleTests {
  enum FoodKind: String, CaseIterable { case steak = "牛排", chicken = "雞排" }

  @Test("Cancel and options go through one localiser")
  func oneLocalizer() async throws {
    let words: [ChoiceLocalizer.Key: String] = [
      .word(.cancel): "算了", .option(rawValue: "牛排", typeName: "FoodKind"): "Steak", .title(typeName: "FoodKind"): "餐點",
    ]
    let presenter = ScriptedPresenter([.choose("Steak")])
    let service = MessageService(presenter: presenter, localizer: ChoiceLocalizer { words[$0] })
    #expect(try await service.choose(FoodKind.self) == .steak)
    #expect(presenter.requests.map(\.title) == ["餐點"])
    #expect(presenter.requests.map(\.cancelTitle) == ["算了"])
    #expect(presenter.requests[0].options.map(\.title) == ["Steak", "雞排"])
    #expect(presenter.requests[0].options.map(\.key) == ["牛排", "雞排"])
  }

  @Test("several services live together, each with its own presenter")
  func noSingleton() async throws {
    let left = MessageService(presenter: ScriptedPresenter([.choose("牛排")]))
    let right = MessageService(presenter: ScriptedPresenter([.choose("雞排")]))
    async let one = left.choose(FoodKind.self)
    async let two = right.choose(FoodKind.self)
    #expect(try await one == .steak)
    #expect(try await two == .chicken)
  }

  @Test("no timers: two calls in a row are asked in the order of arrival")
  func noTimers() async throws {
    let clock = ManualClock()
    let presenter = ScriptedPresenter([.choose("牛排"), .choose("雞排")])
    let service = MessageService(presenter: presenter, clock: clock)
    #expect(try await [service.choose(FoodKind.self), service.choose(FoodKind.self)] == [.steak, .chicken])
    #expect(clock.now.offset == .zero)
  }

  @Test("the image is optional, portable, and has a size")
  func image() async throws {
    let presenter = ScriptedPresenter([.accept, .accept])
    let service = MessageService(presenter: presenter)
    try await service.inform("no image")
    try await service.inform("image") { prompt in
      prompt.image = ChoiceImage(.emoji("🍜"), size: .init(width: 120, height: 90), shape: .circle)
    }
    #expect(presenter.requests[0].image == nil)
    #expect(presenter.requests[1].image?.size == .init(width: 120, height: 90))
  }

  @Test("A63 forty options arrive whole, with Cancel beside them")
  func manyOptions() async throws {
    let presenter = ScriptedPresenter([.choose("option 39")])
    let service = MessageService(presenter: presenter, localizer: .english)
    let prompt = ChoicePrompt(0..<40, title: "?") { ChoiceOption("option \($0)") }
    #expect(try await service.choose(prompt) == 39)
    #expect(presenter.requests[0].options.count == 40)
    #expect(presenter.requests[0].cancelTitle == "Cancel")
  }
}
