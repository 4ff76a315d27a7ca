/// What a plan is exported as.
enum PlanFormat: String, CaseIterable {
  /// Markdown with a checkbox for each entry.
  case md
  /// A table for spreadsheets.
  case csv
  /// What `plan show --json` prints.
  case json
  /// One page to print or to train by, which needs nothing else.
  case html
}
