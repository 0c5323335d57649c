/// A text made comparable with what a person types to find it.
struct SearchText: Sendable, Hashable {
  let scalars: [Unicode.Scalar]
  /// For each scalar, the position of the grapheme cluster that it is of.
  let clusters: [Int]

  init(_ text: String) {
    var scalars: [Unicode.Scalar] = []
    var clusters: [Int] = []
    for (position, cluster) in text.enumerated() {
      for scalar in cluster.lowercased().unicodeScalars {
        scalars.append(scalar)
        clusters.append(position)
      }
    }
    self.scalars = scalars
    self.clusters = clusters
  }
}
