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
    let report = await run()
    finish(report)
  }

  private static func run() async -> Report {
    let arguments: Arguments
    do throws(UsageError) {
      arguments = try Arguments(parsing: commandLine())
    } catch {
      return .failure(error.description)
    }
    let localizer = ChoiceLocalizer(language: arguments.language ?? .system)
    do {
      switch arguments.task {
      case .help: return .text(Help.text)
      case .version: return .text("choice \(Help.version)\n")
      case .ask: return try await ask(arguments, localizer)
      }
    } catch let error as ChoiceError {
      return .ended(error, localizer: localizer)
    } catch let error as SystemError {
      return .failure("Standard input cannot be read: \(error).")
    } catch {
      return .failure("\(error)")
    }
  }

  private static func ask(_ arguments: Arguments, _ localizer: ChoiceLocalizer) async throws -> Report {
    switch arguments.source {
    case .demo(.food):
      return try await ask(ChoicePrompt(FoodKind.self, title: "餐點", message: "請選擇你的餐點"), arguments, localizer)
    case .demo(.hero):
      return try await ask(ChoicePrompt(HeroKind.self, title: "英雄", message: "請選擇你的英雄"), arguments, localizer)
    case .words(let words):
      return try await ask(words, arguments, localizer)
    case .standardInput:
      if Descriptor.standardInput.isTerminal {
        throw UsageError(
          "There are no options: pass them as arguments, or pipe them in, one on a line. See choice --help.")
      }
      return try await ask(Lines.split(StandardStreams.readInput()), arguments, localizer)
    }
  }

  private static func ask(
    _ words: [ShellWord], _ arguments: Arguments, _ localizer: ChoiceLocalizer
  ) async throws -> Report {
    let prompt = ChoicePrompt(words, title: localizer.text(for: .chooseOne)) { ChoiceOption(Lines.title(of: $0)) }
    return try await ask(prompt, arguments, localizer, keys: words.map(Lines.withoutCarriageReturn), print: \.bytes)
  }

  private static func ask<Value: CaseIterable & RawRepresentable<String> & Equatable>(
    _ prompt: ChoicePrompt<Value>, _ arguments: Arguments, _ localizer: ChoiceLocalizer
  ) async throws -> Report {
    try await ask(
      prompt, arguments, localizer, keys: prompt.values.map { ShellWord(bytes: $0.rawValue.utf8) },
      print: { Array($0.rawValue.utf8) })
  }

  private static func ask<Value: Equatable>(
    _ original: ChoicePrompt<Value>, _ arguments: Arguments, _ localizer: ChoiceLocalizer, keys: [ShellWord],
    print: (Value) -> [UInt8]
  ) async throws -> Report {
    var prompt = original
    if keys.isEmpty { throw ChoiceError.noOptions }
    if let title = arguments.title { prompt.title = title }
    if let message = arguments.message { prompt.message = message }
    if !arguments.allowsCancel { prompt.cancel = nil }
    if let key = arguments.defaultKey {
      prompt.defaultValue = prompt.values[try Plan.position(of: key, for: "--default", among: keys)]
    }

    let surroundings = Surroundings(inputIsTerminal: Descriptor.standardInput.isTerminal, hasTerminal: hasTerminal())
    let presenter: any ChoicePresenter
    switch Plan(for: arguments, in: surroundings) {
    case .take(let key):
      return .chosen(print(prompt.values[try Plan.position(of: key, for: "--answer", among: keys)]))
    case .askOnTerminal:
      presenter = TerminalPresenter(terminal: terminalPath)
    case .askOnStandardInput:
      presenter =
        surroundings.inputIsTerminal && surroundings.hasTerminal
        ? try LinePresenter(terminal: terminalPath) : LinePresenter()
    case .cannotAsk:
      return .failure(Plan.cannotAskSentence(arguments, keys: keys))
    }
    do throws(ChoiceError) {
      return .chosen(print(try await MessageService(presenter: presenter, localizer: localizer).choose(prompt)))
    } catch {
      guard error == .cancelled(.endOfInput), arguments.isUnattended, let value = prompt.defaultValue else {
        throw error
      }
      return .chosen(print(value))
    }
  }

  // MARK: The process

  private static let terminalPath = "/dev/tty"

  private static func hasTerminal() -> Bool {
    guard let terminal = try? Descriptor.open(terminalPath) else { return false }
    terminal.close()
    return true
  }

  private static func commandLine() -> [ShellWord] {
    // The first is the program's name. The strings of Swift's own list would have lost the bytes that are not UTF-8.
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      CommandLine.unsafeArgv[index].map { ShellWord(bytes: UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }

  private static func finish(_ report: Report) -> Never {
    var status = report.status
    do {
      try StandardStreams.write(report.output, to: .standardOutput)
    } catch {
      say("The answer cannot be written to standard output: \(error).")
      status = 2
    }
    if let sentence = report.sentence { say(sentence) }
    exit(status)
  }

  /// Where standard error cannot be written either, the status is all that is left.
  private static func say(_ sentence: String) {
    try? StandardStreams.write(Array("choice: \(SafeText.line(sentence))\n".utf8), to: .standardError)
  }
}
