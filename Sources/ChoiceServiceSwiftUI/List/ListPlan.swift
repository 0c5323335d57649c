internal import ChoiceService

#if canImport(Darwin)
  private import Foundation
#endif

/// What a list shows of a question.
struct ListPlan: Sendable, Hashable {
  let isSearchable: Bool
  /// The options that match what was typed.
  let rows: [ChoiceButton]
  /// What is said where no option matches.
  let nothingFound: String?
  /// How many options are to be chosen, in words.
  let hint: String?
  let cancel: ChoiceButton?
  /// Ends a choice of several; `nil` where picking one is the answer.
  let done: ChoiceButton?
  /// Whether the list can be swiped away.
  let isDismissable: Bool

  /// Plans a list.
  ///
  /// - Parameters:
  ///   - request: The question.
  ///   - ticks: The options that are ticked; those that do not match what was typed stay so.
  ///   - query: What was typed in the search field.
  init(of request: ChoiceRequest, ticks: Set<ChoiceRequest.OptionID> = [], query: String = "") {
    let words = query.split(whereSeparator: \.isWhitespace)
    isSearchable = request.options.count >= ChoiceForm.searchFloor
    var rows = ChoiceButton.options(of: request, ticks: ticks).filter { row in
      words.allSatisfy { word in ([row.title] + row.notes).contains { Self.text($0, contains: word) } }
    }
    // Letters, and Return after them, are typed in the search field.
    if isSearchable { for row in rows.indices { rows[row].keys = [] } }
    self.rows = rows
    nothingFound = rows.isEmpty ? request.localizer.text(for: .nothingFound, query) : nil
    hint = Self.hint(of: request)
    cancel = ChoiceButton.cancel(of: request)
    done = ChoiceButton.done(of: request, ticks: ticks)
    isDismissable = request.isDeclinable
  }

  private static func hint(of request: ChoiceRequest) -> String? {
    guard case .many(let count) = request.selection else { return nil }
    let (least, most) = ("\(count.lowerBound)", "\(count.upperBound)")
    let localizer = request.localizer
    if count.lowerBound == count.upperBound { return localizer.text(for: .chooseExactly, least) }
    switch (count.lowerBound > 0, count.upperBound < request.options.count) {
    case (true, true): return localizer.text(for: .chooseBetween, least, most)
    case (true, false): return localizer.text(for: .chooseAtLeast, least)
    case (false, true): return localizer.text(for: .chooseUpTo, most)
    case (false, false): return nil
    }
  }

  /// Whether a text contains a word, as the person's language compares texts; elsewhere without regard to case.
  private static func text(_ text: String, contains word: Substring) -> Bool {
    #if canImport(Darwin)
      text.localizedStandardContains(word)
    #else
      text.lowercased().contains(word.lowercased())
    #endif
  }
}
