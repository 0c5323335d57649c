internal import ChoiceService

/// What the prompt asks; it stays the same while the question is open.
struct PromptQuestion: Sendable {
  var title: String
  var message: String?
  var link: ChoiceLink?
  /// A picture that is text.
  var picture: String?
  var options: any OptionSource
  /// How many options an answer holds.
  var selection: ChoiceRequest.Selection
  /// The positions of the options that are ticked at first.
  var preselected: Set<Int>
  var cancelTitle: String?
  /// Whether Escape ends the question.
  var isDeclinable: Bool
  /// The row on which the pointer is first; the one after the last option is Cancel.
  var initialPointer: Int?
  var localizer: ChoiceLocalizer

  init(
    title: String, message: String? = nil, link: ChoiceLink? = nil, picture: String? = nil, options: any OptionSource,
    selection: ChoiceRequest.Selection = .one, preselected: Set<Int> = [], cancelTitle: String? = nil,
    isDeclinable: Bool? = nil, initialPointer: Int? = 0,
    localizer: ChoiceLocalizer = .english
  ) {
    self.title = title
    self.message = message
    self.link = link
    self.picture = picture
    self.options = options
    self.selection = selection
    self.preselected = preselected
    self.cancelTitle = cancelTitle
    self.isDeclinable = isDeclinable ?? (cancelTitle != nil)
    self.initialPointer = initialPointer
    self.localizer = localizer
  }

  init(_ request: ChoiceRequest, styledTitles: (@Sendable (Int) -> StyledText?)? = nil) {
    let pointer: Int? =
      switch request.initialFocus {
      case .option(let id): request.options.firstIndex { $0.id == id }
      case .cancel: request.options.count
      case .nowhere: nil
      }
    let preselected = Set(request.preselected)
    var picture: String?
    if case .emoji(let emoji) = request.image?.source { picture = emoji }
    self.init(
      title: request.title, message: request.message, link: request.link, picture: picture,
      options: RequestOptions(request, styledTitles: styledTitles), selection: request.selection,
      preselected: Set(request.options.indices.filter { preselected.contains(request.options[$0].id) }),
      cancelTitle: request.cancelTitle, isDeclinable: request.isDeclinable, initialPointer: pointer,
      localizer: request.localizer)
  }

  /// Whether several options can be chosen.
  var isMany: Bool { selection != .one }
}
