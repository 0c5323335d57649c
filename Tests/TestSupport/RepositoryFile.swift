private import FoundationEssentials

/// A file of the repository, which a test compares with what the code does.
public enum RepositoryFile {
  /// Where a file is.
  public static func path(_ name: String) -> String {
    "/\(#filePath.split(separator: "/").dropLast(3).joined(separator: "/"))/\(name)"
  }

  /// The text of a file; empty where there is none.
  public static func text(_ name: String) -> String {
    (try? String(contentsOfFile: path(name), encoding: .utf8)) ?? ""
  }
}
