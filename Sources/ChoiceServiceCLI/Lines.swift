/// How many lines of standard input are taken.
enum Lines {
  /// How many can be asked for with a numbered list, which is written whole.
  static let limit = 2_000_000

  /// Refuses more lines than a numbered list can have.
  static func check(_ count: Int) throws(UsageError) {
    if count > limit {
      throw UsageError("A numbered list of \(count) options is too long: \(limit) are the most. \(advice)")
    }
  }

  /// Why what was read cannot be asked for.
  static func full(bytes: Int, lines: Int) -> UsageError {
    // Of a line that has not ended, only its length is known.
    let count = lines == 0 ? "" : lines == 1 ? ", 1 line" : ", \(lines) lines"
    return UsageError(
      "Standard input has more options than fit into the memory: \(bytes >> 20) MiB were read\(count). \(advice)")
  }

  private static let advice = "Pass fewer, for example through head or grep."
}
