internal import ChoiceService

/// What a typed line means for a request.
///
/// A number in range always wins; then an exact title; then Cancel's word; then the beginning of exactly one title. Titles
/// are compared as they are shown, first to the letter and then without regard to case and width. A name that could mean
/// two options means none: what was typed never becomes a guess.
enum LineVerdict: Sendable, Hashable {
  case answer(ChoiceResponse)
  case refused(LinePhrase)

  init(_ line: String, for request: ChoiceRequest) {
    let reader = LineReader(request: request)
    switch request.selection {
    case .one: self = reader.one(line)
    case .many(let count): self = reader.many(line, count)
    }
  }
}

/// Reads names and numbers against the options of a request.
private struct LineReader {
  /// What one name or number means.
  enum Meaning {
    case option(ChoiceRequest.Option)
    case cancel
    case refused(LinePhrase)
  }

  let request: ChoiceRequest

  // MARK: Whole lines

  func one(_ line: String) -> LineVerdict {
    if FoldedText(line).text.isEmpty {
      return request.defaultOption.map { .answer(.chosen([$0])) } ?? .refused(.empty)
    }
    switch meaning(of: line) {
    case .option(let option): return .answer(.chosen([option.id]))
    case .cancel: return .answer(.cancelled(.button))
    case .refused(let phrase): return .refused(phrase)
    }
  }

  func many(_ line: String, _ count: ClosedRange<Int>) -> LineVerdict {
    let folded = FoldedText(line).text
    if folded.isEmpty { return answer(request.preselected, count) }
    if folded == "-" { return answer([], count) }
    var chosen: [ChoiceRequest.OptionID] = []
    let pieces = pieces(of: line)
    for piece in pieces {
      if let range = numberRange(piece) {
        for option in request.options[(range.lowerBound - 1)..<range.upperBound] {
          if case .refused(let phrase) = available(option) { return .refused(phrase) }
          chosen.append(option.id)
        }
        continue
      }
      switch meaning(of: piece) {
      case .option(let option): chosen.append(option.id)
      case .cancel: return pieces.count == 1 ? .answer(.cancelled(.button)) : .refused(.cancelIsNotAlone)
      case .refused(let phrase): return .refused(phrase)
      }
    }
    return answer(chosen, count)
  }

  private func answer(_ ids: [ChoiceRequest.OptionID], _ count: ClosedRange<Int>) -> LineVerdict {
    // Naming an option twice is no mistake; the answer holds it once, in the order of the list.
    let chosen = Set(ids)
    guard count.contains(chosen.count) else { return .refused(.wrongCount(chosen.count, count)) }
    return .answer(.chosen(request.options.map(\.id).filter(chosen.contains)))
  }

  /// The line itself where a title equals it; else its parts between commas; else, if these are all numbers, between blanks.
  private func pieces(of line: String) -> [String] {
    let folded = FoldedText(line)
    if request.options.contains(where: { FoldedText(SafeText.line($0.title)) == folded }) { return [line] }
    let commas: Set<Character> = [",", "，", "、", "､", ";", "；"]
    let parts = line.split(whereSeparator: commas.contains).map(String.init).filter { !FoldedText($0).text.isEmpty }
    let words = parts.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    return words.allSatisfy { number($0) != nil || numberRange($0) != nil } ? words : parts
  }

  // MARK: Names and numbers

  private func meaning(of name: String) -> Meaning {
    let number = number(name)
    if number == 0, request.cancelTitle != nil { return .cancel }
    if let number, request.options.indices.contains(number - 1) { return available(request.options[number - 1]) }

    let typed = Self.trimmed(name)
    if let meaning = only(where: { Self.trimmed($0) == typed }, typed) { return meaning }
    let folded = FoldedText(name)
    if let meaning = only(where: { FoldedText($0) == folded }, typed) { return meaning }
    if let cancel = request.cancelTitle, FoldedText(SafeText.line(cancel)) == folded { return .cancel }
    if let meaning = only(where: { FoldedText($0).hasPrefix(folded) }, typed) { return meaning }

    let shown = SafeText.line(typed)
    guard number != nil else {
      return .refused(request.selection == .one ? .unknown(shown) : .unknownAmongSeveral(shown))
    }
    return .refused(.outOfRange(shown, (request.cancelTitle == nil ? 1 : 0)...max(1, request.options.count)))
  }

  /// What the options mean whose shown title passes; `nil` if there is none.
  private func only(where passes: (String) -> Bool, _ typed: String) -> Meaning? {
    let matches = request.options.indices.filter { passes(SafeText.line(request.options[$0].title)) }
    switch matches.count {
    case 0: return nil
    case 1: return available(request.options[matches[0]])
    default: return .refused(.ambiguous(SafeText.line(typed), matches.map { $0 + 1 }))
    }
  }

  private func available(_ option: ChoiceRequest.Option) -> Meaning {
    switch option.availability {
    case .available: .option(option)
    case .unavailable(let reason):
      .refused(.chosenUnavailable(SafeText.line(option.title), reason: reason.map(SafeText.line)))
    }
  }

  private func number(_ text: String) -> Int? {
    let digits = FoldedText(text).text
    return digits.allSatisfy { ("0"..."9").contains($0) } ? Int(digits) : nil
  }

  /// Two numbers in range with a dash between.
  private func numberRange(_ text: String) -> ClosedRange<Int>? {
    let ends = FoldedText(text).text.split(separator: "-", omittingEmptySubsequences: false).map { number(String($0)) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first >= 1, first <= last,
      last <= request.options.count
    else { return nil }
    return first...last
  }

  private static func trimmed(_ text: String) -> String {
    String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
