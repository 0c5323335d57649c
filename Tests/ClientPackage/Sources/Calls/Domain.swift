import ChoiceService

// Types as users have them: nothing is public, and nothing says Sendable.

enum FoodKind: String, CaseIterable { case steak = "牛排", noodles = "麵", salad = "沙拉" }
enum HeroKind: String, CaseIterable { case monkeyKing = "孫悟空", mulan = "花木蘭" }
enum Topping: String, CaseIterable { case cheese, egg, chilli, corn }
enum Recovery: String, CaseIterable { case retry = "Retry", skip = "Skip" }
struct Dish { var name: String; var price: String }
struct Offline: Error, CustomStringConvertible { var description: String { "No connection." } }

struct Failed: Error { var what: String }

func expect<Value: Equatable>(_ actual: Value, _ expected: Value, line: Int = #line) throws {
  if actual != expected { throw Failed(what: "line \(line): \(actual) is not \(expected)") }
}
