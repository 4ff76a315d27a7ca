import DataFormats
import TerminalUI
import WorkoutCatalog

/// Prints what came of imports: for each file a line of counts and lines for what a person should look at, or JSON.
struct ImportPrinter {
  private let program: Program
  private let isJSON: Bool
  private var json = JSONWriter()
  private var count = 0

  /// A printer in the form that the command line asks for.
  init(_ program: Program) {
    self.program = program
    isJSON = program.arguments.has(.json)
  }

  /// Prints a file's report.
  mutating func add(_ report: ImportReport, of file: String) throws {
    guard isJSON else { return try printLines(report, file) }
    try program.output.write(count == 0 ? "[\n  " : ",\n  ")
    count += 1
    writeJSON(report, file)
    try program.output.write(json.take())
  }

  /// Ends the output.
  mutating func end() throws {
    if isJSON { try program.output.write(count == 0 ? "[]\n" : "\n]\n") }
  }

  private func printLines(_ report: ImportReport, _ file: String) throws {
    let language = program.language
    func line(_ english: String, _ korean: String) throws {
      try program.print(Text(english, korean)[language])
    }
    let isRehearsal = program.arguments.has(.dryRun)
    let head = "\(file) (\(report.format.rawValue)): "
    let counts = Text(
      "added \(report.added), updated \(report.updated), unchanged \(report.unchanged), "
        + "matched \(report.matched), skipped \(report.skipped)"
        + (report.plans > 0 ? ", plans \(report.plans)" : ""),
      "추가 \(report.added), 갱신 \(report.updated), 그대로 \(report.unchanged), "
        + "있던 운동 \(report.matched), 건너뜀 \(report.skipped)" + (report.plans > 0 ? ", 계획 \(report.plans)" : ""))
    let note = isRehearsal ? Text(" (nothing was written)", " (저장하지 않음)")[language] : ""
    try program.print(head + counts[language] + note)
    for skip in report.skips {
      try line(
        "  skipped record \(skip.place.record), line \(skip.place.line): \(skip.reason.text(in: .english))",
        "  건너뜀, 기록 \(skip.place.record), \(skip.place.line)번째 줄: \(skip.reason.text(in: .korean))")
    }
    for doubt in report.doubts {
      try line(
        "  unsure of record \(doubt.place.record), line \(doubt.place.line): \(quoted(doubt.name)) may be "
          + "\(quoted(doubt.candidateName)); added as its own",
        "  확실하지 않음, 기록 \(doubt.place.record), \(doubt.place.line)번째 줄: \(quoted(doubt.name)), "
          + "\(quoted(doubt.candidateName))일 수 있어 따로 추가")
    }
    if report.doubtful > 0, !isRehearsal, !program.arguments.has(.review) {
      try line(
        "  '\(Command.program) import --review' with the same file asks about each unsure one",
        "  같은 파일로 '\(Command.program) import --review'를 실행하면 하나씩 물어봅니다")
    }
    for (word, count) in report.unknownWords.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      try line("  kept as text: \(quoted(word)), \(count) times", "  글로 보관: \(quoted(word)), \(count)번")
    }
  }

  private mutating func writeJSON(_ report: ImportReport, _ file: String) {
    let language = program.language
    json.object { object in
      object.key("file")
      object.value(file)
      object.key("format")
      object.value(report.format.rawValue)
      object.key("isWritten")
      object.value(!program.arguments.has(.dryRun))
      let counts: KeyValuePairs = [
        "added": report.added, "updated": report.updated, "unchanged": report.unchanged,
        "matched": report.matched, "skipped": report.skipped, "unsure": report.doubtful,
        "plans": report.plans,
      ]
      for (key, count) in counts {
        object.key(key)
        object.value(count)
      }
      object.key("skips")
      object.array { array in
        for skip in report.skips {
          array.object {
            $0.fields(of: skip.place)
            $0.key("reason")
            $0.value(skip.reason.text(in: language))
          }
        }
      }
      object.key("doubts")
      object.array { array in
        for doubt in report.doubts {
          array.object {
            $0.fields(of: doubt.place)
            $0.key("name")
            $0.value(doubt.name)
            $0.key("candidate")
            $0.value(doubt.candidateName)
          }
        }
      }
      object.key("matches")
      object.array { array in
        for match in report.matches {
          array.object {
            $0.key("name")
            $0.value(match.name)
            $0.key("workout")
            $0.value(match.workoutName)
          }
        }
      }
      object.key("unknownWords")
      object.object { words in
        for (word, count) in report.unknownWords.sorted(by: { $0.key < $1.key }) {
          words.key(word)
          words.value(count)
        }
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func fields(of place: ImportReport.Place) {
    key("record")
    value(place.record)
    key("line")
    value(place.line)
  }
}
