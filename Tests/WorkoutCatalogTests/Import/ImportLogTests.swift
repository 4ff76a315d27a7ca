import TestSupport
import Testing

@testable import WorkoutCatalog

struct ImportLogTests {
  private let folder: TemporaryFolder
  private let store: WorkoutStore

  init() throws {
    folder = try TemporaryFolder()
    store = try SampleCatalog.store(in: folder)
  }

  private func plan(_ name: String) throws -> [String]? {
    try store.plan(named: name)?.entries.map { $0.workout.name(in: .english) }
  }

  @Test(arguments: [
    """
    Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
    2024-01-02 10:00:00,Push,1h,Bench Press (Barbell),W,20,10,0,0,"a, ""b""\nc",,
    2024-01-02 10:00:00,Push,1h,Bench Press (Barbell),1,60,8,0,0,,,
    2024-01-02 10:00:00,Push,1h,Bench Press (Barbell),Rest Timer,,,,90,,,
    2024-01-02 10:00:00,Push,1h,Zig Hop,1,0,0,0,30,,,
    2024-01-03 10:00:00,Pull,1h,Deadlift (Barbell),F,60,8,0,0,,,
    """,
    """
    Date;Workout Name;Duration;Exercise Name;Set Order;Weight;Weight Unit;Reps;Distance;Distance Unit;Seconds;Notes
    "2024-01-02";"Push";"1h";"Bench Press (Barbell)";"1";"62,5";"kg";8;;;0;""
    "2024-01-02";"Push";"1h";"Zig Hop";"D";"0";"kg";0;;;30;""
    "2024-01-03";"Pull";"1h";"Deadlift (Barbell)";"1";"62,5";"kg";8;;;0;""
    """,
    """
    Workout #,Date,Workout Name,Duration (sec),Exercise Name,Set Order,Weight (kg),Reps,RPE,Distance (meters),Seconds,Notes
    1,2024-01-02,Push,3600,Bench Press (Barbell),1,60,8,,,,
    1,2024-01-02,Push,3600,Zig Hop,Note,,,,,30,
    2,2024-01-03,Pull,3600,Deadlift (Barbell),1,60,8,,,,
    """,
  ])
  func `every dialect of Strong brings its exercises and a plan for each named workout`(_ text: String) throws
  {
    let report = try store.bring(text.utf8)
    #expect(report.format == .strong)
    #expect(report.counts == "added 1, updated 0, unchanged 0, matched 2, skipped 0")
    #expect(report.plans == 2)
    #expect(try plan("Push") == ["Barbell Bench Press", "Zig Hop"])
    #expect(try plan("Pull")?.count == 1)
    #expect(try store.workout(matching: "Zig Hop")?.facts.measurement == .time)
    let again = try store.bring(text.utf8)
    #expect(again.counts == "added 0, updated 0, unchanged 3, matched 0, skipped 0")
    #expect(again.plans == 0)
    #expect(try plan("Push") == ["Barbell Bench Press", "Zig Hop"])
  }

  @Test func `Hevy brings its exercises, and a row of another length is told by its line`() throws {
    let report = try store.bring(
      """
      "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_lbs","reps","distance_miles","duration_seconds","rpe"
      "Push","1 Jan","1 Jan","","Bench Press (Barbell)","0","two\nlines","0","normal","60","8","","",""
      "Push","1 Jan","1 Jan","","Zig Hop","0","","0","normal","60","8","","",""
      "Push","1 Jan"
      """.utf8)
    #expect(report.format == .hevy)
    #expect(report.counts == "added 1, updated 0, unchanged 0, matched 1, skipped 1")
    #expect(report.skips.first?.place.line == 5)
    #expect(report.skips.first?.reason.description == "it has 2 fields, not 14")
    #expect(try plan("Push") == ["Barbell Bench Press", "Zig Hop"])
    #expect(try store.plan(named: "Push")?.entries.map(\.joinsPrevious) == [false, true])
  }

  @Test(arguments: [
    "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment\n"
      + "2024-01-02,Flat Barbell Bench Press,Chest,60,kgs,8,,,,\n2024-01-02,Zig Hop,Legs,,,,2,km,,\n"
      + "2024-01-02,Flat Barbell Bench Press,Chest,60,kgs,8,,,,",
    "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time\n"
      + "2024-01-02,Flat Barbell Bench Press,Chest,60,8,,,\n2024-01-02,Zig Hop,Legs,,,2,km,",
    "Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Time,Kind\n"
      + "2024-01-02,Flat Barbell Bench Press,Chest,60,132,8,,,weight\n2024-01-02,Zig Hop,Legs,,,,2,,distance",
  ])
  func `every variant of FitNotes brings its exercises, each once`(_ text: String) throws {
    let report = try store.bring(text.utf8)
    #expect(report.format == .fitNotes)
    #expect(report.added + report.matched == 2)
    let own = try #require(try store.workout(matching: "Zig Hop"))
    #expect(own.facts.primaryMuscles == [.quadriceps])
    #expect(own.facts.measurement == .distance)
  }

  @Test func `a plan that a person changed or removed does not come back`() throws {
    let header =
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
    func row(_ exercise: String) -> String { "2024-01-02,Push,1h,\(exercise),1,60,8,0,0,,,\n" }
    try store.append([#require(try store.workout(matching: "Squat")).id], toPlanNamed: "Push")
    #expect(try store.bring((header + row("Zig Hop")).utf8).plans == 1)
    #expect(try plan("Push")?.count == 1)
    #expect(try plan("Push 2") == ["Zig Hop"])
    #expect(try store.bring((header + row("Zig Hop") + row("Zag Hop")).utf8).plans == 1)
    #expect(try plan("Push 2") == ["Zig Hop", "Zag Hop"])
  }
}
