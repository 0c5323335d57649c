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

  /// How much lines may cost together, as `cost` has it.
  ///
  /// That is half of what the machine has, or the container, or what the process may take beyond its threads: what takes more makes
  /// the machine slow for everybody, or is killed.
  static var ofProcess: Int {
    let (pages, size) = (sysconf(Int32(_SC_PHYS_PAGES)), sysconf(Int32(_SC_PAGESIZE)))
    let machine = pages > 0 && size > 0 ? pages * size : 2 << 30
    // Version 2 and version 1 of control groups, as a container sees its own.
    let paths = ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"]
    return (paths.compactMap(number) + [machine, addressSpace]).reduce(machine, min) / 2
  }

  /// What lines cost: their bytes, and for each line what it takes to find and to print it.
  static func cost(bytes: Int, lines: Int) -> Int { bytes + 64 * lines }

  /// What `ulimit -v` leaves beside stacks and what the allocator reserves for each thread.
  private static var addressSpace: Int {
    var limit = rlimit()
    #if canImport(Darwin) || canImport(Musl)
      let result = getrlimit(RLIMIT_AS, &limit)
    #else
      let result = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #endif
    guard result == 0, limit.rlim_cur < rlim_t(Int.max) else { return .max }
    return max(64 << 20, Int(limit.rlim_cur) - (320 << 20))
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
