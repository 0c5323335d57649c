/// A picture beside a question, described without any UI framework.
///
/// Presenters that cannot show pictures leave it out.
///
/// ```swift
/// let hero = try await service.choose(HeroKind.self) { prompt in
///   prompt.image = ChoiceImage(.named("hero"), shape: .circle)
/// }
/// ```
public struct ChoiceImage: Sendable, Hashable {
  /// Where the picture comes from.
  public enum Source: Sendable, Hashable {
    /// An image of the app's own catalogue.
    case named(String)
    /// The name of one of Apple's SF Symbols.
    case system(String)
    /// Text that is its own picture.
    case emoji(String)
    /// The path of an image file.
    case file(path: String)
  }

  /// The outline to which the picture is cut.
  public enum Shape: Sendable, Hashable {
    /// The whole rectangle.
    case rectangle
    /// A rectangle with rounded corners, the radius in points.
    case rounded(radius: Double)
    /// An ellipse that fills the size; a circle where both sides are equal.
    case circle
  }

  /// A width and a height in points.
  public struct Size: Sendable, Hashable {
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// Creates a size.
    ///
    /// - Parameters:
    ///   - width: The width in points.
    ///   - height: The height in points.
    public init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// Where the picture comes from.
  public var source: Source
  /// The size at which it is drawn, in points.
  public var size: Size
  /// The outline to which it is cut.
  public var shape: Shape
  /// What a screen reader says; `nil` marks the picture as decoration.
  public var accessibilityLabel: String?

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - source: Where the picture comes from.
  ///   - size: The size at which it is drawn, in points.
  ///   - shape: The outline to which it is cut.
  ///   - accessibilityLabel: What a screen reader says; `nil` marks the picture as decoration.
  public init(
    _ source: Source,
    size: Size = Size(width: 80, height: 80),
    shape: Shape = .rectangle,
    accessibilityLabel: String? = nil
  ) {
    self.source = source
    self.size = size
    self.shape = shape
    self.accessibilityLabel = accessibilityLabel
  }
}

/// A link under a question's message.
///
/// ```swift
/// try await service.inform("Terms have changed") { prompt in
///   prompt.link = ChoiceLink("Read the terms", destination: "https://example.com/terms")
/// }
/// ```
public struct ChoiceLink: Sendable, Hashable {
  /// The text that is shown.
  public var title: String
  /// The address, as text, so that the core needs no URL type.
  public var destination: String

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - title: The text that is shown.
  ///   - destination: The address.
  public init(_ title: String, destination: String) {
    self.title = title
    self.destination = destination
  }
}
