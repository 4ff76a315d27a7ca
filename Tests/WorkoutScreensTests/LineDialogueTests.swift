import TerminalUI
import TestSupport
import Testing
import WorkoutCatalog

@testable import WorkoutScreens

/// The screens as dialogues, written out as they are read.
@MainActor
struct LineDialogueTests {
  private let folder: TemporaryFolder
  private let store: WorkoutStore

  init() throws {
    folder = try TemporaryFolder()
    try SmallCatalog.make(at: folder.path("catalog.sqlite"))
    store = try WorkoutStore(path: folder.path("catalog.sqlite"))
  }

  /// What a dialogue comes to with those answers.
  private func lines(
    _ language: Language = .english, answers: String..., dialogue: (LineDialogue) -> Void
  ) -> [String] {
    let terminal = ScriptedLineTerminal(answers: answers)
    dialogue(LineDialogue(store: store, language: language, terminal: terminal))
    return terminal.lines
  }

  private func names(ofPlan name: String) throws -> [String] {
    try store.plan(named: name)?.entries.map { $0.workout.name(in: .english) } ?? []
  }

  @Test func `select searches, picks by number, and adds the picks in their order`() throws {
    var added: [Workout] = []
    let lines = lines(answers: "bench", "2 1", "dl", "1", "v", "x 2", "a", "y") {
      added = $0.select(planName: "Push day")
    }
    #expect(
      lines == [
        "Add to Push day.",
        "Type words to search, numbers to pick, ? for help.",
        "Pick: bench",
        "2 found",
        "1. Barbell Bench Press = Bench, Barbell, Chest, 4 × 8",
        "2. Incline Dumbbell Bench Press, Dumbbell, Bench, Chest, 4 × 8–12",
        "Pick: 2 1",
        "Picked: Incline Dumbbell Bench Press; Barbell Bench Press. 2 in all.",
        "Pick: dl",
        "2 found",
        "1. Deadlift = DL, Barbell, Lower Back, Glutes, 3 × 5",
        "2. Romanian Deadlift ≈ deadlift, Barbell, Hamstrings, 3 × 8",
        "Pick: 1",
        "Picked: Deadlift. 3 in all.",
        "Pick: v",
        "1. Incline Dumbbell Bench Press, Dumbbell, Bench, Chest, 4 × 8–12",
        "2. Barbell Bench Press, Barbell, Chest, 4 × 8",
        "3. Deadlift, Barbell, Lower Back, Glutes, 3 × 5",
        "Pick: x 2",
        "2 picked.",
        "Pick: a",
        "1. Incline Dumbbell Bench Press, Dumbbell, Bench, Chest, 4 × 8–12",
        "2. Deadlift, Barbell, Lower Back, Glutes, 3 × 5",
        "Add 2 to Push day? y/n y",
        "2 added to Push day.",
      ])
    #expect(added.map { $0.name(in: .english) } == ["Incline Dumbbell Bench Press", "Deadlift"])
    #expect(try names(ofPlan: "Push day") == ["Incline Dumbbell Bench Press", "Deadlift"])
  }

  @Test func `the whole list comes in pages, picks are marked, and a number beyond it is refused`() throws {
    let shown = lines(answers: "", "2-1", "", "40", "/40", "q", "y") {
      #expect($0.select(planName: "A").isEmpty)
    }
    #expect(shown[3] == "\(try store.sections().reduce(0) { $0 + $1.count }) workouts")
    #expect(shown[4].hasPrefix("1. ") && shown[13].hasPrefix("10. "))
    #expect(shown[14] == "Enter for more.")
    #expect(shown[16].hasPrefix("Picked: ") && shown[16].hasSuffix(" 2 in all."))
    #expect(shown[18].hasPrefix("11. "))
    #expect(shown.contains("There is no number 40; a slash before it searches for it."))
    #expect(shown.contains("Nothing found for “40”."))
    #expect(shown.last == "Leave without adding 2? y/n y")
    #expect(try store.plans().isEmpty)
    let again = lines(answers: "bench", "1", "bench") { _ = $0.select(planName: "A") }
    #expect(again.contains("1. Barbell Bench Press = Bench, Barbell, Chest, 4 × 8 (picked)"))
  }

  @Test func `no more answers leave without writing, wherever they end`() throws {
    let answers = ["bench", "1", "s 1", "r", "", "v", "a"]
    for count in 0...answers.count {
      let terminal = ScriptedLineTerminal(answers: Array(answers.prefix(count)))
      let dialogue = LineDialogue(store: store, language: .english, terminal: terminal)
      #expect(dialogue.select(planName: "A").isEmpty)
      #expect(try store.plans().isEmpty)
    }
    for body in [
      { $0.find() }, { $0.plans() }, { $0.checklist(planName: "A") }, { $0.application(planName: "A") },
    ] as [(LineDialogue) -> Void] {
      _ = lines(dialogue: body)
    }
  }

  @Test func `find shows a workout's settings and changes them, in Korean`() throws {
    let shown = lines(.korean, answers: "벤치프레스", "1", "1 5", "2 8-12", "4", "2 2000", "", "q") { $0.find() }
    #expect(
      shown.prefix(14) == [
        "찾을 말이나 설정을 볼 번호를 입력하세요. ?는 도움말입니다.",
        "찾기: 벤치프레스",
        "2개 찾음",
        "1. 바벨 벤치프레스 = 벤치프레스, 바벨, 가슴, 4 × 8",
        "2. 인클라인 덤벨 벤치프레스, 덤벨, 벤치, 가슴, 4 × 8–12",
        "찾기: 1",
        "바벨 벤치프레스, Barbell Bench Press",
        "주동근: 가슴",
        "보조근: 삼두근, 어깨",
        "기구: 바벨",
        "분류: 근력 · 복합 관절 · 밀기 · 초급",
        "다른 이름: Bench Press, Bench, BP, 벤치프레스, 벤치",
        "1. 세트: 4",
        "2. 횟수: 8",
      ])
    #expect(shown.contains("1부터 999까지 됩니다."))
    let settings = try #require(try store.workout(Workout.ID(rawValue: 1))).settings
    #expect(settings.sets == 5)
    #expect(settings.reps == 8)
    #expect(settings.repsMax == 12)
    #expect(settings.techniques == [Technique.allCases[0]])
    _ = lines(answers: "bench", "1", "3 90", "r", "3 75", "q", "q") { $0.find() }
    let reset = try #require(try store.workout(Workout.ID(rawValue: 1)))
    #expect(reset.settings.sets == reset.facts.defaults.sets)
    #expect(reset.settings.rest == 75)
  }

  @Test func `a checklist's numbers switch what is done`() throws {
    try store.append([1, 2, 3].map { Workout.ID(rawValue: $0) }, toPlanNamed: "A")
    let shown = lines(answers: "3", "1", "1-2", "2", "r", "", "", "q") { $0.application(planName: "A") }
    #expect(
      shown.dropFirst(3).prefix(11) == [
        "What to do: 3",
        "1. A, 0 of 3 done",
        "Plan: 1",
        "A, 0 of 3 done",
        "1. Barbell Bench Press, 4 × 8",
        "2. Push-Up, 3 × 15",
        "3. Incline Dumbbell Bench Press, 4 × 8–12",
        "Done: 1-2",
        "A, 2 of 3 done",
        "1. done: Barbell Bench Press, 4 × 8",
        "2. done: Push-Up, 3 × 15",
      ])
    #expect(shown.last == "What to do: q")
    #expect(try store.plan(named: "A")?.entries.allSatisfy { !$0.isDone } == true)
  }

  @Test(arguments: Language.allCases)
  func `a question mark tells every answer`(language: Language) {
    let shown = lines(language, answers: "?", "q") { _ = $0.select(planName: "A") }
    #expect(shown.count == 2 + 1 + 8 + 1)
    #expect(shown.contains { $0.hasPrefix("  1 3-5: ") })
  }

  @Test func `no name can forge a line`() throws {
    let path = folder.path("hostile.sqlite")
    try SmallCatalog.make(at: path, adding: [.sample("Curl\n2. \u{1B}[2JSquat\u{202E}", slug: "x")])
    let terminal = ScriptedLineTerminal(answers: ["curl", "1"])
    let dialogue = LineDialogue(store: try WorkoutStore(path: path), language: .english, terminal: terminal)
    #expect(dialogue.select(planName: "A").isEmpty)
    #expect(terminal.lines.contains { $0.contains(". Curl␊2. ␛[2JSquat‹202E›") })
  }
}
