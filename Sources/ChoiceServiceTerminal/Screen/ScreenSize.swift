/// The size of a screen, in cells.
struct ScreenSize: Sendable, Hashable {
  var columns: Int
  var rows: Int

  /// How wide a row of the prompt may be: the last column stays free, where a terminal may wrap.
  var usableColumns: Int { max(1, columns - 1) }

  /// The size that a terminal reports, where it reports one; else what the environment says, else 80x24.
  init(reportedColumns: Int, reportedRows: Int, variables: [String: String]) {
    columns = Self.first(reportedColumns, variables["COLUMNS"], 80)
    rows = Self.first(reportedRows, variables["LINES"], 24)
  }

  init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }

  private static func first(_ reported: Int, _ variable: String?, _ usual: Int) -> Int {
    if reported > 0 { return reported }
    guard let number = variable.flatMap({ Int($0) }), (1...10_000).contains(number) else { return usual }
    return number
  }
}
