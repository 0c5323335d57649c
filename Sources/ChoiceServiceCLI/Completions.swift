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

  private static var bashScript: String {
    let values = options.compactMap { option -> String? in
      let names = (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
      switch option.value {
      case .none: return nil
      case .any: return "    \(names.joined(separator: " | "))) return ;;"
      case .one(_, let words):
        return "    \(names.joined(separator: " | "))) words='\(words.joined(separator: " "))' ;;"
      }
    }
    return """
      # Completes the options of choice in bash: eval "$(choice --completions bash)"
      _choice() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} words=''
        COMPREPLY=()
        case $previous in
      \(values.joined(separator: "\n"))
          *) [[ $word == -* ]] && words='\(options.map { "--\($0.name)" }.joined(separator: " "))' ;;
        esac
        [[ -n $words ]] && mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
        return 0
      }
      complete -F _choice choice

      """
  }

  // MARK: zsh

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
          '*:option: '
      }
      if [[ ${funcstack[1]} == _choice ]]; then _choice "$@"; else compdef _choice choice; fi

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
