#if canImport(SwiftUI)
  import SwiftUI

  /// The sample; Examples/README.md says how it becomes an app.
  @main
  struct AlertsApp: App {
    var body: some Scene {
      WindowGroup {
        RestaurantView()
      }
    }
  }
#else
  /// What is left where there are no windows: the waiter, and its tests.
  @main
  enum AlertsApp {
    static func main() {
      print("This example needs SwiftUI.")
    }
  }
#endif
