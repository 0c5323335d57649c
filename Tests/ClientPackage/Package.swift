// swift-tools-version: 6.2
import PackageDescription

// A87. What a user of the package writes, compiled in the three ways in which users compile. `swift run` of each target asks
// every kind of question and fails where an answer is not the expected one. See `run.sh`.
let package = Package(
  name: "ClientPackage",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ChoiceService", path: "../..")],
  targets: [
    .executableTarget(
      name: "Calls", dependencies: [.product(name: "ChoiceService", package: "ChoiceService")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "MainActorByDefault", dependencies: [.product(name: "ChoiceService", package: "ChoiceService")],
      swiftSettings: [
        .swiftLanguageMode(.v6), .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"), .enableUpcomingFeature("InferIsolatedConformances"),
      ]),
    .executableTarget(
      name: "Swift5Mode", dependencies: [.product(name: "ChoiceService", package: "ChoiceService")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
