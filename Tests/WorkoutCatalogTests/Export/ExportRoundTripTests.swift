import DataFormats
import TestSupport
import Testing

@testable import SQLite
@testable import WorkoutCatalog

/// Export, import, and the catalog is there again.
struct ExportRoundTripTests {
  /// A catalog that has nothing of the exported one but what the program brings along.
  enum Receiver: String, CaseIterable {
    /// The built-in workouts, as in every new catalog.
    case new
    /// A few of them, as of a program that knew fewer.
    case older
    /// None.
    case bare
  }

  private let folder: TemporaryFolder
  private let store: WorkoutStore

  init() throws {
    folder = try TemporaryFolder()
    store = try HostileCatalog.make(in: folder)
  }

  private func receiver(_ kind: Receiver) throws -> WorkoutStore {
    let count =
      switch kind {
      case .new: HostileCatalog.builtin.count
      case .older: 5
      case .bare: 0
      }
    return try HostileCatalog.store(in: folder, named: "to.sqlite", of: count)
  }

  @Test(arguments: ExportFormat.allCases, Receiver.allCases)
  func `every row of every table comes back, and a second time nothing changes`(
    _ format: ExportFormat, _ kind: Receiver
  ) throws {
    let text = try store.exported(as: format)
    let other = try receiver(kind)
    let before = try ExportedRows(store.path)
    let report = try other.bring(text, piece: 4_096)
    #expect(report.format == (format == .json ? .own : .ownCSV))
    #expect(report.skips == [])
    let after = try ExportedRows(other.path)
    #expect(after == before, "\(after.differences(from: before).joined(separator: "\n"))")
    let again = try other.bring(text)
    #expect(
      again.counts == "added 0, updated 0, unchanged \(report.read), matched 0, skipped 0", "\(again.skips)")
    #expect(again.plans == 0)
    #expect(try ExportedRows(other.path) == after)
    #expect(try other.exported(as: format) == text)
  }

  @Test(arguments: ExportFormat.allCases)
  func `what was imported before the export is known after it`(_ format: ExportFormat) throws {
    let other = try receiver(.new)
    _ = try other.bring(try store.exported(as: format))
    let before = try ExportedRows(other.path)
    #expect(
      try other.bring(HostileCatalog.foreign.utf8).counts
        == "added 0, updated 0, unchanged 6, matched 0, skipped 0")
    let log = try other.bring(HostileCatalog.log.utf8)
    #expect(log.counts == "added 0, updated 0, unchanged 3, matched 0, skipped 0")
    #expect(log.plans == 0)
    #expect(try ExportedRows(other.path) == before)
    #expect(try other.importReviews(of: .freeExerciseDB).map(\.sourceID) == ["u"])
    // A newer file changes what nobody edited.
    let newer = HostileCatalog.foreign.replacing("\"calves\"", with: "\"glutes\"")
    #expect(try other.bring(newer.utf8).updated == 1)
    let zig = try #require(try other.workout(matching: "zig-hop-지그"))
    #expect(zig.facts.primaryMuscles == [.glutes])
    #expect(zig.facts.level == .expert)
  }

  @Test(arguments: ExportFormat.allCases)
  func `a person's own alone brings all but plans and what nobody touched`(_ format: ExportFormat) throws {
    let text = try store.exported(.custom, as: format)
    let other = try receiver(.new)
    let report = try other.bring(text)
    #expect(report.skips == [])
    #expect(report.plans == 0)
    // Own, imported, and of the built-in ones: edited, hidden, set, favourite, opened, joined.
    #expect(report.added == HostileCatalog.texts.count + 3 + 5 + 2)
    #expect(report.updated == 5)
    #expect(report.unchanged == 0)
    let (after, before) = (try ExportedRows(other.path), try ExportedRows(store.path))
    for (table, rows) in after.tables {
      if table.hasPrefix("plan") {
        #expect(rows == "", "\(table)")
      } else {
        #expect(rows == before.tables[table], "\(table)")
      }
    }
  }

  @Test(arguments: ExportFormat.allCases)
  func `plans alone bring the workouts that they need`(_ format: ExportFormat) throws {
    let text = try store.exported(.plans, as: format)
    let other = try receiver(.bare)
    let report = try other.bring(text)
    #expect(report.skips == [])
    let needed = try Connection(path: store.path, mode: .readOnly)
      .firstRow("SELECT count(DISTINCT workout_id) FROM plan_entry") { $0.int(0) }
    #expect(report.added == needed)
    let (after, before) = (try ExportedRows(other.path), try ExportedRows(store.path))
    for (table, rows) in before.tables where table.hasPrefix("plan") {
      #expect(after.tables[table] == rows, "\(table)")
    }
  }

  @Test func `CSV has no cell that a spreadsheet would run, and no control a terminal would obey`() throws {
    var reader = CSVReader()
    reader.feed(try store.exported(as: .csv))
    reader.finish()
    var rows: [[String]] = []
    while let row = try reader.next() { rows.append(try #require(row.fields)) }
    #expect(rows.count > 80)
    #expect(Set(rows.map(\.count)).count == 1)
    let starts: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"]
    func isHidden(_ scalar: Unicode.Scalar) -> Bool {
      scalar == "\u{202E}" || scalar.value < 0x20 && scalar != "\n" && scalar != "\t"
    }
    for field in rows.joined() {
      let isFormula = field.unicodeScalars.first.map(starts.contains) ?? false
      let hasHidden = field.unicodeScalars.contains(where: isHidden)
      #expect(!isFormula && !hasHidden, "\(field)")
    }
  }

  @Test func `an export is of one moment, whatever is written meanwhile`() throws {
    let export = try store.export()
    var text = try #require(try export.next())
    try store.createPlan(named: "Zlater")
    try store.setOwnSettings(WorkoutSettings(note: "zlater"), of: Workout.ID(rawValue: 9))
    while let piece = try export.next() { text += piece }
    #expect(!String(decoding: text, as: UTF8.self).lowercased().contains("zlater"))
  }

  @Test func `an export of nothing is a file that brings nothing`() throws {
    let empty = try receiver(.bare)
    for format in ExportFormat.allCases {
      for scope in ExportScope.allCases {
        let report = try empty.bring(try empty.exported(scope, as: format))
        #expect(report.counts == "added 0, updated 0, unchanged 0, matched 0, skipped 0")
      }
    }
  }

  @Test func `every word of the vocabularies is read to the letter`() throws {
    for (index, muscle) in Muscle.allCases.enumerated() {
      var facts = Workout.Facts.sample("Word \(muscle.rawValue)", muscle: muscle)
      facts.equipment = [Equipment.allCases[index % Equipment.allCases.count]]
      facts.category = Category.allCases[index % Category.allCases.count]
      facts.level = Level.allCases[index % 3]
      facts.measurement = Measurement.allCases[index % 4]
      facts.mechanic = Mechanic.allCases[index % 2]
      try store.add(facts)
    }
    for (index, item) in Equipment.allCases.enumerated() {
      var facts = Workout.Facts.sample("Thing \(index)")
      facts.equipment = [item]
      try store.add(facts)
    }
    let other = try receiver(.bare)
    _ = try other.bring(try store.exported(as: .csv))
    #expect(try ExportedRows(other.path) == ExportedRows(store.path))
  }
}
