/// The lines of standard input as options.
enum Lines {
  /// The lines without their line breaks; a last line needs none.
  ///
  /// Blanks and carriage returns stay part of the answer.
  static func split(_ bytes: [UInt8]) -> [ShellWord] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(ShellWord.init)
  }

  /// A line as it is shown: without the carriage return of a CR LF line break.
  static func title(of line: ShellWord) -> String {
    withoutCarriageReturn(line).text
  }

  /// A line without the carriage return of a CR LF line break, by which it is named.
  static func withoutCarriageReturn(_ line: ShellWord) -> ShellWord {
    line.bytes.last == UInt8(ascii: "\r") ? ShellWord(bytes: line.bytes.dropLast()) : line
  }
}
