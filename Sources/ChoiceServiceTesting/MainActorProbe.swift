internal import Dispatch

/// Tells whether code runs on the main actor, without a trap: with it a rig finds out where its presenter ran.
///
/// ```swift
/// print(MainActorProbe.isOnMainActor)
/// ```
public enum MainActorProbe {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the calling code runs on the main actor.
  ///
  /// It looks at the queue and not at the thread: on Linux the main actor need not keep to the main thread.
  public static var isOnMainActor: Bool { DispatchQueue.getSpecific(key: key) == true }
}
