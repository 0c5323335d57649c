// swift-tools-version: 6.2
import PackageDescription

// A package of its own, as a user has one: it sees what is public, and nothing else. See `run.sh`.
let package = Package(
  name: "Examples",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "deploy", targets: ["Deploy"]),
    .executable(name: "setup", targets: ["Setup"]),
  ],
  dependencies: [.package(name: "ChoiceService", path: "..")],
  targets: [
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
