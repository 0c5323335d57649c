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
        if error != .interrupted { throw error }
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
        if error != .interrupted { throw error }
      }
    }
  }
}
