package import ChoiceService

/// A question over lines that are still being read, on a terminal, without a service: a million options are no request.
package struct ListPrompt: Sendable {
  package var title: String
  package var message: String?
  package var cancelTitle: String?
  /// How many options an answer holds; `nil` for one, which is answered the moment it is picked.
  package var count: ClosedRange<Int>?
  /// The positions of what Enter takes, or of what is ticked at first.
  package var preselected: Set<Int> = []
  package var timeout: Duration?
  package var localizer: ChoiceLocalizer
  package var configuration: TerminalConfiguration
  private let path: String

  /// How a question ended.
  package enum Ending: Sendable, Hashable {
    case answered([Int])
    case ended(CancelReason)
    /// There is nothing to choose from; the store says why.
    case withoutOptions
  }

  /// A question on a terminal.
  package init(title: String, terminal path: String, localizer: ChoiceLocalizer, configuration: TerminalConfiguration) {
    self.title = title
    self.path = path
    self.localizer = localizer
    self.configuration = configuration
  }

  /// How long the first frame waits for the first line, and then for a list to end, or to be one that is searched by typing
  /// however long it becomes.
  ///
  /// What the first frame shows decides what keys mean, to the end. What writes its lines and ends is over long before.
  private static let patience: (first: Int32, rest: Int32) = (1_000, 250)

  /// Asks; cancelling the task ends the question.
  ///
  /// - Parameters:
  ///   - store: Where the lines come from.
  ///   - options: The lines as options.
  /// - Returns: The positions of what was chosen, or why nothing was.
  /// - Throws: A `SystemError` where the terminal cannot be opened, read or written.
  package func ask(_ store: LineStore, _ options: LineOptions) async throws -> Ending {
    let variables = configuration.environment ?? TerminalVariables.ofProcess
    let device = try TerminalDevice(path: path)
    let mailbox = try Mailbox()
    let ending = try await device.takeTurn { output in
      await BlockingThread.run { () -> Result<PromptSession.Ending, SystemError> in
        // A short list is there at once, and one that is long already needs not be waited for.
        let reported = device.reportedSize
        let size = ScreenSize(
          reportedColumns: reported.columns, reportedRows: reported.rows, variables: variables)
        let longestShortList = PromptState.longestShortList(rows: size.rows, maximumRows: configuration.maximumRows)
        store.wait(forMoreThan: 0, milliseconds: Self.patience.first)
        store.wait(forMoreThan: longestShortList, milliseconds: Self.patience.rest)
        var question = PromptQuestion(
          title: title, message: message, options: options.current,
          selection: count.map(ChoiceRequest.Selection.many) ?? .one, preselected: count == nil ? [] : preselected,
          cancelTitle: cancelTitle, initialPointer: preselected.min() ?? 0, localizer: localizer)
        if question.options.count == 0 {
          if !question.options.isGrowing { return .success(.withoutOptions) }
          question.initialPointer = nil
        }
        if question.options.hasFailed { return .success(.withoutOptions) }
        var session = PromptSession(
          question, on: device, output: output, mailbox: mailbox, configuration: configuration, variables: variables)
        store.onChange { mailbox.put(.grew) }
        let timer = timeout.map { timeout in
          Task {
            try await Task.sleep(for: timeout)
            mailbox.put(.timedOut)
          }
        }
        defer {
          timer?.cancel()
          store.onChange(nil)
        }
        return Result { () throws(SystemError) in try session.run() }
      } onCancel: {
        mailbox.put(.cancelled)
      }
    }
    switch try ending.get() {
    case .answered(let options): return .answered(options)
    case .ended(let reason): return .ended(reason)
    case .cancelled: return .ended(.taskCancelled)
    case .withoutOptions: return .withoutOptions
    }
  }
}
