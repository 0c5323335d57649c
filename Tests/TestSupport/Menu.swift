/// The enum that most tests ask for.
public enum Meal: String, CaseIterable, Sendable {
  case steak = "Steak"
  case chicken = "Chicken"
  case noodles = "Noodles"
}
