/// A word of the package's own, as opposed to a title of yours.
///
/// ```swift
/// let localizer = ChoiceLocalizer { key in
///   key == .word(.cancel) ? "Not now" : nil
/// }
/// ```
public struct ChoiceWord: Sendable, Hashable, CaseIterable, CustomStringConvertible {
  /// The word's name.
  public let description: String

  private init(_ name: String) {
    description = name
  }

  /// The title of Cancel.
  public static let cancel: Self = Self("cancel")
  /// The title of the option that acknowledges a message.
  public static let ok: Self = Self("ok")

  /// Every word of the package.
  public static let allCases: [ChoiceWord] = [.cancel, .ok]

  /// The word in a language, or `nil` where it has no entry.
  func text(in language: ChoiceLanguage) -> String? {
    Self.table[self]?[language]
  }

  private static let table: [ChoiceWord: [ChoiceLanguage: String]] = [
    .cancel: [
      .english: "Cancel", .traditionalChinese: "取消", .simplifiedChinese: "取消", .japanese: "キャンセル", .korean: "취소",
    ],
    .ok: [
      .english: "OK", .traditionalChinese: "好", .simplifiedChinese: "好", .japanese: "OK", .korean: "확인",
    ],
  ]
}
