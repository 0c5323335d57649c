#if canImport(SwiftUI)
  internal import ChoiceService
  public import SwiftUI

  extension View {
    /// Shows a presenter's questions on this view.
    ///
    /// Attach it once, to the root view of a window, and again to the content of each sheet and full-screen cover: they cover
    /// what is below, and nothing tells that a question there cannot be seen. The view that appeared last shows the next
    /// question.
    ///
    /// ```swift
    /// import ChoiceService
    /// import ChoiceServiceSwiftUI
    /// import SwiftUI
    ///
    /// enum Dish: String, CaseIterable { case steak, noodles }
    ///
    /// struct OrderWindow: View {
    ///   @State private var presenter = ChoiceScreenPresenter()
    ///   @State private var order = "nothing yet"
    ///
    ///   var body: some View {
    ///     Button("Order: \(order)") { Task { await ask() } }
    ///       .choices(from: presenter)
    ///   }
    ///
    ///   private func ask() async {
    ///     let service = MessageService(presenter: presenter)
    ///     if let dish = try? await service.choose(Dish.self) { order = dish.rawValue }
    ///   }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - presenter: Whose questions are shown.
    ///   - style: The form in which they are shown; another style counts from the next question after the view was drawn
    ///     with it.
    /// - Returns: The view, with the questions above it.
    public func choices(from presenter: ChoiceScreenPresenter, style: ChoiceStyle = .automatic) -> some View {
      let cardStyle = style.card
      return modifier(
        ChoicesModifier(presenter: presenter, preference: style.preference, cardStyle: cardStyle) { choice in
          CardView(choice: choice, style: cardStyle)
        })
    }

    /// Shows a presenter's questions on this view, each on a card of your own.
    ///
    /// The backdrop, the way in which the card comes, and what it is for VoiceOver are the package's; what is on the card is
    /// yours, what it is made of and its keys as well, except that Escape declines. Draw a button for each option, one for Cancel
    /// if the request has a title for it, and where several can be chosen one that calls ``PresentedChoice/finish()``.
    ///
    /// ```swift
    /// import ChoiceService
    /// import ChoiceServiceSwiftUI
    /// import SwiftUI
    ///
    /// struct HeroWindow: View {
    ///   let presenter: ChoiceScreenPresenter
    ///
    ///   var body: some View {
    ///     Text("Heroes")
    ///       .choices(from: presenter) { choice in
    ///         VStack(spacing: 12) {
    ///           Text(choice.request.title)
    ///           ForEach(choice.request.options) { option in
    ///             Button(option.title) { choice.pick(option.id) }
    ///               .disabled(!choice.canPick(option.id))
    ///           }
    ///           if let cancelTitle = choice.request.cancelTitle {
    ///             Button(cancelTitle, role: .cancel) { choice.decline() }
    ///           }
    ///         }
    ///         .padding()
    ///         .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
    ///       }
    ///   }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - presenter: Whose questions are shown.
    ///   - cardStyle: The backdrop, the entrance and the haptics; the rest of the style is for the package's own card.
    ///   - card: Draws a question.
    /// - Returns: The view, with the questions above it.
    public func choices(
      from presenter: ChoiceScreenPresenter, cardStyle: ChoiceCardStyle = ChoiceCardStyle(),
      @ViewBuilder card: @escaping @MainActor (PresentedChoice) -> some View
    ) -> some View {
      modifier(ChoicesModifier(presenter: presenter, preference: .ownCard, cardStyle: cardStyle, card: card))
    }
  }
#endif
