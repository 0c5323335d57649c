// A variable that every task may change.
import SwiftUI

enum Globals {
  #if FIXED
    static let columns = 2
  #else
    // error: static property 'columns' is not concurrency-safe because it is nonisolated global shared mutable state
    static var columns = 2
  #endif
}
