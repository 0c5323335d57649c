/// A question as a presenter sees it: plain, immutable in flight, and free of the asker's types.
///
/// The service builds one from a ``ChoicePrompt``. Make one yourself to preview or test a presenter.
///
/// ```swift
/// let request = ChoiceRequest(title: "Food", options: [ChoiceOption("Steak"), ChoiceOption("Noodles")])
/// let response = try await presenter.present(request)
/// print(response == .chosen([request.options[0].id]))
/// ```
public struct ChoiceRequest: Sendable, Hashable, Identifiable {
  /// The identity of one request, unique within the process.
  public struct ID: Sendable, Hashable, CustomStringConvertible {
    let number: UInt64

    /// The request's number, for logs.
    public var description: String { "#\(number)" }
  }

  /// The identity of one option of one request.
  ///
  /// It is opaque: take it from ``ChoiceRequest/options`` and give it back in a ``ChoiceResponse``. An identity of
  /// another request is recognised and refused.
  public struct OptionID: Sendable, Hashable {
    let request: ID
    let index: Int
  }

  /// An option together with its identity in this request.
  @dynamicMemberLookup
  public struct Option: Sendable, Hashable, Identifiable {
    /// The identity with which the presenter answers.
    public let id: OptionID
    /// What to show.
    public let option: ChoiceOption

    /// The name by which scripts and logs mean this option: the key that it was given, an enum's raw value, or the title.
    public var key: String { option.key ?? option.title }

    /// Reads a property of the option.
    ///
    /// - Parameter keyPath: The property.
    public subscript<Property>(dynamicMember keyPath: KeyPath<ChoiceOption, Property>) -> Property {
      option[keyPath: keyPath]
    }
  }

  /// How many options an answer holds.
  public enum Selection: Sendable, Hashable {
    /// Exactly one option, answered the moment it is picked.
    case one
    /// A number of options within the range, answered when the person says so.
    case many(ClosedRange<Int>)

    /// The numbers of options that an answer may hold.
    public var count: ClosedRange<Int> {
      switch self {
      case .one: 1...1
      case .many(let count): count
      }
    }
  }

  /// Where a presenter that has a pointer puts it first.
  public enum InitialFocus: Sendable, Hashable {
    /// On an option.
    case option(OptionID)
    /// On Cancel.
    case cancel
    /// Nowhere: nothing can be picked safely.
    case nowhere
  }

  /// The identity of this request.
  public let id: ID
  /// The question.
  public let title: String
  /// The text under the question.
  public let message: String?
  /// A picture beside the question.
  public let image: ChoiceImage?
  /// A link under the message.
  public let link: ChoiceLink?
  /// The options in the order in which they are shown.
  public let options: [Option]
  /// How many options an answer holds.
  public let selection: Selection
  /// The title of Cancel; `nil` when the person has to choose.
  public let cancelTitle: String?
  /// The option that a bare confirmation takes; always available, never destructive, and `nil` where several can be chosen.
  public let defaultOption: OptionID?
  /// The options that are ticked at first, in the order of the options.
  public let preselected: [OptionID]
  /// Whether the question only informs: its single option acknowledges it, and so does closing it.
  public let isAcknowledgement: Bool
  /// Finds the words that a presenter adds of its own; the texts of the request have been through it.
  ///
  /// Requests are compared without it.
  public var localizer: ChoiceLocalizer { uncomparedLocalizer.value }
  private let uncomparedLocalizer: Uncompared<ChoiceLocalizer>

  /// Creates a request with an identity of its own.
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The text under the question.
  ///   - image: A picture beside the question.
  ///   - link: A link under the message.
  ///   - options: The options in the order in which they are shown.
  ///   - selection: How many options an answer holds.
  ///   - cancelTitle: The title of Cancel; `nil` when the person has to choose.
  ///   - defaultIndex: The position of the default option; ignored where it is destructive, unavailable, or none, and
  ///     where several can be chosen.
  ///   - preselectedIndices: The positions of the options that are ticked at first; those unavailable or out of range
  ///     are ignored.
  ///   - isAcknowledgement: Whether the question only informs.
  ///   - localizer: Finds the words that a presenter adds of its own.
  public init(
    title: String,
    message: String? = nil,
    image: ChoiceImage? = nil,
    link: ChoiceLink? = nil,
    options: [ChoiceOption],
    selection: Selection = .one,
    cancelTitle: String? = nil,
    defaultIndex: Int? = nil,
    preselectedIndices: Set<Int> = [],
    isAcknowledgement: Bool = false,
    localizer: ChoiceLocalizer = .system
  ) {
    let id = ID(number: RequestNumber.next())
    self.id = id
    self.title = title
    self.message = message
    self.image = image
    self.link = link
    self.options = options.enumerated().map { index, option in
      Option(id: OptionID(request: id, index: index), option: option)
    }
    self.selection = selection
    self.cancelTitle = cancelTitle
    self.isAcknowledgement = isAcknowledgement
    uncomparedLocalizer = Uncompared(value: localizer)
    defaultOption = defaultIndex.flatMap { index in
      guard selection == .one, options.indices.contains(index), Self.canBeDefault(options[index]) else { return nil }
      return OptionID(request: id, index: index)
    }
    preselected = preselectedIndices.sorted().compactMap { index in
      guard options.indices.contains(index), options[index].isAvailable else { return nil }
      return OptionID(request: id, index: index)
    }
  }

  /// The option with this identity, or `nil` if the identity is of another request.
  ///
  /// - Parameter id: An identity taken from ``options``.
  /// - Complexity: O(1).
  public subscript(id: OptionID) -> Option? {
    guard id.request == self.id, options.indices.contains(id.index) else { return nil }
    return options[id.index]
  }

  /// Whether the person may end the question without an answer: by Cancel, Escape, closing or a tap beside it.
  ///
  /// Where this is `false`, those do nothing.
  public var isDeclinable: Bool { cancelTitle != nil || isAcknowledgement }

  /// Where a presenter that has a pointer puts it first.
  ///
  /// On the default option; else on the first available option that is not destructive; else on Cancel; else nowhere.
  public var initialFocus: InitialFocus {
    if let defaultOption { return .option(defaultOption) }
    if let safe = options.first(where: { Self.canBeDefault($0.option) }) { return .option(safe.id) }
    return cancelTitle == nil ? .nowhere : .cancel
  }

  /// The one rule for options on which a bare confirmation may land.
  private static func canBeDefault(_ option: ChoiceOption) -> Bool {
    option.isAvailable && option.role != .destructive
  }

  /// Whether nothing can be answered: too few options are available for the selection, or there are none at all.
  var isUnanswerable: Bool {
    let available = options.lazy.filter { $0.option.isAvailable }.count
    return available < max(1, selection.count.lowerBound)
  }
}

/// A value that does not take part in the comparison of what it belongs to.
private struct Uncompared<Value: Sendable>: Sendable, Hashable {
  let value: Value

  static func == (left: Self, right: Self) -> Bool { true }
  func hash(into hasher: inout Hasher) {}
}
