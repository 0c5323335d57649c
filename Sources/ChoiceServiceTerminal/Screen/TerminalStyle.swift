/// How a part of the prompt looks where colours are wanted.
///
/// The colours are the sixteen that the person has chosen for the terminal, so they fit its background.
///
/// ```swift
/// let warning = TerminalStyle(.red, isBold: true)
/// ```
public struct TerminalStyle: Sendable, Hashable {
  /// One of the sixteen colours of the terminal's own palette.
  public struct Color: Sendable, Hashable, CaseIterable {
    /// The parameter of Select Graphic Rendition.
    fileprivate let parameter: Int

    /// Colour 0.
    public static let black: Color = Color(parameter: 30)
    /// Colour 1.
    public static let red: Color = Color(parameter: 31)
    /// Colour 2.
    public static let green: Color = Color(parameter: 32)
    /// Colour 3.
    public static let yellow: Color = Color(parameter: 33)
    /// Colour 4.
    public static let blue: Color = Color(parameter: 34)
    /// Colour 5.
    public static let magenta: Color = Color(parameter: 35)
    /// Colour 6.
    public static let cyan: Color = Color(parameter: 36)
    /// Colour 7.
    public static let white: Color = Color(parameter: 37)
    /// Colour 8.
    public static let brightBlack: Color = Color(parameter: 90)
    /// Colour 9.
    public static let brightRed: Color = Color(parameter: 91)
    /// Colour 10.
    public static let brightGreen: Color = Color(parameter: 92)
    /// Colour 11.
    public static let brightYellow: Color = Color(parameter: 93)
    /// Colour 12.
    public static let brightBlue: Color = Color(parameter: 94)
    /// Colour 13.
    public static let brightMagenta: Color = Color(parameter: 95)
    /// Colour 14.
    public static let brightCyan: Color = Color(parameter: 96)
    /// Colour 15.
    public static let brightWhite: Color = Color(parameter: 97)

    /// The sixteen, in the order of their numbers.
    public static let allCases: [Color] = [
      .black, .red, .green, .yellow, .blue, .magenta, .cyan, .white, .brightBlack, .brightRed, .brightGreen,
      .brightYellow, .brightBlue, .brightMagenta, .brightCyan, .brightWhite,
    ]
  }

  /// The colour of the text; `nil` is the terminal's usual one.
  public var color: Color?
  /// Whether the text is bold.
  public var isBold: Bool
  /// Whether the text is faint.
  public var isDim: Bool
  /// Whether the text is underlined.
  public var isUnderlined: Bool
  /// Whether text and background change places.
  public var isReversed: Bool
  /// The parameters of looks that a text brought with it, since the last that took all away.
  private(set) var kept: [String] = []

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - color: The colour of the text; `nil` is the terminal's usual one.
  ///   - isBold: Whether the text is bold.
  ///   - isDim: Whether the text is faint.
  ///   - isUnderlined: Whether the text is underlined.
  ///   - isReversed: Whether text and background change places.
  public init(
    _ color: Color? = nil, isBold: Bool = false, isDim: Bool = false, isUnderlined: Bool = false,
    isReversed: Bool = false
  ) {
    self.color = color
    self.isBold = isBold
    self.isDim = isDim
    self.isUnderlined = isUnderlined
    self.isReversed = isReversed
  }

  /// The style with what another adds to it.
  func with(_ other: TerminalStyle) -> TerminalStyle {
    var style = TerminalStyle(
      other.color ?? color, isBold: isBold || other.isBold, isDim: isDim || other.isDim,
      isUnderlined: isUnderlined || other.isUnderlined, isReversed: isReversed || other.isReversed)
    style.kept = kept + other.kept
    return style
  }

  /// The style after a sequence of a text, which gives or takes away.
  func keeping(_ parameters: String) -> TerminalStyle {
    let look = KeptLook(parameters)
    var style = self
    if look.takesAllAway { style.kept = [] }
    // Only the last of them matter to a person; a text may have any number.
    if !look.parameters.isEmpty { style.kept = style.kept.suffix(7) + [look.parameters] }
    return style
  }

  /// The parameters of Select Graphic Rendition (ECMA-48, 8.3.117).
  var parameters: [String] { ownParameters.map(String.init) + kept }

  private var ownParameters: [Int] {
    var parameters: [Int] = []
    if isBold { parameters.append(1) }
    if isDim { parameters.append(2) }
    if isUnderlined { parameters.append(4) }
    if isReversed { parameters.append(7) }
    if let color { parameters.append(color.parameter) }
    return parameters
  }
}
