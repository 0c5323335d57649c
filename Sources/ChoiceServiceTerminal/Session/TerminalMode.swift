/// How a question is asked where a program runs: the first of these for which there is what it needs.
///
/// The decision is a value, so that a host can look at it in advance and a test can try every environment.
///
/// ```swift
/// let mode = TerminalMode(variables: ["TERM": "dumb"], hasTerminal: true, takesDefault: false)
/// print(mode == .lines)
/// ```
/// ```text
/// true
/// ```
public enum TerminalMode: Sendable, Hashable {
  /// With a list that is drawn on the terminal, and keys.
  case interactive
  /// With a numbered list on the terminal, and a typed line.
  case lines
  /// Not at all: the default is taken.
  case takeDefault
  /// Not at all: it is an error.
  case unavailable

  /// Decides.
  ///
  /// A terminal whose `TERM` is missing, empty, `dumb` or `unknown` cannot be drawn on. A person who sets `ACCESSIBLE` to
  /// anything but nothing or `0` wants lines and no drawing.
  ///
  /// - Parameters:
  ///   - variables: The environment.
  ///   - hasTerminal: Whether there is a terminal to ask on.
  ///   - takesDefault: Whether the host wants the default where there is none.
  public init(variables: [String: String], hasTerminal: Bool, takesDefault: Bool) {
    guard hasTerminal else {
      self = takesDefault ? .takeDefault : .unavailable
      return
    }
    let isAccessible = variables.value("ACCESSIBLE").map { $0 != "0" } ?? false
    switch variables["TERM"] ?? "" {
    case "", "dumb", "unknown": self = .lines
    default: self = isAccessible ? .lines : .interactive
    }
  }
}
