import SwiftUI

/// A modifier, styles, a layout, shapes, animation and accessibility.
struct Badge: ViewModifier {
  var isNew: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, 8)
      .background(.regularMaterial, in: Capsule())
      .overlay(alignment: .topTrailing) {
        if isNew {
          Circle()
            .fill(Color.accentColor)
            .frame(width: 8, height: 8)
            .transition(reduceMotion ? .opacity : .scale.combined(with: .opacity))
            .zIndex(1)
        }
      }
      .animation(.spring(response: 0.3, dampingFraction: 0.8), value: isNew)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isHeader)
  }
}

extension View {
  func badge(isNew: Bool) -> some View { modifier(Badge(isNew: isNew)) }

  @ViewBuilder
  func cancels() -> some View {
    #if os(tvOS) || os(watchOS)
      self
    #else
      keyboardShortcut(.cancelAction)
    #endif
  }
}

struct PressedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .opacity(configuration.isPressed ? 0.5 : 1)
      .contentShape(RoundedRectangle(cornerRadius: 8))
  }
}

/// Gives its content at most a height.
struct Limited: Layout {
  var height: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let limited = ProposedViewSize(width: proposal.width, height: min(proposal.height ?? height, height))
    return subviews.first?.sizeThatFits(limited) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}

struct StyledView: View {
  @AccessibilityFocusState private var isFocused: Bool

  var body: some View {
    ZStack {
      Color.black.opacity(0.5)
        .ignoresSafeArea()
        .onTapGesture { isFocused = false }
        .accessibilityHidden(true)
      Limited(height: 300) {
        ViewThatFits(in: .vertical) {
          Text("Short").badge(isNew: true)
          ScrollView { Text("Long") }
        }
      }
      Button("OK") {}
        .buttonStyle(PressedStyle())
        .accessibilityFocused($isFocused)
        .cancels()
      Button("Fine") { withAnimation(.easeInOut) { isFocused = true } }
        .buttonStyle(.borderedProminent)
      Image(systemName: "fork.knife")
        .resizable()
        .scaledToFit()
        .frame(width: 80, height: 80)
        .clipShape(Circle())
    }
    .onAppear { isFocused = true }
    .onDisappear { isFocused = false }
  }
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  var accent: Int {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}
