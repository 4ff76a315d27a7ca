import Foundation
import TestSupport
import Testing

@testable import workout_catalog

/// `import`, in the test's process.
@MainActor
struct ImportTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    try SampleCatalog.copy(to: folder.path("catalog.sqlite"))
    file = folder.path("zig.json")
    try Self.text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  private static let text = """
    [{"id": "z", "name": "Zig\\u001b[31m Hop", "equipment": "gizmo", "primaryMuscles": ["calves"], "secondaryMuscles": [],
      "instructions": ["Hop."], "images": ["z.jpg"]},
     {"id": "b", "name": "Barbell Bench Press", "equipment": "barbell", "primaryMuscles": ["neck"]},
     7]
    """

  private func run(_ words: String..., language: String = "en") throws -> ProgramRun {
    try program(
      words + ["--lang", language], environment: ["WORKOUT_CATALOG_DATABASE": folder.path("catalog.sqlite")])
  }

  @Test func `an import tells its counts, what it passed over, and what it is unsure of`() throws {
    let run = try run("import", file)
    #expect(run.exit == .done)
    #expect(
      run.output == """
        \(file) (free-exercise-db): added 2, updated 0, unchanged 0, matched 0, skipped 1
          skipped record 3, line 4: it is no object
          unsure of record 2, line 3: 'Barbell Bench Press' may be 'Barbell Bench Press'; added as its own
          'workout-catalog import --review' with the same file asks about each unsure one
          kept as text: 'equipment: gizmo', 1 times

        """)
    #expect(run.errors == "")
    let again = try self.run("import", file, language: "ko")
    #expect(
      again.output == """
        \(file) (free-exercise-db): 추가 0, 갱신 0, 그대로 2, 있던 운동 0, 건너뜀 1
          건너뜀, 기록 3, 4번째 줄: 객체가 아닙니다
          글로 보관: 'equipment: gizmo', 1번

        """)
  }

  @Test func `show prints what a source says, and nothing that a terminal obeys`() throws {
    _ = try run("import", file)
    let shown = try run("show", "zig[31m hop")
    #expect(
      shown.output.hasSuffix(
        """

        From free-exercise-db (z)
          equipment: gizmo
          1. Hop.
          Image: z.jpg

        """))
    #expect(!shown.output.contains("\u{1B}"))
    let json = try run("show", "zig[31m hop", "--json").output
    #expect(json.contains(#""sources": [{"name": "free-exercise-db", "id": "z", "texts": [{"kind": "fact""#))
  }

  @Test func `a rehearsal writes nothing, and JSON tells all of it`() throws {
    let run = try run("import", file, "--dry-run", "--json")
    let reports = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(reports.first?["added"] as? Int == 2)
    #expect(reports.first?["isWritten"] as? Bool == false)
    #expect((reports.first?["skips"] as? [[String: Any]])?.first?["line"] as? Int == 4)
    #expect(try self.run("search", "zig hop", "--plain").exit == .nothing)
  }

  @Test func `what cannot be read is an error of one line`() throws {
    let other = folder.path("other.txt")
    try "hello".write(toFile: other, atomically: true, encoding: .utf8)
    #expect(
      try run("import", other)
        == ProgramRun(
          exit: .failure,
          errors: "workout-catalog: \(other): it is nothing that is known; name its format with --format\n"))
    let missing = folder.path("missing")
    #expect(
      try run("import", missing)
        == ProgramRun(
          exit: .failure,
          errors: "workout-catalog: \(missing): cannot be read: No such file or directory; check the name\n"))
    #expect(try run("import", file, "--format", "strong").exit == .failure)
    #expect(
      try run("import", file, "--format", "x").errors.hasPrefix(
        "workout-catalog: '--format' must be 'free-exercise-db' or"))
    #expect(try run("import").errors == "workout-catalog: FILE is missing: 'workout-catalog import FILE'\n")
  }
}
