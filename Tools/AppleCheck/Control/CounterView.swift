import SwiftUI

/// State, bindings, stacks, buttons and system dialogs.
struct CounterView: View {
  @State private var count = 0
  @State private var isAsking = false
  @State private var error: CounterError?
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Count: \(String(count))")
        .font(.headline)
        .foregroundStyle(.secondary)
      if size.isAccessibilitySize { Divider() }
      HStack {
        Button("More") { count += 1 }
        Button("Clear", role: .destructive) { isAsking = true }
        Button(role: .cancel, action: { dismiss() }, label: { Label("Close", systemImage: "xmark") })
      }
      Spacer()
    }
    .padding()
    .alert("Clear?", isPresented: $isAsking) {
      Button("Clear", role: .destructive) { count = 0 }
      Button("Keep", role: .cancel) {}
    } message: {
      Text("It cannot be undone.")
    }
    .confirmationDialog(Text(verbatim: "Why?"), isPresented: .constant(error != nil), presenting: error) { error in
      Button(error.name) { self.error = nil }
    }
    .onChange(of: count) { old, new in
      if new < old { error = CounterError(name: "less") }
    }
    .task { await load() }
  }

  private func load() async {
    count = 1
  }
}

struct CounterError: Error, Hashable {
  var name: String
}
