internal import ChoiceService

/// A request as numbered lines.
///
///     Menu
///     What would you like?
///
///       1) 🥩 Steak — NT$ 320
///       2) Noodles (unavailable: Sold out)
///       0) Cancel
///
///     Number or name:
struct LineQuestion: Sendable {
  let request: ChoiceRequest

  /// The whole question but its last line.
  var text: String {
    var lines = [SafeText.line(request.title)]
    if let message = request.message { lines += SafeText.lines(message) }
    if let link = request.link {
      lines.append("\(SafeText.line(link.title)): \(SafeText.line(link.destination))")
    }
    lines.append("")
    lines += optionLines
    lines.append("")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The line on which the answer is typed.
  var prompt: String {
    switch request.selection {
    case .one:
      LinePhrase.askOne(defaultNumber: request.defaultOption.flatMap(number)).text(by: request.localizer)
    case .many(let count):
      LinePhrase.askMany(count, preselected: request.preselected.compactMap(number)).text(by: request.localizer)
    }
  }

  private var optionLines: [String] {
    let width = String(request.options.count).count
    var lines = request.options.enumerated().map { index, option in
      "  \(Self.aligned(index + 1, width))) \(describe(option))"
    }
    if let cancel = request.cancelTitle {
      lines.append("  \(Self.aligned(0, width))) \(SafeText.line(cancel))")
    }
    return lines
  }

  private func describe(_ option: ChoiceRequest.Option) -> String {
    var text = ""
    if case .emoji(let emoji) = option.symbol { text += SafeText.line(emoji) + " " }
    text += SafeText.line(option.title)
    if let detail = option.detail { text += " — " + SafeText.line(detail) }
    // A mark that needs no colour and no language: choosing this loses something.
    if option.role == .destructive { text += " (!)" }
    if case .unavailable(let reason) = option.availability {
      text += " (\(LinePhrase.unavailable(reason: reason.map(SafeText.line)).text(by: request.localizer)))"
    }
    if option.id == request.defaultOption { text += " (\(LinePhrase.isDefault.text(by: request.localizer)))" }
    return text
  }

  /// The number in front of an option.
  private func number(_ id: ChoiceRequest.OptionID) -> Int? {
    request.options.firstIndex { $0.id == id }.map { $0 + 1 }
  }

  private static func aligned(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, width - digits.count)) + digits
  }
}
