import ChoiceService
import Synchronization

/// What a careful programmer writes by hand today: an actor that keeps callbacks in order and shows one question at a time.
actor CallbackChooser {
  private var isShowing = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func choose<Value: CaseIterable & RawRepresentable<String> & Sendable>(
    _ type: Value.Type, show: @Sendable ([String], @escaping @Sendable (Int) -> Void) -> Void
  ) async -> Value {
    if isShowing { await withCheckedContinuation { waiting.append($0) } }
    isShowing = true
    let cases = Array(type.allCases)
    let index = await withCheckedContinuation { (continuation: CheckedContinuation<Int, Never>) in
      show(cases.map(\.rawValue)) { continuation.resume(returning: $0) }
    }
    isShowing = false
    if !waiting.isEmpty { waiting.removeFirst().resume() }
    return cases[index]
  }
}

/// A bare continuation, without any order or actor: the least that an answer can cost.
func bareContinuation() async -> Int {
  await withCheckedContinuation { $0.resume(returning: 1) }
}
