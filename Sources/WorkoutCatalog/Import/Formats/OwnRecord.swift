/// A record of the catalog's own files, which hold all that a person could lose: an export and its import give an equal
/// catalog.
///
/// As JSON, version 1 is one object, of which `format` and `version` come first, and then lists in this order, a
/// record a line:
///
///     {"format": "workout-catalog", "version": 1,
///      "workouts": [{"slug": "...", "rank": -1, "origin": "custom", "state": "listed", "section": "Chest",
///        "familiarity": 4, "names": {"en": "...", "ko": "..."}, "aliases": [], "primaryMuscles": [],
///        "secondaryMuscles": [], "equipment": [], "category": "strength", "force": "push", "mechanic": null,
///        "level": "beginner", "measurement": "weight-reps", "settings": {"sets": 3, "reps": 10, "repsMax": 12,
///        "seconds": null, "meters": null, "rest": 90}, "edits": ["name.en"], "isFavourite": true, "opened": 3,
///        "own": {"measurement": "reps", "sets": 5, "reps": 5, "repsMax": 8, "weight": "102.5 kg", "seconds": 30,
///        "distance": "5 km", "rest": 180, "techniques": ["drop-set"], "note": "..."},
///        "sources": [{"source": "wger", "id": "...", "checksum": "0123456789abcdef", "isJoined": false,
///        "written": "...", "texts": [{"kind": "instruction", "language": "en", "text": "..."}]}]}],
///      "reviews": [{"source": "wger", "id": "...", "candidate": "slug", "isDifferent": false}],
///      "plans": [{"name": "...", "entries": [{"workout": "slug", "joinsPrevious": false, "isDone": false, "own": {}}]}],
///      "planSources": [{"source": "strong", "id": "...", "plan": "...", "entries": ["..."]}]}
///
/// `slug`, `names` and `settings` are enough for a file written by hand, whose workouts may have `texts` of their own.
/// Terms are the vocabularies' identifiers. `rank` is the workout's number, the smaller the better known; `settings` are
/// the catalog's and `own` a person's, with amounts as exact decimals; `edits` are the facts a person changed by hand.
/// `sources` and `planSources` are what imports remember, `written` a checksum of each fact as the import left it.
/// A reader passes over what it does not know, and refuses a newer version.
///
/// As CSV, version 1 is one table with the columns of `OwnColumn`. `kind` tells what a row is: `catalog`, the first, with
/// the version; `workout`; `source` and, behind it, `text`, both of the workout above; `review`; `plan` and, behind it,
/// `entry`; `plan-source` and `plan-source-entry`. A row without it is a workout, whose columns may be any of these, and
/// one for each kind of text, a line for each. A list has a line for each element. A backslash stands before another, and
/// in `\n`, `\r` and `\u{202e}` for what would part a line or is not to be seen. An apostrophe before what a spreadsheet
/// would run as a formula, or before another such, is no part of the cell.
enum OwnRecord: Equatable, Sendable {
  case workout(OwnWorkout)
  case review(OwnReview)
  case plan(OwnPlan)
  case planSource(OwnPlanSource)

  static let formatName = "workout-catalog"
  static let newestVersion = 1

  /// The list that a record stands in.
  enum List: String, CaseIterable {
    case workouts, reviews, plans, planSources
  }
}

/// A workout with everything that a catalog knows of it.
struct OwnWorkout: Equatable, Sendable {
  /// Its number, which is also its static rank; `nil` where nobody says.
  var rank: Int64?
  var origin = Workout.Origin.custom
  var state = Workout.State.listed
  var facts: Workout.Facts
  /// The facts that a person changed by hand.
  var edits: Set<Workout.Field> = []
  var ownSettings = WorkoutSettings()
  var isFavourite = false
  /// How often a person opened it.
  var opened = 0
  var sources: [OwnSource] = []
}

/// What an import remembers of a record, and what it said; see the table `workout_source`.
struct OwnSource: Equatable, Sendable {
  var name: String
  var id: String
  var checksum: Int64
  var isJoined = false
  var written: [UInt8]?
  var texts: [WorkoutText] = []
}

/// A question that an import left to a person, or its answer; see the table `import_review`.
struct OwnReview: Equatable, Sendable {
  var source: String
  var id: String
  /// The slug of the workout that it may be.
  var candidate: String
  var isDifferent = false
}

/// A plan with its entries in order.
struct OwnPlan: Equatable, Sendable {
  struct Entry: Equatable, Sendable {
    /// The workout's slug.
    var workout: String
    var joinsPrevious = false
    var isDone = false
    var ownSettings = WorkoutSettings()
  }

  var name: String
  var entries: [Entry] = []
}

/// A routine of a training log that became a plan; see the table `plan_source`.
struct OwnPlanSource: Equatable, Sendable {
  var source: String
  /// What the log calls it.
  var name: String
  /// The plan's name; `nil` when a person removed it.
  var plan: String?
  /// The records that were put into it.
  var entries: [String] = []
}
