/// The identity of one attached modifier, which a view keeps as its state.
///
/// `onDisappear` is no lifetime: when a window is closed or a scene discarded, SwiftUI may drop the view's state without
/// calling it. The end of the token then tells that the host is gone.
@MainActor
final class HostToken {
  let host: Host = .unique()
  private var attached: ChoiceScreenPresenter?
  private var preference: FormPreference = .automatic
  /// The question of the list that is on screen; another one may have its turn when the list tells that it is gone.
  private var listed: PresentedChoice?

  /// The view appeared.
  func attach(to presenter: ChoiceScreenPresenter, preferring preference: FormPreference) {
    if attached !== presenter { detach() }
    attached = presenter
    self.preference = preference
    presenter.send(.hostAppeared(host, preference))
  }

  /// The view, while it is on screen, was given another presenter or another style.
  func update(to presenter: ChoiceScreenPresenter, preferring preference: FormPreference) {
    guard let attached, attached !== presenter || self.preference != preference else { return }
    attach(to: presenter, preferring: preference)
  }

  /// The view disappeared.
  func detach() {
    attached?.send(.hostDisappeared(host))
    attached = nil
  }

  /// The list of a question appeared.
  func listAppeared(_ choice: PresentedChoice) {
    listed = choice
  }

  /// The dismissal of the list is over.
  func listEnded() {
    listed?.ended()
    listed = nil
  }

  deinit {
    guard let attached else { return }
    Task { @MainActor [host] in attached.send(.hostDisappeared(host)) }
  }
}
