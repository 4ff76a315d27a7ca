import Foundation
import TestSupport
import Testing
import WorkoutCatalog

@testable import workout_catalog

/// The scripts in the shells that they are for, as far as these are installed.
@Suite(.serialized)
struct ShellTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try SampleCatalog.copy(to: folder.path("catalog.sqlite"))
    let store = try WorkoutStore(path: folder.path("catalog.sqlite"))
    try store.append([Workout.ID(rawValue: 1)], toPlanNamed: "Push: it's \"A\"")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("workout-catalog"), withDestinationPath: ProcessTests.program)
    for shell in Shell.allCases {
      try Data(shell.completions.utf8).write(to: URL(filePath: folder.path(shell.rawValue)))
    }
  }

  @Test(arguments: Shell.allCases.filter { Tool.isInstalled($0.rawValue) })
  func `each script is what its shell's own parser accepts`(shell: Shell) throws {
    let run = try Subprocess.run(
      ["/usr/bin/env", shell.rawValue, "-n", folder.path(shell.rawValue)], environment: Tool.environment)
    #expect(run == Subprocess(status: 0, output: "", errors: ""))
  }

  @Test(arguments: Shell.allCases.filter { Tool.isInstalled($0.rawValue) })
  func `Tab completes commands, options, values, workouts, plans and files`(shell: Shell) throws {
    let arguments: [Shell: [String]] = [
      .bash: ["--norc", "--noprofile", "-i"], .zsh: ["-f", "-i"], .fish: ["--no-config"],
    ]
    let window = try TerminalWindow(
      // Readline shows what is typed on the standard error.
      ["/bin/sh", "-c", #"exec "$@" 2>/dev/tty"#, "sh", shell.rawValue] + (arguments[shell] ?? []),
      columns: 120, collectsOutput: false,
      environment: ["PS1": "$ ", "WORKOUT_CATALOG_DATABASE": folder.path("catalog.sqlite")])
    // tmux has PATH from the environment of its own.
    let load =
      switch shell {
      case .bash: "PATH=\(folder.path):$PATH"
      case .zsh: "PATH=\(folder.path):$PATH; autoload -U compinit; compinit -u -D"
      case .fish: "set PATH \(folder.path) $PATH"
      }
    try window.type("\(load); source \(folder.path(shell.rawValue)); echo loa''ded")
    try window.press("Enter")
    try window.wait(for: "the script to be loaded") { $0.contains("loaded") }
    for (typed, shown) in [
      ("sh", "workout-catalog show "), ("search --mus", "workout-catalog search --muscle "),
      ("search --muscle 가", "workout-catalog search --muscle 가슴"),
      ("show barbell-ben", "workout-catalog show barbell-bench-press"),
      (#"show 바벨\ 벤"#, #"workout-catalog show 바벨\ 벤치프레스"#),
      (#"plan show Pu"#, #"workout-catalog plan show Push:\ it\'s\ \"A\""#),
      (#"select --plan=Pu"#, #"workout-catalog select --plan=Push:\ it\'s\ \"A\""#),
      ("--database \(folder.path)/cat", "workout-catalog --database \(folder.path)/catalog.sqlite"),
      ("--database=\(folder.path)/cat", "workout-catalog --database=\(folder.path)/catalog.sqlite"),
    ] {
      try window.press("C-u")
      try window.type("workout-catalog " + typed)
      try window.press("Tab")
      try window.wait(for: shown) { lines in
        lines.joined().contains(shown.trimmingCharacters(in: .whitespaces))
      }
    }
    try window.press("C-u")
    try window.type("exit")
    try window.press("Enter")
    _ = try window.end()
  }
}

/// A program of the system that tests ask for its opinion.
enum Tool {
  /// A search path and a UTF-8 locale.
  static let environment = [
    "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LC_ALL": "C.UTF-8",
    "TERM": "dumb",
  ]

  /// Whether a program is on the search path.
  static func isInstalled(_ name: String) -> Bool {
    (environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }
}
