/// Text for comparing what was typed with what is shown, by the rules of `TextFolding`.
struct FoldedText: Sendable, Hashable {
  let text: String

  init(_ text: String) {
    var scalars = String.UnicodeScalarView()
    TextFolding.fold(text) { element in
      if let scalar = Unicode.Scalar(element.value) { scalars.append(scalar) }
    }
    self.text = String(scalars)
  }

  func hasPrefix(_ prefix: FoldedText) -> Bool { text.hasPrefix(prefix.text) }
}
