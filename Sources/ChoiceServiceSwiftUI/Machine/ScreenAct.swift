internal import ChoiceService

/// What a person does at a question.
enum ScreenAct: Sendable, Hashable {
  /// Picks an option: answers with it, or ticks or unticks it where several can be chosen.
  case pick(ChoiceRequest.OptionID)
  /// Says that the ticked options are the answer.
  case finish
  /// Ends the question without an answer.
  case decline(CancelReason)
  /// Taps the dimmed area around a card.
  case tapBackdrop(ChoiceBackdropTap)
}

/// What an act does to a question.
enum ActVerdict: Sendable, Hashable {
  /// It ends the question.
  case answers(ChoiceResponse)
  /// It leaves these options ticked.
  case ticks(Set<ChoiceRequest.OptionID>)
  /// The request does not allow it.
  case refused
}

extension ChoiceRequest {
  /// Judges what a person does; the only place that does.
  ///
  /// - Parameters:
  ///   - act: What the person does.
  ///   - ticks: The options that are ticked at the moment.
  /// - Returns: What follows.
  func verdict(on act: ScreenAct, ticks: Set<OptionID>) -> ActVerdict {
    switch act {
    case .pick(let id): return verdict(onPicking: id, ticks: ticks)
    case .finish: return canFinish(with: ticks) ? .answers(.chosen(options.map(\.id).filter(ticks.contains))) : .refused
    case .decline(let reason): return isDeclinable ? .answers(.cancelled(reason)) : .refused
    case .tapBackdrop(.isIgnored): return .refused
    case .tapBackdrop(.cancelsIfPossible): return isDeclinable ? .answers(.cancelled(.backdrop)) : .refused
    case .tapBackdrop(.alwaysCancels): return .answers(.cancelled(.backdrop))
    }
  }

  private func verdict(onPicking id: OptionID, ticks: Set<OptionID>) -> ActVerdict {
    guard let option = self[id], option.isAvailable else { return .refused }
    guard case .many(let count) = selection else { return .answers(.chosen([id])) }
    if ticks.contains(id) { return .ticks(ticks.subtracting([id])) }
    // Where one is the most, picking another one moves the tick.
    if count.upperBound == 1 { return .ticks([id]) }
    return ticks.count < count.upperBound ? .ticks(ticks.union([id])) : .refused
  }

  /// Whether picking an option would do something.
  func canPick(_ id: OptionID, ticks: Set<OptionID>) -> Bool {
    verdict(onPicking: id, ticks: ticks) != .refused
  }

  /// Whether the ticked options are an answer.
  func canFinish(with ticks: Set<OptionID>) -> Bool {
    selection != .one && selection.count.contains(ticks.count)
  }

  /// Whether a person who sees the question could never leave it.
  var hasNoWayOut: Bool {
    !isDeclinable && options.count { $0.isAvailable } < max(1, selection.count.lowerBound)
  }
}
