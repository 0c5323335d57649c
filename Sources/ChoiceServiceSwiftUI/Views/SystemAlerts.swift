#if canImport(SwiftUI)
  internal import ChoiceService
  internal import SwiftUI

  /// Questions as the system's alerts.
  struct AlertLayer: ViewModifier {
    let presenter: ChoiceScreenPresenter
    let host: Host

    func body(content: Content) -> some View {
      // The question stays while the alert fades out, or it would go blank.
      let choice = presenter.choice(on: host, as: .alert)
      content.alert(
        Text(verbatim: choice?.request.title ?? ""), isPresented: presenter.isPresented(as: .alert, on: host),
        presenting: choice
      ) { choice in
        systemButtons(of: choice)
      } message: { choice in
        systemMessage(of: choice)
      }
    }
  }

  /// Questions as the system's confirmation dialogs.
  struct DialogLayer: ViewModifier {
    let presenter: ChoiceScreenPresenter
    let host: Host

    func body(content: Content) -> some View {
      let choice = presenter.choice(on: host, as: .confirmationDialog)
      content.confirmationDialog(
        Text(verbatim: choice?.request.title ?? ""),
        isPresented: presenter.isPresented(as: .confirmationDialog, on: host), titleVisibility: .visible,
        presenting: choice
      ) { choice in
        systemButtons(of: choice)
      } message: { choice in
        systemMessage(of: choice)
      }
    }
  }

  /// The buttons of an alert or a dialog; a function and not a view, since the system reads the buttons out of the result.
  ///
  /// Labels are plain text: iOS, tvOS and watchOS drop everything else.
  @MainActor @ViewBuilder
  private func systemButtons(of choice: PresentedChoice) -> some View {
    ForEach(ChoiceButton.options(of: choice.request)) { button in
      Button(button.plainTitle, role: button.look.role) { choice.act(button.act) }
        .disabled(!button.isEnabled)
        .key(button.alertKey)
    }
    if let cancel = ChoiceButton.cancel(of: choice.request) {
      Button(cancel.plainTitle, role: cancel.look.role) { choice.act(cancel.act) }
    }
  }

  @MainActor @ViewBuilder
  private func systemMessage(of choice: PresentedChoice) -> some View {
    if let message = choice.request.message {
      Text(verbatim: message)
    }
  }
#endif
