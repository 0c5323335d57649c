extension MessageService {
  // MARK: One

  /// Asks for one case of an enum.
  ///
  /// ```swift
  /// let food = try await service.choose(FoodKind.self, title: "餐點", message: "請選擇你的餐點") { prompt in
  ///   prompt[.steak].detail = "NT$ 320"
  ///   prompt.cancel = nil
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The enum.
  ///   - title: The question; `nil` makes one from the enum's name.
  ///   - message: The text under the question.
  ///   - configure: Changes the prompt before it is asked.
  /// - Returns: The chosen case.
  /// - Throws: ``ChoiceError`` when there is no answer.
  public nonisolated(nonsending) func choose<Value: CaseIterable & RawRepresentable<String>>(
    _ type: Value.Type,
    title: String? = nil,
    message: String? = nil,
    configure: (inout ChoicePrompt<Value>) -> Void = { _ in }
  ) async throws(ChoiceError) -> Value {
    try await choose(ChoicePrompt(type, title: title, message: message).configured(by: configure))
  }

  /// Asks for one value of a prompt.
  ///
  /// ```swift
  /// let prompt = ChoicePrompt(dishes, title: "Menu") { ChoiceOption($0.name, detail: $0.price) }
  /// let dish = try await service.choose(prompt)
  /// ```
  ///
  /// - Parameter prompt: The question.
  /// - Returns: The chosen value.
  /// - Throws: ``ChoiceError`` when there is no answer.
  public nonisolated(nonsending) func choose<Value>(
    _ prompt: ChoicePrompt<Value>
  ) async throws(ChoiceError) -> Value {
    let positions = try await positions(chosenIn: prompt, selection: .one)
    // The verdict lets exactly one position of an existing option through.
    return prompt.entries[positions[0]].value
  }

  /// Asks how to go on after an error, whose texts become title and message.
  ///
  /// ```swift
  /// enum Recovery: String, CaseIterable { case retry = "Retry", skip = "Skip" }
  /// let next = try await service.choose(Recovery.self, for: error)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The enum of the ways to go on.
  ///   - error: The error; a `LocalizedError` gives its description as the title, reason and suggestion as the message.
  ///   - configure: Changes the prompt before it is asked.
  /// - Returns: The chosen case.
  /// - Throws: ``ChoiceError`` when there is no answer.
  public nonisolated(nonsending) func choose<Value: CaseIterable & RawRepresentable<String>>(
    _ type: Value.Type,
    for error: any Error,
    configure: (inout ChoicePrompt<Value>) -> Void = { _ in }
  ) async throws(ChoiceError) -> Value {
    let text = ErrorText(error)
    return try await choose(type, title: text.title, message: text.message, configure: configure)
  }

  // MARK: One or none

  /// Asks for one case of an enum, and takes the person's cancel for an answer.
  ///
  /// ```swift
  /// let hero: HeroKind? = try await service.chooseOrNil(HeroKind.self)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The enum.
  ///   - title: The question; `nil` makes one from the enum's name.
  ///   - message: The text under the question.
  ///   - configure: Changes the prompt before it is asked.
  /// - Returns: The chosen case, or `nil` when the person declined.
  /// - Throws: ``ChoiceError`` when there is no answer for any other reason.
  public nonisolated(nonsending) func chooseOrNil<Value: CaseIterable & RawRepresentable<String>>(
    _ type: Value.Type,
    title: String? = nil,
    message: String? = nil,
    configure: (inout ChoicePrompt<Value>) -> Void = { _ in }
  ) async throws(ChoiceError) -> Value? {
    try await chooseOrNil(ChoicePrompt(type, title: title, message: message).configured(by: configure))
  }

  /// Asks for one value of a prompt, and takes the person's cancel for an answer.
  ///
  /// ```swift
  /// let prompt = ChoicePrompt(dishes, title: "Menu") { ChoiceOption($0.name) }
  /// if let dish = try await service.chooseOrNil(prompt) { print(dish.price) }
  /// ```
  ///
  /// - Parameter prompt: The question.
  /// - Returns: The chosen value, or `nil` when the person declined.
  /// - Throws: ``ChoiceError`` when there is no answer for any other reason.
  public nonisolated(nonsending) func chooseOrNil<Value>(
    _ prompt: ChoicePrompt<Value>
  ) async throws(ChoiceError) -> Value? {
    do throws(ChoiceError) {
      return try await choose(prompt)
    } catch {
      try error.rethrowUnlessDeclined()
      return nil
    }
  }

  // MARK: Several

  /// Asks for several cases of an enum.
  ///
  /// ```swift
  /// let toppings = try await service.chooseMany(Topping.self, count: 1...3)
  /// ```
  ///
  /// - Parameters:
  ///   - type: The enum.
  ///   - count: How many may be chosen, such as `1...3`, `2...` or `...5`. More than there are options means all of
  ///     them; a range without a number of 0 or more is a programming error and stops the program.
  ///   - title: The question; `nil` makes one from the enum's name.
  ///   - message: The text under the question.
  ///   - configure: Changes the prompt before it is asked.
  /// - Returns: The chosen cases in the order of the options.
  /// - Throws: ``ChoiceError`` when there is no answer.
  public nonisolated(nonsending) func chooseMany<Value: CaseIterable & RawRepresentable<String>>(
    _ type: Value.Type,
    count: some RangeExpression<Int> = 0...,
    title: String? = nil,
    message: String? = nil,
    configure: (inout ChoicePrompt<Value>) -> Void = { _ in }
  ) async throws(ChoiceError) -> [Value] {
    try await chooseMany(
      ChoicePrompt(type, title: title, message: message).configured(by: configure), count: count)
  }

  /// Asks for several values of a prompt.
  ///
  /// ```swift
  /// let prompt = ChoicePrompt(dishes, title: "Menu") { ChoiceOption($0.name) }
  /// let meal = try await service.chooseMany(prompt, count: 1...)
  /// ```
  ///
  /// - Parameters:
  ///   - prompt: The question.
  ///   - count: How many may be chosen, such as `1...3`, `2...` or `...5`. More than there are options means all of
  ///     them; a range without a number of 0 or more is a programming error and stops the program.
  /// - Returns: The chosen values in the order of the options.
  /// - Throws: ``ChoiceError`` when there is no answer.
  public nonisolated(nonsending) func chooseMany<Value>(
    _ prompt: ChoicePrompt<Value>,
    count: some RangeExpression<Int> = 0...
  ) async throws(ChoiceError) -> [Value] {
    let positions = try await positions(
      chosenIn: prompt, selection: .many(count, of: prompt.entries.count))
    return positions.map { prompt.entries[$0].value }
  }

  /// The typed half stays with the caller: only the request and positions cross to the actor.
  nonisolated(nonsending) func positions<Value>(
    chosenIn prompt: ChoicePrompt<Value>, selection: ChoiceRequest.Selection
  ) async throws(ChoiceError) -> [Int] {
    let request = prompt.request(selection: selection, localizer: localizer)
    return try await answer(to: request, timeout: prompt.timeout, whenBusy: prompt.whenBusy).get()
  }
}

extension ChoicePrompt {
  func configured(by configure: (inout Self) -> Void) -> Self {
    var prompt = self
    configure(&prompt)
    return prompt
  }
}

extension ChoiceError {
  /// Throws every error but those that say that the person ended the question.
  func rethrowUnlessDeclined() throws(ChoiceError) {
    if case .cancelled(let reason) = self, reason.isDeclined { return }
    throw self
  }
}
