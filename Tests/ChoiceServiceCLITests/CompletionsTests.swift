import TestSupport
import Testing

@testable import ChoiceServiceCLI

/// The completions, each loaded and tried in its own shell.
@Suite("The completions", .serialized, .timeLimit(.minutes(10)))
struct CompletionsTests {
  static let names = CommandOption.all.map { "--\($0.name)" }

  /// The options of which every value is known.
  static let words: [(option: CommandOption, words: [String])] = CommandOption.all.compactMap { option in
    guard case .one(_, let words) = option.value else { return nil }
    return (option, words)
  }

  @Test("have the values of the options that take a word of a list")
  func lists() {
    #expect(Self.words.map(\.option.name) == ["lang", "color", "demo", "completions"])
  }

  // MARK: bash

  /// What bash offers for the last of some words.
  private func bash(_ words: [String], before: String = "set -u") async -> [String] {
    let script = """
      \(before)
      eval "$("$0" --completions bash)"
      COMP_WORDS=(choice "$@") COMP_CWORD=$#
      _choice
      [ ${#COMPREPLY[@]} = 0 ] || printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = await Child.run("/bin/bash", ["--norc", "-c", script, Child.product("choice")] + words)
    #expect(run.errors == "")
    #expect(run.exit == .status(0))
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test("of bash offer every option, and what begins as it was typed")
  func bashOptions() async {
    #expect(await bash(["--"]) == Self.names)
    #expect(await bash(["a", "--multi", "--ti"]) == ["--title", "--timeout"])
    #expect(await bash(["--multi", ""]) == [])
    #expect(await bash(["--", "--ti"]) == [])
    // As bash has it without the settings of a script, and with another separator of words.
    #expect(await bash(["-"], before: "IFS=-") == Self.names)
  }

  @Test("of bash offer the words of a value, as a word of its own and after =")
  func bashValues() async {
    for (option, words) in Self.words {
      #expect(await bash(["--\(option.name)", ""]) == words)
      #expect(await bash(["--\(option.name)", "="]) == words)
      #expect(await bash(["--\(option.name)", "=", words[0]]).first == words[0])
    }
    for option in CommandOption.all {
      guard case .any = option.value else { continue }
      #expect(await bash(["--\(option.name)", "-"]) == [], "\(option.name)")
    }
  }

  @Test("of bash complete what is typed", Prompt.needsEmulator)
  func bashTyped() async throws {
    try await Screen.open(shell: .bash) { screen in
      await screen.enter("eval \"$(choice --completions bash)\"; clear")
      try await screen.shows("$")
      await screen.type("choice --tit\tx --lang=e\t--comp\tz\t")
      try await screen.shows("$ choice --title x --lang=en --completions zsh")
    }
  }

  @Test("of bash have no mistakes that shellcheck knows of", Prompt.needs("shellcheck"))
  func bashChecked() async {
    let run = await Child.run(
      "/usr/bin/env", ["shellcheck", "--norc", "-"], input: .text(CompletionShell.bash.script))
    #expect(run == Child.Result(output: "", errors: "", exit: .status(0)))
  }

  // MARK: zsh

  /// How zsh can get the completions: as a user's own line, and as a file of its path of functions.
  enum Way: String, Sendable, CaseIterable {
    case sourced = "autoload -U compinit; compinit -u -D; source <(choice --completions zsh)"
    case eval =
      #"autoload -U compinit; compinit -u -D; setopt nounset; eval "$(choice --completions zsh)"; unsetopt nounset"#
    case installed = "choice --completions zsh >_choice; fpath=($PWD $fpath); autoload -U compinit; compinit -u -D"
  }

  private func zsh(_ way: Way, _ body: (Screen) async throws -> Void) async throws {
    try await Screen.open(columns: 120, rows: 60, environment: ["HOME": "/nonexistent"]) { screen in
      await screen.enter("exec zsh -f")
      try await screen.shows("$ exec zsh -f\n$")
      await screen.enter("\(way.rawValue); clear")
      try await screen.shows("$")
      try await body(screen)
    }
  }

  @Test("of zsh complete what is typed", Prompt.needsEmulator, Prompt.needs("zsh"), arguments: Way.allCases)
  func zshTyped(way: Way) async throws {
    try await zsh(way) { screen in
      await screen.type("choice -m --tit\tx --lang e\t--comp\tz\ta --unat\t")
      try await screen.shows("$ choice -m --title=x --lang en --completions=zsh a --unattended")
    }
  }

  @Test("of zsh offer every option and every word of a value", Prompt.needsEmulator, Prompt.needs("zsh"))
  func zshOptions() async throws {
    try await zsh(.sourced) { screen in
      await screen.type("choice --\t\t")
      try await screen.wait { text in CommandOption.all.allSatisfy { text.contains("--\($0.name) ") } }
      for option in CommandOption.all {
        let text = await screen.text()
        #expect(text.contains(option.help.prefix(40)), "\(option.name)")
      }
      await screen.press("C-u")
      for (option, words) in Self.words {
        await screen.press("C-l")
        await screen.type("choice --\(option.name) \t\t")
        try await screen.wait { text in words.allSatisfy { text.contains($0) } }
        await screen.press("C-u")
      }
    }
  }

  // MARK: fish

  /// What fish offers for a command line, each with what is said of it.
  private func fish(_ line: String) async -> [String] {
    let run = await Child.run(
      "/usr/bin/env",
      [
        "fish", "--no-config", "-c", "$argv[1] --completions fish | source; complete -C $argv[2]",
        Child.product("choice"), line,
      ],
      environment: ["HOME": "/nonexistent"])
    #expect(run.errors == "")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test("of fish offer every option with its help, and every word of a value", Prompt.needs("fish"))
  func fishOptions() async {
    let rows = CommandOption.all.map { "--\($0.name)\t\($0.help)" }
    #expect(await fish("choice --") == rows.sorted())
    #expect(await fish("choice --ti") == rows.filter { $0.hasPrefix("--ti") }.sorted())
    for (option, words) in Self.words {
      #expect(await fish("choice --\(option.name) ") == words.map { "\($0)\t\(option.help)" }.sorted())
    }
    #expect(await fish("choice ") == [])
  }
}
