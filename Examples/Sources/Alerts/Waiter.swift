import ChoiceService
import Observation

/// Asks the guest everything, through whatever presenter its service has: a view, or a script in a test.
@MainActor
@Observable
final class Waiter {
  private(set) var food: FoodKind?
  private(set) var hero: HeroKind?
  /// How the last question ended.
  private(set) var note = "Nothing has been asked."

  private let service: MessageService
  private var tables = [Table(number: 1, seats: 2), Table(number: 2, seats: 4), Table(number: 3, seats: 8)]

  init(service: MessageService) {
    self.service = service
  }

  /// A title, a message, the cases of an enum, and Cancel.
  func askFood() async {
    await noting {
      let food = try await service.choose(FoodKind.self, title: "餐點", message: "請選擇你的餐點") { prompt in
        prompt.defaultValue = self.food
      }
      self.food = food
      return food.rawValue
    }
  }

  /// A round picture of 80 by 80 points.
  func askHero() async {
    await noting {
      let hero = try await service.choose(HeroKind.self, title: "英雄", message: "誰來做菜？") { prompt in
        prompt.image = ChoiceImage(
          .system("person.crop.circle"), size: ChoiceImage.Size(width: 80, height: 80), shape: .circle)
      }
      self.hero = hero
      return hero.rawValue
    }
  }

  /// One question after another, which is shown when the first is gone.
  func askBoth() async {
    await askFood()
    await askHero()
  }

  /// Two questions at once: both are asked, in turn.
  func askTwoAtOnce() async {
    await noting {
      async let spicy = service.confirm("Spicy?", action: "Spicy")
      async let toGo = service.confirm("To go?", action: "To go")
      return try await "spicy: \(spicy), to go: \(toGo)"
    }
  }

  /// The data of each table become an option.
  func askTable() async {
    await noting {
      var prompt = ChoicePrompt(tables, title: "Table") { table in
        ChoiceOption("Table \(table.number)", detail: "\(table.seats) seats")
      }
      prompt.message = "\(tables.count) tables are free."
      let table = try await service.choose(prompt)
      return "table \(table.number)"
    }
  }

  /// A link, and a message that is longer than any screen: it scrolls, and the buttons stay.
  func askTerms() async {
    await noting {
      let terms = (1...60).map { "§ \($0) The guest eats what was ordered." }.joined(separator: "\n")
      let agrees = try await service.confirm("Terms", message: terms, action: "Agree") { prompt in
        prompt.link = ChoiceLink("Menu", destination: "https://example.com/menu")
      }
      return agrees ? "agreed" : "not agreed"
    }
  }

  /// An action that cannot be undone: it is marked, and never what Return does.
  func askDiscard() async {
    await noting {
      let discards = try await service.confirm("Discard the order?", action: "Discard", role: .destructive)
      if discards { food = nil }
      return discards ? "discarded" : "kept"
    }
  }

  /// An error with its texts, and with actions of its own.
  func askRecovery() async {
    await noting {
      let recovery = try await service.choose(Recovery.self, for: KitchenError.closed) { prompt in
        prompt[.discard].role = .destructive
        prompt.defaultValue = .retry
      }
      return recovery.rawValue
    }
  }

  /// A message that needs no answer gets the default OK.
  func informOfKitchen() async {
    await noting {
      try await service.inform("The soup is ready.", message: "It is hot.")
      return "seen"
    }
  }

  /// Writes down what came of a question; cancelling one is no failure here.
  private func noting(_ ask: () async throws -> String) async {
    do {
      note = try await ask()
    } catch {
      note = "No answer: \(error)"
    }
  }
}
