private import Synchronization

/// What is written to one terminal of the process: questions and printed lines, one after the other.
///
/// ``PrintQueue`` decides; this has the threads, and the mailbox of the open prompt. Its functions are called on threads that may
/// block, except for ``print(_:on:)``.
final class TerminalOutput: Sendable {
  private struct State: Sendable {
    var queue = PrintQueue()
    /// What wakes the writers that wait for their turn.
    var waiting: [Int: WakePipe] = [:]
    /// The mailbox of the prompt that is open.
    var mailbox: Mailbox?
    /// What stands before the cursor while a line is typed as the answer to a numbered list.
    var linePrompt: [UInt8]?
    /// The terminal as it was opened for the lines that came last.
    var device: TerminalDevice?
  }

  private let state = Mutex(State())

  // MARK: Lines

  /// Lets lines be written as soon as may be; the terminal is one that is open for that.
  func print(_ lines: PrintedLines, on device: TerminalDevice) {
    change { state in
      state.device = device
      return state.queue.print(lines)
    }
  }

  /// Takes all lines that wait, for an open prompt; each has to be handed to ``finish(_:written:)``.
  func takeLines() -> [PrintedLines] {
    state.withLock { $0.queue.take() }
  }

  /// Says how many bytes an open prompt has written of the lines that it took.
  func finish(_ lines: [PrintedLines], written count: Int) {
    let rest = lines.finish(written: count)
    change { $0.queue.putBack(rest) }
  }

  /// Writes the lines that wait, where no prompt is open.
  private func writeLines() {
    let (lines, linePrompt, device) = state.withLock { state in
      (state.queue.take(), state.linePrompt, state.device)
    }
    do throws(SystemError) {
      // The cursor stands behind the prompt, which is written again.
      let freshLine: [UInt8] = linePrompt == nil ? [] : [0x0D, 0x0A]
      _ = try device?.writePart(of: freshLine + lines.bytes + (linePrompt ?? []))
      lines.finish()
    } catch {
      lines.finish(error)
    }
    end()
  }

  // MARK: Writers

  /// Blocks the calling thread until nobody else writes; `false` when that was called off.
  func begin(unless wake: WakePipe) throws(SystemError) -> Bool {
    let admission = try WakePipe()
    let (number, isAdmitted) = state.withLock { state in
      let entry = state.queue.begin()
      if !entry.isAdmitted { state.waiting[entry.number] = admission }
      return entry
    }
    if isAdmitted { return true }
    let isCalledOff: Bool
    do throws(SystemError) {
      isCalledOff = try !Readiness.wait(for: admission.watched, .reading, unless: wake)
    } catch {
      withdraw(number)
      throw error
    }
    if isCalledOff { withdraw(number) }
    return !isCalledOff
  }

  private func withdraw(_ number: Int) {
    change { state in
      state.waiting[number] = nil
      return state.queue.withdraw(number)
    }
  }

  /// Says that the writer is a prompt, which gets news of lines from now on.
  func open(_ mailbox: Mailbox) {
    change { state in
      state.mailbox = mailbox
      return state.queue.openPrompt()
    }
  }

  /// Notes what stands before the cursor while a line is typed; `nil` when one has been.
  func setLinePrompt(_ prompt: String?) {
    state.withLock { $0.linePrompt = prompt.map { Array($0.utf8) } }
  }

  /// Lets others write.
  func end() {
    change { state in
      state.mailbox = nil
      return state.queue.end()
    }
  }

  // MARK: Orders

  private func change(_ body: (inout State) -> PrintQueue.Order?) {
    let (told, admitted, isWriting) = state.withLock { state -> (Mailbox?, WakePipe?, Bool) in
      switch body(&state) {
      case nil: return (nil, nil, false)
      case .tell: return (state.mailbox, nil, false)
      case .admit(let number): return (nil, state.waiting.removeValue(forKey: number), false)
      case .write: return (nil, nil, true)
      }
    }
    told?.put(.lines)
    admitted?.signal()
    if isWriting { startWriting() }
  }

  private func startWriting() {
    do throws(SystemError) {
      try BlockingThread.start { self.writeLines() }
    } catch {
      takeLines().finish(error)
      end()
    }
  }
}
