extension String {
  /// What follows the last place where a text stands; nothing where it stands nowhere.
  public func afterLast(_ text: String) -> Substring {
    var rest = self[...]
    var found = Substring()
    while let range = rest.firstRange(of: text) {
      rest = rest[range.upperBound...]
      found = rest
    }
    return found
  }
}
