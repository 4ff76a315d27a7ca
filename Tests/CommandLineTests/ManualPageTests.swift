import Foundation
import TestSupport
import Testing
import WorkoutCatalog

@testable import workout_catalog

@MainActor
struct ManualPageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The page as a file.
  private func page(_ language: Language) throws -> String {
    let path = folder.path("page.1")
    try Data(ManualPage(in: language).text.utf8).write(to: URL(filePath: path))
    return path
  }

  /// The page as man shows it, on one line.
  private func shown(_ language: Language) throws -> String {
    let run = try Subprocess.run(
      ["/usr/bin/env", "man", "--warnings", "-E", "UTF-8", "-l", try page(language)],
      environment: Tool.environment.merging(["MANWIDTH": "1000"]) { $1 })
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    return run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(.enabled(if: Tool.isInstalled("mandoc")), arguments: Language.allCases)
  func `mandoc finds nothing to mend`(language: Language) throws {
    let run = try Subprocess.run(
      ["/usr/bin/env", "mandoc", "-K", "utf-8", "-T", "lint", "-W", "warning", try page(language)],
      environment: Tool.environment)
    #expect(run == Subprocess(status: 0, output: "", errors: ""))
  }

  @Test(.enabled(if: Tool.isInstalled("man")), arguments: Language.allCases)
  func `man shows every command, option and variable without a warning`(language: Language) throws {
    let shown = try shown(language)
    for name in Command.Name.allCases {
      let command = OptionTable.command(name)
      #expect(command.usage.isEmpty || shown.contains(command.usage))
      for option in OptionTable.options(of: name) {
        let typed = (option.short.map { "-\($0), " } ?? "") + option.typed
        #expect(shown.contains("\(typed) \(option.help[language])"), "\(typed)")
      }
    }
    for (name, meaning) in OptionTable.environment { #expect(shown.contains("\(name) \(meaning[language])")) }
  }

  @Test func `the program prints it in the language asked for`() throws {
    for language in Language.allCases {
      let run = try program("man", "--lang", language.rawValue)
      #expect(run == ProgramRun(exit: .done, output: ManualPage(in: language).text))
    }
    #expect(ManualPage(in: .english).text.utf8.allSatisfy { $0 < 0x80 })
  }
}
