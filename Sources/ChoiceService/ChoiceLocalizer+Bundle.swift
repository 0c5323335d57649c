// Only Apple's platforms have bundles with string tables; elsewhere a table is passed as a dictionary.
#if canImport(Darwin)
  public import Foundation

  extension ChoiceLocalizer {
    /// Creates a localizer that finds titles in a bundle's string table.
    ///
    /// Cases are looked up by raw value, and questions by the name of the enum.
    ///
    /// - Parameters:
    ///   - bundle: Your bundle; the package's own words do not come from it.
    ///   - table: The name of the table; `nil` is `Localizable`.
    ///   - language: The language of the package's own words.
    public init(bundle: Bundle, table: String? = nil, language: ChoiceLanguage = .system) {
      let path = bundle.bundlePath
      self.init(language: language) { key in
        let name: String
        switch key {
        case .option(let rawValue, _): name = rawValue
        case .title(let typeName): name = typeName
        case .word: return nil
        }
        // Bundles are unique by path, and a path is Sendable. A value that no table can hold tells that there is no entry.
        let missing = "\u{0}"
        let text = Bundle(path: path)?.localizedString(forKey: name, value: missing, table: table)
        return text == missing ? nil : text
      }
    }
  }
#endif
