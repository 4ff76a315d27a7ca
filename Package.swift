// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

// Homebrew keeps its headers where only pkg-config tells; elsewhere the module maps are enough.
#if os(macOS)
  let utf8proc: String? = "libutf8proc"
#else
  let utf8proc: String? = nil
#endif

let package = Package(
  name: "workout-catalog",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "SectionedList", targets: ["SectionedList"]),
    .library(name: "DataFormats", targets: ["DataFormats"]),
    .library(name: "SQLite", targets: ["SQLite"]),
    .library(name: "TerminalUI", targets: ["TerminalUI"]),
    .library(name: "WorkoutCatalog", targets: ["WorkoutCatalog"]),
    .library(name: "WorkoutScreens", targets: ["WorkoutScreens"]),
    .executable(name: "workout-catalog", targets: ["workout-catalog"]),
    .executable(name: "seed-database", targets: ["seed-database"]),
  ],
  targets: [
    // Floor 0: C libraries and the inline shims their macros need.
    .systemLibrary(
      name: "CSQLite",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CNcurses",
      providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
    .systemLibrary(
      name: "CUtf8proc", pkgConfig: utf8proc,
      providers: [.apt(["libutf8proc-dev"]), .brew(["utf8proc"])]),
    .systemLibrary(name: "CGetopt"),
    .systemLibrary(name: "CMainQueue"),
    .target(name: "CBuiltinCatalog", exclude: ["catalog.jsonl"]),

    // Floor 1
    .target(name: "SectionedList", swiftSettings: strict),
    .target(name: "DataFormats", swiftSettings: strict),

    // Floor 2
    .target(name: "SQLite", dependencies: ["CSQLite"], swiftSettings: strict),
    .target(
      name: "Migrations", path: "Migrations",
      resources: [
        .embedInCode("0001_catalog.sql"), .embedInCode("0002_own.sql"), .embedInCode("0003_movement.sql"),
        .embedInCode("0004_import.sql"), .embedInCode("0005_plans.sql"),
      ],
      swiftSettings: strict),

    // Floor 3
    .target(
      name: "WorkoutCatalog",
      dependencies: [
        "SQLite", "Migrations", "SectionedList", "DataFormats", "CUtf8proc", "CBuiltinCatalog",
      ],
      swiftSettings: strict),
    .target(
      name: "TerminalUI",
      dependencies: ["SectionedList", "CNcurses", "CUtf8proc", "CMainQueue"],
      swiftSettings: strict),

    // Floor 4
    .target(
      name: "WorkoutScreens", dependencies: ["WorkoutCatalog", "TerminalUI", "SectionedList"],
      swiftSettings: strict),

    // Floor 5
    .executableTarget(
      name: "workout-catalog",
      dependencies: ["WorkoutScreens", "WorkoutCatalog", "TerminalUI", "DataFormats", "CGetopt"],
      swiftSettings: strict),
    .executableTarget(
      name: "seed-database", dependencies: ["WorkoutCatalog", "TerminalUI", "CGetopt"],
      path: "Scripts/seed-database", swiftSettings: strict),
    .target(name: "Measuring", path: "Scripts/measuring", swiftSettings: strict),
    .executableTarget(
      name: "benchmark-list", dependencies: ["SectionedList", "Measuring"],
      path: "Scripts/benchmark-list", swiftSettings: strict),
    .executableTarget(
      name: "benchmark-search", dependencies: ["WorkoutCatalog", "Measuring"],
      path: "Scripts/benchmark-search", swiftSettings: strict),
    .executableTarget(
      name: "benchmark-import", dependencies: ["WorkoutCatalog", "CSQLite"],
      path: "Scripts/benchmark-import", swiftSettings: strict),
    .executableTarget(
      name: "books", dependencies: ["TerminalUI", "SectionedList"],
      path: "Examples/books", swiftSettings: strict),

    // Tests mirror the rooms.
    .target(name: "FaultVFS", dependencies: ["CSQLite"], path: "Tests/FaultVFS"),
    .target(
      name: "TestSupport", dependencies: ["TerminalUI", "WorkoutCatalog", "SQLite"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(name: "SectionedListTests", dependencies: ["SectionedList", "TestSupport"]),
    .testTarget(name: "DataFormatsTests", dependencies: ["DataFormats", "SQLite", "TestSupport"]),
    .testTarget(name: "SQLiteTests", dependencies: ["SQLite", "TestSupport"]),
    .testTarget(name: "TerminalUITests", dependencies: ["TerminalUI", "books", "TestSupport"]),
    .testTarget(
      name: "WorkoutCatalogTests",
      dependencies: [
        "WorkoutCatalog", "DataFormats", "SQLite", "Migrations", "seed-database", "TestSupport", "FaultVFS",
      ],
      exclude: ["relevance"]),
    .testTarget(name: "WorkoutScreensTests", dependencies: ["WorkoutScreens", "TestSupport"]),
    .testTarget(
      name: "CommandLineTests", dependencies: ["workout-catalog", "seed-database", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6],
  // The embedded catalog needs C23's #embed.
  cLanguageStandard: .c2x
)
