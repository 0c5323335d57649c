// A declaration that is not public.
import ChoiceService
import SwiftUI

func errorText(_ error: any Error) -> String {
  #if FIXED
    String(describing: error)
  #else
    // error: cannot find 'ErrorText' in scope
    ErrorText(error).title
  #endif
}
