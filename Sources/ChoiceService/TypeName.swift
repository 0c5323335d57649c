/// Names of types, as a person reads them.
enum TypeName {
  /// The type's own name, without module, enclosing types and generic arguments.
  static func of(_ type: any Any.Type) -> String {
    String(String(describing: type).prefix { $0 != "<" })
  }

  /// A type's name as words: `FoodKind` is "Food kind", `HTTPMethod` is "HTTP method".
  ///
  /// A word begins at an underscore, at an upper-case letter after a lower-case letter or a digit, and at the last
  /// upper-case letter of a run that a lower-case letter follows.
  static func inWords(_ name: String) -> String {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if character == "_" {
        words.append(word)
        word = ""
        continue
      }
      if character.isUppercase, let last = word.last, !last.isUppercase || next?.isLowercase == true {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    words.append(word)
    return words.filter { !$0.isEmpty }.enumerated().map { index, word in
      if index == 0 { return word.prefix(1).uppercased() + word.dropFirst() }
      let isAcronym = word.count > 1 && word.allSatisfy { !$0.isLowercase }
      return isAcronym ? word : word.lowercased()
    }.joined(separator: " ")
  }
}
