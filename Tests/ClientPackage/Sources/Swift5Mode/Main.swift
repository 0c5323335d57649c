import ChoiceService

@main @MainActor
struct Main {
  static func main() async throws {
    let presenter = MainActorPresenter()
    let service = MessageService(presenter: presenter)
    try expect(try await service.choose(FoodKind.self), .steak)
    try expect(try await service.chooseOrNil(HeroKind.self), .monkeyKing)
    try expect(try await service.chooseMany(Topping.self, count: 1...2), [.cheese])
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
    try expect(try await MessageService(presenter: ActorPresenter()).choose(FoodKind.self), .steak)
    do throws(ChoiceError) {
      _ = try await MessageService(presenter: ScriptedPresenter([.cancel])).choose(FoodKind.self)
    } catch {
      switch error {
      case .cancelled(let reason): try expect(reason, .button)
      case .noOptions, .presenterFailed: throw Failed(what: "\(error)")
      }
    }
    print("Swift5Mode: passed")
  }
}
