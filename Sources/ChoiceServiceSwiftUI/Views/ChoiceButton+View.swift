#if canImport(SwiftUI)
  internal import ChoiceService
  internal import SwiftUI

  extension ChoiceButton.Look {
    var role: ButtonRole? {
      switch self {
      case .standard: nil
      case .destructive: .destructive
      case .cancel: .cancel
      }
    }
  }

  extension View {
    /// Lets a key of a hardware keyboard press the button; tvOS and watchOS have no such keys.
    @ViewBuilder
    func key(_ key: ChoiceButton.Key?) -> some View {
      #if os(tvOS) || os(watchOS)
        self
      #else
        // A shortcut of `nil` would take away the one that the system gives by itself.
        switch key {
        case nil: self
        case .confirm: keyboardShortcut(.defaultAction)
        case .cancel: keyboardShortcut(.cancelAction)
        case .character(let character): keyboardShortcut(KeyEquivalent(character), modifiers: [])
        }
      #endif
    }
  }

  /// What stands on a button of a card and in a row of a list.
  struct ChoiceButtonLabel: View {
    let button: ChoiceButton
    let titleFont: Font
    let noteFont: Font
    let alignment: HorizontalAlignment

    var body: some View {
      HStack(spacing: 12) {
        if let symbol = button.symbol { SymbolView(symbol: symbol) }
        VStack(alignment: alignment, spacing: 2) {
          Text(verbatim: button.title)
            .font(titleFont)
            .fontWeight(button.look == .cancel ? .semibold : .regular)
            .foregroundStyle(titleStyle)
          ForEach(button.notes, id: \.self) { note in
            Text(verbatim: note)
              .font(noteFont)
              .foregroundStyle(.secondary)
          }
        }
        if let isTicked = button.isTicked {
          Spacer()
          Image(systemName: isTicked ? "checkmark.circle.fill" : "circle")
            .accessibilityHidden(true)
        }
      }
      .multilineTextAlignment(alignment == .center ? .center : .leading)
    }

    private var titleStyle: AnyShapeStyle {
      if !button.isEnabled { return AnyShapeStyle(.secondary) }
      return button.look == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }
  }

  /// The small picture before a title, which says nothing that the title does not.
  struct SymbolView: View {
    let symbol: ChoiceSymbol

    var body: some View {
      picture.accessibilityHidden(true)
    }

    @ViewBuilder
    private var picture: some View {
      switch symbol {
      case .emoji(let text): Text(verbatim: text)
      case .system(let name): Image(systemName: name)
      }
    }
  }
#endif
