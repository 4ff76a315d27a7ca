import WorkoutCatalog

extension PlanCommand {
  /// Prints a plan in a format of other programs.
  func export() throws -> Exit {
    let plan = try plan(in: program.openStore())
    switch program.arguments.value(of: .format).flatMap(PlanFormat.init(rawValue:)) {
    case .md: try program.output.write(PlanMarkdown(plan, language: program.language).text)
    case .csv: try program.output.write(PlanTable(plan, language: program.language).text)
    case .html: try program.output.write(PlanWebPage(plan, language: program.language).text)
    case .json, nil: try printJSON(plan)
    }
    return .done
  }
}
