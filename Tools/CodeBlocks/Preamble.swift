import ChoiceService
import ChoiceServiceTesting

// The names that the documents' blocks use without declaring them.

enum FoodKind: String, CaseIterable { case steak = "牛排", chicken = "雞排", noodles = "麵" }
enum HeroKind: String, CaseIterable { case monkeyKing = "孫悟空", mulan = "花木蘭" }
enum Topping: String, CaseIterable { case cheese, egg, chilli, corn }
struct Dish: Sendable { var name: String; var price: String }

struct OfflineError: Error, CustomStringConvertible { var description: String { "No connection." } }

/// A window that some rig looks at, and a presenter over it.
actor FakeWindow {
  var request: ChoiceRequest?
  func tap(_ ids: [ChoiceRequest.OptionID]) {}
  func tapCancel() {}
}

struct PresenterOfMine: ChoicePresenter {
  let window = FakeWindow()
  func present(_ request: ChoiceRequest) async throws -> ChoiceResponse { .cancelled(.close) }
}

struct RigOfMine: PresenterRig {
  let presenter = PresenterOfMine()
  func isShown(_ request: ChoiceRequest) async -> Bool { await presenter.window.request?.id == request.id }
  func perform(_ act: PersonAct, on request: ChoiceRequest) async -> Bool { false }
  func wasShownOnMainActor(_ request: ChoiceRequest) async -> Bool? { nil }
}

struct Given {
  var values:
    (
      service: MessageService, presenter: ScriptedPresenter, request: ChoiceRequest, error: any Error, dishes: [Dish],
      rig: RigOfMine
    )
  var prompt: ChoicePrompt<FoodKind>

  static var sample: Given {
    let presenter = ScriptedPresenter([])
    return Given(
      values: (
        MessageService(presenter: presenter, localizer: .english), presenter,
        ChoiceRequest(title: "Food", options: [ChoiceOption("Steak")], localizer: .english), OfflineError(),
        [Dish(name: "Soup", price: "NT$ 80")], RigOfMine()
      ),
      prompt: ChoicePrompt(FoodKind.self))
  }
}
