// An object is used here and in another task at once; found when control flow is looked at.
import SwiftUI

final class Draft {
  var text = ""
}

func save(_ draft: Draft) -> Int { draft.text.count }

func race() {
  let draft = Draft()
  #if FIXED
    draft.text = "a"
    Task { save(draft) }
  #else
    // error: sending value of non-Sendable type '() async -> Int' risks causing data races
    Task { save(draft) }
    draft.text = "a"
  #endif
}
