/// What the environment allows a prompt to draw with.
///
/// The rules: `NO_COLOR` (no-color.org) that is not empty switches colours off; else `CLICOLOR_FORCE` (bixense.com/clicolors)
/// that is neither empty nor `0` switches them on; else `CLICOLOR=0` and the terminals without colours switch them off. A
/// locale whose encoding is not UTF-8, by `LC_ALL`, `LC_CTYPE` or `LANG` in this order, gets the plain marks. Links are made
/// for terminals that name themselves and are known to follow the rule for them, and `FORCE_HYPERLINK` decides otherwise.
struct TerminalAppearance: Sendable, Hashable {
  var hasColors: Bool
  var hasUnicode: Bool
  var hasHyperlinks: Bool
  /// Whether rows that are too wide are wrapped when the screen becomes narrower, as most terminals do.
  ///
  /// Where they are cut, going up by as many rows would take away what others have written.
  var rewraps: Bool

  init(hasColors: Bool, hasUnicode: Bool, hasHyperlinks: Bool, rewraps: Bool = true) {
    self.hasColors = hasColors
    self.hasUnicode = hasUnicode
    self.hasHyperlinks = hasHyperlinks
    self.rewraps = rewraps
  }

  init(variables: [String: String]) {
    self.init(
      hasColors: Self.hasColors(variables), hasUnicode: Self.hasUnicode(variables),
      hasHyperlinks: Self.hasHyperlinks(variables), rewraps: Self.rewraps(variables))
  }

  private static func hasColors(_ variables: [String: String]) -> Bool {
    if variables.value("NO_COLOR") != nil { return false }
    if let force = variables.value("CLICOLOR_FORCE"), force != "0" { return true }
    if variables["CLICOLOR"] == "0" { return false }
    let terminal = variables["TERM"] ?? ""
    // Not one of the old terminals that its name begins like.
    if terminal.hasPrefix("vte") { return true }
    return !["vt", "sun", "cons25-m"].contains(where: terminal.hasPrefix) && !terminal.hasSuffix("-m")
      && !terminal.hasSuffix("-mono")
  }

  private static func hasUnicode(_ variables: [String: String]) -> Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(variables.value).first ?? "C"
    let encoding = locale.split(separator: ".").last.map(String.init) ?? ""
    let name = encoding.split(separator: "@").first.map { $0.lowercased() } ?? ""
    return name == "utf-8" || name == "utf8"
  }

  /// xterm names itself by its version; the console of Linux and GNU Screen cut rows as well.
  private static func rewraps(_ variables: [String: String]) -> Bool {
    if variables.value("TMUX") != nil { return true }
    let terminal = variables["TERM"] ?? ""
    return variables.value("XTERM_VERSION") == nil && variables.value("STY") == nil
      && !["linux", "vt", "cons", "sun"].contains(where: { terminal.hasPrefix($0) && !terminal.hasPrefix("vte") })
  }

  private static func hasHyperlinks(_ variables: [String: String]) -> Bool {
    if let force = variables.value("FORCE_HYPERLINK") { return force != "0" }
    // A terminal inside the terminal may not pass them on, whatever the outer one can do.
    let terminal = variables["TERM"] ?? ""
    if variables.value("TMUX") != nil || variables.value("STY") != nil || terminal.hasPrefix("screen") { return false }
    if ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm"].contains(where: terminal.hasPrefix) {
      return true
    }
    if ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper"].contains(variables["TERM_PROGRAM"]) { return true }
    if variables.value("WT_SESSION") != nil || variables.value("KONSOLE_VERSION") != nil { return true }
    // VTE, the terminal of GNOME and others, has them since 0.50.
    return (variables["VTE_VERSION"].flatMap { Int($0) } ?? 0) >= 5000
  }
}

extension [String: String] {
  /// A variable that is set and not empty.
  func value(_ name: String) -> String? {
    guard let value = self[name], !value.isEmpty else { return nil }
    return value
  }
}
