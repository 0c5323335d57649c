#if canImport(SwiftUI)
  import SwiftUI

  /// A card that is tapped, and asks for food.
  struct FoodCard: View {
    let waiter: Waiter

    var body: some View {
      Button {
        Task { await waiter.askFood() }
      } label: {
        VStack {
          Image(systemName: "fork.knife")
          Text(waiter.food?.rawValue ?? "餐點")
        }
        .padding()
        .frame(maxWidth: .infinity)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
      }
      .buttonStyle(.plain)
    }
  }

  /// A picture that is tapped, and asks for a hero.
  struct HeroPicture: View {
    let waiter: Waiter

    var body: some View {
      Button {
        Task { await waiter.askHero() }
      } label: {
        VStack {
          Image(systemName: "person.crop.circle")
            .resizable()
            .scaledToFit()
            .frame(width: 80, height: 80)
          Text(waiter.hero?.rawValue ?? "英雄")
        }
      }
      .buttonStyle(.plain)
    }
  }

  /// A button for every other question.
  struct QuestionButtons: View {
    let waiter: Waiter

    var body: some View {
      VStack(spacing: 12) {
        Button("Two in a row") { Task { await waiter.askBoth() } }
        Button("Two at once") { Task { await waiter.askTwoAtOnce() } }
        Button("Data") { Task { await waiter.askTable() } }
        Button("Link and long message") { Task { await waiter.askTerms() } }
        Button("Destructive", role: .destructive) { Task { await waiter.askDiscard() } }
        Button("Error") { Task { await waiter.askRecovery() } }
        Button("Message") { Task { await waiter.informOfKitchen() } }
      }
    }
  }
#endif
