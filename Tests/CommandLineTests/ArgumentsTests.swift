import Foundation
import Testing
import WorkoutCatalog

@testable import workout_catalog

struct ArgumentsTests {
  private func parse(_ line: String) -> Arguments {
    let (arguments, failure) = Arguments.parse(line.split(separator: " ").map(String.init))
    #expect(failure == nil)
    return arguments
  }

  @Test(
    arguments: [
      ("", Command.Name.application), ("--lang ko", .application), ("select", .select), ("search", .search),
      ("show squat", .show), ("plan", .plan), ("plan list", .plan), ("plan show A", .planShow),
      ("--database a.sqlite plan --lang en show A", .planShow),
    ])
  func `a command is called by its words`(_ line: String, _ command: Command.Name) {
    #expect(parse(line).command == command)
  }

  @Test func `options may stand before, between and after the words`() {
    let arguments = parse("--database a.sqlite search --limit 5 bench -m chest press --json --muscle=triceps")
    #expect(arguments.operand == "bench press")
    #expect(arguments.value(of: .database) == "a.sqlite")
    #expect(arguments.limit == 5)
    #expect(arguments.values(of: .muscle) == ["chest", "triceps"])
    #expect(arguments.has(.json))
    #expect(!arguments.has(.plain))
  }

  @Test func `two dashes end the options`() {
    let arguments = parse("search --json -- --limit -n --")
    #expect(arguments.operand == "--limit -n --")
    #expect(arguments.limit == nil)
    #expect(parse("show -- -45-degree-press").operand == "-45-degree-press")
  }

  @Test func `a long option may be cut short where it stays clear`() {
    let arguments = parse("search --lim 5 --eq barbell --pl")
    #expect(arguments.limit == 5)
    #expect(arguments.values(of: .equipment) == ["barbell"])
    #expect(arguments.has(.plain))
  }

  @Test func `the last of several values counts where one is wanted`() {
    #expect(parse("search --limit 5 -n7").limit == 7)
    #expect(parse("--lang ko --lang en").language == .english)
  }

  @Test func `words after --workout are workouts too, until another option comes`() {
    let arguments = parse("select -w squat deadlift --workout dips --plan Legs")
    #expect(arguments.values(of: .workout) == ["squat", "deadlift", "dips"])
    #expect(arguments.value(of: .plan) == "Legs")
    let (_, failure) = Arguments.parse(["select", "--workout", "squat", "--plan", "Legs", "deadlift"])
    #expect(failure == .unexpectedWord("deadlift", after: OptionTable.command(.select)))
  }

  @Test func `a lone dash and an empty word are words`() {
    #expect(parse("search -").operand == "-")
    #expect(Arguments.parse(["search", ""]).arguments.operand == "")
    #expect(parse("search").operand == nil)
  }

  @Test func `the largest count is taken`() {
    #expect(parse("search --limit 2147483647").limit == 2_147_483_647)
  }

  @Test func `scans at the same time do not mix`() async {
    await withTaskGroup { group in
      for task in 1...4 {
        group.addTask {
          for number in 1...500 {
            let limit = task * 1000 + number
            let (arguments, failure) = Arguments.parse(["search", "a", "--limit", "\(limit)", "b", "--json"])
            #expect(failure == nil)
            #expect(arguments.limit == limit)
            #expect(arguments.operand == "a b")
          }
        }
      }
    }
  }

  @Test func `every option and command of the table is described in both languages`() {
    for command in Command.Name.allCases.map(OptionTable.command) {
      let texts =
        [command.summary] + command.description + command.notes()
        + OptionTable.options(of: command.name).map(\.help)
      for text in texts {
        #expect(!text.english.isEmpty)
        #expect(text.korean.unicodeScalars.contains { ("가"..."힣").contains($0) })
      }
      let options = OptionTable.options(of: command.name)
      #expect(Set(options.map(\.name)).count == options.count)
      let letters = options.compactMap(\.short)
      #expect(Set(letters).count == letters.count)
    }
  }

  @Test func `every command is described by its own name, and is below the one whose name begins it`() {
    for name in Command.Name.allCases {
      #expect(OptionTable.command(name).name == name)
      for below in name.subcommands { #expect(below.rawValue == "\(name.rawValue) \(below.word)".trimmed) }
    }
    let listed = Command.Name.allCases.flatMap(\.subcommands)
    #expect(Set(listed).union([.application]) == Set(Command.Name.allCases))
    #expect(Set(listed).count == listed.count)
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
