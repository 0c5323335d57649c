import ChoiceService

/// Asks for all that a new project needs: a case of an enum, several cases, and an element of a list that is loaded meanwhile.
struct Interview {
  let service: MessageService
  let catalogue: Catalogue
  /// Takes a line for a person to see.
  let log: @Sendable (String) async throws -> Void

  /// Asks the three questions; the list for the third is loaded while the person thinks about the first.
  ///
  /// - Returns: What was decided, in one sentence.
  /// - Throws: A `ChoiceError` where a question has no answer, which also ends the loading.
  func run() async throws -> String {
    async let loading = catalogue.load(log: log)

    let kind = try await service.choose(Kind.self, title: "What will it be?")
    let extras = try await service.chooseMany(Extra.self, title: "What does it have?") { prompt in
      prompt.preselected = [.tests]
    }
    let licences = try await loading
    let licence = try await service.choose(
      ChoicePrompt(licences, title: "Under which licence?") { ChoiceOption($0.name, detail: $0.terms) })

    let parts = [kind.rawValue] + extras.map(\.rawValue)
    return "\(parts.joined(separator: ", ")), under \(licence.name)."
  }
}
