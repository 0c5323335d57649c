internal import ChoiceServiceTerminal

/// Reading and writing whole streams; blocking is right here, since nothing else runs meanwhile.
enum StandardStreams {
  /// The next line of an open file, without its line break; `nil` at the end.
  ///
  /// Not a byte after it is read: the next question of a script, which another process asks, goes on from there.
  static func readLine(from descriptor: Descriptor) throws -> ShellWord? {
    var bytes: [UInt8] = []
    while true {
      do throws(SystemError) {
        guard let byte = try descriptor.read(upTo: 1).first else {
          return bytes.isEmpty ? nil : ShellWord(bytes: bytes)
        }
        if byte == UInt8(ascii: "\n") { return ShellWord(bytes: bytes) }
        bytes.append(byte)
      } catch {
        switch error {
        case .interrupted, .wouldBlock: try wait(for: descriptor, .reading, after: error)
        default:
          throw UsageError("CHOICE_ANSWERS names the open file \(descriptor.number), which cannot be read: \(error).")
        }
      }
    }
  }

  /// Writes all bytes.
  static func write(_ bytes: [UInt8], to descriptor: Descriptor) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      do throws(SystemError) {
        rest = rest.dropFirst(try descriptor.write(rest))
      } catch {
        try wait(for: descriptor, .writing, after: error)
      }
    }
  }

  /// Waits where the stream was only not ready: another program may have left the file in non-blocking mode.
  private static func wait(
    for descriptor: Descriptor, _ purpose: Readiness.Purpose, after error: SystemError
  ) throws(SystemError) {
    switch error {
    case .interrupted: return
    case .wouldBlock: _ = try Readiness.wait(for: descriptor, purpose)
    default: throw error
    }
  }
}
