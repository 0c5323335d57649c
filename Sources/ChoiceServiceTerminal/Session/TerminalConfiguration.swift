/// What a host decides about the interactive prompt.
///
/// ```swift
/// let configuration = TerminalConfiguration(wrapsAround: false, unattended: .takeDefault)
/// let service = MessageService(presenter: TerminalPresenter(configuration: configuration))
/// ```
public struct TerminalConfiguration: Sendable, Hashable {
  /// What happens where there is no terminal to ask on.
  public enum Unattended: Sendable, Hashable {
    /// The question fails, with a sentence that names the keys of the options.
    case fail
    /// The question's default is the answer; without one, the question fails.
    case takeDefault
  }

  /// How the prompt looks where the environment allows it.
  public var theme: TerminalTheme
  /// Whether the pointer goes from the last row to the first, and back.
  public var wrapsAround: Bool
  /// Whether a list of more than nine options that is longer than the screen is searched by what is typed from the start; where
  /// it is not, letters and digits are keys in it as in a shorter one, and `/` opens the search.
  public var filtersLongLists: Bool
  /// How long a lone Escape waits for the rest of a key's sequence; `nil` is what `ESCDELAY` says in milliseconds, else
  /// 50 milliseconds; at most 10 seconds.
  public var escapeDelay: Duration?
  /// Whether the terminal is asked to mark pasted text; a host that has asked for it itself says no, so that it stays on
  /// after the question.
  public var marksPaste: Bool
  /// How wide the terminal draws the characters whose width is ambiguous.
  public var ambiguousWidth: AmbiguousWidth
  /// The most rows that the prompt takes, at least one; `nil` is what the terminal has.
  public var maximumRows: Int?
  /// What happens where there is no terminal to ask on.
  public var unattended: Unattended
  /// The environment that decides how to ask and with what colours, in place of that of the process, which is `nil`.
  ///
  /// Looked at are `TERM` and `ACCESSIBLE`; `NO_COLOR`, `CLICOLOR` and `CLICOLOR_FORCE`; `LC_ALL`, `LC_CTYPE` and `LANG` for
  /// the encoding; `COLUMNS` and `LINES` where the terminal does not know its size; `ESCDELAY`; and what tells a terminal's kind:
  /// `TERM_PROGRAM`, `VTE_VERSION`, `KONSOLE_VERSION`, `WT_SESSION`, `XTERM_VERSION`, `TMUX`, `STY`, `FORCE_HYPERLINK`.
  public var environment: [String: String]?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - theme: How the prompt looks where the environment allows it.
  ///   - wrapsAround: Whether the pointer goes from the last row to the first, and back.
  ///   - filtersLongLists: Whether a list of more than nine options that is longer than the screen is searched by what is
  ///     typed from the start.
  ///   - escapeDelay: How long a lone Escape waits for the rest of a key's sequence; `nil` is what `ESCDELAY` says in
  ///     milliseconds, else 50 milliseconds.
  ///   - marksPaste: Whether the terminal is asked to mark pasted text.
  ///   - ambiguousWidth: How wide the terminal draws the characters whose width is ambiguous.
  ///   - maximumRows: The most rows that the prompt takes; `nil` is what the terminal has.
  ///   - unattended: What happens where there is no terminal to ask on.
  ///   - environment: The environment that decides how to ask and with what colours, in place of that of the process.
  public init(
    theme: TerminalTheme = .standard, wrapsAround: Bool = true, filtersLongLists: Bool = true,
    escapeDelay: Duration? = nil, marksPaste: Bool = true, ambiguousWidth: AmbiguousWidth = .narrow,
    maximumRows: Int? = nil, unattended: Unattended = .fail,
    environment: [String: String]? = nil
  ) {
    self.theme = theme
    self.wrapsAround = wrapsAround
    self.filtersLongLists = filtersLongLists
    self.escapeDelay = escapeDelay
    self.marksPaste = marksPaste
    self.ambiguousWidth = ambiguousWidth
    self.maximumRows = maximumRows
    self.unattended = unattended
    self.environment = environment
  }

  /// The delay that is meant in an environment.
  func escapeDelay(in variables: [String: String]) -> Duration {
    // More than ten seconds can only be a mistake.
    if let escapeDelay { return min(max(.zero, escapeDelay), .seconds(10)) }
    // The variable is that of ncurses.
    guard let text = variables["ESCDELAY"], let delay = Int(text), (0...10_000).contains(delay) else {
      return .milliseconds(50)
    }
    return .milliseconds(delay)
  }
}
