internal import ChoiceServiceTerminal

/// Reading and writing whole streams; blocking is right here, since nothing else runs meanwhile.
enum StandardStreams {
  /// Everything that standard input holds.
  static func readInput() throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      do throws(SystemError) {
        let piece = try Descriptor.standardInput.read(upTo: 65_536)
        if piece.isEmpty { return bytes }
        bytes += piece
      } catch {
        try wait(for: .standardInput, .reading, after: error)
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
