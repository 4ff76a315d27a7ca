import Foundation
import SQLite
import TestSupport
import Testing
import WorkoutCatalog

@testable import workout_catalog

@MainActor
struct DoctorTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("catalog.sqlite")
    try SampleCatalog.copy(to: path)
  }

  private func doctor(_ words: String..., language: String = "en") throws -> ProgramRun {
    try program(["doctor"] + words + ["--database", path, "--lang", language], environment: [:])
  }

  private func change(_ script: String) throws {
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.execute("PRAGMA foreign_keys = OFF")
    try connection.execute(script)
  }

  @Test func `a healthy catalog is told to be so`() throws {
    #expect(
      try doctor()
        == ProgramRun(exit: .done, output: "\(path) is healthy: 1041 workouts, 0 plans\n"))
    #expect(
      try doctor(language: "ko")
        == ProgramRun(exit: .done, output: "\(path): 이상이 없습니다. 운동 1041개, 계획 0개\n"))
  }

  @Test func `what a rebuild puts right is told, and then put right`() throws {
    try change("DELETE FROM section_count; DELETE FROM workout_listing WHERE workout_id = 7")
    #expect(
      try doctor()
        == ProgramRun(
          exit: .nothing,
          output: """
            the list lacks 1 workout, or has them in a wrong place
            the number of workouts is wrong for 10 sections
            The workouts and plans are whole; 'workout-catalog doctor --rebuild' puts this right.

            """))
    #expect(
      try doctor(language: "ko").output == """
        목록에 운동 1개가 없거나 잘못된 자리에 있습니다
        부위 10곳의 운동 수가 맞지 않습니다
        운동과 계획은 온전합니다. 'workout-catalog doctor --rebuild'로 바로잡을 수 있습니다.

        """)
    #expect(
      try doctor("--rebuild")
        == ProgramRun(exit: .done, output: "\(path) is healthy: 1041 workouts, 0 plans\n"))
  }

  @Test func `what can be read of a damaged catalog is copied to a new file`() throws {
    try change(
      "INSERT INTO plan (id, name) VALUES (1, 'A'); "
        + "INSERT INTO plan_entry (id, plan_id, position, workout_id) VALUES (1, 1, 1, 5000)")
    let found = try doctor()
    #expect(found.exit == .nothing)
    #expect(
      found.output == """
        1 row of plan_entry belongs to no workout
        'workout-catalog doctor --salvage NEW_FILE' copies what can be read to a new file.

        """)
    let newPath = folder.path("new.sqlite")
    let before = DatabaseFiles(path)
    #expect(
      try doctor("--salvage", newPath)
        == ProgramRun(
          exit: .nothing,
          output: """
            1 row of plan_entry belonged to a workout that is lost, and was left out
            \(newPath) was made: 1041 workouts, 1 plan

            """))
    #expect(DatabaseFiles(path) == before)
    #expect(
      try program("doctor", "--database", newPath, "--lang", "en").output
        == "\(newPath) is healthy: 1041 workouts, 1 plan\n")
  }

  @Test func `a catalog that is not there is an error, and none is made`() throws {
    let missing = folder.path("missing.sqlite")
    for words in [["doctor"], ["doctor", "--rebuild"], ["doctor", "--salvage", "x"], ["backup", "x"]] {
      let run = try program(words + ["--database", missing, "--lang", "en"], environment: [:])
      #expect(
        run
          == ProgramRun(
            exit: .failure, errors: "workout-catalog: there is no file \(missing); check the name\n"))
    }
    #expect(folder.contents == ["catalog.sqlite"])
  }

  @Test func `a backup is made once, and again when that is asked for`() throws {
    let copy = folder.path("copy.sqlite")
    let words = ["backup", copy, "--database", path, "--lang", "en"]
    #expect(try program(words, environment: [:]) == ProgramRun(exit: .done))
    #expect(try StoredRows(copy) == StoredRows(path))
    let again = try program(words, environment: [:])
    #expect(again.exit == .failure)
    #expect(again.errors.hasPrefix("workout-catalog: \(copy) is there already"))
    #expect(try program(words + ["--replace"], environment: [:]) == ProgramRun(exit: .done))
  }

  @Test func `a backup is restored, and what was there is kept in the file that is printed`() throws {
    let copy = folder.path("copy.sqlite")
    _ = try program("backup", copy, "--database", path)
    _ = try program("select", "--workout", "push-up", "--database", path)
    let run = try program("restore", copy, "--database", path)
    #expect(run.exit == .done)
    #expect(run.output.hasPrefix("\(path).2"))
    #expect(try program("plan", "--database", path).output.isEmpty)
    let kept = String(run.output.dropLast())
    #expect(try program("plan", "--database", kept).output == "My plan\t1\n")
    let missing = try program("restore", folder.path("missing"), "--database", path, "--lang", "en")
    #expect(
      missing
        == ProgramRun(
          exit: .failure,
          errors: "workout-catalog: there is no file \(folder.path("missing")); check the name\n")
    )
  }
}
