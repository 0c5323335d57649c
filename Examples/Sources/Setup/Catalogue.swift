/// The licences that a server has, one after the other; here the server is a list, and slow.
struct Catalogue: Sendable {
  private let licences = [
    Licence(name: "Apache 2.0", terms: "keep the notices"),
    Licence(name: "MIT", terms: "keep the copyright"),
    Licence(name: "MPL 2.0", terms: "share changed files"),
  ]

  /// Loads the licences, and tells of each.
  ///
  /// - Parameter log: Takes a line for a person to see, at any time, from any task.
  /// - Returns: All licences, in the order in which the server has them.
  /// - Throws: What the log throws, or `CancellationError` when nobody waits for the licences any more.
  func load(log: @Sendable (String) async throws -> Void) async throws -> [Licence] {
    var loaded: [Licence] = []
    for licence in licences {
      try await Task.sleep(for: .milliseconds(700))
      loaded.append(licence)
      try await log("Loaded \(licence.name)")
    }
    return loaded
  }
}
