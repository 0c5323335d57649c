private import Synchronization

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// The signals that matter while a question is open.
enum Signal: Sendable, Hashable, CaseIterable {
  case interrupt, terminate, hangUp, quit, stop, goOn, resize

  var number: Int32 {
    switch self {
    case .interrupt: SIGINT
    case .terminate: SIGTERM
    case .hangUp: SIGHUP
    case .quit: SIGQUIT
    case .stop: SIGTSTP
    case .goOn: SIGCONT
    case .resize: SIGWINCH
    }
  }

  init?(number: Int32) {
    guard let signal = Self.allCases.first(where: { $0.number == number }) else { return nil }
    self = signal
  }

  /// Whether the process goes on as it was.
  var isOnlyNews: Bool { self == .goOn || self == .resize }

  /// Runs something when the process exits in an orderly way.
  static func atExit(_ run: @convention(c) @escaping () -> Void) {
    _ = atexit(run)
  }

  /// Lets signals in to the calling thread while it does something.
  static func letIn<Failure>(_ signals: [Signal], while body: () throws(Failure) -> Void) throws(Failure) {
    var set = sigset_t()
    var old = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal.number) }
    pthread_sigmask(SIG_UNBLOCK, &set, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    try body()
  }

  /// Sends the signal to this process, or to all of its group.
  func send(toGroup: Bool) {
    _ = kill(toGroup ? 0 : getpid(), number)
  }
}

/// What a process does on a signal, as it was found.
struct SignalDisposition {
  private let signal: Signal
  private let action: sigaction

  enum Kind: Sendable, Hashable { case usual, ignored, handled }

  /// Whether the signal knocks at the door: it is taken, or somebody who has saved that has put it back later.
  var isKnock: Bool { address == Self.knockAddress }

  /// The usual disposition.
  static func usual(_ signal: Signal) -> SignalDisposition {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = SIG_DFL
    #else
      action.__sigaction_handler.sa_handler = SIG_DFL
    #endif
    sigemptyset(&action.sa_mask)
    return SignalDisposition(signal: signal, action: action)
  }

  private init(signal: Signal, action: sigaction) {
    self.signal = signal
    self.action = action
  }

  /// What the process does on a signal now.
  init?(of signal: Signal) {
    var action = sigaction()
    guard sigaction(signal.number, nil, &action) == 0 else { return nil }
    self.signal = signal
    self.action = action
  }

  var kind: Kind {
    switch address {
    case unsafeBitCast(SIG_DFL, to: UInt.self): .usual
    case unsafeBitCast(SIG_IGN, to: UInt.self): .ignored
    default: .handled
    }
  }

  /// Makes a signal knock at the door, and takes note of who is to hear of news as well.
  func replaceByKnock() {
    if signal.isOnlyNews { SignalDoor.setNext(signal, kind == .handled ? address : 0) }
    var knocking = sigaction()
    #if canImport(Darwin)
      knocking.__sigaction_u.__sa_sigaction = knock
    #else
      knocking.__sigaction_handler.sa_sigaction = knock
    #endif
    // Calls of the system that the signal interrupts go on by themselves.
    knocking.sa_flags = SA_RESTART | Int32(SA_SIGINFO)
    sigemptyset(&knocking.sa_mask)
    _ = sigaction(signal.number, &knocking, nil)
  }

  /// Puts it back, unless somebody has changed it meanwhile.
  func putBack() {
    guard let now = SignalDisposition(of: signal), now.isKnock else { return }
    var action = action
    _ = sigaction(signal.number, &action, nil)
    if signal.isOnlyNews { SignalDoor.setNext(signal, 0) }
  }

  private var address: UInt {
    #if canImport(Darwin)
      unsafeBitCast(action.__sigaction_u.__sa_handler, to: UInt.self)
    #else
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
    #endif
  }

  private static var knockAddress: UInt {
    let handler: SignalHandler = knock
    return unsafeBitCast(handler, to: UInt.self)
  }
}

private typealias SignalHandler =
  @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void

/// The pipe through which the handler of signals says what came.
enum SignalDoor {
  fileprivate static let writing = Atomic<Int32>(-1)
  fileprivate static let nextOnGoOn = Atomic<UInt>(0)
  fileprivate static let nextOnResize = Atomic<UInt>(0)

  /// Opens the door, once in the life of the process: closing it could hand its number to another file while a handler runs.
  ///
  /// It touches everything that the handler touches, so that nothing is left to be made when a signal comes.
  static func open() throws(SystemError) -> Descriptor {
    let door = try Descriptor.pipe()
    // A full pipe must not hold a handler up; what is lost then is one of tens of thousands.
    door.writing.makeNonblocking()
    setNext(.goOn, 0)
    setNext(.resize, 0)
    writing.store(door.writing.number, ordering: .releasing)
    return door.reading
  }

  fileprivate static func setNext(_ signal: Signal, _ address: UInt) {
    if signal == .goOn {
      nextOnGoOn.store(address, ordering: .releasing)
    } else {
      nextOnResize.store(address, ordering: .releasing)
    }
  }
}

/// The handler: calls the handler that was there before, where the signal is news alone, and says which signal came.
///
/// In this order: whoever sees what the question does about the signal knows that the handler of the program has had it.
/// It makes only calls that a handler of signals may make: write(2), loads of atomics, and another handler.
private func knock(
  _ number: Int32, _ information: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
) {
  let error = errno
  let next: UInt =
    switch number {
    case SIGCONT: SignalDoor.nextOnGoOn.load(ordering: .acquiring)
    case SIGWINCH: SignalDoor.nextOnResize.load(ordering: .acquiring)
    default: 0
    }
  // A handler of one argument finds it where one of three finds its first.
  if next > 1 { unsafeBitCast(next, to: SignalHandler.self)(number, information, context) }
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(SignalDoor.writing.load(ordering: .acquiring), &byte, 1)
  errno = error
}
