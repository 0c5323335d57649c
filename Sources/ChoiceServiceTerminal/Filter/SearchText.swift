/// Text as it is compared, with the beginnings of its words.
struct SearchText: Sendable, Hashable {
  private(set) var scalars: [UInt32] = []
  private(set) var beginsWord: [Bool] = []

  init() {}

  /// The comparable form of a text, by `TextFolding`.
  init(_ text: String) {
    TextFolding.fold(text) { element in
      scalars.append(element.value)
      beginsWord.append(element.beginsWord)
    }
  }

  var count: Int { scalars.count }

  /// Replaces the text by what a function writes, which has room for a number of scalars and says how many it wrote.
  ///
  /// The memory is kept for the next text.
  mutating func replace(
    by capacity: Int, _ write: (UnsafeMutableBufferPointer<UInt32>, UnsafeMutableBufferPointer<Bool>) -> Int
  ) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: capacity) { newScalars in
      withUnsafeTemporaryAllocation(of: Bool.self, capacity: capacity) { newBeginnings in
        let count = write(newScalars, newBeginnings)
        scalars.removeAll(keepingCapacity: true)
        scalars.append(contentsOf: newScalars[..<count])
        beginsWord.removeAll(keepingCapacity: true)
        beginsWord.append(contentsOf: newBeginnings[..<count])
      }
    }
  }
}
