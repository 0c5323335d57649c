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
/// No more than the answer's line is read, so that what follows in a script or a file is there for the next question and
/// for other programs. Presenters that read from one file take turns. When a terminal is read, what was typed before
/// the question was shown does not answer it.
public struct LinePresenter: ChoicePresenter {
  /// The files, which are closed with the last copy of the presenter if it opened them.
  private final class Files: Sendable {
    let input: Descriptor
    let output: Descriptor
    private let areOwned: Bool

    init(input: Descriptor, output: Descriptor, areOwned: Bool) {
      self.input = input
      self.output = output
      self.areOwned = areOwned
    }

    deinit {
      if areOwned { input.close() }
    }
  }

  private let files: Files

  /// Creates a presenter that reads from and writes to open files, which it does not close.
  ///
  /// - Parameters:
  ///   - inputDescriptor: The file from which answers are read; standard input unless you say otherwise.
  ///   - outputDescriptor: The file to which questions are written; standard error unless you say otherwise, so that
  ///     standard output stays free for results.
  public init(inputDescriptor: Int32 = 0, outputDescriptor: Int32 = 2) {
    files = Files(input: Descriptor(inputDescriptor), output: Descriptor(outputDescriptor), areOwned: false)
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
    let terminal: Descriptor
    do {
      terminal = try Descriptor.open(path)
    } catch {
      throw PresenterFailure(
        .unavailable, "The terminal \(path) cannot be opened: \(error). Run in a terminal, or answer in another way.",
        underlyingError: error)
    }
    files = Files(input: terminal, output: terminal, areOwned: true)
  }

  /// Asks with a numbered list, again after each line that is no answer.
  ///
  /// - Parameter request: The question.
  /// - Returns: What was typed means; `endOfInput` as the reason when the input is over.
  /// - Throws: `CancellationError` once the task is cancelled; a `PresenterFailure` when reading or writing fails.
  public func present(_ request: ChoiceRequest) async throws -> ChoiceResponse {
    let input = LineInput.of(files.input)
    return try await input.turns.take {
      if input.isTerminal { input.discardTyped() }
      return try await ask(request, on: input)
    }
  }

  private func ask(_ request: ChoiceRequest, on input: LineInput) async throws -> ChoiceResponse {
    let question = LineQuestion(request: request)
    var text = question.text
    while true {
      switch await input.exchange(text, on: files.output) {
      case .line(let line):
        let echo = echo(of: line, from: input)
        switch verdict(on: line, for: request) {
        case .answer(let response):
          if !echo.isEmpty { _ = await input.write(echo, on: files.output) }
          return response
        case .refused(let phrase):
          text = "\(echo)\(phrase.text)\n\(question.prompt)"
        }
      case .endOfInput:
        _ = await input.write("\n", on: files.output)
        return .cancelled(.endOfInput)
      case .cancelled:
        throw CancellationError()
      case .failed(let error):
        throw PresenterFailure(
          .unavailable, "Asking “\(request.title)” failed while reading or writing: \(error).", underlyingError: error)
      }
    }
  }

  private func verdict(on line: TypedLine, for request: ChoiceRequest) -> LineVerdict {
    switch line {
    case .text(let text): LineVerdict(text, for: request)
    case .tooLong: .refused(.tooLong(limit: LineBuffer.limit))
    }
  }

  /// What a terminal shows by itself when a person types: without it, a log would not tell what was answered.
  private func echo(of line: TypedLine, from input: LineInput) -> String {
    if input.isTerminal { return "" }
    switch line {
    case .text(let text): return SafeText.line(text) + "\n"
    case .tooLong: return "…\n"
    }
  }
}
