/// What came of importing a file.
public struct ImportReport: Hashable, Sendable {
  /// A place in a file: the number of a record or data row, and its line, both from 1.
  public struct Place: Hashable, Sendable {
    /// The number of the record, or of the data row.
    public let record: Int
    /// The line that it begins on.
    public let line: Int
  }

  /// A record that was passed over.
  public struct Skip: Hashable, Sendable {
    /// Where it stands.
    public let place: Place
    /// Why.
    public let reason: ImportMessage
  }

  /// A record that may be a workout that was there.
  public struct Doubt: Hashable, Sendable {
    /// Where it stands.
    public let place: Place
    /// Its name.
    public let name: String
    /// The workout that it may be.
    public let candidate: Workout.ID
    /// That one's name.
    public let candidateName: String
  }

  /// A record that was joined with a workout that was there.
  public struct Match: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// The workout.
    public let workout: Workout.ID
    /// That one's name.
    public let workoutName: String
  }

  /// The most skips, doubts and matches that are kept; all of them are counted.
  public static let mostKept = 2_000

  /// The file's format.
  public let format: ImportFormat
  /// How many workouts are new.
  public internal(set) var added = 0
  /// How many workouts of an earlier import are changed.
  public internal(set) var updated = 0
  /// How many records are as they were.
  public internal(set) var unchanged = 0
  /// How many records were joined with workouts that were there.
  public internal(set) var matched = 0
  /// How many records were passed over.
  public internal(set) var skipped = 0
  /// How many of the new workouts may be others that were there.
  public internal(set) var doubtful = 0
  /// How many plans are new or have new entries.
  public internal(set) var plans = 0
  /// The first of what was passed over.
  public internal(set) var skips: [Skip] = []
  /// The first of the doubtful.
  public internal(set) var doubts: [Doubt] = []
  /// The first of the joined.
  public internal(set) var matches: [Match] = []
  /// Words for muscles, equipment and kinds that the vocabularies do not have, kept as texts: how often each came.
  public internal(set) var unknownWords: [String: Int] = [:]

  init(format: ImportFormat) { self.format = format }

  /// The report, unless nothing of the file could be read.
  var result: Result<ImportReport, ImportError> {
    guard added + updated + unchanged + matched + plans == 0, let first = skips.first else {
      return .success(self)
    }
    return .failure(
      ImportError(
        .unreadable,
        ImportMessage(
          "no record of it can be read; of the first, on line \(first.place.line), \(first.reason)",
          "읽을 수 있는 기록이 없습니다. 첫 기록(\(first.place.line)번째 줄): \(first.reason.text(in: .korean))")))
  }

  /// How many records were read.
  public var read: Int { added + updated + unchanged + matched + skipped }

  mutating func skip(_ place: Place, _ reason: ImportMessage) {
    skipped += 1
    if skips.count < Self.mostKept { skips.append(Skip(place: place, reason: reason)) }
  }

  mutating func noteUnknownWords(of record: ImportedWorkout) {
    for text in record.texts where text.kind == .fact {
      guard Self.vocabularyFacts.contains(where: text.text.hasPrefix), text.text.utf8.count < 200,
        unknownWords[text.text] != nil || unknownWords.count < Self.mostKept
      else { continue }
      unknownWords[text.text, default: 0] += 1
    }
  }

  private static let vocabularyFacts = [
    "primary muscle: ", "secondary muscle: ", "equipment: ", "force: ", "mechanic: ", "level: ",
    "measurement: ",
  ]
}

/// How far an import is.
public struct ImportProgress: Hashable, Sendable {
  /// How many records were read.
  public let records: Int
  /// How many bytes were read.
  public let bytes: Int
}
