public import ChoiceService

/// The words of the numbered list.
extension ChoiceWord {
  /// Beside an option that cannot be chosen; `{0}` is the reason.
  public static let unavailableBecause: ChoiceWord = ChoiceWord(
    "unavailableBecause", english: "unavailable: {0}", traditionalChinese: "無法選擇：{0}", simplifiedChinese: "无法选择：{0}",
    japanese: "選択不可：{0}", korean: "선택 불가: {0}")

  /// Beside an option that cannot be chosen, for no stated reason.
  public static let unavailable: ChoiceWord = ChoiceWord(
    "unavailable", english: "unavailable", traditionalChinese: "無法選擇", simplifiedChinese: "无法选择", japanese: "選択不可",
    korean: "선택 불가")

  /// Beside the option that Enter takes.
  public static let defaultOption: ChoiceWord = ChoiceWord(
    "defaultOption", english: "default", traditionalChinese: "預設", simplifiedChinese: "默认", japanese: "既定",
    korean: "기본값")

  /// Before the place where the answer is typed.
  public static let numberOrName: ChoiceWord = ChoiceWord(
    "numberOrName", english: "Number or name", traditionalChinese: "編號或名稱", simplifiedChinese: "编号或名称",
    japanese: "番号または名前", korean: "번호 또는 이름")

  /// Before the place where several answers are typed; `{0}` is how many.
  public static let numbersOrNames: ChoiceWord = ChoiceWord(
    "numbersOrNames", english: "Numbers or names separated by commas, {0}", traditionalChinese: "編號或名稱，以逗號分隔，{0}",
    simplifiedChinese: "编号或名称，以逗号分隔，{0}", japanese: "番号または名前をコンマ区切りで{0}", korean: "쉼표로 구분한 번호 또는 이름, {0}")

  /// How many are chosen where the number is fixed: `{0}`.
  public static let exactly: ChoiceWord = ChoiceWord(
    "exactly", english: "exactly {0}", traditionalChinese: "正好 {0} 項", simplifiedChinese: "正好 {0} 项", japanese: "{0}個",
    korean: "정확히 {0}개")

  /// How many are chosen: from `{0}` to `{1}`.
  public static let between: ChoiceWord = ChoiceWord(
    "between", english: "{0} to {1}", traditionalChinese: "{0} 至 {1} 項", simplifiedChinese: "{0} 至 {1} 项",
    japanese: "{0}〜{1}個", korean: "{0}~{1}개")

  /// That Enter alone chooses none.
  public static let enterForNone: ChoiceWord = ChoiceWord(
    "enterForNone", english: "Enter for none", traditionalChinese: "按 Enter 表示不選", simplifiedChinese: "按 Enter 表示不选",
    japanese: "Enterで選択なし", korean: "Enter는 선택 없음")

  /// That a dash chooses none.
  public static let dashForNone: ChoiceWord = ChoiceWord(
    "dashForNone", english: "- for none", traditionalChinese: "- 表示不選", simplifiedChinese: "- 表示不选",
    japanese: "- で選択なし", korean: "-는 선택 없음")

  /// That nothing was typed.
  public static let nothingTyped: ChoiceWord = ChoiceWord(
    "nothingTyped", english: "Nothing was typed. Type the number or the name of an option.",
    traditionalChinese: "沒有輸入任何內容。請輸入選項的編號或名稱。", simplifiedChinese: "没有输入任何内容。请输入选项的编号或名称。",
    japanese: "何も入力されていません。選択肢の番号または名前を入力してください。", korean: "아무것도 입력하지 않았습니다. 선택지의 번호나 이름을 입력하세요.")

  /// That there is no number `{0}`, only `{1}` to `{2}`.
  public static let noSuchNumber: ChoiceWord = ChoiceWord(
    "noSuchNumber", english: "There is no number {0}. Type one from {1} to {2}.",
    traditionalChinese: "沒有編號 {0}。請輸入 {1} 到 {2}。", simplifiedChinese: "没有编号 {0}。请输入 {1} 到 {2}。",
    japanese: "番号{0}はありません。{1}から{2}までを入力してください。", korean: "{0}번은 없습니다. {1}에서 {2} 사이의 번호를 입력하세요.")

  /// That no option is called `{0}`.
  public static let noSuchName: ChoiceWord = ChoiceWord(
    "noSuchName",
    english: "No option is called “{0}”. Type a number from the list, or the beginning of a name.",
    traditionalChinese: "沒有名為「{0}」的選項。請輸入清單中的編號，或名稱的開頭。",
    simplifiedChinese: "没有名为“{0}”的选项。请输入列表中的编号，或名称的开头。",
    japanese: "「{0}」という選択肢はありません。一覧の番号、または名前の先頭を入力してください。",
    korean: "“{0}”(이)라는 선택지는 없습니다. 목록의 번호나 이름의 앞부분을 입력하세요.")

  /// That no option is called `{0}`, where several can be chosen.
  public static let noSuchNameAmongSeveral: ChoiceWord = ChoiceWord(
    "noSuchNameAmongSeveral",
    english: "No option is called “{0}”. Type numbers such as 1,3 or 1-3, or names separated by commas.",
    traditionalChinese: "沒有名為「{0}」的選項。請輸入編號，例如 1,3 或 1-3，或以逗號分隔的名稱。",
    simplifiedChinese: "没有名为“{0}”的选项。请输入编号，例如 1,3 或 1-3，或以逗号分隔的名称。",
    japanese: "「{0}」という選択肢はありません。1,3 や 1-3 のような番号、またはコンマ区切りの名前を入力してください。",
    korean: "“{0}”(이)라는 선택지는 없습니다. 1,3 또는 1-3 같은 번호나 쉼표로 구분한 이름을 입력하세요.")

  /// That `{0}` can mean the options with the numbers `{1}`.
  public static let ambiguous: ChoiceWord = ChoiceWord(
    "ambiguous", english: "“{0}” can mean {1}. Type the number.", traditionalChinese: "「{0}」可能是 {1}。請輸入編號。",
    simplifiedChinese: "“{0}”可能是 {1}。请输入编号。", japanese: "「{0}」は{1}のどれかです。番号を入力してください。",
    korean: "“{0}”은(는) {1} 중 하나일 수 있습니다. 번호를 입력하세요.")

  /// That the option `{0}` cannot be chosen, because of `{1}`.
  public static let cannotBeChosenBecause: ChoiceWord = ChoiceWord(
    "cannotBeChosenBecause", english: "“{0}” cannot be chosen: {1}. Choose another.",
    traditionalChinese: "無法選擇「{0}」：{1}。請選擇其他選項。", simplifiedChinese: "无法选择“{0}”：{1}。请选择其他选项。",
    japanese: "「{0}」は選択できません：{1}。ほかを選んでください。", korean: "“{0}”은(는) 선택할 수 없습니다: {1}. 다른 것을 선택하세요.")

  /// That the option `{0}` cannot be chosen.
  public static let cannotBeChosen: ChoiceWord = ChoiceWord(
    "cannotBeChosen", english: "“{0}” cannot be chosen. Choose another.", traditionalChinese: "無法選擇「{0}」。請選擇其他選項。",
    simplifiedChinese: "无法选择“{0}”。请选择其他选项。", japanese: "「{0}」は選択できません。ほかを選んでください。",
    korean: "“{0}”은(는) 선택할 수 없습니다. 다른 것을 선택하세요.")

  /// That `{0}` were chosen, where `{1}` says how many may be.
  public static let wrongCount: ChoiceWord = ChoiceWord(
    "wrongCount", english: "{0} chosen; choose {1}.", traditionalChinese: "已選 {0} 項；請選擇 {1}。",
    simplifiedChinese: "已选 {0} 项；请选择 {1}。", japanese: "{0}個選択されています。{1}選んでください。",
    korean: "{0}개를 선택했습니다. {1}를 선택하세요.")

  /// That Cancel and options do not go together.
  public static let cancelIsNotAlone: ChoiceWord = ChoiceWord(
    "cancelIsNotAlone", english: "Cancel cannot be combined with options. Type 0 alone to cancel.",
    traditionalChinese: "取消不能與選項一起輸入。若要取消，請只輸入 0。", simplifiedChinese: "取消不能与选项一起输入。若要取消，请只输入 0。",
    japanese: "キャンセルと選択肢は同時に入力できません。キャンセルするには0だけを入力してください。",
    korean: "취소는 선택지와 함께 입력할 수 없습니다. 취소하려면 0만 입력하세요.")

  /// That the line is longer than `{0}` bytes.
  public static let lineTooLong: ChoiceWord = ChoiceWord(
    "lineTooLong",
    english: "The line is longer than {0} bytes. Type a number from the list, or the beginning of a name.",
    traditionalChinese: "這一行超過 {0} 個位元組。請輸入清單中的編號，或名稱的開頭。",
    simplifiedChinese: "这一行超过 {0} 个字节。请输入列表中的编号，或名称的开头。",
    japanese: "行が{0}バイトを超えています。一覧の番号、または名前の先頭を入力してください。",
    korean: "줄이 {0}바이트를 넘습니다. 목록의 번호나 이름의 앞부분을 입력하세요.")

  /// Between two numbers of several.
  public static let separator: ChoiceWord = ChoiceWord(
    "separator", english: ", ", traditionalChinese: "、", simplifiedChinese: "、", japanese: "、", korean: ", ")

  /// That after `{0}` there are `{1}` more.
  public static let andMore: ChoiceWord = ChoiceWord(
    "andMore", english: "{0}, and {1} more", traditionalChinese: "{0} 等，另有 {1} 項", simplifiedChinese: "{0} 等，另有 {1} 项",
    japanese: "{0}、ほか{1}件", korean: "{0} 외 {1}개")

  /// The words of the numbered list.
  public static let lineWords: [ChoiceWord] = [
    .unavailableBecause, .unavailable, .defaultOption, .numberOrName, .numbersOrNames, .exactly, .between,
    .enterForNone,
    .dashForNone, .nothingTyped, .noSuchNumber, .noSuchName, .noSuchNameAmongSeveral, .ambiguous,
    .cannotBeChosenBecause,
    .cannotBeChosen, .wrongCount, .cancelIsNotAlone, .lineTooLong, .separator, .andMore,
  ]
}
