extension String {
  /// As much of the text as can be seen in some columns; a title may be a whole file, and one character of it as well.
  func visiblePart(_ columns: Int) -> String {
    // A character has a byte at least: most titles need no counting.
    if utf8.count <= columns { return self }
    // What is made safe has no more than 30 marks on a letter.
    return String(String(unicodeScalars.prefix((columns + 1) * 32)).prefix(columns + 1))
  }
}
