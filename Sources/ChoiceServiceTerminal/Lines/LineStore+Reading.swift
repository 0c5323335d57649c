/// How a store is filled.
extension LineStore {
  /// Reads a file to its end on a thread of its own.
  package func startReading(_ descriptor: Descriptor) throws(SystemError) {
    try BlockingThread.start { self.read(descriptor) }
  }

  /// Reads a file to its end.
  package func read(_ descriptor: Descriptor) {
    // What the rest of the program needs to say that there is no more memory, given back in that case.
    var reserve = LineBlock(capacity: Self.reserve, separator: separator)
    var writer = LineWriter(separator: separator)
    var (bytes, lines) = (0, 0)
    var limit = limit
    while true {
      let cost = MemoryLimit.cost(bytes: bytes, lines: lines)
      if limit == nil, cost > MemoryLimit.modest { limit = MemoryLimit.ofProcess }
      guard cost <= limit ?? .max, reserve != nil, let room = writer.room() else {
        reserve = nil
        return end(.full(bytes: bytes, lines: lines))
      }
      do throws(SystemError) {
        let count = try descriptor.read(into: room)
        if count == 0 { break }
        bytes += count
        guard let slice = writer.take(count) else { continue }
        lines += slice.count
        append(slice)
      } catch {
        switch error {
        case .interrupted: continue
        case .wouldBlock:
          // Another program may have left the file in non-blocking mode.
          guard (try? Readiness.wait(for: descriptor, .reading)) == true else { return fail(error) }
        default: return fail(error)
        }
      }
    }
    if let last = writer.end() { append(last) }
    end(.ended)
    withExtendedLifetime(reserve) {}
  }

  private static let reserve = 8 << 20

  private func fail(_ error: SystemError) { end(.failed(error)) }
}
