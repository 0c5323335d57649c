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
        switch key {
        case nil: self
        case .confirm: keyboardShortcut(.defaultAction)
        case .cancel: keyboardShortcut(.cancelAction)
        case .character(let character): keyboardShortcut(KeyEquivalent(character), modifiers: [])
        }
      #endif
    }

    /// Lets each key of a button press it, of which SwiftUI gives a view one.
    func keys(of button: ChoiceButton, choice: PresentedChoice) -> some View {
      key(button.keys.first).background {
        ForEach(button.keys.dropFirst(), id: \.self) { key in
          KeyButton(key: key, act: button.act, choice: choice)
        }
      }
    }
  }

  /// A button that nobody sees, for a key.
  struct KeyButton: View {
    let key: ChoiceButton.Key
    let act: ScreenAct?
    let choice: PresentedChoice

    var body: some View {
      #if os(tvOS) || os(watchOS)
        EmptyView()
      #else
        if let act {
          Button("") { choice.act(act) }
            .key(key)
            .opacity(0)
            .accessibilityHidden(true)
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
            .fontWeight(button.isProminent ? .semibold : .regular)
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
