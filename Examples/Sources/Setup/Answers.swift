/// The kind of project.
enum Kind: String, CaseIterable {
  case tool = "Command-line tool"
  case library = "Library"
}

/// What a project can have from the start.
enum Extra: String, CaseIterable {
  case tests = "Tests"
  case documentation = "Documentation"
  case benchmarks = "Benchmarks"
}

/// A licence, as the list on a server has it: no enum, since nobody knows them all in advance.
struct Licence: Sendable {
  var name: String
  var terms: String
}
