#if canImport(SwiftUI)
  internal import ChoiceService
  internal import SwiftUI

  /// The package's own card.
  struct CardView: View {
    let choice: PresentedChoice
    let style: ChoiceCardStyle
    @Environment(\.dynamicTypeSize) private var textSize
    @AccessibilityFocusState private var isTitleFocused: Bool

    var body: some View {
      let hasLargeText = textSize.isAccessibilitySize
      let plan = CardPlan(of: choice.request, ticks: choice.presentation.ticks, hasLargeText: hasLargeText)
      VStack(spacing: 0) {
        MaximumHeight(style.maximumTextHeight) {
          ViewThatFits(in: .vertical) {
            scrolling(plan)
            ScrollView { scrolling(plan) }
          }
        }
        buttons(plan.pinned)
        if let cancel = plan.cancel { buttons([cancel]) }
      }
      .frame(maxWidth: CGFloat(CardPlan.width(style.maximumWidth, hasLargeText: hasLargeText)))
      .background(.background, in: outline)
      .clipShape(outline)
      .shadow(radius: 20)
      .onAppear { isTitleFocused = true }
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
          .key(button.key)
        }
      }
    }
  }

  /// Gives its content at most a height, and takes no more room than the content uses.
  ///
  /// A frame with a maximum height would fill up to it, and one with a fixed size would ignore how much room the screen has,
  /// so that the buttons under it left the screen.
  struct MaximumHeight: Layout {
    let height: Double

    init(_ height: Double) { self.height = height }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      subviews.first?.sizeThatFits(limited(proposal)) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }

    private func limited(_ proposal: ProposedViewSize) -> ProposedViewSize {
      let most = CGFloat(height)
      return ProposedViewSize(width: proposal.width, height: min(proposal.height ?? most, most))
    }
  }
#endif
