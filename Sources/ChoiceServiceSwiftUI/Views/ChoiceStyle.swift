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
  public enum ChoiceStyle: Sendable {
    /// An alert for up to three options, a confirmation dialog for up to six, a list beyond; a card where there is a picture, a
    /// link, or options with more than a title.
    case automatic
    /// The system's alert, which shows texts only.
    case alert
    /// The system's confirmation dialog, which shows texts only.
    case confirmationDialog
    /// A card above the view, over a dimmed backdrop.
    case card(ChoiceCardStyle = ChoiceCardStyle())
    /// A list in a sheet, with a search field from twelve options on.
    case list

    var preference: FormPreference {
      switch self {
      case .automatic: .automatic
      case .alert: .alert
      case .confirmationDialog: .confirmationDialog
      case .card: .card
      case .list: .list
      }
    }

    var card: ChoiceCardStyle {
      if case .card(let style) = self { style } else { ChoiceCardStyle() }
    }
  }
#endif
