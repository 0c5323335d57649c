import ChoiceService

// Everything here is on the main actor by default, as in a new app target.

@main
struct Main {
  static func main() async throws {
    let presenter = MainActorPresenter()
    let service = MessageService(presenter: presenter)
    try expect(try await service.choose(FoodKind.self), .steak)
    MainActor.assertIsolated("the caller is back where it was")
    try expect(try await service.chooseOrNil(HeroKind.self), .monkeyKing)
    try expect(try await service.chooseMany(Topping.self, count: 1...), [.cheese])
    let dish = try await service.choose(
      ChoicePrompt([Dish(name: "Soup", price: "NT$ 80")], title: "Menu") { ChoiceOption($0.name, detail: $0.price) })
    try expect(dish.name, "Soup")
    try expect(try await service.confirm("Delete?", action: "Delete", role: .destructive), true)
    try expect(try await service.choose(Recovery.self, for: Offline()), .retry)
    try await service.inform("Saved")
    try await service.report(Offline())
    try expect(presenter.shown, 8)

    try expect(try await Task { try await service.choose(FoodKind.self) }.value, .steak)
    try expect(try await MessageService(presenter: StructPresenter()).choose(FoodKind.self), .steak)
    let actorPresenter = ActorPresenter()
    try expect(try await MessageService(presenter: actorPresenter).choose(FoodKind.self), .steak)

    let scripted = MessageService(presenter: ScriptedPresenter([.choose(FoodKind.noodles), .cancel]))
    try expect(try await scripted.choose(FoodKind.self, title: "餐點") { $0[.steak].detail = "NT$ 320" }, .noodles)
    do throws(ChoiceError) {
      _ = try await scripted.choose(FoodKind.self)
    } catch {
      try expect(error, .cancelled(.button))
    }
    print("MainActorByDefault: passed")
  }
}
