import Observation
import SwiftUI

@MainActor @Observable
final class Places {
  var all: [Place] = []
  var query = ""

  var found: [Place] { query.isEmpty ? all : all.filter { $0.name.contains(query) } }
}

struct Place: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
}

/// A model, a list, search, a sheet and a toolbar.
struct PlacesView: View {
  @Bindable var places: Places
  @State private var shown: Place?
  @State private var isAdding = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(places.found) { place in
          Button(place.name) { shown = place }
        }
        ForEach(0..<3) { number in
          Text(verbatim: "\(number)")
        }
      }
      .searchable(text: $places.query)
      .navigationTitle("Places")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Add") { isAdding = true }
        }
      }
    }
    .sheet(item: $shown) { place in
      Text(verbatim: place.name)
        .presentationDetents([.medium, .large])
    }
    .sheet(isPresented: $isAdding, onDismiss: { places.query = "" }, content: { EmptyView() })
    .environment(places)
  }
}

@main
struct PlacesApp: App {
  @State private var places = Places()

  var body: some Scene {
    WindowGroup {
      PlacesView(places: places)
    }
  }
}
