import Foundation
import Testing

/// The built program in a process of its own, where the test's cannot stand in for it.
struct ProcessTests {
  /// The program that `Scripts/test` built, else the debug one.
  static let program =
    ProcessInfo.processInfo.environment["WORKOUT_CATALOG_PROGRAM"]
    ?? URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../.build/debug/workout-catalog").standardized.path

  /// Runs a line of shell in which `$p` is the program.
  private func shell(_ line: String) throws -> (status: Int32, output: String, errors: String) {
    let output = try CollectingFile()
    let errors = try CollectingFile()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", line]
    process.environment = ["p": Self.program, "PATH": "/usr/bin:/bin"]
    process.standardOutput = output.handle
    process.standardError = errors.handle
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try output.text(), try errors.text())
  }

  @Test func `the program tells its version`() throws {
    let run = try shell(#""$p" --version"#)
    #expect(run == (0, "workout-catalog 0.1.0\n", ""))
  }

  @Test func `an argument that is not UTF-8 is refused`() throws {
    let run = try shell(#""$p" --database "$(printf 'a\377')" search"#)
    #expect(
      run == (
        2, "",
        "workout-catalog: argument 2 is not valid UTF-8; a file of such a name must be renamed or linked to\n"
      ))
  }

  @Test func `output that goes nowhere is an error`() throws {
    #expect(
      try shell(#""$p" --help >&-"#)
        == (2, "", "workout-catalog: cannot write the output: Bad file descriptor\n"))
    #expect(
      try shell(#""$p" --help >/dev/full"#)
        == (
          2, "",
          "workout-catalog: cannot write the output: No space left on device; free some space and try again\n"
        ))
  }

  @Test func `an error without a stderr still ends with 2`() throws {
    #expect(try shell(#""$p" --nonsense 2>&-"#) == (2, "", ""))
  }

  @Test func `a reader that leaves early is no error`() throws {
    #expect(try shell(#"{ "$p" --help; echo $? >&2; } | :"#) == (0, "", "0\n"))
  }

  @Test func `POSIXLY_CORRECT leaves options after words alone`() throws {
    let run = try shell(#"POSIXLY_CORRECT=1 "$p" plan list --version"#)
    #expect(run == (0, "workout-catalog 0.1.0\n", ""))
  }
}
