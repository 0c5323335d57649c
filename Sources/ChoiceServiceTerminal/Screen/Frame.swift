/// What the prompt shows at one moment: rows from top to bottom, and where the cursor stands.
struct Frame: Sendable, Hashable {
  /// A part of a row with one look.
  struct Span: Sendable, Hashable {
    /// Text that is safe to write to a terminal.
    var text: String
    var style: TerminalStyle
    /// Where the text leads when a person clicks it.
    var destination: Hyperlink?

    init(_ text: String, _ style: TerminalStyle = TerminalStyle(), destination: Hyperlink? = nil) {
      self.text = text
      self.style = style
      self.destination = destination
    }
  }

  /// One row of the screen, never wider than it.
  struct Row: Sendable, Hashable {
    var spans: [Span] = []
    /// How many cells the row takes.
    var width: Int = 0

    /// The row's text without its look.
    var text: String { spans.map(\.text).joined() }
  }

  var rows: [Row]
  /// The row in which the cursor stands, counted from the frame's first.
  var cursorRow: Int
  /// The cell in which the cursor stands, counted from the left.
  var cursorColumn: Int = 0
}

/// A link's address as bytes that the sequence for it may hold (OSC 8): printable ASCII, the rest percent-encoded.
struct Hyperlink: Sendable, Hashable {
  let address: String

  /// `nil` for what no terminal should open: only addresses of the web and of mail are links.
  init?(_ destination: String) {
    guard let colon = destination.firstIndex(of: ":"),
      ["http", "https", "mailto"].contains(destination[..<colon].lowercased()),
      // More than terminals take (VTE: 2083).
      destination.utf8.count <= 2_000
    else { return nil }
    address = destination.utf8.map { byte in
      (0x21...0x7E).contains(byte)
        ? String(UnicodeScalar(byte)) : "%\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true))"
    }.joined()
  }
}
