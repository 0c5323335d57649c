#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// What a terminal does with keys and text (termios), as one value.
struct TerminalSettings: Sendable, Hashable {
  /// The settings as the system has them: what they hold beyond the parts that are known here is put back as well.
  private let bytes: [UInt8]

  private init(_ settings: termios) {
    bytes = withUnsafeBytes(of: settings) { Array($0) }
  }

  private var value: termios {
    var settings = termios()
    withUnsafeMutableBytes(of: &settings) { $0.copyBytes(from: bytes) }
    return settings
  }

  /// The settings of a terminal.
  init(of descriptor: Descriptor) throws(SystemError) {
    // Zeroed before it is filled, so that equal settings have equal bytes.
    var settings = termios()
    guard tcgetattr(descriptor.number, &settings) == 0 else { throw .last }
    self.init(settings)
  }

  /// Gives a terminal these settings at once, without waiting for what is still to be shown.
  func apply(to descriptor: Descriptor) throws(SystemError) {
    var settings = value
    while tcsetattr(descriptor.number, TCSANOW, &settings) != 0 {
      let error = SystemError.last
      if error != .interrupted { throw error }
    }
  }

  /// The same settings, but each key arrives at once, as it is and unseen; what is written is treated as before.
  var raw: TerminalSettings {
    var settings = value
    settings.c_iflag &= ~tcflag_t(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON | IXOFF | PARMRK)
    settings.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN | ISIG)
    settings.c_cflag &= ~tcflag_t(CSIZE | PARENB)
    settings.c_cflag |= tcflag_t(CS8)
    // A read waits for one byte and for no time, whatever a program before has set.
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    return TerminalSettings(settings)
  }
}

extension Descriptor {
  /// The size that a terminal reports; zero where it does not know.
  var reportedSize: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0 else { return (0, 0) }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
