import TestSupport
import Testing

@testable import ChoiceServiceCLI

/// What the manual page says, compared with what the program does.
@Suite("Docs/choice.1")
struct ManualTests {
  static let path = "Docs/choice.1"
  static let lines = RepositoryFile.text(path).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

  /// The lines of a section, without its heading.
  private static func section(_ name: String, _ heading: String = "Sh") -> [String] {
    let rest = lines.drop { $0 != ".\(heading) \(name)" }.dropFirst()
    return Array(rest.prefix { !$0.hasPrefix(".Sh ") && !$0.hasPrefix(".\(heading) ") })
  }

  @Test(
    "has every option of the table once, with its letter and its value, in the order of the help",
    arguments: CommandOption.Group.allCases)
  func options(group: CommandOption.Group) {
    let rows = CommandOption.all.filter { $0.group == group }.map { option in
      let value = option.value.name.map { " Ar \($0)" } ?? ""
      return ".It \(option.letter.map { "Fl \($0) , " } ?? "")Fl -\(option.name)\(value)"
    }
    #expect(Self.section(group.rawValue, "Ss").filter { $0.hasPrefix(".It") } == rows)
  }

  @Test("has no other option")
  func noOther() {
    #expect(Self.lines.count { $0.hasPrefix(".It Fl") } == CommandOption.all.count)
  }

  @Test("has the words of every value")
  func words() {
    for option in CommandOption.all {
      guard case .one(_, let words) = option.value else { continue }
      let rest = Self.lines.drop { !$0.hasSuffix("Fl -\(option.name) Ar \(option.value.name ?? "")") }.dropFirst()
      let marked = rest.prefix { !$0.hasPrefix(".It") && $0 != ".El" }.filter { $0.hasPrefix(".Cm ") }
      #expect(marked.map { $0.split(separator: " ")[1] } == words.map { Substring($0) }, "\(option.name)")
    }
  }

  @Test("has the sections of a manual page, in their order")
  func sections() {
    let names = Self.lines.filter { $0.hasPrefix(".Sh ") }.map { $0.dropFirst(4) }
    #expect(
      names == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "KEYS", "ENVIRONMENT", "EXIT STATUS", "JSON", "EXAMPLES", "SEE ALSO",
      ])
    let statuses = Self.section("EXIT STATUS").filter { $0.hasPrefix(".It") }.map { $0.dropFirst(4) }
    #expect(statuses == ["0", "1", "2", "124", "130"])
  }

  @Test("shows JSON as it is printed")
  func json() async {
    let program = Child.product("choice")
    let blocks = Self.blocks(of: "JSON").map { $0.replacing("\n", with: "").replacing(" ", with: "") + "\n" }
    #expect(blocks.count == 3)
    #expect(await Child.run(program, ["--json", "--answer", "b", "a", "b"]).output == blocks[0])
    let late = Report(sentence: "Nobody answered in time.", status: 124).diagnostics(isJSON: true) ?? ""
    #expect(late.replacing(" ", with: "") + "\n" == blocks[1])
    #expect(await Child.run(program, ["--describe", "--title", "T", "a"]).output == blocks[2])
  }

  @Test("has no mistakes that mandoc knows of", Prompt.needs("mandoc"))
  func lint() async {
    let path = RepositoryFile.path(Self.path)
    let run = await Child.run("/usr/bin/env", ["mandoc", "-T", "lint", path])
    // Whether the manuals of other programs are installed is no mistake of this one.
    let messages = (run.output + run.errors).split(separator: "\n").filter {
      !$0.contains("referenced manual not found") && !$0.contains("mandoc.db")
    }
    #expect(messages == [])
    #expect(await Child.run("/usr/bin/env", ["mandoc", "-T", "ascii", path]).exit == .status(0))
  }

  /// The texts of a section that stand as they are.
  static func blocks(of name: String) -> [String] {
    section(name).split(separator: ".Ed", omittingEmptySubsequences: false).dropLast().map { part in
      part.drop { !$0.hasPrefix(".Bd") }.dropFirst().joined(separator: "\n")
    }
  }
}
