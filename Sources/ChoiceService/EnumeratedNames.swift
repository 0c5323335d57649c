/// Names in a sentence.
package enum EnumeratedNames {
  /// How many names a sentence holds before it says only how many more there are.
  package static let limit = 20

  /// The names, separated by commas; after the limit their number alone.
  package static func list(_ names: some Collection<String>) -> String {
    let shown = names.prefix(limit).joined(separator: ", ")
    return names.count > limit ? "\(shown), and \(names.count - limit) more" : shown
  }
}
