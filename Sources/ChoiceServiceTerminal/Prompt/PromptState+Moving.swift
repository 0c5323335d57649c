/// How keys move the pointer and scroll.
extension PromptState {
  // MARK: The pointer

  mutating func step(by step: Int) {
    if hasNothingToPointAt { return scrollList(to: top + step) }
    let count = rowCount
    var row = pointer ?? (step > 0 ? -1 : count)
    for _ in 0..<count {
      row += step
      if !(0..<count).contains(row) {
        guard wrapsAround else { return }
        row = row < 0 ? count - 1 : 0
      }
      if isSelectable(row) {
        point(at: row)
        return
      }
    }
  }

  /// Goes to the option at a position or the nearest one that can be chosen, looking in one direction first, and in the other
  /// where that leads nowhere; never to Cancel, which a key pressed too often would then hit.
  mutating func leap(to target: Int, lookingBack: Bool) {
    if hasNothingToPointAt { return scrollList(to: target) }
    let last = shownCount - 1
    guard last >= 0 else { return }
    let target = min(max(0, target), last)
    let (back, forth) = (stride(from: target, through: 0, by: -1), stride(from: target, through: last, by: 1))
    let (first, second) = lookingBack ? (back, forth) : (forth, back)
    var row = first.first(where: isSelectable)
    if row == nil || row == pointer { row = second.first(where: isSelectable) ?? row }
    if let row { point(at: row) }
  }

  /// Whether nothing that was searched for can be chosen: Cancel alone would be left to choose by mistake.
  private var hasNothingToPointAt: Bool { filter.shown != nil && pointer == nil }

  private mutating func scrollList(to row: Int) {
    top = row
    scroll()
  }

  private mutating func point(at row: Int) {
    pointer = row
    scroll()
  }

  // MARK: Numbers

  /// The digit that a key types.
  static func digit(_ press: KeyPress) -> Int? {
    guard case .text(let scalar) = press.key, press.modifiers.isEmpty, ("0"..."9").contains(scalar) else { return nil }
    return Int(scalar.value) - 48
  }

  /// The number that is typed with a digit after another number.
  ///
  /// A digit goes on with the number as long as the list can have one of so many digits, and begins a new one otherwise: of 12
  /// options, `1` and `5` are 15, which there is not, and never the fifth. Nothing goes on with a zero.
  static func number(typing digit: Int, after number: Int?, last: Int) -> Int {
    guard let number, number > 0, String(number).count < String(last).count, number < Int.max / 10 else { return digit }
    return number * 10 + digit
  }

  /// Goes to the option of the number that is being typed; a zero alone is Cancel, as it is in the numbered list.
  mutating func type(_ digit: Int, after number: Int?) {
    let count = question.options.count
    let typed = Self.number(typing: digit, after: number, last: count)
    typedNumber = typed
    let row = typed == 0 ? count : typed - 1
    if typed > count || (typed == 0 && question.cancelTitle == nil) {
      notice = .noSuchNumber(typed, first: question.cancelTitle == nil ? 1 : 0, last: count)
    } else if isSelectable(row) {
      point(at: row)
    } else {
      refuse(row)
    }
  }

  // MARK: Scrolling

  /// How many rows the visible part of the list is taken from: Cancel is among them where it has no row of its own.
  var scrolledCount: Int { layout.pinsCancel ? shownCount : rowCount }

  mutating func scroll() {
    let row = pointer.flatMap { $0 < scrolledCount ? $0 : nil }
    top = Viewport.top(showing: row, from: top, height: layout.options, count: scrolledCount)
  }

  /// Whether a part of the message is hidden.
  var canScrollMessage: Bool { layout.message > 0 && texts.message.count > layout.message }

  mutating func scrollMessage(by lines: Int) {
    messageTop = min(max(0, messageTop + lines), max(0, texts.message.count - layout.message))
  }
}
