/// The identity of one attached modifier, which a view keeps as its state.
///
/// `onDisappear` is no lifetime: when a window is closed or a scene discarded, SwiftUI may drop the view's state without
/// calling it. The end of the token then tells that the host is gone.
///
/// A list covers its view where sheets fill the screen, and whether SwiftUI then says that the view disappeared is not
/// documented. The view is gone when neither it nor its list is on screen, or each list would take itself away.
@MainActor
final class HostToken {
  let host: Host = .unique()
  private var attached: ChoiceScreenPresenter?
  private var preference: FormPreference = .automatic
  private var isViewOnScreen = false
  private var isListOnScreen = false
  /// The question of the list that is on screen; another one may have its turn when the list tells that it is gone.
  private var listed: PresentedChoice?

  /// The view appeared.
  func attach(to presenter: ChoiceScreenPresenter, preferring preference: FormPreference) {
    isViewOnScreen = true
    follow(presenter, preferring: preference)
  }

  /// The view, while it is on screen, was given another presenter or another style.
  func update(to presenter: ChoiceScreenPresenter, preferring preference: FormPreference) {
    guard let attached, attached !== presenter || self.preference != preference else { return }
    follow(presenter, preferring: preference)
  }

  /// The view disappeared.
  func disappeared() {
    isViewOnScreen = false
    detachIfGone()
  }

  /// The list of a question appeared.
  func listAppeared(_ choice: PresentedChoice) {
    isListOnScreen = true
    listed = choice
    choice.appeared()
  }

  /// The list of a question disappeared; its dismissal need not be over.
  func listDisappeared(_ choice: PresentedChoice) {
    // That of an earlier question may be late.
    guard listed?.presentation.showing == choice.presentation.showing else { return }
    isListOnScreen = false
    detachIfGone()
  }

  /// The dismissal of the list is over.
  func listEnded() {
    isListOnScreen = false
    listed?.ended()
    listed = nil
    detachIfGone()
  }

  private func follow(_ presenter: ChoiceScreenPresenter, preferring preference: FormPreference) {
    if attached !== presenter { detach() }
    attached = presenter
    self.preference = preference
    presenter.send(.hostAppeared(host, preference))
  }

  private func detachIfGone() {
    if !isViewOnScreen && !isListOnScreen { detach() }
  }

  private func detach() {
    attached?.send(.hostDisappeared(host))
    attached = nil
  }

  deinit {
    guard let attached else { return }
    Task { @MainActor [host] in attached.send(.hostDisappeared(host)) }
  }
}
