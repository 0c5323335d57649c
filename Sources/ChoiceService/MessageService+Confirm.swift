extension MessageService {
  /// Asks whether to go on.
  ///
  /// ```swift
  /// if try await service.confirm("Delete 3 files?", action: "Delete", role: .destructive) {
  ///   print("deleted")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - title: The question.
  ///   - message: The text under the question.
  ///   - action: The title of the option that goes on; `nil` is OK in the person's language.
  ///   - role: What going on does. A destructive action is never the default.
  ///   - configure: Changes the prompt before it is asked.
  /// - Returns: Whether to go on; `false` when the person declined.
  /// - Throws: ``ChoiceError`` when there is no answer for any other reason.
  public nonisolated(nonsending) func confirm(
    _ title: String,
    message: String? = nil,
    action: String? = nil,
    role: ChoiceRole = .standard,
    configure: (inout ChoicePrompt<Bool>) -> Void = { _ in }
  ) async throws(ChoiceError) -> Bool {
    let goOn = ChoiceOption(action ?? localizer.text(for: .ok), role: role)
    let prompt = ChoicePrompt([true], title: title, message: message) { _ in goOn }
    return try await chooseOrNil(prompt.configured(by: configure)) ?? false
  }

  /// Tells something, and waits until the person has seen it.
  ///
  /// Where the input has ended, as in a batch job, nobody can acknowledge it: it is shown, and ends as
  /// ``CancelReason/endOfInput``. Write `try?` where that is no failure.
  ///
  /// ```swift
  /// try await service.inform("Saved", message: "3 files were written.")
  /// ```
  ///
  /// - Parameters:
  ///   - title: What to tell.
  ///   - message: The text under it.
  ///   - configure: Changes the prompt before it is shown.
  /// - Throws: ``ChoiceError`` when the message was not acknowledged; closing it acknowledges it.
  public nonisolated(nonsending) func inform(
    _ title: String,
    message: String? = nil,
    configure: (inout ChoicePrompt<ChoiceAcknowledgement>) -> Void = { _ in }
  ) async throws(ChoiceError) {
    var prompt = ChoicePrompt(ChoiceAcknowledgement.self, title: title, message: message)
    prompt[.ok].title = localizer.text(for: .ok)
    prompt.cancel = nil
    prompt.defaultValue = .ok
    prompt.isAcknowledgement = true
    _ = try await chooseOrNil(prompt.configured(by: configure))
  }

  /// Tells what went wrong, and waits until the person has seen it, as
  /// ``inform(_:message:configure:)`` does.
  ///
  /// ```swift
  /// try await service.report(error)
  /// ```
  ///
  /// - Parameters:
  ///   - error: The error; a `LocalizedError` gives its description as the title, reason and suggestion as the message.
  ///   - configure: Changes the prompt before it is shown.
  /// - Throws: ``ChoiceError`` when the message was not acknowledged; closing it acknowledges it.
  public nonisolated(nonsending) func report(
    _ error: any Error,
    configure: (inout ChoicePrompt<ChoiceAcknowledgement>) -> Void = { _ in }
  ) async throws(ChoiceError) {
    let text = ErrorText(error)
    try await inform(text.title, message: text.message, configure: configure)
  }
}

/// The single option of a message that only informs.
///
/// ```swift
/// try await service.inform("Saved") { prompt in
///   prompt[.ok].title = "Good"
/// }
/// ```
public enum ChoiceAcknowledgement: String, Sendable, CaseIterable {
  /// The person has seen it.
  case ok
}
