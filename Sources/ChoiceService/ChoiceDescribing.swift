/// Lets an enum describe its own options.
///
/// Conform to it where the description belongs to the case and not to the question. Nothing changes where the enum is asked
/// for; what a prompt sets afterwards wins. Each property has a default, so declare those that say something.
///
/// ```swift
/// enum Drink: String, CaseIterable, ChoiceDescribing {
///   case tea, coffee, wine
///
///   var choiceSymbol: ChoiceSymbol? { self == .tea ? "🍵" : nil }
///   var choiceAvailability: ChoiceAvailability { self == .wine ? .unavailable(reason: "After six") : .available }
/// }
///
/// let drink = try await service.choose(Drink.self)
/// ```
///
/// Write the types exactly: a `var choiceDetail: String` compiles, but is another property than the `String?` that is asked
/// for, and is not used.
///
/// In a module whose default isolation is the main actor, write `nonisolated` before the enum if it is also asked for from
/// elsewhere: a conformance that belongs to the main actor is not found there.
public protocol ChoiceDescribing {
  /// The title, shown as it is; `nil` leaves the raw value to the localizer.
  var choiceTitle: String? { get }
  /// A second, quieter text.
  var choiceDetail: String? { get }
  /// A small picture before the title.
  var choiceSymbol: ChoiceSymbol? { get }
  /// What choosing the case does.
  var choiceRole: ChoiceRole { get }
  /// Whether the case can be chosen now.
  var choiceAvailability: ChoiceAvailability { get }
  /// A key that chooses the case where the presenter has a keyboard.
  var choiceShortcut: Character? { get }
}

extension ChoiceDescribing {
  /// No title of its own.
  public var choiceTitle: String? { nil }
  /// No second text.
  public var choiceDetail: String? { nil }
  /// No picture.
  public var choiceSymbol: ChoiceSymbol? { nil }
  /// A standard option.
  public var choiceRole: ChoiceRole { .standard }
  /// An available option.
  public var choiceAvailability: ChoiceAvailability { .available }
  /// No key.
  public var choiceShortcut: Character? { nil }
}

extension ChoiceOption {
  /// The option that stands for an enum's case, described by the case itself if its type does that.
  init(standingFor value: some RawRepresentable<String>, describesItself: Bool) {
    self.init(rawValue: value.rawValue)
    guard describesItself, let described = value as? any ChoiceDescribing else { return }
    if let title = described.choiceTitle { self.title = title }
    detail = described.choiceDetail
    symbol = described.choiceSymbol
    role = described.choiceRole
    availability = described.choiceAvailability
    shortcut = described.choiceShortcut
  }
}
