// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ChoiceService",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "ChoiceService", targets: ["ChoiceService"]),
    .library(name: "ChoiceServiceSwiftUI", targets: ["ChoiceServiceSwiftUI"]),
    .library(name: "ChoiceServiceTerminal", targets: ["ChoiceServiceTerminal"]),
    .library(name: "ChoiceServiceTesting", targets: ["ChoiceServiceTesting"]),
    .executable(name: "choice", targets: ["ChoiceServiceCLI"]),
  ],
  targets: [
    .target(name: "ChoiceService"),
    // Its decisions compile everywhere and are tested on Linux; its views stand inside `#if canImport(SwiftUI)`.
    .target(name: "ChoiceServiceSwiftUI", dependencies: ["ChoiceService"]),
    .target(name: "ChoiceServiceTerminal", dependencies: ["ChoiceService"]),
    .target(name: "ChoiceServiceTesting", dependencies: ["ChoiceService"]),
    .executableTarget(name: "ChoiceServiceCLI", dependencies: ["ChoiceService", "ChoiceServiceTerminal"]),

    // What a key costs; see Docs/Benchmarks.md. Never a product.
    .executableTarget(
      name: "PromptBenchmark", dependencies: ["ChoiceService", "ChoiceServiceTerminal"], path: "Tools/PromptBenchmark"),

    // Shared by the test targets and never a product: clocks moved by hand, presenters that misbehave,
    // child processes, and the pseudo-terminals that Swift's C library import does not show.
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    // A program that asks and has plans of its own for signals and exit; tests run it.
    .executableTarget(
      name: "HostProgram", dependencies: ["ChoiceService", "ChoiceServiceTerminal"], path: "Tests/HostProgram"),
    .target(name: "TestSupport", dependencies: ["ChoiceService", "CPseudoTerminal"], path: "Tests/TestSupport"),
    .testTarget(
      name: "ChoiceServiceTestingTests",
      dependencies: ["ChoiceService", "ChoiceServiceTerminal", "ChoiceServiceTesting", "TestSupport"]),
    .testTarget(name: "ChoiceServiceTests", dependencies: ["ChoiceService", "TestSupport"]),
    .testTarget(
      name: "ChoiceServiceSwiftUITests",
      dependencies: ["ChoiceService", "ChoiceServiceSwiftUI", "ChoiceServiceTesting", "TestSupport"]),
    .testTarget(
      name: "ChoiceServiceTerminalTests",
      dependencies: ["ChoiceService", "ChoiceServiceTerminal", "HostProgram", "TestSupport"],
      // Read by the tests from where it is.
      exclude: ["Resources"]),
    .testTarget(
      name: "ChoiceServiceCLITests",
      dependencies: ["ChoiceService", "ChoiceServiceCLI", "ChoiceServiceTerminal", "TestSupport"],
      exclude: ["Resources"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "CPseudoTerminal" {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    // Not `NonisolatedNonsendingByDefault`: where the presenter protocol is compiled with it, a `@MainActor`
    // presenter compiles and then runs off the main actor. See Docs/Architecture.md.
  ]
}
