// A constant without a value on one path; found when control flow is looked at.
import SwiftUI

func padding(_ isWide: Bool) -> CGFloat {
  let padding: CGFloat
  #if FIXED
    if isWide { padding = 24 } else { padding = 8 }
  #else
    if isWide { padding = 24 }
  #endif
  // error: constant 'padding' used before being initialized
  return padding
}
