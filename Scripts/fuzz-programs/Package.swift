// swift-tools-version: 6.2
import PackageDescription

// A package of its own: these programs need libFuzzer, and `swift build` of the project itself is not to know of them.
// `Scripts/fuzz` builds them.
let package = Package(
  name: "fuzz-programs",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "workout-catalog", path: "../..")],
  targets: [
    .target(name: "FuzzDriver", path: "driver"),
    .executableTarget(
      name: "fuzz-keys",
      dependencies: ["FuzzDriver", .product(name: "TerminalUI", package: "workout-catalog")],
      path: "keys"),
    .executableTarget(
      name: "fuzz-search",
      dependencies: ["FuzzDriver", .product(name: "WorkoutCatalog", package: "workout-catalog")],
      path: "search"),
    .executableTarget(
      name: "fuzz-import",
      dependencies: ["FuzzDriver", .product(name: "WorkoutCatalog", package: "workout-catalog")],
      path: "import"),
  ],
  swiftLanguageModes: [.v6]
)
