#if canImport(SwiftUI)
  import ChoiceServiceSwiftUI
  import SwiftUI

  /// The forms that the sample can show its questions in.
  enum Look: String, CaseIterable {
    case automatic = "Automatic"
    case alert = "Alert"
    case dialog = "Confirmation dialog"
    case slidingCard = "Card that slides up"
    case growingCard = "Card that grows"
    case largeCard = "Card with larger fonts"
    case looseCard = "Card that a tap outside always closes"
    case list = "List"

    @MainActor var style: ChoiceStyle {
      switch self {
      case .automatic: .automatic
      case .alert: .alert
      case .dialog: .confirmationDialog
      case .slidingCard: .card()
      case .growingCard: .card(ChoiceCardStyle(entrance: .scale))
      case .largeCard: .card(large)
      case .looseCard: .card(ChoiceCardStyle(backdropTap: .alwaysCancels))
      case .list: .list
      }
    }

    private var large: ChoiceCardStyle {
      var style = ChoiceCardStyle()
      style.titleFont = .largeTitle
      style.messageFont = .title2
      style.buttonFont = .title2
      return style
    }
  }
#endif
