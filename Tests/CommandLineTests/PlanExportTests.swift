import Foundation
import TestSupport
import Testing
import WorkoutCatalog

@testable import workout_catalog

/// What `plan export` prints: whole texts, and what a reader of each format makes of them.
@MainActor
struct PlanExportTests {
  private let folder: CommandTests.Folder
  private let store: WorkoutStore

  /// A workout whose names are as hostile to every format as can be.
  private static let hostile = Workout.Facts(
    slug: "hostile", names: [.english: #"=1+1|<b>"A" & 'B'</b> *x* ,"#, .korean: "@합계 <i>운동</i>"],
    primaryMuscles: [.glutes], secondaryMuscles: [.lats], equipment: [.kettlebell], measurement: .weightReps,
    defaults: WorkoutSettings(sets: 3, reps: 8, repsMax: 12, rest: 150))
  private static let walk = Workout.Facts(
    slug: "walk", names: [.english: "Slow Walk", .korean: "천천히 걷기"], primaryMuscles: [.calves],
    equipment: [.other], category: .cardio, measurement: .time,
    defaults: WorkoutSettings(sets: 1, seconds: 1_800))

  init() throws {
    folder = try CommandTests.Folder()
    store = try WorkoutStore(path: folder.database)
    let hostile = try store.add(Self.hostile)
    let walk = try store.add(Self.walk)
    let own = WorkoutSettings(
      sets: 5, weight: Weight("62.5", unit: .kilogram), techniques: [.dropSet], note: "-light")
    try store.append(
      entries: [
        Plan.NewEntry(workout: walk),
        Plan.NewEntry(workout: hostile, ownSettings: own),
        Plan.NewEntry(workout: walk, ownSettings: WorkoutSettings(seconds: 60), joinsPrevious: true),
      ], toPlanNamed: "<Push> & pull")
    let plan = try #require(try store.plan(named: "<Push> & pull"))
    try store.setDone(true, entry: plan.entries[0].id)
  }

  private func export(_ format: String, language: String = "en") throws -> String {
    let run = try folder.run("plan export --format \(format)", words: ["<Push> & pull"], language: language)
    #expect(run.exit == .done)
    #expect(run.errors == "")
    return run.output
  }

  @Test func `Markdown has a checkbox for each entry, and no name marks anything up`() throws {
    #expect(
      try export("md") == #"""
        # \<Push\> \& pull

        - [x] Slow Walk, 30 min
        - Superset
          - [ ] =1+1\|\<b\>"A" \& 'B'\</b\> \*x\* ,, 5 × 8–12, 62.5 kg, -light
          - [ ] Slow Walk, 60 s

        | Muscle | Sets |
        | --- | ---: |
        | Glutes | 5 |
        | Lats | 2½ |
        | Calves | 2 |

        """#)
    let korean = try export("md", language: "ko")
    #expect(korean.contains("- 슈퍼세트\n  - [ ] @합계 \\<i\\>운동\\</i\\>, 5 × 8–12, 62.5 kg, -light\n"))
  }

  @Test func `CSV runs no formula, and a reader finds every cell again`() throws {
    let text = try export("csv")
    #expect(
      text
        == #"""
        number,superset,name,slug,sets,reps,reps_max,weight,seconds,distance,rest,techniques,note,done
        1,,Slow Walk,walk,1,,,,1800,,,,,1
        2,1,"'=1+1|<b>""A"" & 'B'</b> *x* ,",hostile,5,8,12,62.5 kg,,,150,drop-set,'-light,0
        3,1,Slow Walk,walk,1,,,,60,,,,,0

        """#.replacing("\n", with: "\r\n"))
    let rows = Self.cells(text)
    #expect(rows.allSatisfy { $0.count == rows[0].count })
    #expect(rows[2][2] == "'" + (Self.hostile.names[.english] ?? ""))
  }

  @Test func `CSV on a terminal moves no cursor, turns no text around and forges no line`() throws {
    let workout = try store.add(
      Workout.Facts(
        slug: "sly", names: [.english: "Sly \u{202E}\u{9B}2J"], primaryMuscles: [.chest], equipment: [.other],
        measurement: .reps, defaults: WorkoutSettings(sets: 3, reps: 8)))
    try store.append(
      entries: [
        Plan.NewEntry(workout: workout, ownSettings: WorkoutSettings(note: "\u{1B}]0;title\u{7}\n9,,Forged"))
      ], toPlanNamed: "Sly")
    #expect(
      try folder.run("plan export --format csv", words: ["Sly"]).output.split(separator: "\r\n").last
        == "1,,Sly ‹202E›‹9B›2J,sly,3,8,,,,,,,\"␛]0;title␇␊9,,Forged\",0")
  }

  /// The cells of a CSV, as RFC 4180 has them.
  private static func cells(_ text: String) -> [[String]] {
    var rows: [[String]] = [[""]]
    var isQuoted = false
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"" where isQuoted && scalars.first == "\"":
        scalars.removeFirst()
        rows[rows.count - 1][rows[rows.count - 1].count - 1].append("\"")
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: rows[rows.count - 1].append("")
      case "\r" where !isQuoted: break
      case "\n" where !isQuoted: rows.append([""])
      default: rows[rows.count - 1][rows[rows.count - 1].count - 1].unicodeScalars.append(scalar)
      }
    }
    return rows.dropLast()
  }

  @Test func `JSON is what plan show prints`() throws {
    #expect(
      try export("json")
        == folder.run("plan show --json", words: ["<Push> & pull"]).output)
  }

  @Test func `the web page asks nothing of anybody, and no name is more than text`() throws {
    for language in Language.allCases {
      let page = try export("html", language: language.rawValue)
      #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"\(language.rawValue)\">\n"))
      #expect(page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'; img-src data:;"))
      #expect(!page.contains("<script"))
      #expect(!page.contains("://"))
      #expect(!page.contains("url("))
      #expect(!page.contains("<b>"))
      #expect(!page.contains("<i>"))
      #expect(page.contains("<title>&lt;Push&gt; &amp; pull</title>"))
      #expect(page.split(separator: "<input type=\"checkbox\"").count == 4)
      #expect(page.split(separator: " checked>").count == 2)
      // Every element that is opened is closed, in turn.
      #expect(Self.unclosed(in: page) == [])
    }
    let english = try export("html")
    #expect(
      english.contains(
        "<bdi>=1+1|&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt; *x* ,</bdi>"
          + "<small>5 × 8–12, 62.5 kg · rest 2 min 30 s · Drop set · -light</small>"))
    #expect(try export("html", language: "ko").contains("<small>5 × 8–12, 62.5 kg · 휴식 2분 30초 · "))
  }

  /// Elements that are not closed where they should be.
  private static func unclosed(in page: String) -> [String] {
    let empty: Set<String> = ["meta", "link", "input", "!DOCTYPE"]
    var open: [String] = []
    for piece in page.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
      let name = String(piece.prefix { $0 != ">" && $0 != " " })
      if name.hasPrefix("/") {
        guard open.last == String(name.dropFirst()) else { return open + [name] }
        open.removeLast()
      } else if !empty.contains(name) {
        open.append(name)
      }
    }
    return open
  }

  @Test func `an empty plan is exported too`() throws {
    try store.createPlan(named: "Empty")
    #expect(try folder.run("plan export Empty --format md").output == "# Empty\n")
    #expect(
      try folder.run("plan export Empty --format csv").output
        == "number,superset,name,slug,sets,reps,reps_max,weight,seconds,distance,rest,techniques,note,done\r\n"
    )
    #expect(
      try folder.run("plan export Empty --format json").output
        == "{\"name\": \"Empty\", \"entries\": [], \"muscles\": []}\n")
    let page = try folder.run("plan export Empty --format html", language: "ko").output
    #expect(page.contains("<p>이 계획에는 운동이 없습니다.</p>"))
  }

  @Test func `another format is refused with those there are`() throws {
    #expect(
      try folder.run("plan export Empty --format pdf")
        == ProgramRun(
          exit: .failure,
          errors: "workout-catalog: '--format' must be 'md' or 'csv' or 'json' or 'html', not 'pdf'\n"))
    #expect(
      try folder.run("plan export Empty")
        == ProgramRun(
          exit: .failure,
          errors: "workout-catalog: 'workout-catalog plan export' needs '--format md|csv|json|html'\n"))
  }
}
