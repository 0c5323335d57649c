import TestSupport
import Testing

@testable import ChoiceServiceCLI

/// The blocks of `Docs/CommandLine.md`, each run in a folder of its own, with programs in the place of those that are not here.
@Suite("Docs/CommandLine.md", .serialized, .timeLimit(.minutes(10)))
struct RecipeTests {
  /// A block of the document.
  struct Recipe: Sendable, Hashable {
    var name: String
    var language: String
    var text: String
  }

  static let lines = RepositoryFile.text("Docs/CommandLine.md").split(separator: "\n", omittingEmptySubsequences: false)

  /// Every block, in its order; the name is that of the comment before it, and empty where there is none.
  static let recipes: [Recipe] = {
    var recipes: [Recipe] = []
    var isInside = false
    for (index, line) in lines.enumerated() {
      if !isInside, line.hasPrefix("```") {
        let comment = index > 0 ? lines[index - 1] : ""
        let name = comment.hasPrefix("<!-- recipe: ") ? comment.dropFirst(13).dropLast(4) : ""
        recipes.append(Recipe(name: String(name), language: String(line.dropFirst(3)), text: ""))
        isInside = true
      } else if line == "```" {
        isInside = false
      } else if isInside {
        recipes[recipes.count - 1].text += "\(line)\n"
      }
    }
    return recipes
  }()

  static func text(_ name: String) -> String { recipes.first { $0.name == name }?.text ?? "" }

  // MARK: Trials

  /// What a person does with a question.
  struct Answer: Sendable {
    /// What the screen shows when the question is there.
    let question: String
    let keys: [String]

    init(_ question: String, _ keys: String...) {
      self.question = question
      self.keys = keys
    }
  }

  /// One run of a recipe.
  struct Trial: Sendable, CustomTestStringConvertible {
    let recipe: String
    /// What the person does; where nobody is there, there is no terminal.
    var answers: [Answer] = []
    var hasTerminal = true
    /// Programs that stand in the place of others.
    var programs: [String: String] = [:]
    /// What is done in the folder before.
    var before = ""
    /// What is another in this run, so that no test waits.
    var change: (of: String, to: String)?
    /// A command that is run after it, and prints as well.
    var after = ""
    var output = ""
    /// What the programs wrote down.
    var log: String?
    var status = 0

    var testDescription: String { "\(recipe) \(answers.flatMap(\.keys))" }
  }

  /// A git with three branches.
  static let git = [
    "git": #"""
    case "$*" in
      'branch --merged --format='* | 'branch --format='*) printf '%s\n' main log-in login-page ;;
      'log --color=always --format=%h%x09%C(yellow)%h%C(reset) %s')
        printf 'abc\t\033[33mabc\033[m First\ndef\t\033[33mdef\033[m Second\n' ;;
      *) echo "git $*" >>log ;;
    esac
    """#
  ]

  static let dishes = """
    echo '[{"id": 7, "name": "Noodles", "price": 120}, {"id": 9, "name": "Steak", "price": 320}]' >dishes.json
    """

  static let trials: [Trial] = [
    Trial(
      recipe: "install", programs: ["make": #"echo "make $*" >>log"#],
      after: "sed s,$HOME,HOME, log; rm log", output: "make \nmake install PREFIX=HOME/.local\n"),
    Trial(
      recipe: "branch", answers: [Answer("? Which branch?", "Down", "Enter")], programs: git, log: "git switch log-in\n"
    ),
    Trial(recipe: "branch", answers: [Answer("? Which branch?", "Escape")], programs: git, status: 1),
    Trial(
      recipe: "process", answers: [Answer("❯ sh  ", "Down", "Enter")],
      programs: [
        "ps": #"""
        sh -c 'trap "echo stopped >log; exit" TERM; echo ready >ready; while :; do sleep 0.01; done' >/dev/null &
        until [ -s ready ]; do sleep 0.01; done
        printf '%s\n' '    1 sh' " $! sleep  a while" '  300 vi'
        """#
      ], after: "until [ -s log ]; do sleep 0.01; done", log: "stopped\n"),
    Trial(
      recipe: "host", answers: [Answer("? Which host?", "End", "Enter")], programs: ["ssh": #"echo "ssh $*" >>log"#],
      before: #"mkdir .ssh; printf 'Host one two *.local\n  User me\nhost three\nHost *\n' >.ssh/config"#,
      log: "ssh three\n"),
    Trial(
      recipe: "host", programs: ["ssh": #"echo "ssh $*" >>log"#], before: "mkdir .ssh; echo Host one >.ssh/config",
      log: "ssh one\n"),
    Trial(
      recipe: "file", answers: [Answer("? Which file?", "/", "two", "Enter")],
      programs: ["vi": #"printf '<%s>' "$@" >>log"#], before: "touch one.txt 'two\nlines.txt' three.md",
      log: "<./two\nlines.txt>"),
    Trial(
      recipe: "jq", answers: [Answer("❯ Noodles  120", "Down", "Enter")], before: dishes, output: "ordering 9\n"),
    Trial(
      recipe: "colours", answers: [Answer("❯ abc First", "Down", "Enter")], programs: git, log: "git show def\n"),
    Trial(
      recipe: "loop", answers: [Answer("? Delete which branches?", "Space", "End", "Space", "Enter")], programs: git,
      log: "git branch -d main\ngit branch -d login-page\n"),
    Trial(recipe: "loop", answers: [Answer("? Delete which branches?", "Escape")], programs: git),
    Trial(
      recipe: "xargs", answers: [Answer("? Delete which?", "a", "Enter")],
      before: "touch one.log 'two\nlines.log' keep.txt", after: "ls *.log *.txt 2>/dev/null", output: "keep.txt\n"),
    Trial(
      recipe: "xargs", answers: [Answer("? Delete which?", "Escape")], before: "touch one.log", after: "ls *.log",
      output: "one.log\n"),
    Trial(
      recipe: "confirm", answers: [Answer("❯ Keep", "Down", "Enter")], before: "mkdir build",
      after: "test -e build || echo gone",
      output: "gone\n"),
    Trial(
      recipe: "confirm", answers: [Answer("❯ Keep", "Enter")], before: "mkdir build", after: "ls -d build",
      output: "build\n"),
    Trial(
      recipe: "confirm", answers: [Answer("❯ Keep", "Escape")], before: "mkdir build", after: "ls -d build",
      output: "build\n"),
    Trial(
      recipe: "timeout", answers: [Answer("❯ staging", "Down", "Enter")], output: "deploying to production\n"),
    Trial(recipe: "timeout", change: (of: "10s", to: "100ms"), output: "deploying to staging\n"),
    Trial(
      recipe: "timeout", change: (of: "--default staging --timeout 10s", to: "--timeout 100ms"), status: 124),
    Trial(
      recipe: "status", answers: [Answer("? Which flavour?", "Down", "Enter")], output: "one chocolate, please\n"),
    Trial(recipe: "status", answers: [Answer("? Which flavour?", "Escape")], output: "nothing for me\n"),
    Trial(recipe: "status", hasTerminal: false, status: 2),
    Trial(
      recipe: "makefile", answers: [Answer("? Deploy where?", "Down", "Enter")], programs: ["deploy": "echo to $1"],
      output: "to production\n"),
    Trial(recipe: "makefile", hasTerminal: false, programs: ["deploy": "echo to $1"], output: "to staging\n"),
    Trial(
      recipe: "release", answers: [Answer("? Deploy where?", "Enter"), Answer("? Tell whom?", "Down", "Enter")],
      output: "staging, and tell everybody\n"),
    Trial(recipe: "release", answers: [Answer("? Deploy where?", "Escape")], status: 1),
    Trial(recipe: "answers", output: "production, and tell team\n"),
    Trial(recipe: "answers", hasTerminal: false, change: (of: "production", to: "!cancel"), status: 1),
    Trial(recipe: "answers-in-turn", hasTerminal: false, output: "production, and tell everybody\n"),
    Trial(recipe: "unanswered", hasTerminal: false, status: 2),
    Trial(
      recipe: "agent", hasTerminal: false, programs: ["decide": "jq -r '.options[-1].key'"],
      output: #"{"answers":[{"position":2,"key":"production","text":"production"}]}"# + "\n"),
    Trial(
      recipe: "failure", hasTerminal: false,
      output: "--answer names “nowhere”, which is not an option. Valid keys: “staging”, “production”.\n"),
    Trial(recipe: "failure-with-question", hasTerminal: false, output: "Deploy where?\nstaging\nproduction\n"),
    Trial(
      recipe: "json", answers: [Answer("? Which flavours?", "Space", "End", "Space", "Enter")],
      output: "1. vanilla\n3. strawberry\n"),
    Trial(recipe: "filter", hasTerminal: false, programs: git, output: "login-page\nlog-in\n"),
    Trial(recipe: "filter", hasTerminal: false, programs: git, change: (of: "login", to: "logout"), status: 1),
    Trial(recipe: "accessible", answers: [Answer("2) chocolate", "2", "Enter")], output: "chocolate\n"),
  ]

  // MARK: Tests

  @Test("has a name for every block, and each is tried")
  func names() {
    #expect(Self.recipes.allSatisfy { ["sh", "make"].contains($0.language) })
    var seen: Set<String> = []
    let tried = Self.trials.map(\.recipe).filter { seen.insert($0).inserted }
    #expect(Self.recipes.map(\.name) == tried)
  }

  @Test("has the examples of the manual page")
  func manual() {
    let examples = ManualTests.blocks(of: "EXAMPLES")
    #expect(examples.count == 3)
    for example in examples { #expect(Self.recipes.contains { $0.text == "\(example)\n" }, "\(example)") }
  }

  @Test("has the statuses of the manual page")
  func statuses() {
    let rows = Self.lines.filter { $0.hasPrefix("| ") && $0.dropFirst(2).first?.isNumber == true }
    #expect(rows.map { $0.split(separator: " ")[1] } == ["0", "1", "2", "124", "130"])
  }

  @Test(
    "does what it says", Prompt.needsEmulator, Prompt.needs("jq"), Prompt.needs("make"), arguments: trials)
  func recipe(trial: Trial) async throws {
    let recipe = try #require(Self.recipes.first { $0.name == trial.recipe })
    let text = trial.change.map { recipe.text.replacing($0.of, with: $0.to) } ?? recipe.text
    #expect(trial.change == nil || text != recipe.text)

    let isMakefile = recipe.language == "make"
    var programs = trial.programs
    programs["release"] = Self.text("release")
    programs[isMakefile ? "Makefile" : "recipe"] = text
    programs["before"] = trial.before
    programs["run"] = """
      export HOME="$PWD"
      \(isMakefile ? "make -s deploy" : "./recipe") >out 2>errors
      echo $? >status
      { \(trial.after.isEmpty ? ":" : trial.after); } >>out
      echo finished
      """
    try await Screen.open(columns: 120, commands: programs) { screen in
      if trial.hasTerminal {
        await screen.enter("./before; ./run")
        for answer in trial.answers {
          try await screen.wait { text in
            text.contains(answer.question) && ["Esc cancel", "Number or name:"].contains(where: text.hasSuffix)
          }
          for key in answer.keys { await screen.press(key) }
        }
        try await screen.wait { $0.hasSuffix("finished\n$") }
      } else {
        let products = Child.product("choice").split(separator: "/").dropLast().joined(separator: "/")
        let run = await Child.run(
          "/bin/sh", ["-c", "cd \(screen.folder) && ./before && ./run"],
          environment: ["PATH": "\(screen.folder):/\(products):/usr/local/bin:/usr/bin:/bin"])
        #expect(run == Child.Result(output: "finished\n", errors: "", exit: .status(0)))
      }
      #expect(screen.file("out") == trial.output)
      #expect(screen.file("log") == trial.log)
      #expect(screen.file("status") == "\(trial.status)\n", "\(screen.file("errors") ?? "")")
    }
  }
}
