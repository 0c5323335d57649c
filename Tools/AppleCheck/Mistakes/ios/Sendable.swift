// An object that says it may go to other tasks, and has a variable without protection.
import SwiftUI

final class Notes: Sendable {
  #if FIXED
    let text = ""
  #else
    // error: stored property 'text' of 'Sendable'-conforming class 'Notes' is mutable
    var text = ""
  #endif
}
