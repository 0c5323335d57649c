// Three variables are no reason for a command-line tool to wake Foundation.
#if canImport(Darwin)
  private import Foundation
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(FoundationEssentials)
  private import FoundationEssentials
#endif

/// A language in which the package has its own words.
///
/// ```swift
/// let language = ChoiceLanguage(localeIdentifier: "zh_TW.UTF-8") ?? .english
/// let localizer = ChoiceLocalizer(language: language)
/// ```
public struct ChoiceLanguage: Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// The language's BCP 47 tag, such as `zh-Hant`.
  public let tag: String

  private init(tag: String) {
    self.tag = tag
  }

  /// English, also where no other language fits.
  public static let english: Self = Self(tag: "en")
  /// 繁體中文.
  public static let traditionalChinese: Self = Self(tag: "zh-Hant")
  /// 简体中文.
  public static let simplifiedChinese: Self = Self(tag: "zh-Hans")
  /// 日本語.
  public static let japanese: Self = Self(tag: "ja")
  /// 한국어.
  public static let korean: Self = Self(tag: "ko")

  /// Every language in which the package has words.
  public static let allCases: [ChoiceLanguage] = [
    .english, .traditionalChinese, .simplifiedChinese, .japanese, .korean,
  ]

  /// Finds the language of a locale, or `nil` where the package has no words in it.
  ///
  /// Chinese without a script is traditional in the regions for which Unicode's likely subtags (UTS #35, CLDR) say so,
  /// Taiwan, Hong Kong and Macau among them, and simplified elsewhere.
  ///
  /// - Parameter localeIdentifier: A BCP 47 tag such as `zh-Hant-TW`, or a POSIX locale such as `zh_TW.UTF-8`.
  public init?(localeIdentifier: String) {
    let withoutEncoding = localeIdentifier.prefix { $0 != "." && $0 != "@" }
    let subtags = withoutEncoding.lowercased().split { $0 == "-" || $0 == "_" }
    switch subtags.first {
    case "en": self = .english
    case "ja": self = .japanese
    case "ko": self = .korean
    case "yue":
      let isSimplified = subtags.contains("hans") || (subtags.contains("cn") && !subtags.contains("hant"))
      self = isSimplified ? .simplifiedChinese : .traditionalChinese
    case "zh":
      if subtags.contains("hans") {
        self = .simplifiedChinese
      } else {
        let traditional: Set<Substring> = [
          "hant", "tw", "hk", "mo", "au", "bn", "gb", "gf", "id", "pa", "pf", "ph", "sr", "th", "us", "vn",
        ]
        self = subtags.contains(where: traditional.contains) ? .traditionalChinese : .simplifiedChinese
      }
    default: return nil
    }
  }

  /// Finds the first language in a list of locales in which the package has words; English if there is none.
  ///
  /// - Parameter localeIdentifiers: Locales, the most preferred first.
  /// - Returns: The language.
  public static func preferred(among localeIdentifiers: some Sequence<String>) -> ChoiceLanguage {
    localeIdentifiers.lazy.compactMap(ChoiceLanguage.init(localeIdentifier:)).first ?? .english
  }

  /// Finds the language of messages in a POSIX environment: of `LC_ALL`, else `LC_MESSAGES`, else `LANG`.
  ///
  /// As POSIX has it, the first of these that is set and not empty decides alone.
  ///
  /// - Parameter environment: The variables of a process.
  /// - Returns: The language; English where none is named, or one in which the package has no words.
  public static func preferred(in environment: [String: String]) -> ChoiceLanguage {
    preferred { environment[$0] }
  }

  private static func preferred(_ variable: (String) -> String?) -> ChoiceLanguage {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap(variable).first { !$0.isEmpty }
    return preferred(among: locale.map { [$0] } ?? [])
  }

  /// The language of the person at this machine.
  ///
  /// On Apple's platforms it is the first of the preferred languages that the package knows, elsewhere that of the
  /// process's environment.
  public static var system: ChoiceLanguage {
    #if canImport(Darwin)
      preferred(among: Locale.preferredLanguages)
    #elseif canImport(Glibc) || canImport(Musl)
      preferred { getenv($0).map { String(cString: $0) } }
    #else
      preferred(in: ProcessInfo.processInfo.environment)
    #endif
  }

  /// The language's BCP 47 tag.
  public var description: String { tag }
}
