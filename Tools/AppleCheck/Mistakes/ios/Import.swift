// A member of a module that the file does not import (`MemberImportVisibility`).
import ChoiceServiceTesting

#if FIXED
  import ChoiceService
#endif

func presenting(_ rig: some PresenterRig) -> Any {
  // error: is not available due to missing import of defining module 'ChoiceService'
  rig.presenter.present
}
