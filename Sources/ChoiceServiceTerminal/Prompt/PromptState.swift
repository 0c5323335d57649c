internal import ChoiceService

/// What happens to an open question.
enum PromptEvent: Sendable, Hashable {
  case key(KeyEvent)
  case resized(ScreenSize)
}

/// What is to be done after an event, besides drawing.
enum PromptEffect: Sendable, Hashable {
  /// The positions of the chosen options, in the order of the list.
  case answer(options: [Int])
  case end(CancelReason)
  case suspend
  case quit
  /// Draw everything anew.
  case redraw
}

/// Everything that changes while a question is open, and the one place where keys change it.
struct PromptState: Sendable {
  private(set) var question: PromptQuestion
  let style: PromptStyle
  let wrapsAround: Bool
  private(set) var size: ScreenSize
  private(set) var texts: PromptTexts
  private(set) var layout: PromptLayout
  private(set) var filter: PromptFilter
  /// Which of several options are chosen so far; `nil` where only one can be.
  private(set) var ticks: Ticks?
  /// The row of the pointer: one of the options that are shown, or Cancel after them.
  var pointer: Int?
  /// The first visible row of the list.
  var top = 0
  /// The first visible line of the message.
  var messageTop = 0
  /// What the person has to be told about the last key.
  var notice: PromptNotice?
  /// The number whose digits are being typed.
  var typedNumber: Int?
  /// What keys have asked for that is to be done to the list that matches, which is still being searched for.
  private var waiting: [PromptCommand] = []

  /// A list that is longer than the screen and than this is searched by typing; each option of a shorter one has a digit.
  private static let longestNumberedList = 9

  /// How many options a list on a screen has at most that is not searched by typing; it may have fewer, where the question takes
  /// more of the screen.
  static func longestShortList(rows: Int, maximumRows: Int?) -> Int {
    max(min(rows, maximumRows ?? rows), longestNumberedList)
  }

  /// How many options are looked at for a filter before the next key is: a millisecond of work.
  static let searchPart = (lines: 32_768, options: 4_096)

  init(
    _ question: PromptQuestion, style: PromptStyle, size: ScreenSize, wrapsAround: Bool = true,
    filtersLongLists: Bool = true
  ) {
    self.question = question
    self.style = style
    self.size = size
    self.wrapsAround = wrapsAround
    texts = PromptTexts(question, style: style, columns: size.usableColumns)
    filter = PromptFilter()
    if question.isMany { ticks = Ticks(count: question.selection.count, options: question.preselected) }
    layout = PromptLayout(
      rows: 1, titleLines: 0, messageLines: 0, linkLines: 0, hasFilter: false, optionCount: 0, hasCancel: false)
    pointer = question.initialPointer
    arrange()
    if filtersLongLists, isLong {
      filter = PromptFilter(isPermanent: true)
      arrange()
    }
  }

  /// Whether the list is searched by typing; how long it becomes while more is coming, nobody knows.
  private var isLong: Bool {
    question.options.isGrowing || question.options.count > max(layout.options, Self.longestNumberedList)
  }

  /// Takes an event in.
  mutating func reduce(_ event: PromptEvent) -> PromptEffect? {
    switch event {
    case .resized(let size):
      self.size = size
      texts = PromptTexts(question, style: style, columns: size.usableColumns)
      arrange()
      return .redraw
    case .key(.paste(let text)):
      // Where no filter is open, there is nothing to paste into, and nothing that a paste could mean.
      if filter.isOpen, !text.isEmpty {
        notice = nil
        edit { $0.paste(text) }
      }
      return nil
    case .key(.press(let press)):
      if hasRefusedNumber, isRefusedAfterNumber(press) { return nil }
      let number = typedNumber
      typedNumber = nil
      notice = nil
      return filter.isOpen ? reduceFiltering(press) : reduce(press, after: number)
    }
  }

  /// Whether the last key was the number of nothing that can be chosen.
  private var hasRefusedNumber: Bool { typedNumber != nil && notice != nil }

  /// Whether a key would choose or tick what the person did not mean with a number.
  private func isRefusedAfterNumber(_ press: KeyPress) -> Bool {
    let command = KeyBindings.command(for: press, isFiltering: false, isMany: question.isMany)
    return command == .submit || command == .tick
  }

  private mutating func reduce(_ press: KeyPress, after number: Int?) -> PromptEffect? {
    if let option = shortcutOption(press) { return choose(option) }
    if let digit = Self.digit(press) {
      type(digit, after: number)
      return nil
    }
    return KeyBindings.command(for: press, isFiltering: false, isMany: question.isMany).flatMap { perform($0) }
  }

  private mutating func reduceFiltering(_ press: KeyPress) -> PromptEffect? {
    if case .text(let scalar) = press.key, press.modifiers.isEmpty {
      edit { $0.insert(scalar) }
      return nil
    }
    return KeyBindings.command(for: press, isFiltering: true, isMany: question.isMany).flatMap { perform($0) }
  }

  private mutating func perform(_ command: PromptCommand) -> PromptEffect? {
    // What is done to the list is done to the one that matches what was typed, and not to the one that was there before.
    if filter.isSearching, command.needsMatches {
      waiting.append(command)
      return nil
    }
    switch command {
    case .previous: step(by: -1)
    case .next: step(by: 1)
    case .pageBack: leap(to: (pointer ?? top) - max(1, layout.options), lookingBack: false)
    case .pageForward: leap(to: (pointer ?? top - 1) + max(1, layout.options), lookingBack: true)
    case .first: leap(to: 0, lookingBack: false)
    case .last: leap(to: shownCount - 1, lookingBack: true)
    case .scrollMessageBack: scrollMessage(by: -1)
    case .scrollMessageForward: scrollMessage(by: 1)
    case .openFilter:
      filter.open()
      arrange()
    case .edit(.deleteBack) where filter.line.isEmpty: closeFilter()
    case .edit(let edit): self.edit { $0.perform(edit) }
    case .tick: if let option = pointer.flatMap(option) { tick(option) }
    case .tickAll: changeTicks { [shownAvailable] in $0.toggleAll(shownAvailable) }
    case .tickInverse: changeTicks { [shownAvailable] in $0.invert(shownAvailable) }
    case .submit: return submit()
    case .cancel: return escape()
    case .interrupt: return .end(.interrupt)
    case .endInput:
      // In a text it deletes, as in a shell.
      if filter.line.isEmpty { return .end(.endOfInput) }
      edit { $0.perform(.deleteForward) }
    case .suspend: return .suspend
    case .quit: return .quit
    case .redraw: return .redraw
    }
    return nil
  }

  // MARK: Rows

  /// How many options are shown.
  var shownCount: Int { filter.shown?.count ?? question.options.count }

  /// How many rows the pointer can be on: the options that are shown, and Cancel after them.
  var rowCount: Int { shownCount + (question.cancelTitle == nil ? 0 : 1) }

  /// The position in the question of the option in a row; `nil` for the row of Cancel.
  func option(inRow row: Int) -> Int? {
    guard row < shownCount else { return nil }
    return filter.shown.map { $0[row] } ?? row
  }

  /// Whether the pointer may be on a row.
  func isSelectable(_ row: Int) -> Bool {
    option(inRow: row).map(question.options.isAvailable) ?? (question.cancelTitle != nil)
  }

  // MARK: Finding

  /// Whether there is more to be looked at for what is typed.
  var isBusy: Bool { filter.isSearching || filter.isBehind }

  /// Changes what is typed; what keys have asked for before, and was not done yet, is not done any more.
  private mutating func edit(_ change: (inout FilterLine) -> Void) {
    waiting = []
    filter.edit(over: question.options, change)
    _ = advanceSearch()
  }

  /// Looks at a further part of the options for the filter; at the end, does what keys have asked for meanwhile.
  mutating func advanceSearch() -> PromptEffect? {
    let (pointed, isSameText) = (pointer.flatMap(option), filter.isShowingLine)
    let part = question.options.searchable == nil ? Self.searchPart.options : Self.searchPart.lines
    guard filter.advance(over: question.options, by: part) else { return nil }
    if isSameText {
      keepPointer(on: pointed)
    } else {
      // Whoever takes a filter away has found something; otherwise the best match is the one that is meant.
      pointer = filter.shown == nil ? pointed ?? question.initialPointer : firstSelectableRow
      top = 0
    }
    arrange()
    while !waiting.isEmpty {
      if let effect = perform(waiting.removeFirst()) { return effect }
    }
    return nil
  }

  /// Where the list has grown, what the person has gone to is still what is meant; the best match is another now.
  private mutating func keepPointer(on option: Int?) {
    pointer = pointer.flatMap { $0 == 0 ? nil : row(of: option, from: $0) } ?? firstSelectableRow
  }

  private var firstSelectableRow: Int? { (0..<shownCount).first(where: isSelectable) }

  /// The row of an option that was in a row before more matched, and of Cancel for none; the same row where it is far away now.
  private func row(of option: Int?, from row: Int) -> Int? {
    guard let option else { return shownCount }
    return (row..<min(shownCount, row + 1_000)).first { self.option(inRow: $0) == option } ?? row
  }

  /// Takes the options that have come since the last time.
  ///
  /// A list that turns out short keeps its filter: who has seen the line in which one types may be typing, and what is typed
  /// would tick options, or go to others.
  mutating func takeNewOptions() {
    let pointed = pointer.flatMap(option)
    let isOnCancel = pointer != nil && pointed == nil
    question.options = question.options.current
    filter.goOn(over: question.options)
    arrange()
    if filter.shown == nil {
      pointer = isOnCancel ? shownCount : pointer ?? firstSelectableRow
    } else {
      keepPointer(on: pointed)
    }
    arrange()
  }

  /// Closes the filter where it can be opened again; whether it was open.
  @discardableResult
  private mutating func closeFilter() -> Bool {
    defer { arrange() }
    return filter.close()
  }

  // MARK: Answering

  private mutating func submit() -> PromptEffect? {
    guard let pointer else {
      if let option = option(inRow: 0) {
        refuse(option)
      } else if filter.shown != nil {
        notice = .noMatch(filter.line.text)
      }
      return nil
    }
    guard let option = option(inRow: pointer) else { return cancel(.button) }
    guard let ticks else { return choose(option) }
    guard let answer = ticks.answer else {
      notice = .wrongCount(ticks.options.count, ticks.count)
      return nil
    }
    return .answer(options: answer)
  }

  /// What Enter does to an option of which one can be chosen, and an option's own key to any.
  private mutating func choose(_ option: Int) -> PromptEffect? {
    if ticks != nil {
      tick(option)
      return nil
    }
    guard question.options.isAvailable(at: option) else {
      refuse(option)
      return nil
    }
    return .answer(options: [option])
  }

  private mutating func tick(_ option: Int) {
    guard ticks != nil else { return }
    if question.options.isAvailable(at: option) {
      changeTicks { $0.toggle(option) }
    } else {
      refuse(option)
    }
  }

  /// The options that are shown and can be chosen.
  private var shownAvailable: [Int] { (0..<shownCount).filter(isSelectable).compactMap(option) }

  /// Changes the ticks; too many are refused.
  private mutating func changeTicks(_ change: (inout Ticks) -> Bool) {
    guard var changed = ticks else { return }
    if !change(&changed) { notice = .tooManyTicks(limit: changed.count.upperBound) }
    ticks = changed
  }

  /// Escape takes the filter away first, then ends the question.
  private mutating func escape() -> PromptEffect? {
    let hadText = !filter.line.isEmpty
    edit { $0.clear() }
    return closeFilter() || hadText ? nil : cancel(.escape)
  }

  private mutating func cancel(_ reason: CancelReason) -> PromptEffect? {
    guard question.isDeclinable else {
      notice = .hasToChoose
      return nil
    }
    return .end(reason)
  }

  mutating func refuse(_ option: Int) {
    let option = question.options.option(at: option)
    guard case .unavailable(let reason) = option.availability else { return }
    notice = .unavailable(title: option.title, reason: reason)
  }

  /// The option whose own key was pressed; a capital means the small letter's where it is nobody's own.
  private func shortcutOption(_ press: KeyPress) -> Int? {
    guard case .text(let scalar) = press.key, press.modifiers.isEmpty, !question.options.shortcuts.isEmpty else {
      return nil
    }
    let shortcuts = question.options.shortcuts
    return shortcuts[Character(scalar)] ?? scalar.properties.lowercaseMapping.first.flatMap { shortcuts[$0] }
      ?? scalar.properties.uppercaseMapping.first.flatMap { shortcuts[$0] }
  }

  // MARK: Arranging

  /// Gives each part its rows, and brings the pointer into view.
  private mutating func arrange() {
    // Where the screen has room for more than the least, what was on it before keeps a row.
    let rows = size.rows >= 6 ? size.rows - 1 : size.rows
    layout = PromptLayout(
      rows: min(rows, max(1, style.maximumRows ?? rows)), titleLines: texts.title.count,
      messageLines: texts.message.count, linkLines: texts.link.count, hasFilter: filter.isOpen, optionCount: shownCount,
      hasCancel: question.cancelTitle != nil)
    scrollMessage(by: 0)
    scroll()
  }
}
