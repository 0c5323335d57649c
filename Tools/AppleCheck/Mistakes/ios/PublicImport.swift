// A public declaration shows a type of a module that is imported for the file alone (`InternalImportsByDefault`).
#if FIXED
  public import SwiftUI
#else
  import SwiftUI
#endif

public struct ShownType {
  // error: cannot be declared public because its type uses an internal type
  public var color: Color?
}
