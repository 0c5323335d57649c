#if canImport(SwiftUI)
  internal import ChoiceService
  internal import SwiftUI

  /// Questions as cards above a view, over a dimmed backdrop.
  struct CardLayer<Card: View>: ViewModifier {
    let presenter: ChoiceScreenPresenter
    let host: Host
    let style: ChoiceCardStyle
    let card: @MainActor (PresentedChoice) -> Card
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    func body(content: Content) -> some View {
      let choice = presenter.shownChoice(on: host, as: .card)
      // Not an overlay, which would be as small as the content: the backdrop takes all the room that there is.
      ZStack {
        // Or the keys of a keyboard and a remote control would still reach what is below.
        content
          .accessibilityHidden(choice != nil)
          .disabled(choice != nil)
        // An explicit order, or a view that is removed falls behind the others at once.
        ZStack {
          if let choice {
            backdrop(of: choice).zIndex(0)
            frame(of: choice).zIndex(1)
          }
        }
        .animation(animation, value: choice?.presentation.showing)
      }
      .feedback(style.hasHaptics ? choice?.presentation : nil)
    }

    private func backdrop(of choice: PresentedChoice) -> some View {
      Color.black.opacity(style.backdropOpacity)
        .ignoresSafeArea()
        .onTapGesture { choice.tapBackdrop(style.backdropTap) }
        .accessibilityHidden(true)
        .transition(AnyTransition.opacity)
    }

    private func frame(of choice: PresentedChoice) -> some View {
      card(choice)
        .background { KeyButton(key: .cancel, act: choice.request.escapeAct, choice: choice) }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isModal)
        .accessibilityAction(.escape) { choice.decline(.escape) }
        .padding(24)
        .id(choice.presentation.showing)
        .transition(transition)
        .onAppear { choice.appeared() }
        .onDisappear { choice.ended() }
    }

    private var motion: CardPlan.Motion { CardPlan.motion(of: style.entrance, reducesMotion: reducesMotion) }

    private var transition: AnyTransition {
      switch motion {
      case .fade: .opacity
      case .slide: .move(edge: .bottom).combined(with: .opacity)
      case .scale: .scale(scale: 0.85).combined(with: .opacity)
      }
    }

    private var animation: Animation {
      switch motion {
      case .fade: .easeInOut(duration: 0.2)
      case .slide, .scale: .spring(response: 0.3, dampingFraction: 0.85)
      }
    }
  }

  extension View {
    /// Gives a feedback when a question comes, where the device can.
    fileprivate func feedback(_ presentation: Presentation?) -> some View {
      #if os(visionOS)
        self
      #else
        sensoryFeedback(trigger: presentation?.showing) {
          presentation.map { CardPlan.feedback(for: $0.request) == .warning ? .warning : .selection }
        }
      #endif
    }
  }
#endif
