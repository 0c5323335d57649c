/// What `choice` says about itself.
enum Help {
  static let version = "0.1.0"

  static let text =
    """
    Usage: choice [options] [OPTION ...]

    Asks you to choose one OPTION, or with --multi several, and prints it. Without
    an OPTION, the lines of standard input are the options. The question is drawn on
    the terminal; only the answer goes to standard output.

    \(CommandOption.Group.allCases.map(section).joined(separator: "\n\n"))
      --                    everything after this is an OPTION

    Keys: arrows, j/k, Tab, Ctrl-N/P, Home/End and the page keys move; a number goes
    to an option; / searches by typing, as a list longer than the screen does at
    once; Space ticks, or Tab where Space is typed; Enter chooses; Esc cancels.

    The KEY of an option is its text that is printed. FIELDS are their numbers: 2,
    1,3 or 2-. A TIME is a number and ms, s, m or h, or of seconds.

    Environment: where nothing can be drawn (TERM=dumb), or ACCESSIBLE is set, there
    is a numbered list instead. NO_COLOR switches colours off. CHOICE_ANSWERS
    answers the questions of a script in advance: it is lines of TITLE=KEY, or the
    number of an open file whose lines are KEYs, taken in turn. With --multi there
    are tabs between several KEYs; !none, !default and !cancel stand for themselves.

    Exit status: 0 chosen; 1 cancelled, end of input, nothing matched, or no
    options; 2 wrong usage, input or output that fails, or nobody to ask; 124 nobody
    answered in time; 130 Ctrl-C. A signal that ends it is seen by the shell: 143
    for SIGTERM, 129 for SIGHUP, 141 for SIGPIPE.

    Examples:
      flavour=$(choice vanilla chocolate strawberry)
      git branch --format='%(refname:short)' | choice --title 'Which branch?'
      choice --default stable --unattended stable beta

    """

  /// The options of a group, each with what it does beside it.
  private static func section(_ group: CommandOption.Group) -> String {
    let rows = CommandOption.all.filter { $0.group == group }.map(row)
    return (["\(group.rawValue):"] + rows).joined(separator: "\n")
  }

  private static let column = 26
  private static let width = 80

  private static func row(_ option: CommandOption) -> String {
    var head = "  " + (option.letter.map { "-\($0), " } ?? "") + "--\(option.name)"
    if let value = option.value.name { head += " \(value)" }
    var words = option.help
    if case .one(_, let allowed) = option.value { words += ": \(allowed.joined(separator: ", "))" }
    var lines = [head]
    if head.count >= column - 1 { lines.append("") }
    for word in words.split(separator: " ") {
      let last = lines[lines.count - 1]
      let padded = last.count < column ? last + String(repeating: " ", count: column - last.count) : last + " "
      if padded.count + word.count <= width {
        lines[lines.count - 1] = padded + word
      } else {
        lines.append(String(repeating: " ", count: column) + word)
      }
    }
    return lines.joined(separator: "\n")
  }
}
