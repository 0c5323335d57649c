public import ChoiceService

extension TerminalPresenter {
  /// Writes lines to the terminal, above the question that is open there.
  ///
  /// A tool that logs while it asks prints through its presenter: each line appears whole above the question, and the question
  /// stays below. A line that a terminal was taking when it stopped taking anything, and got another size, may be broken. What is
  /// written to the terminal in another way lands inside the list.
  ///
  /// ```swift
  /// let terminal = TerminalPresenter()
  /// let service = MessageService(presenter: terminal)
  /// async let food = service.choose(FoodKind.self)
  /// try await terminal.print("The kitchen is open.")
  /// print(try await food)
  /// ```
  ///
  /// It does not matter which presenter prints: all that have the same terminal see the question that is open there. The lines of
  /// all calls stand in the order of the calls. Lines that come together are written at once, and the question is drawn once
  /// after them. Lines that come while a question ends stand below its answer.
  ///
  /// Where no question is open, the lines go to the terminal as they are. While a numbered list waits for a typed line, they begin
  /// on a fresh line, and the list's prompt is written again below; what has been typed of the line counts, and stands above.
  ///
  /// - Parameter text: One line or several; a line break at the end makes an empty one. Each is made safe as a title is: control
  ///   bytes are shown and not obeyed. A line that is longer than the screen goes on in further rows.
  /// - Throws: A `PresenterFailure` with the code `unavailable` when there is no terminal, or it cannot be written.
  ///
  /// It returns when the lines have been written, which is when the program goes on where it has been stopped, and the terminal
  /// where that takes nothing. Once the task is cancelled, it returns within half a second; the lines are written when the
  /// terminal takes them.
  public func print(_ text: String) async throws(PresenterFailure) {
    if let error = try await begin(text).wait() {
      throw PresenterFailure(
        .unavailable, "Printing on the terminal \(path) failed: \(error). Write to standard error instead.",
        underlyingError: error)
    }
  }

  /// Lets the lines wait for their turn; the terminal is not kept open for each that waits.
  private func begin(_ text: String) throws(PresenterFailure) -> PrintedLines {
    let (device, input): (TerminalDevice, LineInput)
    do throws(SystemError) {
      device = try TerminalDevice(path: path)
      input = try device.input()
    } catch {
      throw noTerminal("\(path) cannot be opened: \(error)", error)
    }
    guard device.isTerminal else { throw noTerminal("\(path) is not a terminal", nil) }
    let lines = PrintedLines(text, owner: input)
    input.output.print(lines, on: device)
    return lines
  }

  private func noTerminal(_ reason: String, _ error: SystemError?) -> PresenterFailure {
    PresenterFailure(
      .unavailable,
      "There is no terminal to print on: \(reason). Run in a terminal, or write to standard error instead.",
      underlyingError: error)
  }
}
