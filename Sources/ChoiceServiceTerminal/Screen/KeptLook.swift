/// What is kept of a sequence of a text that selects a look (SGR: ECMA-48, 8.3.117): colours, and looks with which a text can be read.
///
/// A person would choose what cannot be seen where a text could hide a part of itself. So whatever is not known to be harmless is
/// dropped: what conceals, what blinks, and other fonts, which on some terminals are other characters.
struct KeptLook: Sendable, Hashable {
  /// Whether the sequence takes away what was selected before it.
  private(set) var takesAllAway = false
  /// The parameters that are kept, as they were written.
  private(set) var parameters = ""

  init(_ sequence: String) {
    var kept: [Substring] = []
    var rest = sequence.split(separator: ";", omittingEmptySubsequences: false)[...]
    while let parameter = rest.popFirst() {
      let number = Self.number(parameter)
      switch number {
      case 0:
        takesAllAway = true
        kept = []
      case 38, 48, 58:
        // The parameters of a colour are its own, also where it is dropped: in 38;5;8 the 8 conceals nothing.
        let color = rest.prefix(Self.length(of: rest.first.flatMap(Self.number)))
        rest = rest.dropFirst(color.count)
        if Self.isColor([parameter] + color) { kept += [parameter] + color }
      default:
        let parts = parameter.split(separator: ":", omittingEmptySubsequences: false)
        if number.map(Self.isHarmless) ?? (Self.isUnderline(parts) || Self.isColor(parts)) { kept.append(parameter) }
      }
    }
    parameters = kept.joined(separator: ";")
  }

  /// Bold, dim, italic, underlined, reversed, struck out and overlined, the end of each, and the sixteen colours.
  private static func isHarmless(_ number: Int) -> Bool {
    switch number {
    case 1...4, 7, 9, 21...24, 27, 29...37, 39...47, 49, 53, 55, 90...97, 100...107: true
    default: false
    }
  }

  /// How many parameters a kind of colours has with its own number: 5 is that of a palette, and 2 that of red, green and blue.
  private static func length(of kind: Int?) -> Int {
    switch kind {
    case 5: 2
    case 2: 4
    default: 0
    }
  }

  /// Whether parts are a colour of the text or its background (ITU-T T.416, 13.1.8); with colons, the number of a space may come
  /// before red.
  ///
  /// The colour of an underline, 58, is none of them: a terminal that does not know it takes its numbers for looks.
  private static func isColor(_ parts: [Substring]) -> Bool {
    guard parts.count >= 3, [38, 48].contains(number(parts[0])) else { return false }
    let isComplete =
      switch number(parts[1]) {
      case 5: parts.count == 3
      case 2: (5...6).contains(parts.count)
      default: false
      }
    return isComplete && parts.allSatisfy { part in number(part).map { $0 <= 255 } ?? false }
  }

  /// Whether parts are a kind of underline, such as a wavy one.
  private static func isUnderline(_ parts: [Substring]) -> Bool {
    parts.count == 2 && number(parts[0]) == 4 && number(parts[1]).map { $0 <= 5 } ?? false
  }

  /// The number that a parameter is, which is 0 where nothing is written; `nil` for one of parts, or that is too long.
  private static func number(_ parameter: Substring) -> Int? { parameter.isEmpty ? 0 : Int(parameter) }
}
