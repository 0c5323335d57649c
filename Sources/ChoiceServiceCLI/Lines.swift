/// How many lines of standard input are taken.
enum Lines {
  /// How many can be asked for with a numbered list, which is written whole.
  static let limit = 2_000_000

  /// Why so much is not taken.
  static func tooMuch(_ amount: String) -> UsageError {
    UsageError("Standard input has more than \(amount) of options: pass fewer, for example through head or grep.")
  }

  /// Refuses more lines than a numbered list can have.
  static func check(_ count: Int) throws(UsageError) {
    if count > limit { throw tooMuch("\(limit) lines") }
  }
}
