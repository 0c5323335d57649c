internal import ChoiceService

/// The texts above the options, safe and broken into lines for one width.
struct PromptTexts: Sendable, Hashable {
  let title: [String]
  let message: [String]
  let link: [String]

  /// The columns before each of the texts.
  static let indent = 2

  init(_ question: PromptQuestion, style: PromptStyle, columns: Int) {
    let width = max(1, columns - Self.indent(in: columns))
    var name = SafeText.line(question.title)
    if let picture = question.picture, !picture.isEmpty { name = "\(SafeText.line(picture)) \(name)" }
    title = style.measure.wrap(name, to: width)
    message = (question.message.map(SafeText.lines) ?? []).flatMap { style.measure.wrap($0, to: width) }
    guard let target = question.link else {
      link = []
      return
    }
    let label = SafeText.line(target.title)
    if style.appearance.hasHyperlinks, Hyperlink(target.destination) != nil {
      link = [label]
    } else {
      link = style.measure.wrap("\(label): \(SafeText.line(target.destination))", to: width)
    }
  }

  /// The columns before the texts on a screen: none where every column counts.
  static func indent(in columns: Int) -> Int { columns >= 8 ? indent : 0 }
}
