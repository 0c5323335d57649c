internal import ChoiceServiceTerminal

/// The options to choose from: an array, or lines that are read from memory when they are asked for.
struct Items: Sendable, RandomAccessCollection {
  private enum Content: Sendable {
    case array([Item])
    case lines(LineOptions, Arguments)
  }

  private let content: Content

  private init(_ content: Content) {
    self.content = content
  }

  init(_ items: [Item]) {
    self.init(.array(items))
  }

  /// The lines of a store, as they are now.
  init(_ store: LineStore, _ arguments: Arguments) {
    let hasFields = arguments.shownFields != nil || arguments.detailFields != nil
    guard hasFields || arguments.keepsColors else {
      self.init(.lines(LineOptions(store), arguments))
      return
    }
    let options = LineOptions(store, showsPlainLines: !hasFields) { bytes in
      let item = Item(ShellWord(bytes: bytes), arguments)
      return LineOptions.Look(title: item.title, detail: item.detail, styledTitle: item.styledTitle)
    }
    self.init(.lines(options, arguments))
  }

  /// The options as they are now, where more have come.
  var current: Items {
    switch content {
    case .array: self
    case .lines(let options, let arguments): Items(.lines(options.latest, arguments))
    }
  }

  var startIndex: Int { 0 }

  var endIndex: Int {
    switch content {
    case .array(let items): items.count
    case .lines(let options, _): options.count
    }
  }

  subscript(position: Int) -> Item {
    switch content {
    case .array(let items): items[position]
    case .lines(let options, let arguments): Item(ShellWord(bytes: options.bytes(at: position)), arguments)
    }
  }

  /// The lines, where the options are some.
  var lines: LineOptions? {
    guard case .lines(let options, _) = content else { return nil }
    return options
  }

  /// What is printed of options, each with an end: to the byte, or, for a terminal, as it is shown in the question.
  func printed(_ positions: [Int], end: UInt8, toTerminal: Bool) -> [UInt8] {
    let pieces = Parallel.map(positions, by: 8_192) { positions in
      var output: [UInt8] = []
      for position in positions {
        switch content {
        case _ where toTerminal: output += SafeText.line(self[position].key.text).utf8
        case .lines(let options, let arguments) where arguments.printedFields == nil:
          options.withBytes(at: position) { output.append(contentsOf: $0) }
        case .array, .lines: output += self[position].printed.bytes
        }
        output.append(end)
      }
      return output
    }
    var output: [UInt8] = []
    output.reserveCapacity(pieces.reduce(0) { $0 + $1.count })
    for piece in pieces { output += piece }
    return output
  }

  /// The positions of the options that a key names, to the byte.
  func positions(of key: ShellWord) -> [Int] {
    switch content {
    case .lines(let options, let arguments) where arguments.printedFields == nil:
      // Most lines are not worth an item.
      indices.filter { position in
        options.withBytes(at: position) { line in
          line.starts(with: key.bytes) || line.contains(0x1B)
        } && self[position].key == key
      }
    case .array, .lines: indices.filter { self[$0].key == key }
    }
  }

  /// The positions of what matches a query, best first.
  func matches(_ query: String) -> [Int] {
    switch content {
    case .array(let items): OptionFilter(items.map { ($0.title, $0.detail) }).matches(query)
    case .lines(let options, _): OptionFilter(options).matches(query)
    }
  }
}
