/// A shell for which there are completions.
enum CompletionShell: String, Sendable, Hashable, CaseIterable {
  case bash, zsh, fish

  /// The script that completes the options of `choice` in the shell.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  private static var options: [CommandOption] { CommandOption.all }

  // MARK: bash

  /// What is offered is in the function's own parameters, which need neither `mapfile`, which bash 3.2 has not, nor a split at
  /// whatever IFS is.
  private static var bashScript: String {
    let values = options.compactMap { option -> String? in
      let names = (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
      switch option.value {
      case .none: return nil
      case .any: return "    \(names.joined(separator: " | "))) return 0 ;;"
      case .one(_, let words): return "    \(names.joined(separator: " | "))) set -- \(words.joined(separator: " ")) ;;"
      }
    }
    return """
      # shellcheck shell=bash
      # Completes the options of choice in bash: eval "$(choice --completions bash)"
      _choice() {
        local index candidate word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        COMPREPLY=()
        # After -- there are no options. The = of --lang=en is a word of its own.
        for ((index = 1; index < COMP_CWORD; index++)); do
          [[ ${COMP_WORDS[index]} == -- ]] && return 0
        done
        if [[ $word == = ]]; then
          word=
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        set --
        case $previous in
      \(values.joined(separator: "\n"))
          *) [[ $word == -* ]] && set -- \(options.map { "--\($0.name)" }.joined(separator: " ")) ;;
        esac
        for candidate; do
          [[ $candidate == "$word"* ]] && COMPREPLY+=("$candidate")
        done
        return 0
      }
      complete -F _choice choice

      """
  }

  // MARK: zsh

  /// An OPTION to choose from is any word, which `( )` says: with a message in its place, zsh would not complete a dash.
  private static var zshScript: String {
    let rows = options.map { option -> String in
      let help = escaped(option.help)
      let action =
        switch option.value {
        case .none: ""
        case .any(let name): ":\(name): "
        case .one(let name, let words): ":\(name):(\(words.joined(separator: " ")))"
        }
      let long = "--\(option.name)\(option.value == .none ? "" : "=")"
      let again = ["default", "answer"].contains(option.name) ? "*" : ""
      guard let letter = option.letter else { return "    '\(again)\(long)[\(help)]\(action)'" }
      let short = "-\(letter)\(option.value == .none ? "" : "+")"
      return "    '(-\(letter) --\(option.name))'{\(short),\(long)}'[\(help)]\(action)'"
    }
    return """
      #compdef choice
      # Completes the options of choice in zsh: source <(choice --completions zsh), after compinit
      _choice() {
        _arguments -s -S \\
      \(rows.joined(separator: " \\\n")) \\
          '*:option:( )'
      }
      if [[ ${funcstack[1]-} == _choice ]]; then _choice "$@"; else compdef _choice choice; fi

      """
  }

  /// A text in single quotes in which brackets and colons mean something.
  private static func escaped(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(
      ":", with: "\\:")
  }

  // MARK: fish

  private static var fishScript: String {
    let rows = options.map { option -> String in
      var row = "complete -c choice -l \(option.name)"
      if let letter = option.letter { row += " -s \(letter)" }
      switch option.value {
      case .none: break
      case .any: row += " -x"
      case .one(_, let words): row += " -x -a '\(words.joined(separator: " "))'"
      }
      return row + " -d '\(option.help.replacing("'", with: "\\'"))'"
    }
    return """
      # Completes the options of choice in fish: choice --completions fish | source
      complete -c choice -f
      \(rows.joined(separator: "\n"))

      """
  }
}
