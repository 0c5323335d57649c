internal import ChoiceServiceTerminal

/// One option to choose from: as it was read, as it is shown, as it is named, and as it is printed.
struct Item: Sendable, Hashable {
  /// What is shown, without colours.
  let title: String
  /// What is shown beside the title.
  var detail: String?
  /// The title with the colours that it was read with.
  var styledTitle: StyledText?
  /// What is printed, to the byte.
  let printed: ShellWord
  /// What `--answer` and `--default` name it by: what is printed, without colours and the carriage return of a CR LF line break.
  let key: ShellWord

  init(_ word: ShellWord, _ arguments: Arguments) {
    let line = word.withoutCarriageReturn
    func fields(_ list: FieldList) -> ShellWord {
      ShellWord(bytes: list.fields(of: line.bytes, delimiter: arguments.delimiter.bytes))
    }
    let shown = StyledText((arguments.shownFields.map(fields) ?? line).text)
    title = shown.text
    styledTitle = arguments.keepsColors ? shown : nil
    detail = arguments.detailFields.map { StyledText(fields($0).text).text }
    printed = arguments.printedFields.map(fields) ?? word
    let name = printed.withoutCarriageReturn
    key = name.bytes.contains(0x1B) ? ShellWord(bytes: StyledText(name.text).text.utf8) : name
  }

  /// A case of an enum.
  init(rawValue: String) {
    title = rawValue
    printed = ShellWord(bytes: rawValue.utf8)
    key = printed
  }
}
