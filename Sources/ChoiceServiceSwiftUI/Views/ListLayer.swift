#if canImport(SwiftUI)
  internal import ChoiceService
  internal import SwiftUI

  /// Questions as lists in a sheet.
  struct ListLayer: ViewModifier {
    let presenter: ChoiceScreenPresenter
    let token: HostToken

    func body(content: Content) -> some View {
      content.sheet(
        isPresented: presenter.isPresented(as: .list, on: token.host), onDismiss: { token.listEnded() },
        content: { ListSheet(presenter: presenter, token: token) })
    }
  }

  /// Follows the presenter from inside the sheet, which is drawn apart from the view below it.
  struct ListSheet: View {
    let presenter: ChoiceScreenPresenter
    let token: HostToken

    var body: some View {
      if let choice = presenter.choice(on: token.host, as: .list) {
        ListView(choice: choice)
          .onAppear { token.listAppeared(choice) }
          .onDisappear { token.listDisappeared(choice) }
          // Another question does not inherit what was typed.
          .id(choice.presentation.showing)
      }
    }
  }

  /// A list of options, with a search field where there are many.
  struct ListView: View {
    let choice: PresentedChoice
    @State private var query = ""
    @FocusState private var focus: ScreenAct?

    var body: some View {
      let plan = ListPlan(of: choice.request, ticks: choice.presentation.ticks, query: query)
      NavigationStack {
        searchable(plan)
          .toolbar {
            if let cancel = plan.cancel {
              ToolbarItem(placement: .cancellationAction) { button(cancel) }
            }
          }
          .toolbar {
            if let done = plan.done {
              ToolbarItem(placement: .confirmationAction) { button(done) }
            }
          }
      }
      .background { KeyButton(key: .cancel, act: choice.request.escapeAct, choice: choice) }
      .interactiveDismissDisabled(!plan.isDismissable)
      .presentationDetents([.medium, .large])
      #if os(macOS)
        .frame(minWidth: 360, minHeight: 420)
      #endif
    }

    @ViewBuilder
    private func searchable(_ plan: ListPlan) -> some View {
      #if os(macOS)
        // A sheet has no toolbar of a window, in which `searchable` would put its field.
        VStack(spacing: 0) {
          if plan.isSearchable {
            TextField(text: $query, prompt: searchPrompt) { searchPrompt }
              .labelsHidden()
              .padding()
          }
          list(plan)
        }
      #else
        if plan.isSearchable {
          list(plan).searchable(text: $query, prompt: searchPrompt)
        } else {
          list(plan)
        }
      #endif
    }

    private var searchPrompt: Text { Text(verbatim: choice.request.localizer.text(for: .search)) }

    private func list(_ plan: ListPlan) -> some View {
      List {
        header(plan)
        ForEach(plan.rows) { row in
          self.row(row)
        }
        if let nothingFound = plan.nothingFound { note(nothingFound) }
      }
      .defaultFocus($focus, choice.request.focusedAct)
    }

    @ViewBuilder
    private func header(_ plan: ListPlan) -> some View {
      if let image = choice.request.image { PictureView(image: image) }
      // Not the title of a navigation bar, which has one line, and on a Mac's sheets is not shown.
      Text(verbatim: choice.request.title)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      if let message = choice.request.message { note(message) }
      if let link = choice.request.link { LinkView(link: link) }
      if let hint = plan.hint { note(hint) }
    }

    private func note(_ text: String) -> some View {
      Text(verbatim: text)
        .font(.subheadline)
        .foregroundStyle(.secondary)
    }

    private func row(_ row: ChoiceButton) -> some View {
      Button(role: row.look.role) {
        choice.act(row.act)
      } label: {
        ChoiceButtonLabel(button: row, titleFont: .body, noteFont: .footnote, alignment: .leading)
          .frame(maxWidth: .infinity, alignment: .leading)
          .contentShape(Rectangle())
      }
      #if os(macOS)
        .buttonStyle(.plain)
      #endif
      .disabled(!row.isEnabled)
      .accessibilityAddTraits(row.isTicked == true ? .isSelected : AccessibilityTraits())
      .keys(of: row, choice: choice)
      .focused($focus, equals: row.act)
    }

    private func button(_ button: ChoiceButton) -> some View {
      Button(button.title, role: button.look.role) { choice.act(button.act) }
        .disabled(!button.isEnabled)
        .keys(of: button, choice: choice)
        .focused($focus, equals: button.act)
    }
  }
#endif
