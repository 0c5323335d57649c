import Testing

/// Gives way to other tasks until something holds; the test fails where it never does.
@MainActor
func eventually(
  _ isMet: @MainActor () async throws -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let end = ContinuousClock.now + .seconds(300)
  while try await !isMet() {
    try #require(ContinuousClock.now < end, "It did not come to this.", sourceLocation: sourceLocation)
    await Task.yield()
  }
}
