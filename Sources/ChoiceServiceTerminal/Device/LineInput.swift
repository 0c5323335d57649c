internal import ChoiceService
private import Synchronization

/// What lines are read from: one object for each terminal, pipe or file of the process, however often it is open, since an
/// unfinished line belongs to it and not to whoever read its beginning.
final class LineInput: Sendable {
  /// How an exchange of text and line ended.
  enum Outcome: Sendable, Hashable {
    /// A line, and whether a line break has ended it: a last line may be ended by the end of the input, or by Ctrl-D.
    case line(TypedLine, isEnded: Bool = true)
    case endOfInput
    case interrupted
    case cancelled
    case failed(SystemError)
  }

  /// The numbers under which an exchange reads and writes.
  struct Files: Sendable {
    let input: Descriptor
    let output: Descriptor
  }

  /// What is kept for an input: the object while somebody uses it, else the line that it left unfinished.
  private struct Entry: Sendable {
    weak var input: LineInput?
    var unfinished = LineBuffer()
  }

  private static let entries = Mutex<[Descriptor.Identity: Entry]>([:])

  private let identity: Descriptor.Identity
  private let unfinished: Mutex<LineBuffer>
  /// Questions on one input take turns, whichever presenter asks them.
  let turns = ChoiceTurns()
  /// Who writes to the terminal, where it is one.
  let output = TerminalOutput()

  private init(_ identity: Descriptor.Identity, unfinished: LineBuffer) {
    self.identity = identity
    self.unfinished = Mutex(unfinished)
  }

  deinit {
    let left = unfinished.withLock { $0 }
    let identity = identity
    Self.entries.withLock { entries in
      // Another object may have taken the place meanwhile.
      guard entries[identity]?.input == nil else { return }
      entries[identity] = left.isEmpty ? nil : Entry(input: nil, unfinished: left)
    }
  }

  /// The one input for what is open under a number.
  static func of(_ descriptor: Descriptor) throws(SystemError) -> LineInput {
    let identity = try descriptor.identity()
    return entries.withLock { entries in
      if let input = entries[identity]?.input { return input }
      let input = LineInput(identity, unfinished: entries[identity]?.unfinished ?? LineBuffer())
      entries[identity] = Entry(input: input)
      return input
    }
  }

  /// Whether a person types here, rather than a file.
  var isTerminal: Bool {
    switch identity {
    case .terminal: true
    case .file: false
    }
  }

  /// Writes a text and a prompt, then reads a line, on a thread of its own; a cancelled task gets out of each.
  ///
  /// With `discardingTyped`, a terminal forgets what was typed before the prompt was there. It does so just before the
  /// prompt, so that whoever waits for that, a person or a program, can type. After a stop, the prompt is written again.
  func exchange(_ text: String, prompt: String, with files: Files, discardingTyped: Bool) async -> Outcome {
    await onThread { wake, mailbox throws(SystemError) in
      var listening: SignalCenter.Membership?
      defer { listening.map(SignalCenter.process.stopListening) }
      let isAsked = try self.whileNobodyPrints(on: files.output, unless: wake) { () throws(SystemError) in
        guard try Self.write(Array(text.utf8), to: files.output, unless: wake) else { return false }
        if discardingTyped, self.isTerminal {
          files.input.discardInput()
          self.unfinished.withLock { $0 = LineBuffer() }
        }
        // Where signals cannot be heard of, all else can be done.
        if self.isTerminal { listening = try? SignalCenter.process.listen(mailbox) }
        guard try Self.write(Array(prompt.utf8), to: files.output, unless: wake) else { return false }
        self.output.setLinePrompt(prompt)
        return true
      }
      guard isAsked else { return .cancelled }
      defer { self.output.setLinePrompt(nil) }
      let outcome = try self.readLine(from: files.input, unless: mailbox) { () throws(SystemError) in
        // Whoever had the terminal has written to it; whoever has it still is not disturbed.
        if files.input.isInBackground { return }
        _ = try self.whileNobodyPrints(on: files.output, unless: wake) { () throws(SystemError) in
          try Self.write(Array(prompt.utf8), to: files.output, unless: wake)
        }
      }
      if outcome == .cancelled {
        self.discardTyped(of: files.input)
        // What is written next begins on a line of its own, as it does after a line that was typed.
        if Readiness.canWriteNow(files.output) { _ = try files.output.write([0x0A]) }
      }
      return outcome
    }
  }

  /// Writes a text.
  func write(_ text: String, with files: Files) async -> Outcome {
    await onThread { wake, _ throws(SystemError) in
      let isWritten = try self.whileNobodyPrints(on: files.output, unless: wake) { () throws(SystemError) in
        try Self.write(Array(text.utf8), to: files.output, unless: wake)
      }
      return isWritten ? .line(.text("")) : .cancelled
    }
  }

  private func onThread(
    _ work: @escaping @Sendable (WakePipe, Mailbox) throws(SystemError) -> Outcome
  ) async -> Outcome {
    // What is being written is cut by a cancelled task alone; whoever reads gets other news as well.
    let wake: WakePipe
    let mailbox: Mailbox
    do throws(SystemError) { (wake, mailbox) = (try WakePipe(), try Mailbox()) } catch { return .failed(error) }
    let result = await BlockingThread.run {
      Result { () throws(SystemError) in try work(wake, mailbox) }
    } onCancel: {
      wake.signal()
      mailbox.put(.cancelled)
    }
    switch result {
    case .success(let outcome): return outcome
    case .failure(let error): return .failed(error)
    }
  }

  // MARK: On the thread

  /// Writes when no printed lines are being written, where the terminal that is read is the one that is written to.
  private func whileNobodyPrints(
    on output: Descriptor, unless wake: WakePipe, _ write: () throws(SystemError) -> Bool
  ) throws(SystemError) -> Bool {
    guard isTerminal, try output.identity() == identity else { return try write() }
    guard try self.output.begin(unless: wake) else { return false }
    defer { self.output.end() }
    return try write()
  }

  /// Writes in pieces small enough that a pipe that can be written at all takes them whole.
  private static func write(
    _ bytes: [UInt8], to output: Descriptor, unless wake: WakePipe
  ) throws(SystemError) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      guard try Readiness.wait(for: output, .writing, unless: wake) else { return false }
      do throws(SystemError) {
        rest = rest.dropFirst(try output.write(rest.prefix(512)))
      } catch {
        switch error {
        case .interrupted: continue
        case .wouldBlock:
          // A terminal with room for one character says that it can be written, and takes no line break, which is two.
          guard try Readiness.pause(unless: wake) else { return false }
        default: throw error
        }
      }
    }
    return true
  }

  /// Lets a terminal forget what was typed for a question that nobody asks any more: a shell would execute it.
  ///
  /// Where another job has the terminal, what is typed there is that job's, and the system would stop this one.
  private func discardTyped(of input: Descriptor) {
    guard isTerminal, !input.isInBackground else { return }
    input.discardInput()
    unfinished.withLock { $0 = LineBuffer() }
  }

  /// Reads one byte after another up to the end of the line: bytes that were read further would be lost to other programs
  /// that read the same file after this one.
  private func readLine(
    from input: Descriptor, unless mailbox: Mailbox, goingOn: () throws(SystemError) -> Void
  ) throws(SystemError) -> Outcome {
    let isRaw = isTerminal && input.isRawTerminal
    while true {
      guard try Readiness.wait(for: input, .reading, unless: mailbox.wake) else {
        let news = mailbox.takeAll()
        if news.contains(.cancelled) { return .cancelled }
        if news.contains(.wentOn) { try goingOn() }
        continue
      }
      switch try readByte(from: input) {
      case .byte(let byte):
        if let outcome = unfinished.withLock({ $0.take(byte, isRawTerminal: isRaw) }) { return outcome }
      case .nothing:
        continue
      case .end:
        return unfinished.withLock { $0.endInput() }
      }
    }
  }

  private enum Byte {
    case byte(UInt8)
    case nothing
    case end
  }

  private func readByte(from input: Descriptor) throws(SystemError) -> Byte {
    do throws(SystemError) {
      return try input.read(upTo: 1).first.map { .byte($0) } ?? .end
    } catch {
      switch error {
      case .interrupted, .wouldBlock: return .nothing
      case _ where isTerminal && input.isGone(after: error): return .end
      default: throw error
      }
    }
  }
}
