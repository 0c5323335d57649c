#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The part of the environment that the terminal's presenters look at.
package enum TerminalVariables {
  private static let names = [
    "ACCESSIBLE", "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS", "ESCDELAY", "FORCE_HYPERLINK", "KONSOLE_VERSION", "LANG",
    "LC_ALL", "LC_CTYPE", "LINES", "NO_COLOR", "STY", "TERM", "TERM_PROGRAM", "TMUX", "VTE_VERSION", "WT_SESSION",
    "XTERM_VERSION",
  ]

  /// Those that are set in the process.
  package static var ofProcess: [String: String] {
    var variables: [String: String] = [:]
    for name in names {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }
}
