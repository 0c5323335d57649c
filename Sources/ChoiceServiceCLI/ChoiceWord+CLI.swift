internal import ChoiceService

/// What `choice` says to the person. Usage errors, failures and the help are for whoever writes the command, and in English.
extension ChoiceWord {
  static let chooseOne: ChoiceWord = ChoiceWord(
    "chooseOne", english: "Choose one", traditionalChinese: "請選擇一項", simplifiedChinese: "请选择一项", japanese: "1つ選んでください",
    korean: "하나를 선택하세요")

  static let chooseSome: ChoiceWord = ChoiceWord(
    "chooseSome", english: "Choose", traditionalChinese: "請選擇", simplifiedChinese: "请选择", japanese: "選んでください",
    korean: "선택하세요")

  static let inputEnded: ChoiceWord = ChoiceWord(
    "inputEnded", english: "The input ended before an answer was given.", traditionalChinese: "在回答之前輸入就結束了。",
    simplifiedChinese: "在回答之前输入就结束了。", japanese: "回答の前に入力が終わりました。", korean: "답하기 전에 입력이 끝났습니다.")

  static let timedOut: ChoiceWord = ChoiceWord(
    "timedOut", english: "Nobody answered in time.", traditionalChinese: "沒有人在時限內回答。", simplifiedChinese: "没有人在时限内回答。",
    japanese: "時間内に回答がありませんでした。", korean: "제시간에 답이 없었습니다.")

  static let nothingToChoose: ChoiceWord = ChoiceWord(
    "nothingToChoose", english: "There are no options to choose from.", traditionalChinese: "沒有可以選擇的選項。",
    simplifiedChinese: "没有可以选择的选项。", japanese: "選択肢がありません。", korean: "선택할 항목이 없습니다.")

  static let commandLineWords: [ChoiceWord] = [.chooseOne, .chooseSome, .inputEnded, .timedOut, .nothingToChoose]
}
