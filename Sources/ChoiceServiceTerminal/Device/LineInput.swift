private import Synchronization

/// A file from which lines are read: one object for each open file of the process, since an unfinished line belongs to the
/// file and not to whoever read its beginning.
final class LineInput: Sendable {
  /// How an exchange of text and line ended.
  enum Outcome: Sendable, Hashable {
    case line(TypedLine)
    case endOfInput
    case cancelled
    case failed(SystemError)
  }

  private struct Key: Sendable, Hashable {
    let descriptor: Descriptor
    let identity: Descriptor.Identity?
  }

  private static let shared = Mutex<[Key: LineInput]>([:])

  private let descriptor: Descriptor
  private let unfinished = Mutex(LineBuffer())
  /// Questions on one input take turns, whichever presenter asks them.
  let turns = Turns()

  private init(_ descriptor: Descriptor) {
    self.descriptor = descriptor
  }

  /// The one input for an open file.
  static func of(_ descriptor: Descriptor) -> LineInput {
    let key = Key(descriptor: descriptor, identity: descriptor.identity)
    return shared.withLock { inputs in
      if let input = inputs[key] { return input }
      // The number was closed and opened again: what it stood for is gone.
      for old in inputs.keys where old.descriptor == descriptor { inputs[old] = nil }
      let input = LineInput(descriptor)
      inputs[key] = input
      return input
    }
  }

  /// Whether a person types here, rather than a file.
  var isTerminal: Bool { descriptor.isTerminal }

  /// Forgets what was typed before now.
  func discardTyped() {
    descriptor.discardInput()
    unfinished.withLock { $0 = LineBuffer() }
  }

  /// Writes a text, then reads a line, on a thread of its own; a cancelled task gets out of both.
  func exchange(_ text: String, on output: Descriptor) async -> Outcome {
    await onThread { wake throws(SystemError) in
      guard try Self.write(Array(text.utf8), to: output, unless: wake) else { return .cancelled }
      let outcome = try self.readLine(unless: wake)
      // What is written next begins on a line of its own, as it does after a line that was typed.
      if outcome == .cancelled, Readiness.canWriteNow(output) { _ = try output.write([0x0A]) }
      return outcome
    }
  }

  /// Writes a text.
  func write(_ text: String, on output: Descriptor) async -> Outcome {
    await onThread { wake throws(SystemError) in
      try Self.write(Array(text.utf8), to: output, unless: wake) ? .line(.text("")) : .cancelled
    }
  }

  private func onThread(
    _ work: @escaping @Sendable (WakePipe) throws(SystemError) -> Outcome
  ) async -> Outcome {
    let wake: WakePipe
    do { wake = try WakePipe() } catch { return .failed(error) }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        do throws(SystemError) {
          try BlockingThread.start {
            do throws(SystemError) {
              continuation.resume(returning: try work(wake))
            } catch {
              continuation.resume(returning: .failed(error))
            }
          }
        } catch {
          continuation.resume(returning: .failed(error))
        }
      }
    } onCancel: {
      wake.signal()
    }
  }

  // MARK: On the thread

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
        if error != .interrupted, error != .wouldBlock { throw error }
      }
    }
    return true
  }

  /// Reads one byte after another up to the end of the line: bytes that were read further would be lost to other programs
  /// that read the same file after this one.
  private func readLine(unless wake: WakePipe) throws(SystemError) -> Outcome {
    let isTerminal = isTerminal
    while true {
      guard try Readiness.wait(for: descriptor, .reading, unless: wake) else { return .cancelled }
      switch try readByte(isTerminal: isTerminal) {
      case .byte(UInt8(ascii: "\n")):
        return .line(unfinished.withLock { $0.take() })
      case .byte(UInt8(ascii: "\r")) where isTerminal:
        // A terminal that was left in raw mode sends what the Return key sends.
        return .line(unfinished.withLock { $0.take() })
      case .byte(let byte):
        unfinished.withLock { $0.append(byte) }
      case .nothing:
        continue
      case .end:
        // The last line of a file need not end with a line break.
        return unfinished.withLock { $0.isEmpty ? .endOfInput : .line($0.take()) }
      }
    }
  }

  private enum Byte {
    case byte(UInt8)
    case nothing
    case end
  }

  private func readByte(isTerminal: Bool) throws(SystemError) -> Byte {
    do throws(SystemError) {
      return try descriptor.read(upTo: 1).first.map { .byte($0) } ?? .end
    } catch {
      switch error {
      case .interrupted, .wouldBlock: return .nothing
      // A terminal whose other side is gone reads as an error; nobody can type there any more.
      case .inputOutput where isTerminal: return .end
      default: throw error
      }
    }
  }
}
