#if canImport(Glibc)
  private import Glibc
#elseif canImport(Darwin)
  private import Darwin
#endif

/// A screen that shows what a person would see: a shell in tmux, a terminal emulator that nobody here wrote.
///
/// Each screen has a tmux server of its own. Its shell does job control, prompts with `$ `, finds the package's executables
/// beside the test bundle, and starts in a folder of its own, in which the commands that a test gives it are scripts.
public struct Screen: Sendable {
  /// A shell that does job control.
  ///
  /// `sh`, where it is dash, leaves the settings of the terminal to the programs; `bash` has settings of its own while it
  /// waits for a command, and puts the terminal in order after a program that was killed.
  public enum Shell: Sendable, Hashable {
    case sh
    case bash

    fileprivate var words: [String] {
      switch self {
      case .sh: ["sh", "-i"]
      case .bash: ["bash", "--norc", "--noprofile", "-i"]
      }
    }
  }

  /// A screen on which something else is than was expected.
  public struct Mismatch: Error, CustomStringConvertible {
    public let description: String
  }

  /// Whether there is a terminal emulator to test with.
  public static let isAvailable: Bool = Child.isInstalled("tmux")

  /// Runs a test on a screen, and takes it away afterwards, however the test ends.
  ///
  /// - Parameters:
  ///   - columns: The width, from 1.
  ///   - rows: The height, from 1.
  ///   - shell: The shell that waits for commands.
  ///   - commands: Scripts of `sh` by the names under which the shell finds them.
  ///   - environment: What differs from the usual environment; an empty text is set and empty, and `nil` is not set.
  ///   - body: The test.
  /// - Throws: What the test throws; a `Mismatch` when there is no screen.
  public static func open(
    columns: Int = 80, rows: Int = 24, shell: Shell = .sh, commands: [String: String] = [:],
    environment: [String: String?] = [:], _ body: (Screen) async throws -> Void
  ) async throws {
    let screen = try Screen()
    do {
      try await screen.write(commands)
      try await screen.start(columns, rows, shell, environment)
      try await screen.wait { $0 == "$" }
      try await body(screen)
    } catch {
      await screen.close()
      throw error
    }
    await screen.close()
  }

  /// The folder of the shell.
  public let folder: String

  private init() throws {
    var template = Array("/tmp/screen-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw Mismatch(description: "No folder can be made in /tmp.") }
    folder = String(decoding: template.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static let settings = (name: ".tmux.conf", text: "set -g status off\n")

  private func write(_ commands: [String: String]) async throws {
    try await write(Self.settings.text, to: Self.settings.name)
    for (name, text) in commands { try await write("#!/bin/sh\n\(text)\n", to: name) }
  }

  /// Another process writes the file: a program that a test starts meanwhile could inherit it while it is open for writing,
  /// and no shell runs a script that is.
  private func write(_ text: String, to name: String) async throws {
    let path = "\(folder)/\(name)"
    let written = await Child.run(
      "/bin/sh", ["-c", "cat >\"$1\" && chmod 755 \"$1\"", "sh", path], input: .text(text))
    if written.exit != .status(0) { throw Mismatch(description: "\(path) cannot be written: \(written.errors)") }
  }

  private func start(_ columns: Int, _ rows: Int, _ shell: Shell, _ environment: [String: String?]) async throws {
    let products = Child.product("choice").split(separator: "/").dropLast().joined(separator: "/")
    var variables: [String: String?] = [
      "PATH": "\(folder):/\(products):/usr/local/bin:/usr/bin:/bin", "PS1": "$ ", "TERM": "screen-256color",
      "LC_ALL": "C.UTF-8", "SWIFT_BACKTRACE": "enable=no", "TMUX": "nested",
    ]
    // What is known of the thread sanitizer's reports holds for a program built with it as well.
    if let options = environmentVariable("TSAN_OPTIONS") { variables["TSAN_OPTIONS"] = options }
    variables.merge(environment) { $1 }
    let settings = variables.compactMap { name, value in value.map { "\(name)=\($0)" } }.sorted()
    let command = ["env", "-i"] + settings + shell.words
    // A server can end as soon as it has begun, where one before it is just ending.
    var last = Child.Result(output: "", errors: "", exit: .status(-1))
    for _ in 1...20 {
      last = await tmux(["new-session", "-d", "-c", folder, "-x", "\(columns)", "-y", "\(rows)", "--"] + command)
      if last.exit == .status(0) { return }
    }
    throw Mismatch(description: "tmux cannot be started: \(last.errors)")
  }

  private func close() async {
    _ = await tmux(["kill-server"])
    _ = await Child.run("rm", ["-rf", folder])
  }

  @discardableResult
  private func tmux(_ arguments: [String]) async -> Child.Result {
    await Child.run(
      "tmux", ["-u", "-S", "\(folder)/.tmux.socket", "-f", "\(folder)/\(Self.settings.name)"] + arguments)
  }

  // MARK: The person

  /// Types text as it is.
  public func type(_ text: String) async { await send(Array(text.utf8)) }

  /// Types a line, and Enter.
  public func enter(_ line: String) async { await type("\(line)\r") }

  /// Presses keys by their names in tmux: `Down`, `Enter`, `Escape`, `C-c`.
  public func press(_ keys: String...) async { await tmux(["send-keys"] + keys) }

  /// Sends bytes as a keyboard does.
  public func send(_ bytes: [UInt8]) async {
    await tmux(["send-keys", "-H"] + bytes.map { String($0, radix: 16) })
  }

  /// Gives the screen another size.
  public func resize(columns: Int, rows: Int) async {
    await tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Sends a signal, by its name, to the process whose number is in a file of the shell's folder.
  public func signal(_ name: String, processIn file: String = "pid") async {
    _ = await Child.run("/bin/sh", ["-c", "kill -\(name) $(cat \(folder)/\(file))"])
  }

  /// Takes the terminal away from the programs that run on it, as a closed window does.
  public func hangUp() async { await tmux(["kill-server"]) }

  // MARK: What is there

  /// The rows of the screen without blanks at their ends, and without the empty rows below the last.
  ///
  /// - Parameter withHistory: Whether the rows that have left the screen at its top stand before them.
  /// - Returns: The rows, with line breaks between them.
  public func text(withHistory: Bool = false) async -> String {
    let captured = await tmux(["capture-pane", "-p"] + (withHistory ? ["-S", "-"] : [])).output
    var rows = captured.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      String(row.reversed().drop { $0 == " " }.reversed())
    }
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows.joined(separator: "\n")
  }

  /// The cursor's column and row, counted from 0, and whether it is shown.
  public func cursor() async -> Cursor {
    let words = await tmux(["display", "-p", "#{cursor_x} #{cursor_y} #{cursor_flag}"]).output.split { $0.isWhitespace }
    guard words.count == 3 else { return Cursor(column: -1, row: -1, isShown: false) }
    return Cursor(column: Int(words[0]) ?? -1, row: Int(words[1]) ?? -1, isShown: words[2] == "1")
  }

  /// Where the cursor stands.
  public struct Cursor: Sendable, Hashable {
    public var column: Int
    public var row: Int
    public var isShown: Bool

    public init(column: Int, row: Int, isShown: Bool = true) {
      self.column = column
      self.row = row
      self.isShown = isShown
    }
  }

  /// The text of a file in the shell's folder; `nil` where there is none.
  public func file(_ name: String) -> String? {
    guard let file = fopen("\(folder)/\(name)", "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Waiting

  /// The most time that a test waits for a screen: that much is only over when what it waits for does not come.
  private static let patience: Duration = .seconds(300)

  /// Waits until the screen is this, to the cell, and stays so for another look.
  public func shows(
    _ expected: String, withHistory: Bool = false, fileID: String = #fileID, line: Int = #line
  ) async throws {
    try await wait("this screen:\n\(expected)", withHistory: withHistory, fileID, line) { $0 == expected }
  }

  /// Waits until the screen meets a condition, and does for another look.
  public func wait(
    withHistory: Bool = false, fileID: String = #fileID, line: Int = #line, until isMet: (String) -> Bool
  ) async throws {
    try await wait("a condition", withHistory: withHistory, fileID, line, until: isMet)
  }

  /// Waits until a file in the shell's folder has a text.
  public func waitForFile(
    _ name: String, _ expected: String, fileID: String = #fileID, line: Int = #line
  ) async throws {
    let start = ContinuousClock.now
    while file(name) != expected {
      guard ContinuousClock.now - start < Self.patience, !Task.isCancelled else {
        throw Mismatch(
          description: "\(fileID):\(line): waited for \(name) to be \(expected), not \(file(name) ?? "nothing")")
      }
      await Task.yield()
    }
  }

  private func wait(
    _ wanted: String, withHistory: Bool, _ fileID: String, _ line: Int, until isMet: (String) -> Bool
  ) async throws {
    let start = ContinuousClock.now
    var last = ""
    var wasMet = false
    while ContinuousClock.now - start < Self.patience, !Task.isCancelled {
      last = await text(withHistory: withHistory)
      let isMetNow = isMet(last)
      if isMetNow, wasMet { return }
      wasMet = isMetNow
    }
    throw Mismatch(description: "\(fileID):\(line): waited for \(wanted)\n-- but the last screen was:\n\(last)\n--")
  }
}
