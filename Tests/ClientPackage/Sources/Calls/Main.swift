import ChoiceService

@main
struct Main {
  /// From the main actor.
  @MainActor
  static func main() async throws {
    try await everyCall()
    try await everyPresenter()
    try await fromEverywhere()
    try await exhaustiveCatch()
    print("Calls: passed")
  }

  @MainActor
  static func everyCall() async throws {
    let dishes = [Dish(name: "Soup", price: "NT$ 80"), Dish(name: "Soup", price: "NT$ 90")]
    let presenter = ScriptedPresenter([
      .choose(FoodKind.steak), .choose("麵"), .choose(HeroKind.mulan), .cancel, .choose(Topping.corn, .cheese),
      .respond { request in .chosen([request.options[1].id]) }, .choose("Delete"), .choose("Skip"), .accept, .accept,
    ])
    let service = MessageService(presenter: presenter)

    try expect(try await service.choose(FoodKind.self), .steak)
    let food = try await service.choose(FoodKind.self, title: "餐點", message: "請選擇你的餐點") { prompt in
      prompt[.steak].detail = "NT$ 320"
      prompt[.salad].availability = .unavailable(reason: "Sold out")
      prompt.cancel = nil
    }
    try expect(food, .noodles)
    let hero: HeroKind? = try await service.chooseOrNil(HeroKind.self)
    try expect(hero, .mulan)
    try expect(try await service.chooseOrNil(HeroKind.self), nil)
    let toppings = try await service.chooseMany(Topping.self, count: 1...3)
    try expect(toppings, [.cheese, .corn])
    let dish = try await service.choose(
      ChoicePrompt(dishes, title: "Menu") { ChoiceOption($0.name, detail: $0.price) })
    try expect(dish.price, "NT$ 90")
    let go = try await service.confirm("Delete 3 files?", action: "Delete", role: .destructive)
    try expect(go, true)
    let next = try await service.choose(Recovery.self, for: Offline())
    try expect(next, .skip)
    try await service.inform("Saved", message: "3 files were written.")
    try await service.report(Offline())

    try expect(
      presenter.requests.map(\.title),
      [
        "Food kind", "餐點", "Hero kind", "Hero kind", "Topping", "Menu", "Delete 3 files?", "No connection.", "Saved",
        "No connection.",
      ])
    try expect(presenter.unusedAnswers.count, 0)
  }

  @MainActor
  static func everyPresenter() async throws {
    try expect(try await MessageService(presenter: StructPresenter()).choose(FoodKind.self), .steak)
    let actorPresenter = ActorPresenter()
    try expect(try await MessageService(presenter: actorPresenter).choose(FoodKind.self), .steak)
    try expect(await actorPresenter.shown, 1)
    let mainActorPresenter = MainActorPresenter()
    let service = MessageService(presenter: mainActorPresenter)
    try expect(try await service.choose(FoodKind.self), .steak)
    try expect(try await Task.detached { try await service.choose(HeroKind.self).rawValue }.value, "孫悟空")
    try expect(mainActorPresenter.shown, 2)
  }

  actor Kitchen {
    let service: MessageService
    init(service: MessageService) { self.service = service }

    func order() async throws(ChoiceError) -> FoodKind { try await service.choose(FoodKind.self) }
  }

  @MainActor
  static func fromEverywhere() async throws {
    let service = MessageService(presenter: StructPresenter())
    try expect(try await Kitchen(service: service).order(), .steak)
    try expect(try await Task { try await service.choose(FoodKind.self) }.value, .steak)
    async let later = service.choose(FoodKind.self)
    try expect(try await later, .steak)
    let answers = try await withThrowingTaskGroup(of: FoodKind.self) { group in
      for _ in 0..<10 { group.addTask { try await service.choose(FoodKind.self) } }
      var answers: [FoodKind] = []
      for try await answer in group { answers.append(answer) }
      return answers
    }
    try expect(answers, Array(repeating: .steak, count: 10))
    try expect(await service.isIdle, true)
    try expect(await service.dismissCurrent(), false)
  }

  static func exhaustiveCatch() async throws {
    let service = MessageService(presenter: ScriptedPresenter([.cancel(.timeout)]))
    // Inside a closure, too, once the type is written.
    let said = await Task { () async -> String in
      do throws(ChoiceError) {
        return try await service.choose(FoodKind.self).rawValue
      } catch {
        switch error {
        case .cancelled(.timeout): return "timed out"
        case .cancelled(let reason): return "\(reason)"
        case .noOptions: return "nothing"
        case .presenterFailed(let failure): return failure.message
        }
      }
    }.value
    try expect(said, "timed out")
  }
}
