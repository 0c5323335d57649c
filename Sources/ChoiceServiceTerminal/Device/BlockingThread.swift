#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// Runs what blocks on a thread of its own, so that no thread of the cooperative pool does.
enum BlockingThread {
  fileprivate final class Work: Sendable {
    private let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) { self.work = work }

    /// Does the work, after letting in the signals of job control: where they are blocked, as in threads that the pool's
    /// threads start, a terminal takes a background job's reads for errors and lets its writes pass.
    func run() {
      var signals = sigset_t()
      sigemptyset(&signals)
      for signal in [SIGTTIN, SIGTTOU, SIGTSTP] { sigaddset(&signals, signal) }
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      work()
    }
  }

  /// Does something that blocks on a thread of its own; where the task is cancelled, the thread has to be told by `onCancel`.
  static func run<Success: Sendable>(
    _ work: @escaping @Sendable () -> Result<Success, SystemError>, onCancel: @escaping @Sendable () -> Void
  ) async -> Result<Success, SystemError> {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        do throws(SystemError) {
          try start { continuation.resume(returning: work()) }
        } catch {
          continuation.resume(returning: .failure(error))
        }
      }
    } onCancel: {
      onCancel()
    }
  }

  /// Starts the work on a new thread.
  static func start(_ run: @escaping @Sendable () -> Void) throws(SystemError) {
    let work = Unmanaged.passRetained(Work(run))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let result = pthread_create(&thread, nil, runWork, work.toOpaque())
    guard result == 0 else {
      work.release()
      throw SystemError(number: result)
    }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
  }
}

#if canImport(Darwin)
  private func runWork(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<BlockingThread.Work>.fromOpaque(work).takeRetainedValue().run()
    return nil
  }
#else
  private func runWork(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<BlockingThread.Work>.fromOpaque(work).takeRetainedValue().run() }
    return nil
  }
#endif
