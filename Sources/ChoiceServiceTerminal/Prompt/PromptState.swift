internal import ChoiceService

/// What happens to an open question.
enum PromptEvent: Sendable, Hashable {
  case key(KeyEvent)
  case resized(ScreenSize)
}

/// What is to be done after an event, besides drawing.
enum PromptEffect: Sendable, Hashable {
  case answer(option: Int)
  case end(CancelReason)
  case suspend
  case quit
  /// Draw everything anew.
  case redraw
}

/// Everything that changes while a question is open, and the one place where keys change it.
struct PromptState: Sendable {
  let question: PromptQuestion
  let style: PromptStyle
  let wrapsAround: Bool
  private(set) var size: ScreenSize
  private(set) var texts: PromptTexts
  private(set) var layout: PromptLayout
  /// The row of the pointer: an option, or Cancel after them.
  private(set) var pointer: Int?
  /// The first visible row of the list.
  private(set) var top = 0
  /// The first visible line of the message.
  private(set) var messageTop = 0
  /// What the person has to be told about the last key.
  private(set) var notice: PromptNotice?
  /// The number whose digits are being typed.
  private var typedNumber: Int?
  /// Whether the last key was the number of nothing that can be chosen: Enter would choose what the person did not mean.
  private var hasRefusedNumber: Bool { typedNumber != nil && notice != nil }

  init(_ question: PromptQuestion, style: PromptStyle, size: ScreenSize, wrapsAround: Bool = true) {
    self.question = question
    self.style = style
    self.size = size
    self.wrapsAround = wrapsAround
    texts = PromptTexts(question, style: style, columns: size.usableColumns)
    layout = Self.layout(question, texts, style, size)
    pointer = question.initialPointer
    scroll()
  }

  /// Takes an event in.
  mutating func reduce(_ event: PromptEvent) -> PromptEffect? {
    switch event {
    case .resized(let size):
      resize(to: size)
      return .redraw
    case .key(.paste):
      // There is nothing to paste into, and nothing that a paste could mean.
      return nil
    case .key(.press(let press)):
      if press == KeyPress(.enter), hasRefusedNumber { return nil }
      let number = typedNumber
      typedNumber = nil
      notice = nil
      return reduce(press, after: number)
    }
  }

  private mutating func reduce(_ press: KeyPress, after number: Int?) -> PromptEffect? {
    if let row = shortcutRow(press) { return submit(row) }
    if let digit = Self.digit(press) {
      type(digit, after: number)
      return nil
    }
    guard let command = KeyBindings.always[press] ?? KeyBindings.letters[press] else { return nil }
    return perform(command)
  }

  private mutating func perform(_ command: PromptCommand) -> PromptEffect? {
    switch command {
    case .previous: step(by: -1)
    case .next: step(by: 1)
    case .pageBack: leap(to: (pointer ?? 0) - max(1, layout.options), lookingBack: false)
    case .pageForward: leap(to: (pointer ?? -1) + max(1, layout.options), lookingBack: true)
    case .first: leap(to: 0, lookingBack: false)
    case .last: leap(to: question.options.count - 1, lookingBack: true)
    case .scrollMessageBack: scrollMessage(by: -1)
    case .scrollMessageForward: scrollMessage(by: 1)
    case .submit: return pointer.flatMap { submit($0) }
    case .cancel: return cancel(.escape)
    case .interrupt: return .end(.interrupt)
    case .endInput: return .end(.endOfInput)
    case .suspend: return .suspend
    case .quit: return .quit
    case .redraw: return .redraw
    }
    return nil
  }

  // MARK: Answering

  private mutating func submit(_ row: Int) -> PromptEffect? {
    if row == question.options.count { return cancel(.button) }
    guard question.options.isAvailable(at: row) else {
      refuse(row)
      return nil
    }
    return .answer(option: row)
  }

  private mutating func cancel(_ reason: CancelReason) -> PromptEffect? {
    guard question.isDeclinable else {
      notice = .hasToChoose
      return nil
    }
    return .end(reason)
  }

  private mutating func refuse(_ row: Int) {
    let option = question.options.option(at: row)
    guard case .unavailable(let reason) = option.availability else { return }
    notice = .unavailable(title: option.title, reason: reason)
  }

  /// The option whose own key was pressed; a capital means the small letter's where it is nobody's own.
  private func shortcutRow(_ press: KeyPress) -> Int? {
    guard case .text(let scalar) = press.key, press.modifiers.isEmpty, !question.options.shortcuts.isEmpty else {
      return nil
    }
    let shortcuts = question.options.shortcuts
    return shortcuts[Character(scalar)] ?? scalar.properties.lowercaseMapping.first.flatMap { shortcuts[$0] }
      ?? scalar.properties.uppercaseMapping.first.flatMap { shortcuts[$0] }
  }

  // MARK: Moving

  private mutating func step(by step: Int) {
    let count = question.rowCount
    var row = pointer ?? (step > 0 ? -1 : count)
    for _ in 0..<count {
      row += step
      if !(0..<count).contains(row) {
        guard wrapsAround else { return }
        row = row < 0 ? count - 1 : 0
      }
      if question.isSelectable(row) {
        point(at: row)
        return
      }
    }
  }

  /// Goes to the option at a position or the nearest one that can be chosen, looking in one direction first, and in the other
  /// where that leads nowhere; never to Cancel, which a key pressed too often would then hit.
  private mutating func leap(to target: Int, lookingBack: Bool) {
    let last = question.options.count - 1
    guard last >= 0 else { return }
    let target = min(max(0, target), last)
    let (back, forth) = (stride(from: target, through: 0, by: -1), stride(from: target, through: last, by: 1))
    let (first, second) = lookingBack ? (back, forth) : (forth, back)
    var row = first.first(where: question.isSelectable)
    if row == nil || row == pointer { row = second.first(where: question.isSelectable) ?? row }
    if let row { point(at: row) }
  }

  /// A digit goes on with the number that is being typed where there is such an option, and begins a new one otherwise; a
  /// zero alone is Cancel, as it is in the numbered list.
  private mutating func type(_ digit: Int, after number: Int?) {
    let count = question.options.count
    var typed = digit
    if let number, number > 0, let longer = Self.appended(digit, to: number), longer <= count { typed = longer }
    typedNumber = typed
    let row = typed == 0 ? count : typed - 1
    if typed > count || (typed == 0 && question.cancelTitle == nil) {
      notice = .noSuchNumber(typed, first: question.cancelTitle == nil ? 1 : 0, last: count)
    } else if question.isSelectable(row) {
      point(at: row)
    } else {
      refuse(row)
    }
  }

  private static func appended(_ digit: Int, to number: Int) -> Int? {
    let (tens, overflow) = number.multipliedReportingOverflow(by: 10)
    return overflow ? nil : tens + digit
  }

  private static func digit(_ press: KeyPress) -> Int? {
    guard case .text(let scalar) = press.key, press.modifiers.isEmpty, ("0"..."9").contains(scalar) else { return nil }
    return Int(scalar.value) - 48
  }

  private mutating func point(at row: Int) {
    pointer = row
    scroll()
  }

  // MARK: Scrolling

  /// How many rows the visible part of the list is taken from: Cancel is among them where it has no row of its own.
  var scrolledCount: Int { layout.pinsCancel ? question.options.count : question.rowCount }

  private mutating func scroll() {
    let row = pointer.flatMap { $0 < scrolledCount ? $0 : nil }
    top = Viewport.top(showing: row, from: top, height: layout.options, count: scrolledCount)
  }

  /// Whether a part of the message is hidden.
  var canScrollMessage: Bool { layout.message > 0 && texts.message.count > layout.message }

  private mutating func scrollMessage(by lines: Int) {
    messageTop = min(max(0, messageTop + lines), max(0, texts.message.count - layout.message))
  }

  private mutating func resize(to size: ScreenSize) {
    self.size = size
    texts = PromptTexts(question, style: style, columns: size.usableColumns)
    layout = Self.layout(question, texts, style, size)
    scrollMessage(by: 0)
    scroll()
  }

  private static func layout(
    _ question: PromptQuestion, _ texts: PromptTexts, _ style: PromptStyle, _ size: ScreenSize
  ) -> PromptLayout {
    // Where the screen has room for more than the least, what was on it before keeps a row.
    let rows = size.rows >= 6 ? size.rows - 1 : size.rows
    return PromptLayout(
      rows: min(rows, max(1, style.maximumRows ?? rows)), titleLines: texts.title.count,
      messageLines: texts.message.count, linkLines: texts.link.count, optionCount: question.options.count,
      hasCancel: question.cancelTitle != nil)
  }
}
