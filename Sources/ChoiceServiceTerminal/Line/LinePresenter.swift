public import ChoiceService

/// Asks with a numbered list, and reads the answer as one typed line.
///
/// It needs no screen: it works through a pipe, on a dumb terminal, and with a screen reader. A person types an option's
/// number, its title or the beginning of it; a line that means nothing gets one sentence, and the question stays open.
///
/// ```swift
/// let service = MessageService(presenter: LinePresenter())
/// let food = try await service.choose(FoodKind.self)
/// ```
///
/// A number in the list always means the option at that number, also where another option's title is that number. An option
/// marked `(!)` is destructive.
///
/// No more than the answer's line is read, so that what follows in a script or a file is there for the next question and
/// for other programs. Presenters on one terminal, pipe or file take turns. When a terminal is read, what was typed before
/// the question was shown does not answer it, and what was typed into a question that the program or the time ends is
/// forgotten; Ctrl-C keeps the effect that it has on the program. A file that holds a hundred lines in a row that are no
/// answer ends the question. Writing to a pipe that nobody reads raises SIGPIPE, as it does for any program.
public struct LinePresenter: ChoicePresenter {
  /// How many lines in a row a file may hold that are no answer; a person may go on for ever.
  static let patience = 100

  private let files: LineInput.Files
  /// Keeps a terminal open that the presenter has opened.
  private let terminal: OwnedDescriptor?

  /// Creates a presenter that reads from and writes to open files, which it does not close.
  ///
  /// - Parameters:
  ///   - inputDescriptor: The file from which answers are read; standard input unless you say otherwise.
  ///   - outputDescriptor: The file to which questions are written; standard error unless you say otherwise, so that
  ///     standard output stays free for results.
  public init(inputDescriptor: Int32 = 0, outputDescriptor: Int32 = 2) {
    files = LineInput.Files(input: Descriptor(inputDescriptor), output: Descriptor(outputDescriptor))
    terminal = nil
  }

  /// Creates a presenter on a terminal, wherever the standard streams lead.
  ///
  /// ```swift
  /// let service = MessageService(presenter: try LinePresenter(terminal: "/dev/tty"))
  /// try await service.inform("Ready")
  /// ```
  ///
  /// - Parameter path: The terminal's path; `/dev/tty` is the one that controls the process.
  /// - Throws: A `PresenterFailure` with the code `unavailable` when there is no such terminal.
  public init(terminal path: String) throws(PresenterFailure) {
    let opened: OwnedDescriptor
    do {
      opened = OwnedDescriptor(try Descriptor.open(path))
    } catch {
      throw PresenterFailure(
        .unavailable, "The terminal \(path) cannot be opened: \(error). Run in a terminal, or answer in another way.",
        underlyingError: error)
    }
    guard opened.descriptor.isTerminal else {
      throw PresenterFailure(.unavailable, "\(path) is not a terminal. Name one, such as /dev/tty.")
    }
    files = LineInput.Files(input: opened.descriptor, output: opened.descriptor)
    terminal = opened
  }

  /// Asks with a numbered list, again after each line that is no answer.
  ///
  /// - Parameter request: The question.
  /// - Returns: What was typed means; `endOfInput` as the reason when the input is over.
  /// - Throws: `CancellationError` once the task is cancelled; a `PresenterFailure` when reading or writing fails.
  public func present(_ request: ChoiceRequest) async throws -> ChoiceResponse {
    let input: LineInput
    do {
      input = try LineInput.of(files.input)
    } catch {
      throw Self.failure(request, error)
    }
    return try await input.turns.take {
      // What is read from a pipe and shown on a terminal shares that with everybody who asks there. A terminal that is only
      // written to comes after what is read, so that nobody waits in a circle.
      guard !input.isTerminal, files.output.isTerminal, let output = try? LineInput.of(files.output) else {
        return try await ask(request, on: input)
      }
      defer { withExtendedLifetime(output) {} }
      return try await output.turns.take { try await ask(request, on: input) }
    }
  }

  private func ask(_ request: ChoiceRequest, on input: LineInput) async throws -> ChoiceResponse {
    // Copies that never block, where there are any, so that a cancelled task gets out of every read and write.
    let inputCopy = files.input.nonblockingCopy(for: .reading).map(OwnedDescriptor.init)
    let outputCopy = files.output.nonblockingCopy(for: .writing).map(OwnedDescriptor.init)
    defer { withExtendedLifetime((inputCopy, outputCopy)) {} }
    return try await ask(
      request, on: input,
      with: LineInput.Files(
        input: inputCopy?.descriptor ?? files.input, output: outputCopy?.descriptor ?? files.output))
  }

  private func ask(
    _ request: ChoiceRequest, on input: LineInput, with files: LineInput.Files
  ) async throws -> ChoiceResponse {
    let question = LineQuestion(request: request)
    var text = question.text
    var refusals = 0
    while true {
      switch await input.exchange(
        text, prompt: question.prompt, with: files, discardingTyped: refusals == 0)
      {
      case .line(let line, let isEnded):
        let echo = echo(of: line, isEnded: isEnded, from: input)
        switch verdict(on: line, for: request) {
        case .answer(let response):
          if !echo.isEmpty { _ = await input.write(echo, with: files) }
          return response
        case .refused(let phrase):
          refusals += 1
          if line == .endless || (refusals == Self.patience && !input.isTerminal) {
            throw PresenterFailure(
              .unavailable,
              "“\(request.title)” got no answer: \(refusals) lines of the input were none. The last: \(phrase.text(by: .english))"
            )
          }
          text = "\(echo)\(phrase.text(by: request.localizer))\n"
        }
      case .endOfInput:
        _ = await input.write("\n", with: files)
        return .cancelled(.endOfInput)
      case .interrupted:
        _ = await input.write("\n", with: files)
        return .cancelled(.interrupt)
      case .cancelled:
        throw CancellationError()
      case .failed(let error):
        throw Self.failure(request, error)
      }
    }
  }

  private static func failure(_ request: ChoiceRequest, _ error: SystemError) -> PresenterFailure {
    PresenterFailure(
      .unavailable, "Asking “\(request.title)” failed while reading or writing: \(error).", underlyingError: error)
  }

  private func verdict(on line: TypedLine, for request: ChoiceRequest) -> LineVerdict {
    switch line {
    case .text(let text): LineVerdict(text, for: request)
    case .tooLong, .endless: .refused(.tooLong(limit: LineBuffer.limit))
    }
  }

  /// What a terminal shows by itself when a person types: without it, a log would not tell what was answered.
  ///
  /// Of a line that Ctrl-D has ended, a terminal does not show the end.
  private func echo(of line: TypedLine, isEnded: Bool, from input: LineInput) -> String {
    if input.isTerminal { return isEnded ? "" : "\n" }
    switch line {
    case .text(let text): return SafeText.line(text) + "\n"
    case .tooLong, .endless: return "…\n"
    }
  }
}
