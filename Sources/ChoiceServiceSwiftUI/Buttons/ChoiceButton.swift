internal import ChoiceService

/// One button or row, as a view draws it.
struct ChoiceButton: Sendable, Hashable, Identifiable {
  enum Look: Sendable, Hashable {
    case standard
    case destructive
    case cancel
  }

  /// A key of a hardware keyboard, where there is one.
  enum Key: Sendable, Hashable {
    /// Return.
    case confirm
    /// Escape.
    case cancel
    case character(Character)
  }

  /// What it does.
  let act: ScreenAct
  let title: String
  /// Under the title: the detail, and why the option cannot be chosen.
  let notes: [String]
  let symbol: ChoiceSymbol?
  let look: Look
  let isEnabled: Bool
  /// Whether the option is ticked; `nil` where picking one is the answer.
  let isTicked: Bool?
  /// Whether it stands out, as what a bare confirmation does, and where there is no such option as the way out.
  let isProminent: Bool
  /// The keys that press it, the first of which the system may show.
  var keys: [Key]

  var id: ScreenAct { act }

  /// The key in one of the system's alerts, which has a key for Cancel itself.
  var alertKey: Key? { keys.contains(.confirm) ? .confirm : nil }

  /// The whole text, for the system's alerts, whose buttons have a title only.
  var plainTitle: String {
    isEnabled || notes.isEmpty ? title : "\(title) (\(notes.joined(separator: ", ")))"
  }
}

extension ChoiceButton {
  /// The buttons of a question's options, in the order of the options.
  ///
  /// - Parameters:
  ///   - request: The question.
  ///   - ticks: The options that are ticked, where several can be chosen.
  /// - Returns: The buttons.
  static func options(of request: ChoiceRequest, ticks: Set<ChoiceRequest.OptionID> = []) -> [ChoiceButton] {
    request.options.map { option in
      ChoiceButton(
        act: .pick(option.id), title: option.title, notes: notes(of: option, localizer: request.localizer),
        symbol: option.symbol, look: option.role == .destructive ? .destructive : .standard,
        isEnabled: request.canPick(option.id, ticks: ticks),
        isTicked: request.selection == .one ? nil : ticks.contains(option.id),
        isProminent: option.id == request.defaultOption, keys: keys(of: option, in: request))
    }
  }

  /// The button that ends a question without an answer; it comes after all others.
  ///
  /// Escape is not its key: it ends questions that have no such button as well, and tells another reason.
  static func cancel(of request: ChoiceRequest) -> ChoiceButton? {
    request.cancelTitle.map { title in
      ChoiceButton(
        act: .decline(.button), title: title, notes: [], symbol: nil, look: .cancel, isEnabled: true, isTicked: nil,
        isProminent: request.defaultOption == nil, keys: [])
    }
  }

  /// The button that ends a choice of several; `nil` where picking one is the answer.
  static func done(of request: ChoiceRequest, ticks: Set<ChoiceRequest.OptionID>) -> ChoiceButton? {
    if request.selection == .one { return nil }
    return ChoiceButton(
      act: .finish, title: request.localizer.text(for: .done), notes: [], symbol: nil, look: .standard,
      isEnabled: request.canFinish(with: ticks), isTicked: nil, isProminent: true, keys: [.confirm])
  }

  private static func notes(of option: ChoiceRequest.Option, localizer: ChoiceLocalizer) -> [String] {
    let reason: String? =
      switch option.availability {
      case .available: nil
      case .unavailable(let reason): reason ?? localizer.text(for: .notAvailable)
      }
    return [option.detail, reason].compactMap(\.self)
  }

  private static func keys(of option: ChoiceRequest.Option, in request: ChoiceRequest) -> [Key] {
    [option.id == request.defaultOption ? .confirm : nil, option.shortcut.map(Key.character)].compactMap(\.self)
  }
}

extension ChoiceRequest {
  /// What Escape does; `nil` where a question has to be answered.
  var escapeAct: ScreenAct? { isDeclinable ? .decline(.escape) : nil }

  /// The button on which a keyboard's or a remote control's focus starts: not one that destroys.
  var focusedAct: ScreenAct? {
    switch initialFocus {
    case .option(let id): .pick(id)
    case .cancel: .decline(.button)
    case .nowhere: nil
    }
  }
}
