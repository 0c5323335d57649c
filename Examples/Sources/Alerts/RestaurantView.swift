#if canImport(SwiftUI)
  import ChoiceService
  import ChoiceServiceSwiftUI
  import SwiftUI

  /// The root of the window.
  ///
  /// The modifier stands here once, and once more in the sheet, which would cover the questions.
  struct RestaurantView: View {
    @State private var presenter: ChoiceScreenPresenter
    @State private var service: MessageService
    @State private var waiter: Waiter
    @State private var look = Look.automatic
    @State private var isInSheet = false

    init() {
      let presenter = ChoiceScreenPresenter()
      let service = MessageService(presenter: presenter)
      _presenter = State(initialValue: presenter)
      _service = State(initialValue: service)
      _waiter = State(initialValue: Waiter(service: service))
    }

    var body: some View {
      ScrollView {
        VStack(spacing: 16) {
          FoodCard(waiter: waiter)
          HeroPicture(waiter: waiter)
          QuestionButtons(waiter: waiter)
          lookButton
          Button("In a sheet") { isInSheet = true }
          Text(waiter.note).font(.footnote)
        }
        .padding()
      }
      .choices(from: presenter, style: look.style)
      .sheet(isPresented: $isInSheet) {
        QuestionButtons(waiter: waiter)
          .padding()
          .choices(from: presenter, style: look.style)
      }
    }

    private var lookButton: some View {
      Button("Form: \(look.rawValue)") { Task { await chooseLook() } }
    }

    private func chooseLook() async {
      if let chosen = try? await service.chooseOrNil(Look.self, title: "Form of the questions") { look = chosen }
    }
  }
#endif
