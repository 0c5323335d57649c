/// How long to wait, as it is written: a number and a unit, or a number of seconds.
struct TimeLimit: Sendable, Hashable {
  let duration: Duration

  private static let units: [(name: String, milliseconds: Int64)] = [
    ("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000), ("", 1_000),
  ]

  init(_ text: String) throws(UsageError) {
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard let unit = Self.units.first(where: { $0.name == text.dropFirst(number.count) }),
      (1...2).contains(parts.count), let whole = Int64(parts[0]), parts.count == 1 || !parts[1].isEmpty,
      let thousandths = Self.thousandths(parts.count > 1 ? parts[1] : "0"),
      case let (milliseconds, overflow) = whole.multipliedReportingOverflow(by: unit.milliseconds), !overflow,
      case let total = milliseconds + thousandths * unit.milliseconds / 1_000, total > 0, total < Self.limit
    else {
      throw UsageError("--timeout is “\(text)”: write a time above zero, such as 500ms, 30s, 1.5m or 2h.")
    }
    duration = .milliseconds(total)
  }

  /// A hundred years, in milliseconds.
  private static let limit: Int64 = 100 * 365 * 24 * 3_600_000

  private static func thousandths(_ digits: Substring) -> Int64? {
    let three = (digits + "00").prefix(3)
    return digits.count == 1 || digits.count == 2 ? Int64(three) : Int64(digits.prefix(3))
  }
}
