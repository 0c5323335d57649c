import TestSupport
import Testing

@testable import ChoiceService

@Suite("What a presenter may answer")
struct ResponseVerdictTests {
  static let request = ChoiceRequest(
    title: "Food",
    options: [ChoiceOption("a"), ChoiceOption("b", availability: .unavailable(reason: "gone")), ChoiceOption("c")])
  static let several = ChoiceRequest(
    title: "Toppings", options: ["a", "b", "c"].map { ChoiceOption($0) }, selection: .many(1...2))

  private func verdict(_ ids: [ChoiceRequest.OptionID], for request: ChoiceRequest) -> Result<[Int], ChoiceError> {
    ResponseVerdict.outcome(of: .success(.chosen(ids)), for: request)
  }

  private func id(_ index: Int, of request: ChoiceRequest) -> ChoiceRequest.OptionID {
    ChoiceRequest.OptionID(request: request.id, index: index)
  }

  private func invalid(_ message: String) -> Result<[Int], ChoiceError> {
    .failure(.presenterFailed(PresenterFailure(.invalidResponse, message)))
  }

  @Test("one available option, or several within the range, in ascending order")
  func valid() {
    #expect(verdict([id(2, of: Self.request)], for: Self.request) == .success([2]))
    #expect(verdict([id(2, of: Self.several), id(0, of: Self.several)], for: Self.several) == .success([0, 2]))
  }

  @Test("A47 not an option of another request, nor an index that was made up")
  func foreign() {
    let said =
      "The presenter answered “Food” with an option of another request. Answer with identities from this request's options."
    #expect(verdict([id(0, of: Self.several)], for: Self.request) == invalid(said))
    for index in [-1, 3, Int.max, Int.min] {
      #expect(verdict([id(index, of: Self.request)], for: Self.request) == invalid(said))
    }
  }

  @Test("not an unavailable option")
  func unavailable() {
    #expect(
      verdict([id(1, of: Self.request)], for: Self.request)
        == invalid("The presenter answered “Food” with “b”, which is unavailable. Offer only available options."))
  }

  @Test("not one option twice")
  func twice() {
    #expect(
      verdict([id(0, of: Self.several), id(0, of: Self.several)], for: Self.several)
        == invalid("The presenter answered “Toppings” with “a” twice. Name each option once."))
  }

  @Test("not too many, and not none")
  func count() {
    #expect(
      verdict([id(0, of: Self.request), id(2, of: Self.request)], for: Self.request)
        == invalid("The presenter answered “Food” with 2 options. The number allowed is 1."))
    #expect(
      verdict([], for: Self.request)
        == invalid("The presenter answered “Food” with 0 options. The number allowed is 1."))
    #expect(
      verdict((0..<3).map { id($0, of: Self.several) }, for: Self.several)
        == invalid("The presenter answered “Toppings” with 3 options. The number allowed is 1...2."))
  }

  @Test("the service turns each of these into a failure, never into a value")
  func throughTheService() async throws {
    let foreign = Self.request.options[0].id
    let answers: [ScriptedAnswer] = [
      .respond { _ in .chosen([foreign]) },
      .respond { .chosen([$0.options[1].id]) },
      .respond { .chosen($0.options.map(\.id)) },
      .respond { _ in .chosen([]) },
    ]
    let service = MessageService(presenter: ScriptedPresenter(answers))
    for _ in answers {
      let error = await #expect(throws: ChoiceError.self) {
        try await service.choose(Meal.self) { $0[.chicken].availability = .unavailable(reason: nil) }
      }
      #expect(error?.failure?.code == .invalidResponse)
    }
  }

  @Test("an answer for one service's question is foreign to another service")
  func otherService() async throws {
    let stolen = Watched<ChoiceRequest.OptionID?>(nil)
    let first = MessageService(
      presenter: ClosurePresenter { request in
        stolen.update { $0 = request.options[0].id }
        return .chosen([request.options[0].id])
      })
    _ = try await first.choose(Meal.self)
    let id = try #require(stolen.value)
    let second = MessageService(presenter: ClosurePresenter { _ in .chosen([id]) })
    let error = await #expect(throws: ChoiceError.self) { try await second.choose(Meal.self) }
    #expect(error?.failure?.code == .invalidResponse)
  }
}

@Suite("A reply is given once")
struct ReplyTests {
  @Test("A34 A37 A57 the second answer returns false and changes nothing")
  func twice() async throws {
    let results = Watched<[Bool]>([])
    let presenter = ClosurePresenter { request in
      try await ChoiceReply.response { reply in
        let answers = [
          reply.choose(request.options[1].id), reply.choose(request.options[0].id), reply.cancel(.close),
        ]
        results.update { $0 = answers }
      }
    }
    let service = MessageService(presenter: presenter)
    #expect(try await service.choose(Meal.self) == .chicken)
    #expect(results.value == [true, false, false])
  }

  @Test("an answer after the end returns false")
  func late() async throws {
    let kept = Watched<ChoiceReply?>(nil)
    let presenter = ClosurePresenter { _ in
      try await ChoiceReply.response { reply in kept.update { $0 = reply } }
    }
    let service = MessageService(presenter: presenter)
    let asking = Task { try await service.choose(Meal.self) }
    await kept.wait { $0 != nil }
    asking.cancel()
    await #expect(throws: ChoiceError.cancelled(.taskCancelled)) { try await asking.value }
    await until { await service.isIdle }
    #expect(kept.value?.cancel(.close) == false)
  }

  @Test("A41 answers from many threads at once: one counts")
  func racing() async throws {
    for _ in 0..<200 {
      let counted = Watched(0)
      let response = try await ChoiceReply.response { reply in
        for _ in 0..<4 {
          Task.detached { if reply.cancel(.close) { counted.update { $0 += 1 } } }
        }
      }
      #expect(response == .cancelled(.close))
      await counted.wait { $0 == 1 }
    }
  }

  @Test("an error while showing is the presenter's")
  func throwing() async {
    struct NoWindow: Error {}
    await #expect(throws: NoWindow.self) { _ = try await ChoiceReply.response { _ in throw NoWindow() } }
  }

  @Test("the closure runs on the caller's actor")
  @MainActor func isolation() async throws {
    var shown = 0
    _ = try await ChoiceReply.response { reply in
      MainActor.assertIsolated()
      shown += 1
      reply.cancel(.close)
    }
    #expect(shown == 1)
  }
}

@Suite("A scripted presenter")
struct ScriptedPresenterTests {
  private func failure(_ answer: ScriptedAnswer, _ options: [ChoiceOption]) async -> PresenterFailure? {
    let service = MessageService(presenter: ScriptedPresenter([answer]))
    let prompt = ChoicePrompt(options, title: "Menu") { $0 }
    do throws(ChoiceError) {
      _ = try await service.choose(prompt)
      return nil
    } catch {
      return error.failure
    }
  }

  @Test("C91 answers by value, key, exact title and closure, and records each question")
  func answers() async throws {
    let presenter = ScriptedPresenter([
      .choose(Meal.chicken), .choose("Noodles"), .choose(key: "Steak"), .choose(title: "Chicken"),
      .respond { .chosen([$0.options[2].id]) }, .cancel,
    ])
    let service = MessageService(presenter: presenter)
    var meals: [Meal?] = []
    for number in 0..<6 { meals.append(try await service.chooseOrNil(Meal.self, title: "\(number)")) }
    #expect(meals == [.chicken, .noodles, .steak, .chicken, .noodles, nil])
    #expect(presenter.requests.map(\.title) == ["0", "1", "2", "3", "4", "5"])
    #expect(presenter.unusedAnswers.isEmpty)
  }

  @Test("A86 running dry fails at once and names the question")
  func dry() async throws {
    let presenter = ScriptedPresenter([.choose("Steak")])
    let service = MessageService(presenter: presenter)
    _ = try await service.choose(Meal.self)
    let error = await #expect(throws: ChoiceError.self) { try await service.choose(Meal.self, title: "Dinner") }
    #expect(
      error
        == .presenterFailed(
          PresenterFailure(
            .unavailable,
            "The script has no answer left for question 2, “Dinner”. Add one of: “Steak”, “Chicken”, “Noodles”.")))
    #expect(presenter.requests.count == 2)
  }

  @Test("entries left over can be asserted")
  func leftOver() async throws {
    let presenter = ScriptedPresenter([
      .accept, .choose("a", "b"), .cancel(.timeout), .chooseNone, .respond { _ in .chosen([]) },
      .choose(title: "x").after(.seconds(2)),
    ])
    try await MessageService(presenter: presenter).inform("Hello")
    #expect(
      presenter.unusedAnswers.map(\.description) == [
        "choose “a”, “b”", "cancel (timeout)", "choose none", "respond with a closure",
        "choose “x” after 2.0 seconds",
      ])
  }

  @Test("an answer that matches nothing says what there is")
  func noMatch() async {
    #expect(
      await failure(.choose("pizza"), [ChoiceOption("Soup", key: "soup"), ChoiceOption("Stew")])
        == PresenterFailure(
          .invalidResponse,
          "The script answers “Menu” with “pizza”, which is none of its options: “soup” (“Soup”), “Stew”."))
  }

  @Test("two options matching is an error that names both")
  func ambiguous() async {
    let soups = [ChoiceOption("Soup", key: "1"), ChoiceOption("Soup", key: "2"), ChoiceOption("Stew")]
    #expect(
      await failure(.choose(title: "Soup"), soups)
        == PresenterFailure(
          .invalidResponse,
          "The script answers “Menu” with “Soup”, which means 2 of its options: “1” (“Soup”), “2” (“Soup”). "
            + "Name one by its key, or respond with a closure."))
    // A key of one option and the title of another.
    #expect(
      await failure(.choose("Stew"), [ChoiceOption("Soup", key: "Stew"), ChoiceOption("Stew", key: "s")])?.code
        == .invalidResponse)
  }

  @Test("an unavailable option is an error of the script, with the reason")
  func unavailable() async {
    let options = [ChoiceOption("Stew"), ChoiceOption("Soup", availability: .unavailable(reason: "Sold out"))]
    #expect(
      await failure(.choose("Soup"), options)
        == PresenterFailure(
          .invalidResponse,
          "The script answers “Menu” with “Soup”, which is unavailable: Sold out. Choose an available option."))
  }

  @Test("cancelling a question that has no Cancel is an error of the script, and a timeout is not")
  func cancelWithoutCancel() async {
    for reason in CancelReason.allCases {
      let service = MessageService(presenter: ScriptedPresenter([.cancel(reason)]))
      let error = await #expect(throws: ChoiceError.self) { try await service.choose(Meal.self) { $0.cancel = nil } }
      if reason.isDeclined {
        #expect(error?.failure?.code == .invalidResponse)
      } else {
        #expect(error == .cancelled(reason))
      }
    }
  }

  @Test("accepting a question with several options is an error")
  func accepting() async {
    #expect(await failure(.accept, [ChoiceOption("a"), ChoiceOption("b")])?.code == .invalidResponse)
  }

  @Test("a long list of options is cut in the message")
  func longList() async {
    let message = await failure(.choose("x"), (1...100).map { ChoiceOption("\($0)") })?.message ?? ""
    #expect(message.hasSuffix("“19”, “20”, and 80 more."))
  }

  @Test("a delayed answer comes when its time has come")
  func delayed() async throws {
    let clock = ManualClock()
    let presenter = ScriptedPresenter([.choose("Steak").after(.seconds(2))], clock: clock)
    let service = MessageService(presenter: presenter, clock: clock)
    let asking = Task { try await service.choose(Meal.self) { $0.timeout = .seconds(3) } }
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(2))
    #expect(try await asking.value == .steak)

    let late = ScriptedPresenter([.choose("Steak").after(.seconds(4))], clock: clock)
    let impatient = MessageService(presenter: late, clock: clock)
    let asking2 = Task { try await impatient.choose(Meal.self) { $0.timeout = .seconds(3) } }
    await clock.waitForSleepers(2)
    clock.advance(by: .seconds(3))
    await #expect(throws: ChoiceError.cancelled(.timeout)) { try await asking2.value }
  }

  @Test("chooseNone answers a question that allows it")
  func none() async throws {
    let service = MessageService(presenter: ScriptedPresenter([.chooseNone]))
    #expect(try await service.chooseMany(Meal.self) == [])
  }
}
