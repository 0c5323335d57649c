/// Whose turn it is to write to a terminal, and which printed lines wait there.
///
/// One writes at a time: a question, or a thread that writes lines. Lines that come meanwhile wait. An open prompt is told of them
/// once, and takes all that have come until it does; whoever else writes leaves them to a thread that comes afterwards. So lines
/// belong to the terminal and not to the question that was open when they came, and none is lost with it.
struct PrintQueue: Sendable {
  /// What is to be done next.
  enum Order: Sendable, Hashable {
    /// Write what waits, on a thread: nobody else will.
    case write
    /// Tell the open prompt that lines wait.
    case tell
    /// Let in the writer that has waited longest.
    case admit(Int)
  }

  private enum Writer: Sendable, Hashable {
    case nobody
    /// A thread with lines, or a question while it writes or has yet to open.
    case somebody
    /// A prompt that is open; told where it knows that lines wait.
    case prompt(isTold: Bool)
  }

  private var writer = Writer.nobody
  private var lastNumber = 0
  /// The writers that wait for their turn.
  private var writers: [Int] = []
  private var lines: [PrintedLines] = []

  /// Whether no lines wait.
  var isEmpty: Bool { lines.isEmpty }

  // MARK: Lines

  /// Lines are printed.
  mutating func print(_ printed: PrintedLines) -> Order? {
    lines.append(printed)
    switch writer {
    case .nobody:
      writer = .somebody
      return .write
    case .prompt(isTold: false):
      writer = .prompt(isTold: true)
      return .tell
    case .somebody, .prompt(isTold: true): return nil
    }
  }

  /// Takes all lines that wait, for whoever writes.
  mutating func take() -> [PrintedLines] {
    defer { lines = [] }
    return lines
  }

  /// Lines were written; what could not be comes first the next time.
  mutating func putBack(_ rest: [PrintedLines]) -> Order? {
    lines.insert(contentsOf: rest, at: 0)
    guard case .prompt = writer else { return nil }
    return tellPrompt()
  }

  private mutating func tellPrompt() -> Order? {
    writer = .prompt(isTold: !lines.isEmpty)
    return lines.isEmpty ? nil : .tell
  }

  // MARK: Writers

  /// A writer comes: its number, and whether it is its turn at once.
  mutating func begin() -> (number: Int, isAdmitted: Bool) {
    lastNumber += 1
    guard writer == .nobody else {
      writers.append(lastNumber)
      return (lastNumber, false)
    }
    writer = .somebody
    return (lastNumber, true)
  }

  /// A writer goes before it has seen that it was its turn.
  mutating func withdraw(_ number: Int) -> Order? {
    guard let index = writers.firstIndex(of: number) else { return end() }
    writers.remove(at: index)
    return nil
  }

  /// The writer is a prompt, and takes lines from now on.
  mutating func openPrompt() -> Order? { tellPrompt() }

  /// The writer has written, or its question has ended.
  mutating func end() -> Order? {
    writer = .somebody
    if !writers.isEmpty { return .admit(writers.removeFirst()) }
    if !lines.isEmpty { return .write }
    writer = .nobody
    return nil
  }
}
