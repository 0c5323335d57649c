// What the compiler only warns of.
import SwiftUI

func unused() -> Int {
  #if FIXED
    return 1
  #else
    // error: initialization of immutable value 'unused' was never used
    let unused = 2
    return 1
  #endif
}
