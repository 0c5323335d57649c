public import ChoiceService

/// The words of the views.
extension ChoiceWord {
  /// The title of the button that ends a choice of several.
  public static let done: ChoiceWord = ChoiceWord(
    "done", english: "Done", traditionalChinese: "完成", simplifiedChinese: "完成", japanese: "完了", korean: "완료")

  /// In the empty field in which one searches.
  public static let search: ChoiceWord = ChoiceWord(
    "search", english: "Search", traditionalChinese: "搜尋", simplifiedChinese: "搜索", japanese: "検索", korean: "검색")

  /// That no option matches what was typed, `{0}`.
  public static let nothingFound: ChoiceWord = ChoiceWord(
    "nothingFound", english: "No results for “{0}”", traditionalChinese: "找不到「{0}」的結果", simplifiedChinese: "没有“{0}”的结果",
    japanese: "「{0}」の結果はありません", korean: "“{0}”에 대한 결과 없음")

  /// Beside an option that cannot be chosen, for no stated reason.
  public static let notAvailable: ChoiceWord = ChoiceWord(
    "notAvailable", english: "Not available", traditionalChinese: "無法選擇", simplifiedChinese: "无法选择",
    japanese: "選択できません",
    korean: "선택할 수 없음")

  /// That `{0}` options are to be chosen.
  public static let chooseExactly: ChoiceWord = ChoiceWord(
    "chooseExactly", english: "Choose {0}.", traditionalChinese: "請選擇 {0} 項。", simplifiedChinese: "请选择 {0} 项。",
    japanese: "{0}件選んでください。", korean: "{0}개를 선택하세요.")

  /// That at least `{0}` options are to be chosen.
  public static let chooseAtLeast: ChoiceWord = ChoiceWord(
    "chooseAtLeast", english: "Choose at least {0}.", traditionalChinese: "請至少選擇 {0} 項。",
    simplifiedChinese: "请至少选择 {0} 项。", japanese: "{0}件以上選んでください。", korean: "{0}개 이상 선택하세요.")

  /// That up to `{0}` options can be chosen.
  public static let chooseUpTo: ChoiceWord = ChoiceWord(
    "chooseUpTo", english: "Choose up to {0}.", traditionalChinese: "最多可選擇 {0} 項。", simplifiedChinese: "最多可选择 {0} 项。",
    japanese: "{0}件まで選べます。", korean: "{0}개까지 선택할 수 있습니다.")

  /// That `{0}` to `{1}` options are to be chosen.
  public static let chooseBetween: ChoiceWord = ChoiceWord(
    "chooseBetween", english: "Choose {0} to {1}.", traditionalChinese: "請選擇 {0} 到 {1} 項。",
    simplifiedChinese: "请选择 {0} 到 {1} 项。", japanese: "{0}件から{1}件選んでください。", korean: "{0}~{1}개를 선택하세요.")

  /// Every word of the views.
  public static let screenWords: [ChoiceWord] = [
    .done, .search, .nothingFound, .notAvailable, .chooseExactly, .chooseAtLeast, .chooseUpTo, .chooseBetween,
  ]
}
