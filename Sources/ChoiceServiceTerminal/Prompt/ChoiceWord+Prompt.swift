public import ChoiceService

/// The words of the interactive prompt.
extension ChoiceWord {
  /// Where the pointer is: row `{0}` of `{1}`.
  public static let position: ChoiceWord = ChoiceWord(
    "position", english: "{0} of {1}", traditionalChinese: "第 {0} 項，共 {1} 項", simplifiedChinese: "第 {0} 项，共 {1} 项",
    japanese: "{0}/{1}件", korean: "{1}개 중 {0}")

  /// That the arrow keys `{0}` move.
  public static let moveHint: ChoiceWord = ChoiceWord(
    "moveHint", english: "{0} move", traditionalChinese: "{0} 移動", simplifiedChinese: "{0} 移动", japanese: "{0} 移動",
    korean: "{0} 이동")

  /// That Enter chooses.
  public static let chooseHint: ChoiceWord = ChoiceWord(
    "chooseHint", english: "Enter choose", traditionalChinese: "Enter 選擇", simplifiedChinese: "Enter 选择",
    japanese: "Enter 決定", korean: "엔터 선택")

  /// That Enter ends a choice of several.
  public static let doneHint: ChoiceWord = ChoiceWord(
    "doneHint", english: "Enter done", traditionalChinese: "Enter 完成", simplifiedChinese: "Enter 完成",
    japanese: "Enter 確定", korean: "엔터 완료")

  /// That Space ticks.
  public static let tickHint: ChoiceWord = ChoiceWord(
    "tickHint", english: "Space tick", traditionalChinese: "空白鍵 勾選", simplifiedChinese: "空格键 勾选",
    japanese: "スペース 選択", korean: "스페이스 선택")

  /// That Tab ticks, where Space is typed.
  public static let tabTickHint: ChoiceWord = ChoiceWord(
    "tabTickHint", english: "Tab tick", traditionalChinese: "Tab 勾選", simplifiedChinese: "Tab 勾选", japanese: "Tab 選択",
    korean: "탭 선택")

  /// How many are ticked: `{0}`.
  public static let tickedCount: ChoiceWord = ChoiceWord(
    "tickedCount", english: "{0} ticked", traditionalChinese: "已勾選 {0} 項", simplifiedChinese: "已勾选 {0} 项",
    japanese: "{0}件選択中", korean: "{0}개 선택됨")

  /// How many are ticked, `{0}`, and how many may be, `{1}`.
  public static let tickedCountOf: ChoiceWord = ChoiceWord(
    "tickedCountOf", english: "{0} ticked ({1})", traditionalChinese: "已勾選 {0} 項（{1}）",
    simplifiedChinese: "已勾选 {0} 项（{1}）",
    japanese: "{0}件選択中（{1}）", korean: "{0}개 선택됨({1})")

  /// That a key opens the line in which one types to find an option; `{0}` is the key.
  public static let findHint: ChoiceWord = ChoiceWord(
    "findHint", english: "{0} find", traditionalChinese: "{0} 尋找", simplifiedChinese: "{0} 查找", japanese: "{0} 検索",
    korean: "{0} 찾기")

  /// In the empty line in which one types to find an option.
  public static let typeToFind: ChoiceWord = ChoiceWord(
    "typeToFind", english: "type to find", traditionalChinese: "輸入文字以尋找", simplifiedChinese: "输入文字以查找",
    japanese: "入力して検索", korean: "입력하여 찾기")

  /// That Escape takes away what was typed to find an option.
  public static let clearHint: ChoiceWord = ChoiceWord(
    "clearHint", english: "Esc clear", traditionalChinese: "Esc 清除", simplifiedChinese: "Esc 清除", japanese: "Esc クリア",
    korean: "Esc 지우기")

  /// That Escape closes the line in which one types to find an option.
  public static let closeHint: ChoiceWord = ChoiceWord(
    "closeHint", english: "Esc close", traditionalChinese: "Esc 關閉", simplifiedChinese: "Esc 关闭", japanese: "Esc 閉じる",
    korean: "Esc 닫기")

  /// That no more than `{0}` options can be ticked.
  public static let tooManyTicks: ChoiceWord = ChoiceWord(
    "tooManyTicks", english: "No more than {0} can be ticked.", traditionalChinese: "最多只能勾選 {0} 項。",
    simplifiedChinese: "最多只能勾选 {0} 项。", japanese: "選べるのは{0}件までです。", korean: "최대 {0}개까지 선택할 수 있습니다.")

  /// That no option matches what was typed, `{0}`.
  public static let noMatch: ChoiceWord = ChoiceWord(
    "noMatch", english: "Nothing matches “{0}”.", traditionalChinese: "沒有符合「{0}」的選項。",
    simplifiedChinese: "没有符合“{0}”的选项。", japanese: "「{0}」に一致する選択肢はありません。",
    korean: "“{0}”와(과) 일치하는 선택지가 없습니다.")

  /// In the line that stays: none of several options was chosen.
  public static let noneChosen: ChoiceWord = ChoiceWord(
    "noneChosen", english: "none", traditionalChinese: "未選擇任何項目", simplifiedChinese: "未选择任何项目",
    japanese: "選択なし", korean: "선택 없음")

  /// That Escape cancels.
  public static let cancelHint: ChoiceWord = ChoiceWord(
    "cancelHint", english: "Esc cancel", traditionalChinese: "Esc 取消", simplifiedChinese: "Esc 取消",
    japanese: "Esc キャンセル", korean: "Esc 취소")

  /// That more options are on their way.
  public static let readingHint: ChoiceWord = ChoiceWord(
    "readingHint", english: "still reading", traditionalChinese: "仍在讀取", simplifiedChinese: "仍在读取",
    japanese: "読み込み中", korean: "읽는 중")

  /// That the memory has no room for more options.
  public static let cutHint: ChoiceWord = ChoiceWord(
    "cutHint", english: "memory is full, the list is cut", traditionalChinese: "記憶體已滿，清單不完整",
    simplifiedChinese: "内存已满，列表不完整", japanese: "メモリ不足のため一覧は途中まで", korean: "메모리가 가득 차 목록이 잘림")

  /// That the arrow keys `{0}` with Shift scroll the message.
  public static let scrollHint: ChoiceWord = ChoiceWord(
    "scrollHint", english: "Shift {0} read on", traditionalChinese: "Shift {0} 捲動內文",
    simplifiedChinese: "Shift {0} 滚动正文",
    japanese: "Shift {0} 本文をスクロール", korean: "시프트 {0} 본문 스크롤")

  /// That the question does not end without an answer.
  public static let hasToChoose: ChoiceWord = ChoiceWord(
    "hasToChoose", english: "An answer is needed: this question cannot be cancelled.",
    traditionalChinese: "必須回答：這個問題無法取消。", simplifiedChinese: "必须回答：这个问题无法取消。",
    japanese: "選択してください。この質問はキャンセルできません。", korean: "답해야 합니다. 이 질문은 취소할 수 없습니다.")

  /// Between a question and its answer, in the line that stays.
  public static let answerSeparator: ChoiceWord = ChoiceWord(
    "answerSeparator", english: ": ", traditionalChinese: "：", simplifiedChinese: "：", japanese: "：", korean: ": ")

  /// In the line that stays: the person ended the question.
  public static let cancelled: ChoiceWord = ChoiceWord(
    "cancelled", english: "cancelled", traditionalChinese: "已取消", simplifiedChinese: "已取消", japanese: "キャンセルしました",
    korean: "취소됨")

  /// In the line that stays: the person interrupted the program.
  public static let interrupted: ChoiceWord = ChoiceWord(
    "interrupted", english: "interrupted", traditionalChinese: "已中斷", simplifiedChinese: "已中断", japanese: "中断しました",
    korean: "중단됨")

  /// In the line that stays: the question ended by itself.
  public static let unanswered: ChoiceWord = ChoiceWord(
    "unanswered", english: "no answer", traditionalChinese: "沒有回答", simplifiedChinese: "没有回答", japanese: "回答なし",
    korean: "응답 없음")

  /// The words of the interactive prompt, beside those of the numbered list.
  public static let promptWords: [ChoiceWord] = [
    .position, .moveHint, .chooseHint, .doneHint, .tickHint, .tabTickHint, .tickedCount, .tickedCountOf, .findHint,
    .typeToFind,
    .clearHint, .closeHint, .tooManyTicks, .noMatch, .noneChosen, .cancelHint, .readingHint, .cutHint, .scrollHint,
    .hasToChoose,
    .answerSeparator, .cancelled,
    .interrupted, .unanswered,
  ]
}
