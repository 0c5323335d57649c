/// A line with looks of its own, as programs print it for a terminal.
package struct StyledText: Sendable, Hashable {
  /// A part of the line with one look.
  struct Run: Sendable, Hashable {
    var text: String
    var style: TerminalStyle
  }

  let runs: [Run]

  /// The line without its looks.
  package var text: String { runs.map(\.text).joined() }

  /// Takes the sequences that select a look (SGR: ECMA-48, 8.3.117) out of a line; all else stays text.
  package init(_ line: String) {
    var runs: [Run] = []
    var run = Run(text: "", style: TerminalStyle())
    var rest = line[...]
    // Most of a line is copied as it is, and not one scalar after another: it may be a file of any size.
    while let escape = rest.utf8.firstIndex(of: 0x1B) {
      run.text += rest[..<escape]
      rest = rest[escape...]
      guard let parameters = Self.parameters(rest.unicodeScalars) else {
        run.text.unicodeScalars.append("\u{1B}")
        rest = rest[rest.unicodeScalars.index(after: escape)...]
        continue
      }
      rest = rest[rest.unicodeScalars.index(after: parameters.endIndex)...]
      if !run.text.isEmpty { runs.append(run) }
      run = Run(text: "", style: run.style.keeping(String(parameters)))
    }
    run.text += rest
    if !run.text.isEmpty { runs.append(run) }
    self.runs = runs
  }

  /// The parameters of a sequence at the beginning of a text; `nil` where there is none, or none that ends soon.
  private static func parameters(_ text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView? {
    let begin = text.dropFirst()
    guard begin.first == "[" else { return nil }
    let parameters = begin.dropFirst().prefix(64).prefix { ("0"..."9").contains($0) || $0 == ";" || $0 == ":" }
    guard parameters.endIndex < text.endIndex, text[parameters.endIndex] == "m" else { return nil }
    return parameters
  }

  /// The look of each cluster that can be seen in some columns when the line is made safe, in which each part is as long as by
  /// itself.
  func styles(visibleIn columns: Int) -> [TerminalStyle] {
    var styles: [TerminalStyle] = []
    for run in runs where styles.count <= columns {
      styles += Array(repeating: run.style, count: SafeText.line(run.text, visibleIn: columns).count)
    }
    return styles
  }
}
