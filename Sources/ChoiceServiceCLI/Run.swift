internal import ChoiceService
internal import ChoiceServiceTerminal

/// One question of `choice`: reads its options, and gets its answer in the way that was decided.
struct Run {
  private let arguments: Arguments
  private let localizer: ChoiceLocalizer
  private let preparedAnswers: PreparedAnswers?

  private static let terminalPath = "/dev/tty"

  init(_ arguments: Arguments, _ localizer: ChoiceLocalizer, preparedAnswers: PreparedAnswers?) {
    self.arguments = arguments
    self.localizer = localizer
    self.preparedAnswers = preparedAnswers
  }

  func report() async throws -> Report {
    switch arguments.source {
    case .demo(.food):
      return try await report(ChoicePrompt(FoodKind.self, title: "餐點", message: "請選擇你的餐點"))
    case .demo(.hero):
      return try await report(ChoicePrompt(HeroKind.self, title: "英雄", message: "請選擇你的英雄"))
    case .words(let words):
      return try await report(words)
    case .standardInput:
      if Descriptor.standardInput.isTerminal {
        throw UsageError(
          "There are no options: pass them as arguments, or pipe them in, one on a line. See choice --help.")
      }
      let store = try LineStore(separator: arguments.readsNul ? 0 : UInt8(ascii: "\n"))
      try store.startReading(.standardInput)
      return try await report(store)
    }
  }

  // MARK: The kinds of options

  /// Asks for a case of an enum.
  private func report<Value: CaseIterable & RawRepresentable<String>>(_ prompt: ChoicePrompt<Value>) async throws
    -> Report
  {
    let items = prompt.values.map { Item(rawValue: $0.rawValue) }
    return try await report(items, title: prompt.title, message: prompt.message) { question, presenter in
      try await ask(question, prompt, presenter) { value in items.firstIndex { $0.title == value.rawValue } ?? 0 }
    }
  }

  /// Asks for words, each of which is meant by its position.
  private func report(_ words: [ShellWord]) async throws -> Report {
    let items = words.map { Item($0, arguments) }
    return try await report(items, title: nil, message: nil) { question, presenter in
      let prompt = ChoicePrompt(items.indices, title: "") { ChoiceOption(items[$0].title, detail: items[$0].detail) }
      return try await ask(question, prompt, presenter) { $0 }
    }
  }

  private func report(
    _ items: [Item], title: String?, message: String?,
    _ ask: (Question, any ChoicePresenter) async throws -> [Int]
  ) async throws -> Report {
    try await report(try question(Items(items), title: title, message: message), ask)
  }

  /// Asks for lines that are still being read, or waits for all of them.
  private func report(_ store: LineStore) async throws -> Report {
    if case .filter(let query) = arguments.task {
      let matches = Items(store, arguments).matches(query)
      try check(store)
      return filterReport(matches, of: try question(Items(store, arguments)))
    }
    if canAskMeanwhile {
      // What is chosen at once, or cannot be asked, is known when so many are there.
      store.wait(forMoreThan: arguments.selectsIfOne ? 1 : 0)
      if let least = arguments.minimum { store.wait(forMoreThan: least - 1) }
      try check(store, maybeCut: true)
    } else {
      store.wait(forMoreThan: .max)
      try check(store)
    }
    let isGrowing = store.progress == .reading
    return try await report(try question(Items(store, arguments), isGrowing: isGrowing)) { question, presenter in
      // A list that is drawn needs no request.
      if presenter is TerminalPresenter { return try await ask(question, from: store) }
      try Lines.check(question.items.count)
      let items = Array(question.items)
      let prompt = ChoicePrompt(items.indices, title: "") { ChoiceOption(items[$0].title, detail: items[$0].detail) }
      return try await ask(question, prompt, presenter) { $0 }
    }
  }

  private func question(
    _ items: Items, isGrowing: Bool = false, title: String? = nil, message: String? = nil
  ) throws(UsageError) -> Question {
    try Question(
      items, isGrowing: isGrowing, arguments,
      title: title ?? localizer.text(for: arguments.isMany ? .chooseSome : .chooseOne), message: message,
      cancelTitle: localizer.text(for: .cancel))
  }

  private func report(
    _ question: Question, _ ask: (Question, any ChoicePresenter) async throws -> [Int]
  ) async throws -> Report {
    switch arguments.task {
    case .describe: return Report(output: question.json.bytes(endingWith: "\n"), status: 0)
    case .filter(let query): return filterReport(question.items.matches(query), of: question)
    default: break
    }
    if question.items.isEmpty { throw ChoiceError.noOptions }
    do {
      return try await answer(question, ask)
    } catch let error as UsageError {
      // A program that asks for JSON finds in the failure what it can answer.
      return .failure(error.description, question: question.json)
    }
  }

  private func chosen(_ answer: [Int], of question: Question) -> Report {
    .chosen(answer, of: question, arguments, toTerminal: Descriptor.standardOutput.isTerminal)
  }

  private func filterReport(_ matches: [Int], of question: Question) -> Report {
    var report = chosen(matches, of: question)
    if matches.isEmpty { report.status = 1 }
    return report
  }

  /// Gets the answer without a person, or asks.
  private func answer(
    _ question: Question, _ ask: (Question, any ChoicePresenter) async throws -> [Int]
  ) async throws -> Report {
    if let answer = try preparedAnswer(to: question) { return try report(answer, to: question) }

    let presenter: any ChoicePresenter
    switch Plan(for: arguments, hasOnlyAnswer: question.onlyAnswer != nil, in: surroundings) {
    case .take(let keys): return chosen(try question.answer(keys, for: "--answer"), of: question)
    case .takeOnly: return chosen(question.onlyAnswer ?? [], of: question)
    case .takeDefault: return try defaultReport(of: question)
    case .cannotAsk:
      return .failure(Plan.cannotAskSentence(arguments, question), question: question.json)
    case .askOnTerminal: presenter = terminalPresenter(question.items)
    case .askOnTerminalInLines: presenter = try LinePresenter(terminal: Self.terminalPath)
    case .askOnStandardInput: presenter = LinePresenter()
    }
    do {
      return chosen(try await ask(question, presenter), of: question.current)
    } catch ChoiceError.cancelled(.endOfInput) where arguments.isUnattended && question.defaultAnswer != nil {
      return try defaultReport(of: question)
    } catch ChoiceError.cancelled(.timeout) where question.defaultAnswer != nil {
      return try defaultReport(of: question)
    }
  }

  private var surroundings: Surroundings {
    Surroundings(
      inputIsTerminal: Descriptor.standardInput.isTerminal,
      terminal: TerminalPresenter(terminal: Self.terminalPath, configuration: configuration).mode)
  }

  // MARK: Lines

  /// Whether the question can be asked while its options are still being read: nothing has to be known of all of them.
  private var canAskMeanwhile: Bool {
    guard arguments.task == .ask, preparedAnswers == nil, arguments.defaultKeys.isEmpty else { return false }
    return Plan(for: arguments, in: surroundings) == .askOnTerminal
  }

  /// Asks for lines without a service.
  private func ask(_ question: Question, from store: LineStore) async throws -> [Int] {
    guard let lines = question.items.lines else { throw ChoiceError.noOptions }
    var prompt = ListPrompt(
      title: question.title, terminal: Self.terminalPath, localizer: localizer, configuration: configuration)
    prompt.message = question.message
    prompt.cancelTitle = question.cancelTitle
    prompt.count = question.count
    prompt.timeout = arguments.timeout
    prompt.preselected = Set(question.defaults)
    switch try await prompt.ask(store, lines) {
    case .answered(let positions): return positions
    case .ended(let reason): throw ChoiceError.cancelled(reason)
    case .withoutOptions:
      try check(store)
      throw ChoiceError.noOptions
    }
  }

  /// Refuses lines that could not be read, or not all of them.
  private func check(_ store: LineStore, maybeCut: Bool = false) throws {
    switch store.progress {
    case .reading, .ended: break
    case .failed(let error): throw error
    case .full where maybeCut: break
    case .full(let bytes, let lines): throw Lines.full(bytes: bytes, lines: lines)
    }
  }

  // MARK: Answers without a person

  private func preparedAnswer(to question: Question) throws -> PreparedAnswers.Answer? {
    guard let answers = preparedAnswers, arguments.answerKeys.isEmpty else { return nil }
    let isMany = question.count != nil
    let answer: PreparedAnswers.Answer? =
      switch answers {
      case .file(let number):
        try StandardStreams.readLine(from: Descriptor(number)).map { PreparedAnswers.answer($0, isMany: isMany) }
      case .lines(let lines): try PreparedAnswers.answer(to: question.title, in: lines, isMany: isMany)
      }
    guard let answer else { throw UsageError(PreparedAnswers.missing(question, in: answers)) }
    return answer
  }

  private func report(_ answer: PreparedAnswers.Answer, to question: Question) throws -> Report {
    switch answer {
    case .keys(let keys): chosen(try question.answer(keys, for: "CHOICE_ANSWERS"), of: question)
    case .nothing: chosen(try question.answer([], for: "CHOICE_ANSWERS"), of: question)
    case .takeDefault: try defaultReport(of: question)
    case .cancel where question.cancelTitle != nil: Report(status: 1)
    case .cancel:
      throw UsageError(
        "CHOICE_ANSWERS cancels “\(question.title)”, which cannot be cancelled. \(Question.validKeys(question.items))")
    }
  }

  private func defaultReport(of question: Question) throws -> Report {
    chosen(try question.takeDefault(), of: question)
  }

  // MARK: Asking

  private func ask<Value>(
    _ question: Question, _ original: ChoicePrompt<Value>, _ presenter: any ChoicePresenter, position: (Value) -> Int
  ) async throws -> [Int] {
    var prompt = original
    prompt.title = question.title
    prompt.message = question.message
    prompt.cancel = question.cancelTitle.map(ChoiceCancel.title)
    prompt.timeout = arguments.timeout
    let service = MessageService(presenter: presenter, localizer: localizer)
    do {
      guard let count = question.count else {
        prompt.setDefault { question.defaults.contains(position($0)) }
        return [position(try await service.choose(prompt))]
      }
      prompt.preselect { question.defaults.contains(position($0)) }
      return try await service.chooseMany(prompt, count: count).map(position)
    } catch {
      // A question that times out is over before the presenter has ended its line, behind which nothing else belongs.
      while await !service.isIdle { try? await Task.sleep(for: .milliseconds(1)) }
      throw error
    }
  }

  private var configuration: TerminalConfiguration {
    var configuration = TerminalConfiguration(wrapsAround: arguments.wrapsAround, maximumRows: arguments.height)
    configuration.environment = arguments.color.environment(from: TerminalVariables.ofProcess)
    return configuration
  }

  private func terminalPresenter(_ items: Items) -> any ChoicePresenter {
    guard arguments.keepsColors else {
      return TerminalPresenter(terminal: Self.terminalPath, configuration: configuration)
    }
    return TerminalPresenter(terminal: Self.terminalPath, configuration: configuration) { items[$0].styledTitle }
  }
}

extension Arguments.Color {
  /// The environment that decides about colours as was asked for.
  func environment(from variables: [String: String]) -> [String: String] {
    var variables = variables
    switch self {
    case .auto: break
    case .always:
      variables["NO_COLOR"] = nil
      variables["CLICOLOR_FORCE"] = "1"
    case .never: variables["NO_COLOR"] = "1"
    }
    return variables
  }
}
