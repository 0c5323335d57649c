/// Tells the keys in the bytes that a terminal sends.
///
/// The result does not depend on how the bytes are cut into reads. Only a person's pause tells the Escape key from the
/// beginning of a sequence: whoever reads calls ``flush()`` after one when ``isPending`` says so. The beginning of a character
/// can be nothing else, and its other bytes are waited for, on however slow a line they come.
///
/// Escape is never swallowed and never silently becomes Alt: ESC before a byte that introduces no sequence is the
/// Escape key, and then that byte's key.
package struct KeyDecoder: Sendable, Hashable {
  private enum State: Sendable, Hashable {
    case start
    case escape
    case scalar(ScalarDecoder)
    case sequence(ControlSequence)
    /// After the Linux console's `CSI [`.
    case consoleFunctionKey
    /// In the bytes after `CSI M` (xterm ctlseqs, "X10 compatibility mode").
    case mouse(missingCount: Int)
    /// In a string that `introducer` has begun.
    case string(introducer: UInt8, isEmpty: Bool)
    /// After ESC in a string: the beginning of ST, or of something else.
    case stringEscape
    case paste
  }

  private var state = State.start
  // Outside of the state so that a byte is appended in place, and not to a copy of a megabyte.
  private var paste = PasteBuffer()

  package init() {}

  /// Whether something waits that ``flush()`` would decide.
  package var isPending: Bool {
    switch state {
    case .start, .scalar, .paste: false
    case .escape, .sequence, .consoleFunctionKey, .mouse, .string, .stringEscape: true
    }
  }

  /// Whether a paste has begun and not ended.
  package var isInPaste: Bool { state == .paste }

  /// Takes the next bytes; the events that they complete.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [KeyEvent] {
    var events: [KeyEvent] = []
    for byte in bytes { take(byte, into: &events) }
    return events
  }

  /// Decides what waits, because nothing has followed it for a while.
  ///
  /// An introducer alone was typed: the Escape key, and the character after it. What has more to it is the beginning of
  /// a sequence whose end got lost, and is dropped. A paste goes on, and so does a character.
  package mutating func flush() -> [KeyEvent] {
    guard isPending else { return [] }
    defer { state = .start }
    switch state {
    case .escape: return [.press(.escape)]
    case .sequence(let sequence) where sequence.isEmpty: return Self.typed(sequence.introducer.rawValue)
    case .string(let introducer, isEmpty: true): return Self.typed(introducer)
    default: return []
    }
  }

  private static func typed(_ introducer: UInt8) -> [KeyEvent] {
    [.press(.escape), .press(.text(Unicode.Scalar(introducer)))]
  }

  private mutating func take(_ byte: UInt8, into events: inout [KeyEvent]) {
    switch state {
    case .start: begin(byte, into: &events)
    case .escape: takeAfterEscape(byte, into: &events)
    case .scalar(var scalar):
      switch scalar.take(byte) {
      case .unfinished: state = .scalar(scalar)
      case .finished(let scalar):
        state = .start
        if scalar.isTyped { events.append(.press(.text(scalar))) }
      case .refused: begin(byte, into: &events)
      }
    case .sequence(let sequence): take(byte, in: sequence, into: &events)
    case .consoleFunctionKey:
      switch byte {
      case 0x41...0x45:
        state = .start
        events.append(.press(.function(Int(byte) - 0x40)))
      case 0x40...0x7E: state = .start
      default: begin(byte, into: &events)
      }
    case .mouse(let missingCount):
      // A value is sent with 32 added, and as NUL where that does not fit a byte (xterm).
      switch byte {
      case 0x00, 0x20...0xFF: state = missingCount == 1 ? .start : .mouse(missingCount: missingCount - 1)
      default: begin(byte, into: &events)
      }
    case .string(let introducer, _):
      switch byte {
      case 0x1B: state = .stringEscape
      // CAN and SUB cancel what they are in (VT100 User Guide, "Control Characters").
      case 0x18, 0x1A: state = .start
      // OSC may end with BEL as well, and does where the question did (xterm ctlseqs, "Operating System Commands").
      case 0x07 where introducer == UInt8(ascii: "]"): state = .start
      default: state = .string(introducer: introducer, isEmpty: false)
      }
    case .stringEscape:
      if byte == UInt8(ascii: "\\") { state = .start } else { takeAfterEscape(byte, into: &events) }
    case .paste:
      if let text = paste.take(byte) {
        state = .start
        paste = PasteBuffer()
        events.append(.paste(text))
      }
    }
  }

  /// Takes a byte that belongs to nothing before it.
  private mutating func begin(_ byte: UInt8, into events: inout [KeyEvent]) {
    state = .start
    switch byte {
    case 0x1B: state = .escape
    case 0x00...0x1F, 0x7F: events.append(.press(Self.control(byte)))
    case 0x20...0x7E: events.append(.press(.text(Unicode.Scalar(byte))))
    default:
      if let scalar = ScalarDecoder(first: byte) { state = .scalar(scalar) }
    }
  }

  private static func control(_ byte: UInt8) -> KeyPress {
    switch byte {
    case 0x0D, 0x0A: KeyPress(.enter)
    case 0x09: KeyPress(.tab)
    case 0x7F, 0x08: KeyPress(.backspace)
    case 0x00: KeyPress(.text(" "), .control)
    // Control leaves the lower five bits of a character: 0x01 is that of "A" and of "a".
    case 0x01...0x1A: KeyPress(.text(Unicode.Scalar(byte + 0x60)), .control)
    default: KeyPress(.text(Unicode.Scalar(byte + 0x40)), .control)
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, into events: inout [KeyEvent]) {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      state = .sequence(ControlSequence(byte == UInt8(ascii: "[") ? .csi : .ss3))
    // OSC, DCS, APC, PM and SOS (ECMA-48, 5.6).
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
      state = .string(introducer: byte, isEmpty: true)
    // What terminals send for Backspace with Alt; nobody presses Escape and Backspace as fast as these come.
    case 0x7F, 0x08:
      state = .start
      events.append(.press(.backspace, .alt))
    default:
      events.append(.press(.escape))
      begin(byte, into: &events)
    }
  }

  private mutating func take(_ byte: UInt8, in sequence: ControlSequence, into events: inout [KeyEvent]) {
    switch (byte, sequence.introducer) {
    case (UInt8(ascii: "["), .csi) where sequence.isEmpty: state = .consoleFunctionKey
    case (UInt8(ascii: "M"), .csi) where sequence.isEmpty: state = .mouse(missingCount: 3)
    case (0x40...0x7E, _):
      if sequence.isPasteStart(endedBy: byte) {
        state = .paste
      } else {
        state = .start
        events += sequence.presses(endedBy: byte).map { .press($0) }
      }
    default:
      var sequence = sequence
      // What cannot be in a sequence has cut it short, and is a key itself.
      if sequence.take(byte) { state = .sequence(sequence) } else { begin(byte, into: &events) }
    }
  }
}

extension Unicode.Scalar {
  /// Whether a key can have typed it: C0 and C1 are control functions.
  var isTyped: Bool { value >= 0x20 && !(0x7F...0x9F).contains(value) }
}
