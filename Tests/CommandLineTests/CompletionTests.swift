import TestSupport
import Testing
import WorkoutCatalog

@testable import workout_catalog

/// What is offered for a command line that is being typed.
@MainActor
struct CompletionTests {
  private let folder: TemporaryFolder
  private let database: String

  init() throws {
    folder = try TemporaryFolder()
    database = folder.path("catalog.sqlite")
  }

  private func offer(_ words: String..., language: String = "en") -> Completion.Offer {
    let variables = ["WORKOUT_CATALOG_DATABASE": database, "LANG": language]
    return Completion(words, environment: Environment { variables[$0] }).offer
  }

  private func texts(_ words: String..., language: String = "en") -> [String] {
    let variables = ["WORKOUT_CATALOG_DATABASE": database, "LANG": language]
    guard case .words(let candidates) = Completion(words, environment: Environment { variables[$0] }).offer
    else { return ["(files)"] }
    return candidates.map(\.text)
  }

  @Test func `every command of the table is offered where its name goes on`() {
    for name in Command.Name.allCases where name != .application {
      let words = name.rawValue.split(separator: " ").map(String.init)
      for length in 0...words[words.count - 1].count {
        let typed = words.dropLast() + [String(words[words.count - 1].prefix(length))]
        let environment = Environment { _ in nil }
        guard case .words(let offered) = Completion(Array(typed), environment: environment).offer else {
          Issue.record("files for \(typed)")
          continue
        }
        let meaning = OptionTable.command(name).summary.english
        #expect(offered.contains(.init(text: words[words.count - 1], meaning: meaning)), "\(typed)")
      }
    }
  }

  @Test func `every option of the table is offered to its command, with what it does`() {
    for name in Command.Name.allCases {
      let words = name.rawValue.split(separator: " ").map(String.init)
      guard case .words(let offered) = Completion(words + ["--"], environment: Environment { _ in nil }).offer
      else { continue }
      #expect(
        offered
          == OptionTable.options(of: name).map { .init(text: $0.name.typed, meaning: $0.help.english) })
    }
  }

  @Test func `an option that was given is offered again only if it may be given again`() {
    #expect(texts("search", "--limit", "3", "--li").isEmpty)
    #expect(texts("search", "--muscle", "chest", "--mus") == ["--muscle"])
    #expect(texts("search", "--", "--mus").isEmpty)
  }

  @Test func `the values of an option are offered behind it, and behind its sign`() {
    #expect(texts("--lang", "") == ["en", "ko"])
    #expect(texts("--theme", "d") == ["dark"])
    #expect(texts("--theme=d") == ["--theme=dark"])
    #expect(texts("--th=d") == ["--theme=dark"])
    #expect(texts("search", "-e", "smith") == ["smith-machine"])
    #expect(texts("search", "--muscle=가") == ["--muscle=가슴"])
    #expect(texts("search", "--level", "", language: "ko") == ["초급", "중급", "고급"])
    #expect(texts("completions", "") == ["bash", "zsh", "fish"])
    #expect(offer("--database", "/et") == .files)
    #expect(offer("--database=/et") == .files)
    #expect(texts("search", "--json=").isEmpty)
    #expect(texts("search", "--limit", "").isEmpty)
  }

  @Test func `plans are offered by their names`() throws {
    try SampleCatalog.copy(to: database)
    let store = try WorkoutStore(path: database)
    for name in ["Push day", "Pull day", "등 운동", "\u{1B}]0;evil\u{7}"] {
      try store.append([Workout.ID(rawValue: 1)], toPlanNamed: name)
    }
    #expect(offer("plan", "show", "pus") == .words([.init(text: "Push day", meaning: "1")]))
    #expect(texts("plan", "check", "등") == ["등 운동"])
    #expect(texts("select", "--plan=Pu") == ["--plan=Push day", "--plan=Pull day"])
    #expect(texts("plan", "show", "Push", "d") == ["day"])
    let answer = try program(
      "__complete", "words", "plan", "show", "", environment: ["WORKOUT_CATALOG_DATABASE": database])
    #expect(answer.output == "words\nPush day\t1\nPull day\t1\n등 운동\t1\n")
  }

  @Test func `workouts are offered by slug, and by name where the word can be no slug`() throws {
    try SampleCatalog.copy(to: database)
    #expect(
      offer("show", "barbell-be")
        == .words([.init(text: "barbell-bench-press", meaning: "Barbell Bench Press")]))
    #expect(texts("show", "Barbell Be") == ["Barbell Bench Press"])
    #expect(texts("show", "Barbell", "Be") == ["Bench Press"])
    #expect(texts("show", "바벨 벤") == ["바벨 벤치프레스"])
    #expect(texts("select", "-w", "deadlift", "barbell-be") == ["barbell-bench-press"])
    #expect(texts("show", "no-such-").isEmpty)
  }

  @Test func `hidden and removed workouts are offered only to what brings them back`() throws {
    try SampleCatalog.copy(to: database)
    let store = try WorkoutStore(path: database)
    let own = try store.add(.sample("Zebra Press"))
    try store.setState(.removed, of: own)
    try store.setState(.hidden, of: try #require(try store.workout(matching: "barbell-bench-press")).id)
    #expect(texts("show", "barbell-be").isEmpty)
    #expect(texts("show", "Barbell Be").isEmpty)
    #expect(texts("unhide", "") == ["barbell-bench-press"])
    #expect(texts("restore", "zeb") == ["zebra-press"])
    #expect(texts("show", "zeb").isEmpty)
  }

  @Test func `to complete a line changes nothing in the catalog, nor beside it`() throws {
    try SampleCatalog.copy(to: database)
    let before = DatabaseFiles(database)
    #expect(texts("show", "barbell-be") == ["barbell-bench-press"])
    #expect(DatabaseFiles(database) == before)
    #expect(folder.contents == ["catalog.sqlite"])
  }

  @Test func `of more than can be read, what all have in common stays true`() throws {
    try SampleCatalog.copy(to: database)
    let all = texts("show", "")
    #expect(all.count == 201)
    let store = try WorkoutStore(path: database)
    let last = try store.slugs(beginningWith: "", limit: 10_000, in: .english).last
    #expect(all.last == last?.slug)
    #expect(try store.names(beginningWith: "", limit: 2).count == 3)
  }

  @Test func `no catalog is made to complete a line, and a broken one is no error`() throws {
    #expect(texts("show", "ba").isEmpty)
    #expect(folder.contents.isEmpty)
    #expect(texts("--database", "/etc/passwd", "plan", "show", "").isEmpty)
  }

  @Test func `an answer to bash is what it puts in place of the word`() throws {
    try SampleCatalog.copy(to: database)
    try WorkoutStore(path: database).append([Workout.ID(rawValue: 1)], toPlanNamed: "Push day")
    let variables = ["WORKOUT_CATALOG_DATABASE": database]
    for (line, reply) in [
      ("wc plan show P", "words\nPush\\ day\n"), ("wc plan show \"P", "words\nPush day\n"),
      ("wc select --plan=P", "words\nPush\\ day\n"), ("wc --database ", "files\n"),
      ("wc plan show x", "words\n"),
    ] {
      let answer = try program("__complete", "bash", line, " \t\n\"'=", environment: variables)
      #expect(answer == ProgramRun(exit: .done, output: reply))
    }
    #expect(try program("__complete", environment: variables) == ProgramRun(exit: .failure))
    #expect(try program("__complete", "tcsh", "x", environment: variables) == ProgramRun(exit: .failure))
  }
}
