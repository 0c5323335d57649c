/// What `choice` says about itself.
enum Help {
  static let version = "0.1.0"

  static let text = """
    Usage: choice [options] [OPTION ...]

    Asks you to choose one OPTION and prints it. Without an OPTION, the lines of standard input are the options.
    The question is drawn on the terminal; only the answer goes to standard output.

      --title TEXT     the question
      --message TEXT   a text under the question
      --no-cancel      an option has to be chosen
      --default KEY    the option that Enter takes
      --lang TAG       the language of the question's own words: en, zh-Hant, zh-Hans, ja, ko;
                       otherwise that of LC_ALL, LC_MESSAGES or LANG
      --plain          read the answer as a line of standard input, or of the terminal if that holds the options
      --answer KEY     decide in advance and do not ask
      --unattended     take the default where there is no terminal, and at the end of input
      --demo NAME      ask one of the example's questions: food, hero; implies --plain where
                       standard input is not a terminal
      --help, -h       print this help
      --version        print the version
      --               everything after this is an OPTION

    Keys: arrows, j/k, Tab, Ctrl-N/P, Home/End and the page keys move; a number goes to an option; / searches by typing,
    as a list longer than the screen does at once; Enter chooses; Esc cancels.

    Where nothing can be drawn (TERM=dumb), or ACCESSIBLE is set, there is a numbered list instead. NO_COLOR switches
    colours off.

    The KEY of an option is its text.

    Exit status: 0 chosen; 1 cancelled, end of input, or no options; 2 wrong usage, or the question cannot be asked;
    130 Ctrl-C. A signal that ends it is seen by the shell: 143 for SIGTERM, 129 for SIGHUP.

    Examples:
      flavour=$(choice vanilla chocolate strawberry)
      git branch --format='%(refname:short)' | choice --title 'Which branch?'
      choice --default stable --unattended stable beta

    """
}
