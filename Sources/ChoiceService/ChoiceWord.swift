/// A word or a sentence of the package's own, as opposed to a title of yours.
///
/// Each can be replaced by a ``ChoiceLocalizer``. Where a text has places for values, they are written `{0}`, `{1}`, and a
/// replacement may use them in any order.
///
/// ```swift
/// let localizer = ChoiceLocalizer { key in
///   key == .word(.cancel) ? "Not now" : nil
/// }
/// ```
public struct ChoiceWord: Sendable, Hashable, CustomStringConvertible {
  /// The word's name.
  public let description: String
  private let texts: [ChoiceLanguage: String]

  /// A word with its text in every language.
  package init(
    _ name: String, english: String, traditionalChinese: String, simplifiedChinese: String, japanese: String,
    korean: String
  ) {
    description = name
    texts = [
      .english: english, .traditionalChinese: traditionalChinese, .simplifiedChinese: simplifiedChinese,
      .japanese: japanese, .korean: korean,
    ]
  }

  /// The text in a language, or `nil` where there is none.
  package func text(in language: ChoiceLanguage) -> String? {
    texts[language]
  }

  /// Whether two words have one name.
  public static func == (left: Self, right: Self) -> Bool {
    left.description == right.description
  }

  /// Feeds the name to the hasher.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(description)
  }
}

extension ChoiceWord {
  /// The title of Cancel.
  public static let cancel: ChoiceWord = ChoiceWord(
    "cancel", english: "Cancel", traditionalChinese: "取消", simplifiedChinese: "取消", japanese: "キャンセル", korean: "취소")

  /// The title of the option that acknowledges a message.
  public static let ok: ChoiceWord = ChoiceWord(
    "ok", english: "OK", traditionalChinese: "好", simplifiedChinese: "好", japanese: "OK", korean: "확인")

  /// The words of the core; modules with presenters have more.
  public static let coreWords: [ChoiceWord] = [.cancel, .ok]
}
