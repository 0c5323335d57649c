// A switch without one of the cases.
import ChoiceService
import SwiftUI

func symbol(for error: ChoiceError) -> Image {
  // error: switch must be exhaustive
  switch error {
  case .cancelled: Image(systemName: "xmark")
  case .noOptions: Image(systemName: "tray")
  #if FIXED
    case .presenterFailed: Image(systemName: "bolt")
  #endif
  }
}
