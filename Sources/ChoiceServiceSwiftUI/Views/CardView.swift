#if canImport(SwiftUI)
  internal import ChoiceService
  internal import SwiftUI

  /// The package's own card.
  struct CardView: View {
    let choice: PresentedChoice
    let style: ChoiceCardStyle
    @Environment(\.dynamicTypeSize) private var textSize
    @AccessibilityFocusState private var isTitleFocused: Bool
    @FocusState private var focus: ScreenAct?

    var body: some View {
      let hasLargeText = textSize.isAccessibilitySize
      let plan = CardPlan(of: choice.request, ticks: choice.presentation.ticks, hasLargeText: hasLargeText)
      VStack(spacing: 0) {
        TextHeight(most: style.maximumTextHeight) { fitting { scrolling(plan) } }
        // What comes first gets all the room but the least that the others need.
        fitting { buttons(plan.pinned) }.layoutPriority(1)
        if let cancel = plan.cancel { buttons([cancel]).layoutPriority(2) }
      }
      .frame(maxWidth: CGFloat(CardPlan.width(style.maximumWidth, hasLargeText: hasLargeText)))
      .background(style.background, in: outline)
      .clipShape(outline)
      .shadow(radius: 20)
      .defaultFocus($focus, choice.request.focusedAct)
      .onAppear { isTitleFocused = true }
    }

    /// Scrolls what is higher than its room.
    private func fitting(@ViewBuilder _ content: () -> some View) -> some View {
      let content = content()
      return ViewThatFits(in: .vertical) {
        content
        ScrollView { content }
      }
    }

    private var outline: RoundedRectangle { RoundedRectangle(cornerRadius: CGFloat(style.cornerRadius)) }

    private func scrolling(_ plan: CardPlan) -> some View {
      VStack(spacing: 0) {
        text
        buttons(plan.scrolling)
      }
    }

    private var text: some View {
      VStack(spacing: 12) {
        if let image = choice.request.image {
          PictureView(image: image.styled(size: style.imageSize, shape: style.imageShape))
        }
        Text(verbatim: choice.request.title)
          .font(style.titleFont)
          .accessibilityAddTraits(.isHeader)
          .accessibilityFocused($isTitleFocused)
        if let message = choice.request.message {
          Text(verbatim: message).font(style.messageFont)
        }
        if let link = choice.request.link {
          LinkView(link: link).font(style.messageFont)
        }
      }
      .multilineTextAlignment(.center)
      .padding(20)
      .frame(maxWidth: .infinity)
    }

    private func buttons(_ buttons: [ChoiceButton]) -> some View {
      VStack(spacing: 0) {
        ForEach(buttons) { button in
          Divider()
          Button(role: button.look.role) {
            choice.act(button.act)
          } label: {
            ChoiceButtonLabel(
              button: button, titleFont: style.buttonFont, noteFont: style.noteFont, alignment: .center
            )
            .padding(8)
            .frame(maxWidth: .infinity, minHeight: 44)
            .contentShape(Rectangle())
          }
          .buttonStyle(.plain)
          .disabled(!button.isEnabled)
          .keys(of: button, choice: choice)
          .focused($focus, equals: button.act)
        }
      }
    }
  }

  /// Offers its content the height of a card's text, and takes no more room than the content uses.
  ///
  /// A frame with a maximum height would fill up to it, and one with a fixed size would ignore how much room the screen has,
  /// so that the buttons under it left the screen.
  struct TextHeight: Layout {
    let most: Double

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let height = CardPlan.textHeight(offered: proposal.height.map(Double.init), most: most)
      return subviews.first?.sizeThatFits(ProposedViewSize(width: proposal.width, height: CGFloat(height))) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
#endif
