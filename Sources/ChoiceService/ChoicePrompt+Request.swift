extension ChoicePrompt {
  /// The question as plain data in the person's language.
  func request(selection: ChoiceRequest.Selection, localizer: ChoiceLocalizer) -> ChoiceRequest {
    // Asking the runtime for a name costs more than the rest, so that it is done once, and only where it is needed.
    let needsTypeName = title == nil || entries.contains { $0.option.localizesTitle }
    let typeName = needsTypeName ? TypeName.of(Value.self) : ""
    return ChoiceRequest(
      title: title ?? localizer.title(typeName: typeName),
      message: message,
      image: image,
      link: link,
      options: entries.map { localized($0, by: localizer, typeName: typeName) },
      selection: selection,
      cancelTitle: cancel.map { cancel in
        switch cancel {
        case .localized: localizer.text(for: .cancel)
        case .title(let title): title
        }
      },
      defaultIndex: defaultIndex,
      preselectedIndices: preselectedIndices,
      isAcknowledgement: isAcknowledgement,
      localizer: localizer)
  }

  private func localized(_ entry: Entry, by localizer: ChoiceLocalizer, typeName: String) -> ChoiceOption {
    var option = entry.option
    option.key = option.key ?? entry.rawValue
    if option.localizesTitle {
      option.title = localizer.title(
        rawValue: option.title, typeName: typeName, caseName: String(describing: entry.value))
    }
    return option
  }
}

extension ChoiceRequest.Selection {
  /// A selection of several options out of some, from a range that may be open at either end.
  ///
  /// - Parameters:
  ///   - range: The numbers of options that an answer may hold; it must hold at least one number that is not negative.
  ///   - optionCount: How many options there are.
  /// - Returns: The selection, with a maximum that does not exceed the number of options.
  static func many(_ range: some RangeExpression<Int>, of optionCount: Int) -> Self {
    let (lower, upper) = bounds(of: range)
    precondition(
      max(0, lower) <= upper,
      "The range of how many options can be chosen, \(range), holds no possible number. Use one such as 1...3 or 1....")
    let most = min(upper, optionCount)
    // More are required than there are: the service sees that this cannot be answered.
    return .many(max(0, lower)...max(0, lower, most))
  }

  /// The least and the greatest number of a range.
  ///
  /// `relative(to:)` computes the index after the end, which does not exist after `Int.max`, so the closed forms are read
  /// directly.
  private static func bounds(of range: some RangeExpression<Int>) -> (Int, Int) {
    switch range {
    case let closed as ClosedRange<Int>: return (closed.lowerBound, closed.upperBound)
    case let through as PartialRangeThrough<Int>: return (0, through.upperBound)
    default:
      let halfOpen = range.relative(to: Int.min..<Int.max)
      return halfOpen.isEmpty ? (0, -1) : (halfOpen.lowerBound, halfOpen.upperBound - 1)
    }
  }
}
