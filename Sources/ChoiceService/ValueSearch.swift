/// Finds values among the options of a prompt, whatever their type can be told apart by.
///
/// The prompt itself needs no such constraint, and the constraints are looked for at run time so that it keeps no closure
/// and is `Sendable` with its values.
enum ValueSearch {
  /// The positions of those values that are among the wanted ones, in ascending order.
  static func indices<Value>(of wanted: [Value], in values: [Value]) -> [Int] {
    guard let first = wanted.first else { return [] }
    switch first {
    case is any RawRepresentable<String>:
      let rawValues = Set(wanted.compactMap(rawValue))
      return values.indices.filter { rawValue(of: values[$0]).map(rawValues.contains) ?? false }
    case is any Hashable:
      let hashed = Set(wanted.compactMap { ($0 as? any Hashable).map { AnyHashable($0) } })
      return values.indices.filter { index in
        (values[index] as? any Hashable).map { hashed.contains(AnyHashable($0)) } ?? false
      }
    case let equatable as any Equatable:
      return equalIndices(like: equatable, of: wanted, in: values)
    default:
      precondition(
        type(of: first) is AnyClass,
        "A default or preselected value of type \(Value.self) cannot be found among the options, since two of its values "
          + "cannot be compared. Make \(Value.self) Equatable.")
      let objects = Set(wanted.map { ObjectIdentifier($0 as AnyObject) })
      return values.indices.filter { objects.contains(ObjectIdentifier(values[$0] as AnyObject)) }
    }
  }

  private static func rawValue<Value>(of value: Value) -> String? {
    (value as? any RawRepresentable<String>)?.rawValue
  }

  private static func equalIndices<Like: Equatable, Value>(
    like _: Like, of wanted: [Value], in values: [Value]
  ) -> [Int] {
    let wanted = wanted.compactMap { $0 as? Like }
    return values.indices.filter { index in
      (values[index] as? Like).map(wanted.contains) ?? false
    }
  }
}
