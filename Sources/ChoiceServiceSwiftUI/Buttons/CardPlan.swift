internal import ChoiceService

/// Where the parts of a card go, and how it comes.
struct CardPlan: Sendable, Hashable {
  enum Motion: Sendable, Hashable {
    case fade
    case slide
    case scale
  }

  enum Feedback: Sendable, Hashable {
    case selection
    case warning
  }

  /// The buttons that scroll with the text.
  let scrolling: [ChoiceButton]
  /// The buttons that stay in view, above Cancel.
  let pinned: [ChoiceButton]
  /// Cancel always stays in view.
  let cancel: ChoiceButton?

  /// Plans a card.
  ///
  /// - Parameters:
  ///   - request: The question.
  ///   - ticks: The options that are ticked.
  ///   - hasLargeText: Whether the person reads with one of the sizes for accessibility, at which five buttons can be higher
  ///     than the screen.
  init(of request: ChoiceRequest, ticks: Set<ChoiceRequest.OptionID> = [], hasLargeText: Bool = false) {
    let options = ChoiceButton.options(of: request, ticks: ticks)
    let areScrolling = hasLargeText ? options.count > 1 : options.count > ChoiceForm.pinnedLimit
    scrolling = areScrolling ? options : []
    pinned = (areScrolling ? [] : options) + [ChoiceButton.done(of: request, ticks: ticks)].compactMap(\.self)
    cancel = ChoiceButton.cancel(of: request)
  }

  /// How a card comes and goes; who asks the system for less motion gets none.
  static func motion(of entrance: ChoiceCardEntrance, reducesMotion: Bool) -> Motion {
    switch entrance {
    case .slide: reducesMotion ? .fade : .slide
    case .scale: reducesMotion ? .fade : .scale
    }
  }

  /// What a hand feels when a card comes.
  static func feedback(for request: ChoiceRequest) -> Feedback {
    request.options.contains { $0.role == .destructive } ? .warning : .selection
  }

  /// The height that picture and text have where the screen is too low for them and the buttons, in points.
  static let leastTextHeight = 120.0

  /// The height that is offered to picture and text, in points: they take what they need of it, and scroll in it where they need more.
  ///
  /// - Parameters:
  ///   - offered: What the buttons leave, in points; `nil` where nothing limits it.
  ///   - most: The height to which they grow, in points.
  /// - Returns: The height, in points.
  static func textHeight(offered: Double?, most: Double) -> Double { min(max(offered ?? most, leastTextHeight), most) }

  /// The widest that a card gets, in points: larger text gets more room.
  static func width(_ width: Double, hasLargeText: Bool) -> Double { hasLargeText ? width * 1.4 : width }
}

extension ChoiceImage {
  /// The width and the height of the corners to which the picture is cut, in points.
  var corner: Size {
    switch shape {
    case .rectangle: Size(width: 0, height: 0)
    case .rounded(let radius): Size(width: radius, height: radius)
    case .circle: Size(width: size.width / 2, height: size.height / 2)
    }
  }

  /// Whether the picture fills its size and loses what stands out, or the whole of it is seen with room beside it.
  ///
  /// A photo that is wider than high would not be round. Symbols and emojis have no edge that could be cut.
  var fillsSize: Bool {
    switch source {
    case .named, .file: shape != .rectangle
    case .system, .emoji: false
    }
  }

  /// The picture with what a style says of all pictures.
  func styled(size: Size?, shape: Shape?) -> ChoiceImage {
    var image = self
    if let size { image.size = size }
    if let shape { image.shape = shape }
    return image
  }
}
