// What belongs to the main actor is used off it.
import SwiftUI

@MainActor
final class Counter {
  var count = 0
}

#if FIXED
  @MainActor func countUp(_ counter: Counter) { counter.count += 1 }
#else
  func countUp(_ counter: Counter) {
    // error: main actor-isolated property 'count' can not be mutated from a nonisolated context
    counter.count += 1
  }
#endif
