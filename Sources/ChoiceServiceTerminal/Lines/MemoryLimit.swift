#if canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#elseif canImport(Darwin)
  private import Darwin
#endif

/// How much of the memory lines may take.
enum MemoryLimit {
  /// Below this, nobody has to ask.
  static let modest = 64 << 20

  /// Half of the memory of the machine, or of the container: what takes more makes it slow for everybody, or is killed.
  static var bytes: Int {
    let (pages, size) = (sysconf(Int32(_SC_PHYS_PAGES)), sysconf(Int32(_SC_PAGESIZE)))
    let machine = pages > 0 && size > 0 ? pages * size : 2 << 30
    // Version 2 and version 1 of control groups, as a container sees its own.
    let paths = ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"]
    return (paths.compactMap(number) + [machine]).reduce(machine, min) / 2
  }

  private static func number(at path: String) -> Int? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var number = 0
    return withUnsafeMutablePointer(to: &number) { pointer in
      withVaList([pointer]) { vfscanf(file, "%ld", $0) } == 1 && pointer.pointee > 0
    } ? number : nil
  }
}
