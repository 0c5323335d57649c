internal import ChoiceService

/// The UI in which one question is shown.
enum ChoiceForm: Sendable, Hashable, CaseIterable {
  case alert
  case confirmationDialog
  case card
  case list

  /// Whether the UI tells when its dismissal is over: a sheet and a card do, the system's alerts do not.
  var reportsEnd: Bool {
    switch self {
    case .alert, .confirmationDialog: false
    case .card, .list: true
    }
  }

  /// What the person has done when the UI went away without an action of ours; `nil` where only the program can make it
  /// go.
  var closingReason: CancelReason? {
    switch self {
    case .alert: .escape
    case .confirmationDialog: .backdrop
    case .list: .close
    case .card: nil
    }
  }
}

/// The form that a host asks for.
enum FormPreference: Sendable, Hashable, CaseIterable {
  case automatic
  case alert
  case confirmationDialog
  case card
  /// A card that the host draws itself, whatever the question.
  case ownCard
  case list
}

/// What the forms depend on.
enum ChoicePlatform: Sendable, Hashable, CaseIterable {
  case iOS
  case macOS
  case tvOS
  case watchOS
  case visionOS

  /// The platform for which this is compiled; iOS where tests run.
  static var current: ChoicePlatform {
    #if os(macOS)
      .macOS
    #elseif os(tvOS)
      .tvOS
    #elseif os(watchOS)
      .watchOS
    #elseif os(visionOS)
      .visionOS
    #else
      .iOS
    #endif
  }

  /// Whether a card above a view takes the place of the view: on tvOS the focus would stay below it, and a watch has no
  /// room around it.
  var hasCards: Bool {
    switch self {
    case .iOS, .macOS, .visionOS: true
    case .tvOS, .watchOS: false
    }
  }
}

extension ChoiceForm {
  /// The most options of an alert.
  static let alertLimit = 3
  /// The most options of a confirmation dialog.
  static let dialogLimit = 6
  /// The most options of a card whose buttons all stay in view.
  static let pinnedLimit = 5
  /// The fewest options of a list in which one can search.
  static let searchFloor = 12

  /// Chooses the form of a question.
  ///
  /// - Parameters:
  ///   - request: The question.
  ///   - preference: What the host asks for.
  ///   - platform: Where it is shown.
  /// - Returns: The form; the one asked for, except that several options can be chosen in a list only.
  static func form(
    of request: ChoiceRequest, preferring preference: FormPreference, on platform: ChoicePlatform
  ) -> ChoiceForm {
    if preference == .ownCard { return .card }
    if request.selection != .one { return .list }
    return switch preference {
    case .automatic: automatic(for: request, on: platform)
    case .alert: .alert
    case .confirmationDialog: .confirmationDialog
    case .card, .ownCard: .card
    case .list: .list
    }
  }

  /// The form of a question with one answer, where the host leaves it to the package.
  private static func automatic(for request: ChoiceRequest, on platform: ChoicePlatform) -> ChoiceForm {
    let count = request.options.count
    if request.hasPictureOrLink {
      return platform.hasCards && count < searchFloor ? .card : .list
    }
    if request.options.contains(where: \.needsMoreThanATitle) {
      return platform.hasCards && count <= pinnedLimit ? .card : .list
    }
    if count <= alertLimit { return .alert }
    // Where there is no Cancel, a dialog would add one, or go away at a tap beside it.
    if request.cancelTitle != nil, count <= dialogLimit { return .confirmationDialog }
    return platform.hasCards && count <= pinnedLimit ? .card : .list
  }
}

extension ChoiceRequest {
  /// Whether it has what the system's alerts leave out.
  fileprivate var hasPictureOrLink: Bool { image != nil || link != nil }
}

extension ChoiceRequest.Option {
  /// Whether the line of the option is more than a button with a text.
  fileprivate var needsMoreThanATitle: Bool { option.detail != nil || option.symbol != nil || !option.isAvailable }
}
