// A path without a value; found when control flow is looked at.
import SwiftUI

func columns(_ size: UserInterfaceSizeClass?) -> Int {
  if size == .compact { return 1 }
  #if FIXED
    return 2
  #endif
  // error: missing return in global function expected to return 'Int'
}
