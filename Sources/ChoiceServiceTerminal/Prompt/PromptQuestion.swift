internal import ChoiceService

/// What the prompt asks; it stays the same while the question is open.
struct PromptQuestion: Sendable {
  var title: String
  var message: String?
  var link: ChoiceLink?
  /// A picture that is text.
  var picture: String?
  var options: any OptionSource
  var cancelTitle: String?
  /// Whether Escape ends the question.
  var isDeclinable: Bool
  /// The row on which the pointer is first; the one after the last option is Cancel.
  var initialPointer: Int?
  var localizer: ChoiceLocalizer

  init(
    title: String, message: String? = nil, link: ChoiceLink? = nil, picture: String? = nil, options: any OptionSource,
    cancelTitle: String? = nil, isDeclinable: Bool? = nil, initialPointer: Int? = 0,
    localizer: ChoiceLocalizer = .english
  ) {
    self.title = title
    self.message = message
    self.link = link
    self.picture = picture
    self.options = options
    self.cancelTitle = cancelTitle
    self.isDeclinable = isDeclinable ?? (cancelTitle != nil)
    self.initialPointer = initialPointer
    self.localizer = localizer
  }

  init(_ request: ChoiceRequest) {
    let pointer: Int? =
      switch request.initialFocus {
      case .option(let id): request.options.firstIndex { $0.id == id }
      case .cancel: request.options.count
      case .nowhere: nil
      }
    var picture: String?
    if case .emoji(let emoji) = request.image?.source { picture = emoji }
    self.init(
      title: request.title, message: request.message, link: request.link, picture: picture,
      options: RequestOptions(request), cancelTitle: request.cancelTitle, isDeclinable: request.isDeclinable,
      initialPointer: pointer, localizer: request.localizer)
  }

  /// How many rows the pointer can be on: the options, and Cancel after them.
  var rowCount: Int { options.count + (cancelTitle == nil ? 0 : 1) }

  /// Whether the pointer may be on a row.
  func isSelectable(_ row: Int) -> Bool {
    row == options.count ? cancelTitle != nil : options.isAvailable(at: row)
  }
}
