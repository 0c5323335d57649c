private import CPseudoTerminal

#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
  private import Foundation
#endif

/// A program that a test runs, in a session of its own.
public struct Child: Sendable {
  /// How a program ended.
  public enum Exit: Sendable, Hashable {
    case status(Int32)
    case signal(Int32)
  }

  /// Everything that a program said.
  public struct Result: Sendable, Hashable {
    public var output: String
    public var errors: String
    public var exit: Exit

    public init(output: String, errors: String, exit: Exit) {
      self.output = output
      self.errors = errors
      self.exit = exit
    }
  }

  /// What a program finds on its standard input.
  public enum Input: Sendable {
    case devNull
    case bytes([UInt8])
    /// A pipe to which nobody writes.
    case silence
    case file(OpenFile)
    case closed

    public static func text(_ text: String) -> Input { .bytes(Array(text.utf8)) }
  }

  private let pid: pid_t
  private let output: Task<[UInt8], Never>
  private let errors: Task<[UInt8], Never>
  /// Kept so that a silent pipe stays open.
  private let input: OpenFile?

  /// Starts a program, with the terminal that controls it, or without any.
  public init(
    _ program: String, _ arguments: [String], input: Input = .devNull, output outputFile: OpenFile? = nil,
    terminal: PseudoTerminal? = nil, environment: [String: String] = [:]
  ) {
    let outputPipe = Pipe()
    let errorPipe = Pipe()
    let inputPipe = Pipe()
    let standardInput: Int32
    switch input {
    case .devNull: standardInput = open("/dev/null", O_RDONLY | O_CLOEXEC)
    case .bytes, .silence: standardInput = inputPipe.reading.descriptor
    case .file(let file): standardInput = file.descriptor
    case .closed: standardInput = -1
    }

    var variables = ["PATH": "/usr/local/bin:/usr/bin:/bin", "TERM": "xterm", "LANG": "C.UTF-8"]
    // What is known of the thread sanitizer's reports holds for a program built with it as well.
    if let options = environmentVariable("TSAN_OPTIONS") { variables["TSAN_OPTIONS"] = options }
    variables.merge(environment) { $1 }
    let argv = ([program] + arguments).map { strdup($0) } + [nil]
    let envp = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for string in argv + envp { free(string) } }
    var pid: pid_t = 0
    let streams = [
      standardInput, outputFile?.descriptor ?? outputPipe.writing.descriptor, errorPipe.writing.descriptor,
    ]
    let result = cpt_spawn(&pid, program, argv, envp, streams, terminal?.path)
    precondition(result == 0, "\(program) cannot be started: \(result)")
    if case .devNull = input { close(standardInput) }

    self.pid = pid
    outputPipe.writing.close()
    errorPipe.writing.close()
    output = Task { await outputPipe.reading.readToEnd() }
    errors = Task { await errorPipe.reading.readToEnd() }
    switch input {
    case .bytes(let bytes):
      self.input = nil
      Task {
        await inputPipe.writing.write(bytes)
        inputPipe.writing.close()
      }
    case .silence: self.input = inputPipe.writing
    case .devNull, .file, .closed: self.input = nil
    }
  }

  /// Sends a signal.
  public func signal(_ number: Int32) { kill(pid, number) }

  /// Waits for the end.
  public func result() async -> Result {
    let pid = pid
    let status = await blocking { cpt_wait(pid) }
    let output = await output.value
    let errors = await errors.value
    withExtendedLifetime(input) {}
    return Result(
      output: String(decoding: output, as: UTF8.self), errors: String(decoding: errors, as: UTF8.self),
      exit: status < 0 ? .signal(-status) : .status(status))
  }

  /// The path of an executable of this package, which stands beside the test bundle.
  public static func product(_ name: String) -> String {
    #if os(Linux)
      var path = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = readlink("/proc/self/exe", &path, path.count)
      let bundle = String(decoding: path.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    #else
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath ?? ""
    #endif
    let folder = bundle.split(separator: "/").dropLast().joined(separator: "/")
    return "/\(folder)/\(name)"
  }

  /// Whether this machine has a program of this name.
  public static func isInstalled(_ name: String) -> Bool {
    guard let path = environmentVariable("PATH") else { return false }
    return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }

  /// Runs a program to its end.
  public static func run(
    _ program: String, _ arguments: [String], input: Input = .devNull, output: OpenFile? = nil,
    terminal: PseudoTerminal? = nil, environment: [String: String] = [:]
  ) async -> Result {
    await Child(
      program, arguments, input: input, output: output, terminal: terminal, environment: environment
    ).result()
  }
}
