#if canImport(SwiftUI)
  internal import SwiftUI

  /// One host: every form in which its presenter's questions can be shown, one at a time.
  struct ChoicesModifier<Card: View>: ViewModifier {
    private struct Source: Equatable {
      let presenter: ObjectIdentifier
      let preference: FormPreference
    }

    let presenter: ChoiceScreenPresenter
    let preference: FormPreference
    let cardStyle: ChoiceCardStyle
    let card: @MainActor (PresentedChoice) -> Card
    @State private var token = HostToken()

    func body(content: Content) -> some View {
      content
        .modifier(CardLayer(presenter: presenter, host: token.host, style: cardStyle, card: card))
        .modifier(AlertLayer(presenter: presenter, host: token.host))
        .modifier(DialogLayer(presenter: presenter, host: token.host))
        .modifier(ListLayer(presenter: presenter, token: token))
        .onAppear { token.attach(to: presenter, preferring: preference) }
        .onDisappear { token.disappeared() }
        .onChange(of: Source(presenter: ObjectIdentifier(presenter), preference: preference)) {
          token.update(to: presenter, preferring: preference)
        }
    }
  }

  extension ChoiceScreenPresenter {
    /// Whether a host is to show a form.
    ///
    /// What is written there belongs to the question for which the view was drawn, and to no later one.
    func isPresented(as form: ChoiceForm, on host: Host) -> Binding<Bool> {
      let drawn = choice(on: host, as: form)
      return Binding(
        // The SDK wants the isolation spelled out.
        get: { @MainActor in self.shownChoice(on: host, as: form) != nil },
        set: { @MainActor isPresented in
          if !isPresented { drawn?.closed() }
        })
    }
  }
#endif
