import Foundation
import TestSupport
import Testing
import WorkoutCatalog

@testable import workout_catalog

/// `export`, in the test's process.
@MainActor
struct ExportTests {
  private let folder: TemporaryFolder
  private let store: WorkoutStore

  init() throws {
    folder = try TemporaryFolder()
    store = try SampleCatalog.store(in: folder)
    let own = try store.add(
      .sample([.english: "=Garage \"Press\"", .korean: "차고 프레스"], slug: "garage-press", aliases: ["GP"]))
    try store.setOwnSettings(
      WorkoutSettings(sets: 5, weight: Weight("102.5", unit: .kilogram), note: "belt\nchalk"), of: own)
    try store.append([own], toPlanNamed: "Push")
  }

  private func run(_ words: String..., database: String = "catalog.sqlite") throws -> ProgramRun {
    try program(
      words + ["--lang", "en"], environment: ["WORKOUT_CATALOG_DATABASE": folder.path(database)])
  }

  @Test func `a person's own as JSON, a record a line`() throws {
    let run = try run("export", "--only", "custom")
    #expect(run.exit == .done)
    #expect(run.errors == "")
    #expect(
      run.output == #"""
        {"format": "workout-catalog", "version": 1,
        "workouts": [
          {"slug": "garage-press", "rank": -1, "origin": "custom", "section": "Chest", "familiarity": 3, \#
        "names": {"en": "=Garage \"Press\"", "ko": "차고 프레스"}, "aliases": ["GP"], "primaryMuscles": ["chest"], \#
        "secondaryMuscles": [], "equipment": ["barbell"], "category": "strength", "level": "beginner", \#
        "measurement": "weight-reps", "settings": {"sets": 3, "reps": 10, "rest": 90}, \#
        "own": {"sets": 5, "weight": "102.5 kg", "note": "belt\nchalk"}}
        ]}

        """#)
  }

  @Test func `plans as CSV, with their workouts above`() throws {
    let run = try run("export", "--format", "csv", "--only", "plans")
    #expect(run.exit == .done)
    let rows = run.output.replacing("\r\n", with: "|").split(separator: "|")
    #expect(rows.count == 5)
    #expect(rows[0].hasPrefix("kind,version,slug,name_en,name_ko,aliases,primary_muscles,"))
    #expect(rows[1].hasPrefix("catalog,1,,"))
    #expect(
      rows[2].hasPrefix(#"workout,,garage-press,"'=Garage ""Press""",차고 프레스,GP,chest,,barbell,strength,"#))
    #expect(rows[2].contains(",102.5 kg,"))
    #expect(rows[2].contains(",\"belt\nchalk\","))
    #expect(rows[3].hasPrefix("plan,,,") && rows[3].hasSuffix(",Push,,"))
    #expect(rows[4].hasPrefix("entry,,garage-press,") && rows[4].hasSuffix(",Push,,"))
  }

  @Test(arguments: ["json", "csv"])
  func `what it prints is what import reads, and a second time nothing changes`(_ format: String) throws {
    let file = folder.path("export")
    try run("export", "--format", format).output.write(toFile: file, atomically: true, encoding: .utf8)
    let count = try store.pages(in: .english).all.count
    let first = try run("import", file, database: "other.sqlite")
    #expect(
      first.output
        == "\(file) (\(format)): added 1, updated 0, unchanged \(count - 1), matched 0, skipped 0, plans 1\n")
    let second = try run("import", file, database: "other.sqlite")
    #expect(
      second.output == "\(file) (\(format)): added 0, updated 0, unchanged \(count), matched 0, skipped 0\n")
    #expect(
      try run("export", "--format", format, database: "other.sqlite").output
        == run("export", "--format", format).output)
  }

  @Test func `a reader that has gone is a quiet end, and a full disk an error of one line`() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    for (descriptor, exit, told) in [
      (pipe.fileHandleForWriting.fileDescriptor, Exit.done, ""),
      (
        full.fileDescriptor, .failure,
        "workout-catalog: cannot write the output: No space left on device; free some space and try again\n"
      ),
    ] {
      let errors = try CollectingFile()
      let path = folder.path("catalog.sqlite")
      let ended = workout_catalog.run(
        ["export", "--database", path], environment: Environment { _ in nil },
        output: Output(descriptor: descriptor), errors: Output(descriptor: errors.descriptor))
      #expect(ended == exit)
      #expect(try errors.text() == told)
    }
  }

  @Test func `what it does not know is an error of one line`() throws {
    #expect(
      try run("export", "--format", "xml")
        == ProgramRun(
          exit: .failure,
          errors: "workout-catalog: '--format' must be 'json' or 'csv', not 'xml'\n"))
    #expect(try run("export", "--only", "mine").exit == .failure)
    #expect(try run("export", "catalog.json").exit == .failure)
  }
}

extension WorkoutPages {
  /// Every workout that follows.
  fileprivate var all: [Workout.ID] {
    get throws {
      var pages = self
      var ids: [Workout.ID] = []
      while case let page = try pages.next(1_000), !page.isEmpty { ids += page }
      return ids
    }
  }
}
