/// The lines of standard input as options.
enum Lines {
  /// How many options are taken, and how many bytes: more would not fit into the memory of every machine.
  static let (limit, byteLimit) = (2_000_000, 256 << 20)

  /// Why so much is not taken.
  static func tooMuch(_ amount: String) -> UsageError {
    UsageError("Standard input has more than \(amount) of options: pass fewer, for example through head or grep.")
  }

  /// The lines without their line breaks; a last line needs none.
  ///
  /// Blanks and carriage returns stay part of the answer.
  ///
  /// - Throws: A `UsageError` where they are more than the limit, before they take their room.
  static func split(_ bytes: [UInt8], endedBy end: UInt8 = UInt8(ascii: "\n")) throws(UsageError) -> [ShellWord] {
    if bytes.lazy.filter({ $0 == end }).count > limit { throw tooMuch("\(limit) lines") }
    var lines = bytes.split(separator: end, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(ShellWord.init)
  }
}
