/// What there is to eat.
///
/// The raw values are what the person reads; an app looks them up in its string table.
enum FoodKind: String, CaseIterable {
  case steak = "牛排"
  case chicken = "雞排"
  case noodles = "義大利麵"
  case rice = "海南雞飯"
}

/// Who cooks it.
enum HeroKind: String, CaseIterable {
  case monkeyKing = "孫悟空"
  case mulan = "花木蘭"
}

/// What can be done about an error of the kitchen.
enum Recovery: String, CaseIterable {
  case retry = "Try again"
  case later = "Order later"
  case discard = "Discard the order"
}

/// A table of the restaurant: data that comes from somewhere.
struct Table: Sendable, Hashable {
  let number: Int
  let seats: Int
}
