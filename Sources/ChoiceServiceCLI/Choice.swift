private import ChoiceService
internal import ChoiceServiceTerminal

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The executable: gathers what the pure parts decide on, and carries out what they decided.
@main
enum Choice {
  static func main() async {
    Descriptor.reserveStandardStreams()
    let words = commandLine()
    let report: Report
    do throws(UsageError) {
      report = await run(try Arguments(parsing: words))
    } catch {
      report = .failure(error.description)
    }
    finish(report, isJSON: Arguments.asksForJSON(words))
  }

  private static func run(_ arguments: Arguments) async -> Report {
    let localizer = ChoiceLocalizer(language: arguments.language ?? .system)
    do {
      switch arguments.task {
      case .help: return .text(Help.text)
      case .version: return .text("choice \(Help.version)\n")
      case .completions(let shell): return .text(shell.script)
      case .ask, .filter, .describe:
        return try await Run(arguments, localizer, preparedAnswers: preparedAnswers()).report()
      }
    } catch let error as ChoiceError {
      return .ended(error, localizer: localizer)
    } catch let error as SystemError {
      return .failure("Standard input cannot be read: \(error).")
    } catch {
      return .failure("\(error)")
    }
  }

  private static func preparedAnswers() -> PreparedAnswers? {
    guard let variable = getenv("CHOICE_ANSWERS"), variable.pointee != 0 else { return nil }
    return PreparedAnswers(String(cString: variable))
  }

  private static func commandLine() -> [ShellWord] {
    // The first is the program's name. The strings of Swift's own list would have lost the bytes that are not UTF-8.
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { ShellWord(bytes: UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }

  private static func finish(_ report: Report, isJSON: Bool) -> Never {
    var report = report
    do {
      try StandardStreams.write(report.output, to: .standardOutput)
    } catch {
      report = .failure("Standard output cannot be written: \(error).")
    }
    // Where standard error cannot be written either, the status is all that is left.
    if let text = report.diagnostics(isJSON: isJSON) {
      try? StandardStreams.write(Array("\(text)\n".utf8), to: .standardError)
    }
    exit(report.status)
  }
}
