internal import ChoiceService

/// One question on one terminal: a loop on a thread of its own that reads keys, lets the state decide, and draws.
struct PromptSession {
  /// How a question ended.
  enum Ending: Sendable, Hashable {
    case answered(options: [Int])
    case ended(CancelReason)
    /// Its task was cancelled.
    case cancelled
    /// There is nothing to choose from: the options ended without one, or could not be read to their end.
    case withoutOptions
  }

  private let device: TerminalDevice
  private let output: TerminalOutput
  private let mailbox: Mailbox
  private let variables: [String: String]
  private let marksPaste: Bool
  private let encoder: FrameEncoder
  private let start = ContinuousClock.now
  private var keys: KeyReader
  private var state: PromptState
  /// The frame that is on the screen, if one is.
  private var shown: Frame?
  /// How many bytes in a row were there without waiting.
  private var burst = 0
  /// When the options that have come are taken.
  private var growth = GrowthPace()
  /// Whether something has happened since it was drawn.
  private var needsDrawing = false

  init(
    _ question: PromptQuestion, on device: TerminalDevice, output: TerminalOutput, mailbox: Mailbox,
    configuration: TerminalConfiguration, variables: [String: String]
  ) {
    self.device = device
    self.output = output
    self.mailbox = mailbox
    self.variables = variables
    marksPaste = configuration.marksPaste
    let style = PromptStyle(
      theme: configuration.theme, appearance: TerminalAppearance(variables: variables),
      ambiguousWidth: configuration.ambiguousWidth, maximumRows: configuration.maximumRows)
    encoder = FrameEncoder(style)
    keys = KeyReader(escapeDelay: configuration.escapeDelay(in: variables))
    state = PromptState(
      question, style: style, size: Self.size(of: device, variables), wrapsAround: configuration.wrapsAround,
      filtersLongLists: configuration.filtersLongLists)
  }

  /// Asks until there is an end, and leaves the terminal as it was.
  mutating func run() throws(SystemError) -> Ending {
    // Lines that are being written are finished before the question comes, and it ends before others come.
    guard try output.begin(unless: mailbox.wake) else { return .cancelled }
    defer { output.end() }
    output.open(mailbox)
    let device = device
    let membership = try SignalCenter.process.join(mailbox) { device.leaveAtExit() }
    defer { SignalCenter.process.leave(membership) }
    do throws(SystemError) {
      try enter()
      let ending = try ask(membership)
      // Where a signal has ended it, the terminal has been left before the signal was sent.
      if device.isRaw { leave(with: ending) }
      return ending
    } catch {
      // Where the terminal was not even taken, it may be another's, and nothing is written.
      if device.isTaken { leave(with: .ended(.endOfInput)) }
      // What was drawn or set on a terminal that is gone is the same end as what was read.
      if device.isGone(after: error) { return .ended(.endOfInput) }
      throw error
    }
  }

  private mutating func ask(_ membership: SignalCenter.Membership) throws(SystemError) -> Ending {
    while true {
      for news in Self.merged(mailbox.takeAll()) {
        if let ending = try take(news, membership) { return ending }
      }
      if let ending = try takeInput() { return ending }
    }
  }

  /// The news without those that later ones make old.
  private static func merged(_ news: [News]) -> [News] {
    guard let last = news.lastIndex(of: .resized) else { return news }
    return news.enumerated().filter { $0.element != .resized || $0.offset == last }.map(\.element)
  }

  // MARK: Keys

  /// How many bytes are read at once: one, so that what follows an answer is left to whoever reads next; more in a paste, and
  /// where the bytes come faster than anybody types.
  private var readCount: Int { keys.isInPaste ? 65_536 : burst > 256 ? 1_024 : 1 }

  /// Waits for keys, takes all that are there, and draws once.
  private mutating func takeInput() throws(SystemError) -> Ending? {
    var events: [PromptEvent] = []
    switch try device.read(upTo: readCount, orNews: mailbox.wake, milliseconds: milliseconds) {
    case .end: return hangUp()
    // The rest of a key's sequence may be there already: a lone Escape is told only by looking and finding nothing.
    case .news: break
    case .nothing: events = keys.expire(at: now).map(PromptEvent.key)
    case .bytes(let bytes): events = keys.take(bytes, at: now).map(PromptEvent.key)
    }
    let size = Self.size(of: device, variables)
    if size != state.size { events.insert(.resized(size), at: 0) }
    if growth.isDue(at: now) {
      state.takeNewOptions()
      if let ending = endWithoutOptions { return ending }
      needsDrawing = true
    }
    for event in events {
      needsDrawing = true
      if let ending = try take(event) { return ending }
    }
    // Keys that are there already are taken before the frame is drawn: a held key must not leave a queue behind.
    burst = device.hasInput ? burst + 1 : 0
    if burst == 0 {
      if state.isBusy {
        let wasSearching = state.filter.isSearching
        let effect = state.advanceSearch()
        needsDrawing = needsDrawing || !state.isBusy || (wasSearching && !state.filter.isSearching)
        if let ending = try carryOut(effect) { return ending }
      }
      if needsDrawing { try draw() }
      growth.noteDrawing(at: now)
    }
    return nil
  }

  private var endWithoutOptions: Ending? {
    let options = state.question.options
    return options.hasFailed || (options.count == 0 && !options.isGrowing) ? .withoutOptions : nil
  }

  /// The end of a terminal that is gone: the signal for that is on its way, unless it is ignored.
  private func hangUp() -> Ending? {
    if SignalCenter.process.isIgnored(.hangUp) { return .ended(.endOfInput) }
    mailbox.wait(milliseconds: 200)
    return mailbox.isEmpty ? .ended(.endOfInput) : nil
  }

  private mutating func take(_ event: PromptEvent) throws(SystemError) -> Ending? {
    try carryOut(state.reduce(event))
  }

  private mutating func carryOut(_ effect: PromptEffect?) throws(SystemError) -> Ending? {
    switch effect {
    case nil: return nil
    case .answer(let options): return .answered(options: options)
    case .end(let reason): return .ended(reason)
    case .suspend: try depart(for: .stop, ofGroup: true)
    case .quit: try depart(for: .quit, ofGroup: false)
    case .redraw: try redraw()
    }
    return nil
  }

  /// A key that stands for a signal: it does what the signal does, or rings the bell.
  private func depart(for signal: Signal, ofGroup: Bool) throws(SystemError) {
    if SignalCenter.process.isIgnored(signal) {
      _ = try device.write([0x07], unlessNews: mailbox.wake)
    } else {
      SignalCenter.process.depart(for: signal, ofGroup: ofGroup)
    }
  }

  private var now: Duration { ContinuousClock.now - start }

  /// How long to wait for the next byte.
  private var milliseconds: Int32 {
    // A search goes on where no key is there.
    if state.isBusy { return 0 }
    guard let deadline = [keys.deadline, growth.deadline].compactMap(\.self).min() else { return -1 }
    let left = max(.zero, deadline - now)
    let (seconds, attoseconds) = left.components
    // Rounded up, so that the time is over afterwards.
    return Int32(clamping: seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }

  // MARK: News

  private mutating func take(
    _ news: News, _ membership: SignalCenter.Membership
  ) throws(SystemError) -> Ending? {
    switch news {
    case .cancelled: return .cancelled
    case .grew: growth.noteGrowth(at: now)
    case .timedOut: return .ended(.timeout)
    case .interrupted: return .ended(.interrupt)
    case .lines: try printLines()
    case .resized:
      _ = state.reduce(.resized(Self.size(of: device, variables)))
      try redraw()
    case .wentOn:
      // A terminal that is as it was left was left by nobody: this is the news of a stop that is over already. Otherwise
      // whoever had it meanwhile has changed its settings, and has written to it.
      if device.isRaw { try redraw() } else { try enter() }
    case .leaving(.stop):
      device.leave(writing: pasteMark(isOn: false) + (shown == nil ? [] : erasure))
      shown = nil
      SignalCenter.process.wait(afterLeaving: membership)
      try enter()
    case .leaving:
      leave(with: .ended(.interrupt))
      SignalCenter.process.wait(afterLeaving: membership)
      return .ended(.interrupt)
    }
    return nil
  }

  private static func size(of device: TerminalDevice, _ variables: [String: String]) -> ScreenSize {
    let reported = device.reportedSize
    return ScreenSize(reportedColumns: reported.columns, reportedRows: reported.rows, variables: variables)
  }

  // MARK: Screen

  /// Takes the terminal and draws the question on a fresh row.
  private mutating func enter() throws(SystemError) {
    if device.isInBackground {
      // The system stops the process here until it is in the foreground, and a signal that ends it must be able to.
      try SignalCenter.process.withOwnDispositions { () throws(SystemError) in try device.enterRaw() }
    } else {
      try device.enterRaw()
    }
    _ = state.reduce(.resized(Self.size(of: device, variables)))
    // What was typed before the question was there does not answer it.
    if shown == nil { device.discardInput() }
    shown = nil
    let frame = PromptView(state: state).frame
    try show(
      frame,
      by: pasteMark(isOn: true) + FrameEncoder.freshRow(columns: state.size.columns) + encoder.draw(frame))
  }

  private mutating func draw() throws(SystemError) {
    guard let old = shown else { return try redraw() }
    let frame = PromptView(state: state).frame
    try show(frame, by: encoder.update(from: old, to: frame))
  }

  /// Takes away the frame, which the terminal may have wrapped at its new width, and draws it anew.
  private mutating func redraw() throws(SystemError) {
    let frame = PromptView(state: state).frame
    try show(frame, by: erasure + encoder.draw(frame))
  }

  /// Writes all lines that were printed, in the place of the frame, and the frame below them.
  private mutating func printLines() throws(SystemError) {
    let lines = output.takeLines()
    let size = Self.size(of: device, variables)
    if size != state.size { _ = state.reduce(.resized(size)) }
    let (erasure, frame) = (erasure, PromptView(state: state).frame)
    do throws(SystemError) {
      let written = try show(frame, by: erasure + lines.bytes + encoder.draw(frame))
      output.finish(lines, written: written - erasure.count)
    } catch {
      lines.finish(error)
      throw error
    }
  }

  /// Writes what leads to a frame, and returns how many bytes that were; where the terminal takes only a part of them, the next
  /// frame begins on a fresh row.
  @discardableResult
  private mutating func show(_ frame: Frame, by bytes: [UInt8]) throws(SystemError) -> Int {
    needsDrawing = false
    if bytes.isEmpty { return 0 }
    shown = nil
    let cut = FrameEncoder.freshRow(columns: state.size.columns)
    let written = try device.writePart(
      of: bytes, unlessNews: mailbox.wake,
      farewell: (whole: pasteMark(isOn: false) + encoder.erase(frame), cut: pasteMark(isOn: false) + cut))
    if written == bytes.count { shown = frame }
    return written
  }

  /// What takes the frame off the screen, or, where none is on it as a whole, goes to a fresh row.
  private var erasure: [UInt8] {
    shown.map { encoder.erase($0, columns: state.style.appearance.rewraps ? state.size.columns : nil) }
      ?? FrameEncoder.freshRow(columns: state.size.columns)
  }

  private func pasteMark(isOn: Bool) -> [UInt8] {
    marksPaste ? Array("\u{1B}[?2004\(isOn ? "h" : "l")".utf8) : []
  }

  /// Takes the question away and leaves one line.
  private mutating func leave(with ending: Ending) {
    let outcome: FinalLine.Outcome =
      switch ending {
      case .answered(let options): FinalLine.answer(options, to: state.question, columns: state.size.usableColumns)
      case .ended(let reason): .ended(reason)
      case .cancelled: .ended(.taskCancelled)
      case .withoutOptions: .ended(.endOfInput)
      }
    let row = FinalLine(question: state.question, style: state.style, outcome: outcome)
      .row(columns: state.size.usableColumns)
    let line = encoder.draw(Frame(rows: [row], cursorRow: 0))
    // The switch comes first: of what a slow terminal does not take, the end is lost.
    device.leave(writing: pasteMark(isOn: false) + erasure + line + Array("\n".utf8))
    shown = nil
  }
}
