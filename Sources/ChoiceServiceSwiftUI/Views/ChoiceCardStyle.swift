#if canImport(SwiftUI)
  public import ChoiceService
  public import SwiftUI

  /// The look of a card, and what it does besides asking.
  ///
  /// ```swift
  /// import ChoiceServiceSwiftUI
  /// import SwiftUI
  ///
  /// @MainActor var heroCard: ChoiceCardStyle {
  ///   var style = ChoiceCardStyle(entrance: .scale)
  ///   style.titleFont = .title2
  ///   style.imageShape = .circle
  ///   return style
  /// }
  /// ```
  public struct ChoiceCardStyle: Sendable {
    /// The font of the question.
    public var titleFont: Font = .headline
    /// The font of the message and the link.
    public var messageFont: Font = .subheadline
    /// The font of the buttons.
    public var buttonFont: Font = .body
    /// The font of what stands under a button's title.
    public var noteFont: Font = .footnote
    /// The outline of every picture; `nil` leaves it to the question.
    public var imageShape: ChoiceImage.Shape?
    /// The size of every picture, in points; `nil` leaves it to the question.
    public var imageSize: ChoiceImage.Size?
    /// The width of the card, in points; less where the view is narrower, and more for the sizes of text for accessibility.
    public var maximumWidth: Double = 300
    /// The height to which picture and text grow before they scroll, in points; less where the view is lower.
    public var maximumTextHeight: Double = 420
    /// What the card is made of.
    public var background: AnyShapeStyle = AnyShapeStyle(.regularMaterial)
    /// The radius of the card's corners, in points.
    public var cornerRadius: Double = 20
    /// How dark the backdrop is, from 0 to 1.
    public var backdropOpacity: Double = 0.5
    /// What a tap on the backdrop does.
    public var backdropTap: ChoiceBackdropTap
    /// How the card comes and goes.
    public var entrance: ChoiceCardEntrance
    /// Whether the device gives a short feedback when the card comes, where it can.
    public var hasHaptics: Bool = true

    /// Creates a style; everything else is a property.
    ///
    /// - Parameters:
    ///   - entrance: How the card comes and goes.
    ///   - backdropTap: What a tap on the backdrop does.
    public init(entrance: ChoiceCardEntrance = .slide, backdropTap: ChoiceBackdropTap = .cancelsIfPossible) {
      self.entrance = entrance
      self.backdropTap = backdropTap
    }
  }
#endif
