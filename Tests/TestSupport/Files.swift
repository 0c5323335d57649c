private import CPseudoTerminal
private import Foundation

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Runs what blocks outside the cooperative pool.
func blocking<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
  await withCheckedContinuation { continuation in
    // A queue's thread would come from a pool that has an end, and what waits for one waits for ever where those that have one wait.
    Thread.detachNewThread { continuation.resume(returning: work()) }
  }
}

/// An open file that closes itself.
public final class OpenFile: Sendable {
  public let descriptor: Int32
  private let isOpen = Watched(true)

  init(_ descriptor: Int32) { self.descriptor = descriptor }
  deinit { close() }

  public static func atPath(_ path: String) -> OpenFile {
    OpenFile(open(path, O_RDWR | O_NOCTTY | O_CLOEXEC))
  }

  public func close() {
    let wasOpen = isOpen.update { isOpen in
      defer { isOpen = false }
      return isOpen
    }
    if wasOpen { _ = closeDescriptor(descriptor) }
  }

  /// Puts the open file, under all its numbers, into non-blocking mode.
  public func makeNonblocking() {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  /// Writes everything.
  public func write(_ text: String) async { await write(Array(text.utf8)) }

  public func write(_ bytes: [UInt8]) async { await write(pieces: [bytes]) }

  /// Writes one piece after another, with nothing between them that could be kept from running.
  func write(pieces: [[UInt8]]) async {
    let descriptor = descriptor
    await blocking {
      for piece in pieces {
        var rest = piece[...]
        while !rest.isEmpty {
          let count = rest.withUnsafeBytes { writeDescriptor(descriptor, $0.baseAddress, $0.count) }
          if count < 0 { return }
          rest = rest.dropFirst(count)
        }
      }
    }
  }

  /// Reads up to the end.
  public func readToEnd() async -> [UInt8] {
    let descriptor = descriptor
    return await blocking {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65_536)
      while true {
        let count = buffer.withUnsafeMutableBytes { readDescriptor(descriptor, $0.baseAddress, $0.count) }
        if count <= 0 { return bytes }
        bytes += buffer[..<count]
      }
    }
  }

  /// How many bytes wait to be read.
  public var unreadCount: Int {
    var count: Int32 = 0
    _ = ioctl(descriptor, UInt(FIONREAD), &count)
    return Int(count)
  }

  /// Reads what is there without waiting for more.
  public func readAvailable() -> [UInt8] {
    var status = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    guard poll(&status, 1, 0) == 1, status.revents & Int16(POLLIN) != 0 else { return [] }
    let count = buffer.withUnsafeMutableBytes { readDescriptor(descriptor, $0.baseAddress, $0.count) }
    return Array(buffer[..<max(0, count)])
  }
}

/// A pipe whose ends are not inherited by child processes.
public struct Pipe: Sendable {
  public let reading: OpenFile
  public let writing: OpenFile

  public init() {
    var ends: [Int32] = [-1, -1]
    precondition(cpt_pipe(&ends) == 0, "no pipe can be opened")
    reading = OpenFile(ends[0])
    writing = OpenFile(ends[1])
  }
}

/// A terminal without a screen: what is written to it is gathered, and the test types.
public final class PseudoTerminal: Sendable {
  public let path: String
  /// The side of the person.
  private let controller: OpenFile
  /// Kept open so that the terminal does not hang up between two programs.
  public let terminal: OpenFile
  private let output = Watched<[UInt8]>([])
  private let isGone = Watched(false)
  private let marks = Watched(0)

  /// A terminal; with `isRead` false, one whose screen nobody takes anything from.
  public init(columns: UInt16 = 80, rows: UInt16 = 24, isRead: Bool = true) {
    var descriptor: Int32 = -1
    var name = [CChar](repeating: 0, count: 256)
    precondition(
      cpt_open(&descriptor, &name, name.count, columns, rows) == 0, "no pseudo-terminal can be opened")
    path = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    controller = OpenFile(descriptor)
    terminal = OpenFile.atPath(path)
    if isRead { startReading() }
  }

  /// Begins to take away what is written.
  public func startReading() {
    // The thread holds the file, so that its number is not given to another one, and looks now and then whether the
    // terminal is still there.
    Thread.detachNewThread { [output, isGone, controller] in
      var buffer = [UInt8](repeating: 0, count: 4_096)
      while !isGone.value {
        var status = pollfd(fd: controller.descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&status, 1, 20) > 0 else { continue }
        let count = buffer.withUnsafeMutableBytes { readDescriptor(controller.descriptor, $0.baseAddress, $0.count) }
        if count <= 0 { return }
        output.update { $0 += buffer[..<count] }
      }
    }
  }

  deinit {
    isGone.update { $0 = true }
  }

  /// How many bytes were written that nobody has taken away.
  public var unreadCount: Int { controller.unreadCount }

  /// Leaves the terminal in raw mode, as a program that crashed does.
  public func makeRaw() {
    var settings = termios()
    tcgetattr(terminal.descriptor, &settings)
    cfmakeraw(&settings)
    tcsetattr(terminal.descriptor, TCSANOW, &settings)
  }

  /// What the terminal does with keys and text, to be compared.
  public var settings: [UInt64] {
    var settings = termios()
    tcgetattr(terminal.descriptor, &settings)
    let flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag].map { UInt64($0) }
    return flags + withUnsafeBytes(of: settings.c_cc) { $0.map(UInt64.init) }
  }

  /// Types.
  public func type(_ text: String) async { await controller.write(text) }

  /// Types texts, each written by itself.
  public func type(pieces: [String]) async { await controller.write(pieces: pieces.map { Array($0.utf8) }) }

  /// Types bytes that need not be text.
  public func type(_ bytes: [UInt8]) async { await controller.write(bytes) }

  /// What was written so far, as text.
  public var text: String { Self.text(output.value) }

  /// Without the marks: every second part stands between the two ends of one.
  private static func text(_ bytes: [UInt8]) -> String {
    let parts = bytes.split(separator: 0, omittingEmptySubsequences: false)
    let written = parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.flatMap(\.element)
    return String(decoding: written, as: UTF8.self)
  }

  /// What was written until now, as text: a mark that the terminal itself gets now has come through after it.
  public func settledText() async -> String {
    let mark = "\u{0}\(marks.update { $0 += 1; return $0 })\u{0}"
    await terminal.write(mark)
    await waitFor(mark)
    return text
  }

  /// Waits until what was written so far meets a condition.
  public func wait(until isMet: @escaping @Sendable (String) -> Bool) async {
    await output.wait { isMet(Self.text($0)) }
  }

  /// Waits until a text has been written a number of times.
  public func waitFor(_ text: String, times: Int = 1) async {
    let wanted = Array(text.utf8)
    await output.wait { $0.occurrences(of: wanted) >= times }
  }
}

extension [UInt8] {
  fileprivate func occurrences(of wanted: [UInt8]) -> Int {
    guard count >= wanted.count, let first = wanted.first else { return 0 }
    return withUnsafeBufferPointer { bytes in
      var found = 0
      for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
        if bytes[start..<(start + wanted.count)].elementsEqual(wanted) { found += 1 }
      }
      return found
    }
  }
}

#if canImport(Glibc)
  private let closeDescriptor = Glibc.close
  private let readDescriptor = Glibc.read
  private let writeDescriptor = Glibc.write
#elseif canImport(Darwin)
  private let closeDescriptor = Darwin.close
  private let readDescriptor = Darwin.read
  private let writeDescriptor = Darwin.write
#endif
