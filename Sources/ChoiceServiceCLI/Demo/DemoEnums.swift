/// The dishes of the original example.
enum FoodKind: String, CaseIterable {
  case steak = "牛排"
  case chicken = "雞排"
  case porkChop = "豬排"
  case noodles = "牛肉麵"
}

/// The heroes of the original example.
enum HeroKind: String, CaseIterable {
  case monkeyKing = "孫悟空"
  case mulan = "花木蘭"
  case robinHood = "羅賓漢"
  case joan = "聖女貞德"
}
