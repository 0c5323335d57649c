// A type of the main actor is used off it, as a protocol whose requirements may run anywhere.
protocol Measured {
  func measure() -> Int
}

@MainActor
final class Meter: Measured {
  var value = 0
  func measure() -> Int { value }
}

#if FIXED
  @MainActor func measure(_ meter: Meter) -> any Measured { meter }
#else
  // error: main actor-isolated conformance of 'Meter' to 'Measured' cannot be used in nonisolated context
  func measure(_ meter: Meter) -> any Measured { meter }
#endif
