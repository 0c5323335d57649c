// swift-tools-version: 6.2
import PackageDescription

// A package of its own, as a user has one: it sees what is public, and nothing else. See `run.sh`.
let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .executable(name: "alerts", targets: ["Alerts"]),
    .executable(name: "deploy", targets: ["Deploy"]),
    .executable(name: "setup", targets: ["Setup"]),
  ],
  dependencies: [.package(name: "ChoiceService", path: "..")],
  targets: [
    .executableTarget(
      name: "Alerts",
      dependencies: [
        .product(name: "ChoiceService", package: "ChoiceService"),
        .product(name: "ChoiceServiceSwiftUI", package: "ChoiceService"),
      ]),
    .executableTarget(
      name: "Deploy",
      dependencies: [
        .product(name: "ChoiceService", package: "ChoiceService"),
        .product(name: "ChoiceServiceTerminal", package: "ChoiceService"),
      ]),
    .executableTarget(
      name: "Setup",
      dependencies: [
        .product(name: "ChoiceService", package: "ChoiceService"),
        .product(name: "ChoiceServiceTerminal", package: "ChoiceService"),
      ]),
    .testTarget(
      name: "AlertsTests",
      dependencies: ["Alerts", .product(name: "ChoiceService", package: "ChoiceService")]),
    .testTarget(
      name: "DeployTests",
      dependencies: ["Deploy", .product(name: "ChoiceService", package: "ChoiceService")]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
  ]
}
