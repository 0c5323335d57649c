/// Turns raw values and the package's own words into the person's language.
///
/// What the service adds to your strings goes through its one localizer: the raw values of enums, the title made from an
/// enum's name, Cancel and OK. Strings that you pass are shown as they are.
///
/// ```swift
/// let titles = ["steak": "牛排", "noodles": "麵"]
/// let localizer = ChoiceLocalizer(language: .traditionalChinese) { key in
///   guard case .option(let rawValue, _) = key else { return nil }
///   return titles[rawValue]
/// }
/// let service = MessageService(presenter: presenter, localizer: localizer)
/// ```
public struct ChoiceLocalizer: Sendable {
  /// What is looked up.
  ///
  /// A type's name is its own name alone, without the module and the types around it: `Kind` for `Menu.Kind`.
  public enum Key: Sendable, Hashable {
    /// The title of an enum's case.
    case option(rawValue: String, typeName: String)
    /// The title of a question that was given none.
    case title(typeName: String)
    /// A word of the package.
    case word(ChoiceWord)
  }

  /// The language of the package's own words.
  public let language: ChoiceLanguage
  private let lookup: @Sendable (Key) -> String?

  /// Creates a localizer.
  ///
  /// - Parameters:
  ///   - language: The language of the package's own words; that of the person at this machine unless you say otherwise.
  ///   - lookup: Your own table, asked first. Answer `nil` or an empty text to fall back: to the raw value, the type's
  ///     name in words, or the package's word.
  public init(
    language: ChoiceLanguage = .system,
    lookup: @escaping @Sendable (Key) -> String? = { _ in nil }
  ) {
    self.language = language
    self.lookup = lookup
  }

  /// Creates a localizer with a table of titles.
  ///
  /// ```swift
  /// let localizer = ChoiceLocalizer(titles: ["steak": "牛排", "FoodKind": "餐點"])
  /// let service = MessageService(presenter: presenter, localizer: localizer)
  /// ```
  ///
  /// - Parameters:
  ///   - language: The language of the package's own words; that of the person at this machine unless you say otherwise.
  ///   - titles: Titles of cases by raw value, and of questions by the name of the enum.
  public init(language: ChoiceLanguage = .system, titles: [String: String]) {
    self.init(language: language) { key in
      switch key {
      case .option(let rawValue, _): titles[rawValue]
      case .title(let typeName): titles[typeName]
      case .word: nil
      }
    }
  }

  /// Words in the language of the person at this machine, and raw values as they are.
  public static var system: ChoiceLocalizer { ChoiceLocalizer(language: .system) }

  /// English words, and raw values as they are.
  public static let english: ChoiceLocalizer = ChoiceLocalizer(language: .english)

  /// A word of the package in the person's language; English where the language has no entry.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - values: What stands in the places `{0}`, `{1}` of the text.
  /// - Returns: The text to show.
  public func text(for word: ChoiceWord, _ values: String...) -> String {
    let text = custom(.word(word)) ?? word.text(in: language) ?? word.text(in: .english) ?? word.description
    return Template(text).filled(with: values)
  }

  /// The title of an enum's case.
  func title(rawValue: String, typeName: String, caseName: @autoclosure () -> String) -> String {
    if let title = custom(.option(rawValue: rawValue, typeName: typeName)) { return title }
    return rawValue.isEmpty ? caseName() : rawValue
  }

  /// The title of a question that was given none.
  func title(typeName: String) -> String {
    custom(.title(typeName: typeName)) ?? TypeName.inWords(typeName)
  }

  private func custom(_ key: Key) -> String? {
    guard let text = lookup(key), !text.isEmpty else { return nil }
    return text
  }
}
