#if canImport(SwiftUI)
  /// The form in which a view shows questions.
  ///
  /// Where several options can be chosen, every style shows a list.
  ///
  /// ```swift
  /// import ChoiceServiceSwiftUI
  /// import SwiftUI
  ///
  /// struct MenuWindow: View {
  ///   @State private var presenter = ChoiceScreenPresenter()
  ///
  ///   var body: some View {
  ///     Text("Menu")
  ///       .choices(from: presenter, style: .card(ChoiceCardStyle(entrance: .scale)))
  ///   }
  /// }
  /// ```
  public struct ChoiceStyle: Sendable {
    let preference: FormPreference
    let card: ChoiceCardStyle

    private init(_ preference: FormPreference, card: ChoiceCardStyle = ChoiceCardStyle()) {
      self.preference = preference
      self.card = card
    }

    /// An alert for up to three options, a confirmation dialog for up to six, a list beyond; a card where there is a picture, a
    /// link, or options with more than a title.
    public static var automatic: ChoiceStyle { ChoiceStyle(.automatic) }
    /// The system's alert, which shows texts only.
    public static var alert: ChoiceStyle { ChoiceStyle(.alert) }
    /// The system's confirmation dialog, which shows texts only.
    public static var confirmationDialog: ChoiceStyle { ChoiceStyle(.confirmationDialog) }
    /// A list in a sheet, with a search field from twelve options on.
    public static var list: ChoiceStyle { ChoiceStyle(.list) }

    /// A card above the view, over a dimmed backdrop.
    ///
    /// - Parameter style: The look of the card.
    /// - Returns: The style.
    public static func card(_ style: ChoiceCardStyle = ChoiceCardStyle()) -> ChoiceStyle {
      ChoiceStyle(.card, card: style)
    }

    /// What ``automatic`` shows, with a look for the cards.
    ///
    /// - Parameter style: The look of the card, where a question is one.
    /// - Returns: The style.
    public static func automatic(card style: ChoiceCardStyle) -> ChoiceStyle {
      ChoiceStyle(.automatic, card: style)
    }
  }
#endif
