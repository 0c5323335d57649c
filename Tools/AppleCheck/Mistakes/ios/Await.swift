// An asynchronous call where nothing can wait.
import ChoiceService
import SwiftUI

struct AskingView: View {
  let service: MessageService

  var body: some View {
    #if FIXED
      Button("Ask") { Task { try await service.inform("Saved") } }
    #else
      // error: invalid conversion from throwing function
      Button("Ask") { try await service.inform("Saved") }
    #endif
  }
}
