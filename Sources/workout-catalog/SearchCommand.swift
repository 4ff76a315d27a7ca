import WorkoutCatalog
import WorkoutScreens

/// `search`: prints what a query finds.
struct SearchCommand {
  private let program: Program
  private let query: SearchQuery

  /// The search that a command line asks for.
  init(_ program: Program) {
    self.program = program
    let arguments = program.arguments
    query = SearchQuery(
      arguments.operand ?? "", muscles: arguments.terms(of: .muscle),
      equipment: arguments.terms(of: .equipment), categories: arguments.terms(of: .category),
      levels: arguments.terms(of: .level))
  }

  /// Opens the screen on a terminal; else prints the workouts, best first.
  @MainActor
  func run() throws -> Exit {
    let arguments = program.arguments
    guard program.output.isTerminal, !arguments.has(.json), !arguments.has(.plain), !arguments.has(.limit)
    else {
      return try printResults()
    }
    let outcome = try program.runScreen(for: .search) {
      WorkoutListScreen(context: $0, query: query)
    } dialogue: {
      $0.find(query)
    }
    return outcome.exit(left: .done)
  }

  private func printResults() throws -> Exit {
    let store = try program.openStore()
    var printer = WorkoutPrinter(program)
    var suggestion: String?
    let limit = program.arguments.limit ?? .max
    if query.isEmpty {
      try store.forEachPage(of: store.pages(in: program.language), limit: limit, pageSize: printer.pageSize) {
        try printer.add($0, from: store)
      }
    } else {
      let results = try store.search(query)
      suggestion = results.suggestion
      try store.forEachPage(of: store.pages(of: results), limit: limit, pageSize: printer.pageSize) {
        try printer.add($0, from: store)
      }
    }
    try printer.end()
    guard printer.count == 0 else { return .done }
    program.tell(.nothingMatches(query, suggestion: suggestion))
    return .nothing
  }
}

extension Text {
  /// A search found nothing.
  fileprivate static func nothingMatches(_ query: SearchQuery, suggestion: String?) -> Text {
    let text = quoted(query.text)
    if let suggestion {
      return Text(
        "nothing matches \(text); did you mean \(quoted(suggestion))?",
        "맞는 운동이 없습니다: \(text). 혹시 \(quoted(suggestion))인가요?")
    }
    switch (query.text.isBlank, query.hasFilter) {
    case (true, false): return Text("the catalog is empty", "카탈로그가 비어 있습니다")
    case (true, true):
      return Text("nothing matches all the options; leave one out", "옵션에 모두 맞는 운동이 없습니다. 하나를 빼 보세요")
    case (false, true):
      return Text(
        "nothing matches \(text) and the options; leave an option out",
        "맞는 운동이 없습니다: \(text). 옵션을 빼 보세요")
    case (false, false):
      return Text(
        "nothing matches \(text); try fewer letters, a muscle or equipment",
        "맞는 운동이 없습니다: \(text). 더 짧게, 또는 근육이나 기구로 찾아보세요")
    }
  }
}
