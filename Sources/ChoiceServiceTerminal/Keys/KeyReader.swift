/// Reads keys from bytes and pauses: ``KeyDecoder`` with the time after which what waits is decided.
///
/// Times are durations since a start that is the same for all of them. The value has no clock; whoever reads wakes at
/// ``deadline`` and calls ``expire(at:)``.
package struct KeyReader: Sendable, Hashable {
  private let escapeDelay: Duration
  private var decoder = KeyDecoder()

  /// When what waits is decided; nil if nothing waits.
  package private(set) var deadline: Duration?

  /// When bytes came last, but for Ctrl-C in a paste.
  private var lastTime: Duration = .zero

  /// After how long a silence in a paste Ctrl-C is a key again.
  ///
  /// A terminal that lost the end of a paste would otherwise swallow every key for ever.
  static let pasteSilence: Duration = .seconds(1)

  package init(escapeDelay: Duration) {
    self.escapeDelay = escapeDelay
  }

  /// Whether a paste has begun and not ended.
  package var isInPaste: Bool { decoder.isInPaste }

  /// Takes bytes that were read at a time; the events that they complete.
  ///
  /// Bytes that come after the deadline still belong to what waits unless ``expire(at:)`` was called: a reader that
  /// was kept from running cannot know when they were sent.
  package mutating func take(_ bytes: [UInt8], at now: Duration) -> [KeyEvent] {
    guard !bytes.isEmpty else { return [] }
    let isInterrupt = decoder.isInPaste && bytes == [0x03]
    if isInterrupt, now - lastTime >= Self.pasteSilence { decoder = KeyDecoder() }
    // A person who presses Ctrl-C again and again breaks no silence.
    if !isInterrupt { lastTime = now }
    let events = decoder.feed(bytes)
    deadline = decoder.isPending ? now + escapeDelay : nil
    return events
  }

  /// Decides what waits if its deadline has come.
  package mutating func expire(at now: Duration) -> [KeyEvent] {
    guard let deadline, now >= deadline else { return [] }
    self.deadline = nil
    return decoder.flush()
  }
}
