public import ChoiceService

/// Asks on a terminal: with a list that is drawn and keys where the terminal can do that, with numbered lines where it cannot.
///
/// The list stands below what is on the screen, and takes no more room than it needs. Arrow keys move, Enter chooses, Escape
/// cancels; afterwards one line stays, with the question and its answer.
///
/// ```swift
/// let service = MessageService(presenter: TerminalPresenter())
/// let food = try await service.choose(FoodKind.self)
/// ```
///
/// How it asks is decided for each question by ``TerminalMode``. A list that is longer than the screen is searched by typing, and
/// `/` searches a shorter one. Where several options can be chosen, Space ticks, or Tab where Space is typed, and Enter ends.
///
/// The terminal is put back as it was on every way out: an answer, a cancelled task, an error, a signal, a terminal that hangs
/// up, and `exit`. Ctrl-C ends the question with the reason `interrupt`; it is a key, and no signal is sent, even where the
/// program handles SIGINT. SIGINT ends the question in the same way; where the program has a handler for it, that is called as
/// well. A signal that ends the program does so after the terminal is as it was, and the program's own handler is called as it
/// would have been. A program that takes signals in another way, with a dispatch source or by blocking them, ends the question
/// itself, by cancelling its task. Ctrl-Z stops the program, and the question is drawn again when the program goes on. Questions on one
/// terminal take turns, whichever presenter asks them. What other tasks have to say meanwhile, they say with ``print(_:)``.
public struct TerminalPresenter: ChoicePresenter {
  let path: String
  private let configuration: TerminalConfiguration
  private let styledTitles: (@Sendable (Int) -> StyledText?)?

  /// Creates a presenter on a terminal, which is opened for each question.
  ///
  /// - Parameters:
  ///   - path: The terminal's path; `/dev/tty` is the one that controls the process, wherever the standard streams lead.
  ///   - configuration: What you decide about the prompt.
  public init(terminal path: String = "/dev/tty", configuration: TerminalConfiguration = TerminalConfiguration()) {
    self.init(terminal: path, configuration: configuration, styledTitles: nil)
  }

  /// Creates a presenter of options whose titles have looks of their own, by their positions.
  package init(
    terminal path: String, configuration: TerminalConfiguration, styledTitles: (@Sendable (Int) -> StyledText?)?
  ) {
    self.path = path
    self.configuration = configuration
    self.styledTitles = styledTitles
  }

  /// Asks in the way that the environment allows.
  ///
  /// - Parameter request: The question.
  /// - Returns: What the person chose, or why there is no answer; the default where there is no terminal and the
  ///   configuration says so.
  /// - Throws: `CancellationError` once the task is cancelled; a `PresenterFailure` with the code `unavailable` when there is
  ///   no terminal, or it cannot be read or written.
  public func present(_ request: ChoiceRequest) async throws -> ChoiceResponse {
    let device: TerminalDevice
    do {
      device = try TerminalDevice(path: path)
    } catch {
      return try withoutTerminal(request, error)
    }
    switch mode(hasTerminal: device.isTerminal) {
    case .interactive: return try await ask(request, on: device)
    case .lines: return try await LinePresenter(terminal: path).present(request)
    case .takeDefault, .unavailable: return try withoutTerminal(request, nil)
    }
  }

  /// How a question would be asked now.
  ///
  /// ```swift
  /// if TerminalPresenter().mode == .unavailable { print("nobody can be asked") }
  /// ```
  public var mode: TerminalMode {
    mode(hasTerminal: (try? TerminalDevice(path: path))?.isTerminal ?? false)
  }

  private func mode(hasTerminal: Bool) -> TerminalMode {
    TerminalMode(variables: variables, hasTerminal: hasTerminal, takesDefault: takesDefault)
  }

  private var variables: [String: String] { configuration.environment ?? TerminalVariables.ofProcess }

  private var takesDefault: Bool { configuration.unattended == .takeDefault }

  // MARK: With a terminal

  private func ask(_ request: ChoiceRequest, on device: TerminalDevice) async throws -> ChoiceResponse {
    let variables = variables
    let ending: Result<PromptSession.Ending, SystemError>
    do {
      ending = try await device.takeTurn {
        [question = PromptQuestion(request, styledTitles: styledTitles), configuration] in
        await Self.run(question, device, $0, configuration, variables)
      }
    } catch let error as SystemError {
      throw failure(request, error)
    }
    switch ending {
    case .success(.answered(let options)): return .chosen(options.map { request.options[$0].id })
    case .success(.ended(let reason)): return .cancelled(reason)
    // The options of a request are all there, and one at least.
    case .success(.withoutOptions): return .cancelled(.endOfInput)
    case .success(.cancelled): throw CancellationError()
    case .failure(let error): throw failure(request, error)
    }
  }

  /// Runs a session on a thread of its own; a cancelled task ends it.
  private static func run(
    _ question: PromptQuestion, _ device: TerminalDevice, _ output: TerminalOutput,
    _ configuration: TerminalConfiguration, _ variables: [String: String]
  ) async -> Result<PromptSession.Ending, SystemError> {
    let mailbox: Mailbox
    do { mailbox = try Mailbox() } catch { return .failure(error) }
    return await BlockingThread.run {
      var session = PromptSession(
        question, on: device, output: output, mailbox: mailbox, configuration: configuration,
        variables: variables)
      return Result { () throws(SystemError) in try session.run() }
    } onCancel: {
      mailbox.put(.cancelled)
    }
  }

  private func failure(_ request: ChoiceRequest, _ error: SystemError) -> PresenterFailure {
    PresenterFailure(
      .unavailable, "Asking “\(request.title)” on the terminal \(path) failed: \(error).", underlyingError: error)
  }

  // MARK: Without

  private func withoutTerminal(_ request: ChoiceRequest, _ error: SystemError?) throws -> ChoiceResponse {
    if takesDefault {
      if let id = request.defaultOption { return .chosen([id]) }
      if request.selection != .one, request.selection.count.contains(request.preselected.count),
        !request.preselected.isEmpty
      {
        return .chosen(request.preselected)
      }
    }
    let reason = error.map { "\(path) cannot be opened: \($0)" } ?? "\(path) is not a terminal"
    let keys = EnumeratedNames.list(request.options.filter(\.isAvailable).map { "“\($0.key)”" })
    let defaults =
      takesDefault ? "The question has no default that could be taken: give it one" : "Give it a default and take that"
    throw PresenterFailure(
      .unavailable,
      "There is no terminal to ask “\(request.title)” on: \(reason). \(defaults) with TerminalConfiguration(unattended: .takeDefault), or decide in advance with a ScriptedPresenter. Keys: \(keys).",
      underlyingError: error)
  }
}
