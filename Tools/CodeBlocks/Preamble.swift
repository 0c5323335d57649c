import ChoiceService

// The names that the documents' blocks use without declaring them.

enum FoodKind: String, CaseIterable { case steak = "牛排", chicken = "雞排", noodles = "麵" }
enum HeroKind: String, CaseIterable { case monkeyKing = "孫悟空", mulan = "花木蘭" }
enum Topping: String, CaseIterable { case cheese, egg, chilli, corn }
struct Dish: Sendable { var name: String; var price: String }

struct Given {
  var values:
    (
      service: MessageService, presenter: ScriptedPresenter, request: ChoiceRequest, error: any Error, dishes: [Dish]
    )
  var prompt: ChoicePrompt<FoodKind>
}
