/// One selectable line of a question.
///
/// An option built from an enum takes its title from the raw value, looked up by the service's ``ChoiceLocalizer``.
/// A title that you set yourself is used as it is.
///
/// ```swift
/// let steak = ChoiceOption("Steak", detail: "NT$ 320", symbol: "🥩")
/// let ramen = ChoiceOption("Ramen", availability: .unavailable(reason: "Sold out"))
/// let dish = try await service.choose(ChoicePrompt([steak, ramen], title: "Menu") { $0 })
/// ```
public struct ChoiceOption: Sendable, Hashable {
  /// The text on the option's line, for display only: two options may share one title and stay apart.
  public var title: String {
    didSet { localizesTitle = false }
  }

  /// A second, quieter text such as a price.
  public var detail: String?

  /// A small picture before the title.
  public var symbol: ChoiceSymbol?

  /// What choosing the option does to the person's things.
  public var role: ChoiceRole

  /// Whether the option can be chosen now, and if not, why.
  public var availability: ChoiceAvailability

  /// A key that chooses the option where the presenter has a keyboard.
  public var shortcut: Character?

  /// The name by which scripts and logs mean this option; `nil` is the enum's raw value, else the title.
  ///
  /// It is never the option's identity. Two options may share a key; the answer still goes to the one that was chosen.
  public var key: String?

  /// Whether the title is an enum's raw value, still to be looked up by the localizer.
  private(set) var localizesTitle = false

  /// Creates an option whose title is shown as it is.
  ///
  /// - Parameters:
  ///   - title: The text on the option's line.
  ///   - detail: A second, quieter text.
  ///   - symbol: A small picture before the title.
  ///   - role: What choosing the option does.
  ///   - availability: Whether the option can be chosen now.
  ///   - shortcut: A key that chooses the option where the presenter has a keyboard.
  ///   - key: The name for scripts and logs; `nil` is the enum's raw value, else the title.
  public init(
    _ title: String,
    detail: String? = nil,
    symbol: ChoiceSymbol? = nil,
    role: ChoiceRole = .standard,
    availability: ChoiceAvailability = .available,
    shortcut: Character? = nil,
    key: String? = nil
  ) {
    self.title = title
    self.detail = detail
    self.symbol = symbol
    self.role = role
    self.availability = availability
    self.shortcut = shortcut
    self.key = key
  }

  /// An option that stands for an enum's case: its title is the raw value until it is localized.
  init(rawValue: String) {
    self.init(rawValue)
    localizesTitle = true
  }

  /// Whether the option can be chosen now.
  public var isAvailable: Bool { availability == .available }

  /// Makes the changes that lead from one option to another, and leaves the rest as it is.
  mutating func takeChanges(from old: ChoiceOption, to new: ChoiceOption) {
    if new.title != old.title || new.localizesTitle != old.localizesTitle {
      title = new.title
      localizesTitle = new.localizesTitle
    }
    if new.detail != old.detail { detail = new.detail }
    if new.symbol != old.symbol { symbol = new.symbol }
    if new.role != old.role { role = new.role }
    if new.availability != old.availability { availability = new.availability }
    if new.shortcut != old.shortcut { shortcut = new.shortcut }
    if new.key != old.key { key = new.key }
  }
}

/// What choosing an option does to the person's things.
///
/// ```swift
/// let erase = ChoiceOption("Erase", role: .destructive)
/// ```
public enum ChoiceRole: Sendable, Hashable {
  /// Nothing is lost.
  case standard
  /// Something is lost; such an option is never the default.
  case destructive
}

/// Whether an option can be chosen now.
///
/// ```swift
/// prompt[.noodles].availability = .unavailable(reason: "Sold out")
/// ```
public enum ChoiceAvailability: Sendable, Hashable {
  /// The option can be chosen.
  case available
  /// The option is shown with its reason and cannot be chosen.
  case unavailable(reason: String?)
}

/// A small picture before an option's title.
///
/// A string literal is an emoji; presenters without the named symbols leave those out.
///
/// ```swift
/// prompt[.noodles].symbol = "🍜"
/// prompt[.steak].symbol = .system("fork.knife")
/// ```
public enum ChoiceSymbol: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// Text that is its own picture.
  case emoji(String)
  /// The name of one of Apple's SF Symbols.
  case system(String)

  /// Creates an emoji.
  ///
  /// - Parameter value: The emoji's text.
  public init(stringLiteral value: String) {
    self = .emoji(value)
  }
}
