// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that the library has nothing of it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ChoiceService", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks", dependencies: [.product(name: "ChoiceService", package: "ChoiceService")])
  ],
  swiftLanguageModes: [.v6]
)
