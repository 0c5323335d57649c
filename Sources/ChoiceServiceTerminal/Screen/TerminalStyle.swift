/// How a part of the prompt looks where colours are wanted.
///
/// The colours are the sixteen that the person has chosen for the terminal, so they fit its background.
///
/// ```swift
/// let warning = TerminalStyle(.red, isBold: true)
/// ```
public struct TerminalStyle: Sendable, Hashable {
  /// One of the sixteen colours of the terminal's own palette.
  public enum Color: Int, Sendable, Hashable, CaseIterable {
    /// Colour 0.
    case black = 30
    /// Colour 1.
    case red
    /// Colour 2.
    case green
    /// Colour 3.
    case yellow
    /// Colour 4.
    case blue
    /// Colour 5.
    case magenta
    /// Colour 6.
    case cyan
    /// Colour 7.
    case white
    /// Colour 8.
    case brightBlack = 90
    /// Colour 9.
    case brightRed
    /// Colour 10.
    case brightGreen
    /// Colour 11.
    case brightYellow
    /// Colour 12.
    case brightBlue
    /// Colour 13.
    case brightMagenta
    /// Colour 14.
    case brightCyan
    /// Colour 15.
    case brightWhite
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

  /// The parameters of Select Graphic Rendition (ECMA-48, 8.3.117).
  var parameters: [Int] {
    var parameters: [Int] = []
    if isBold { parameters.append(1) }
    if isDim { parameters.append(2) }
    if isUnderlined { parameters.append(4) }
    if isReversed { parameters.append(7) }
    if let color { parameters.append(color.rawValue) }
    return parameters
  }
}
