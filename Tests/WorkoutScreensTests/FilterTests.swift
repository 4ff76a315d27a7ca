import TerminalUI
import Testing
import WorkoutCatalog

@testable import WorkoutScreens

/// Keeping a list to facets.
@MainActor
struct FilterTests {
  private func list(_ language: Language = .english, _ size: String = "80x24") throws -> Session {
    try Session(language, size) { WorkoutListScreen(context: $0) }
  }

  // MARK: Frames

  @Test func `one key opens the menus while a text is typed, and what is chosen shows above the list`() throws
  {
    let session = try list()
    session.type("press")
    session.press(.function(4), .space)
    #expect(
      session.frame == """
        Filter the list
        Muscle                                                                   Chest ┃
        › [x] Chest                                                                    ┃
          [ ] Lats                                                                     ┃
          [ ] Lower Back                                                               ┃
          [ ] Middle Back                                                              ┃
          [ ] Traps                                                                    ┃
          [ ] Neck
          [ ] Rear Delts
          [ ] Shoulders
          [ ] Biceps
          [ ] Forearms
          [ ] Triceps
          [ ] Abdominals
          [ ] Obliques
          [ ] Hip Flexors
          [ ] Adductors
          [ ] Calves
          [ ] Hamstrings
          [ ] Quadriceps
          [ ] Abductors
          [ ] Glutes
        Equipment
        3 of 18                 Space choose  Enter show  ? help  Ctrl-X clear  Esc back
        """)
    session.press(.character("]"), .space, .down, .space, .enter)
    #expect(
      session.frame == """
        Search: press
        Filter: Chest · Barbell, Dumbbell                                 Ctrl-X clear
        › Barbell Bench Press                Barbell        Chest                4 × 8
          Incline Dumbbell Bench Press       Dumbbell, Be…  Chest             4 × 8–12



















        2 of 18                Enter settings  F1 help  F4 filter  Ctrl-O new  Esc leave
        """)
    #expect(session.terminal.frame?.cursor == Point(column: 13, row: 0))
  }

  @Test func `the menus and the filter in a narrow terminal`() throws {
    let session = try list(.korean, "40x10")
    session.press(.control("r"), .space, .down, .space, .character("]"), .down, .space)
    #expect(
      session.frame == """
        목록 거르기
        기구                              덤벨
          [ ] 바벨
        › [x] 덤벨                             ┃
          [ ] 케틀벨
          [ ] 케이블
          [ ] 머신
          [ ] 스미스 머신
          [ ] 이지바
        18개 중 1개     Space 고르기  Enter 보기
        """)
    session.press(.escape)
    #expect(
      session.frame == """
        찾기: 이름, 부위, 기구, 초성
        필터: 가슴, 광배근 · 덤벨  Ctrl-X 해제
        › 인클라인 덤벨 벤치프레스    4 × 8–12






        18개 중 1개        Enter 설정  F1 도움말
        """)
    session.press(.function(4), .character("]"), .down, .space, .character("]"), .character("]"), .space)
    session.press(.enter)
    #expect(session.line(1) == "필터: 가슴, 광배근 · 초급  Ctrl-X 해제")
    session.resize("20x5")
    #expect(
      session.frame == """
        찾기: 이름, 부위,…
        필터: 가슴, 광배…
        › 바벨 벤치프레스  ┃
          푸쉬업
        18개 중 6개
        """)
  }

  @Test func `the menus and the filter in a wide terminal`() throws {
    let session = try list(.english, "200x50")
    session.press(.function(4), .down, .space, .end, .space)
    #expect(session.line(-2).hasPrefix("› [x] Expert"))
    #expect(session.columns(150..<200).contains("Level") == false)
    #expect(session.line(-1).hasPrefix("0 of 18"))
    #expect(session.line(-1).hasSuffix("Space choose  Enter show  ? help  Ctrl-X clear  Esc back"))
    session.press(.escape)
    #expect(session.line(1).hasPrefix("Filter: Lats · Expert"))
    #expect(session.line(1).hasSuffix("  Ctrl-X clear"))
    #expect(session.line(3) == "  Nothing found.")
    #expect(session.line(5) == "  Ctrl-X  clear the filter")
    session.press(.control("x"))
    #expect(session.line(1).hasPrefix("Chest"))
    #expect(session.line(-1).hasPrefix("18 workouts"))
  }

  @Test func `help names the menus' keys`() throws {
    let session = try list(.korean, "40x10")
    session.press(.function(4), .character("?"))
    #expect(
      session.frame == """
        목록 거르기                            ┃
        › ↑ ↓ Ctrl-P/N  위아래로               ┃
          PgUp PgDn     한 쪽씩                ┃
          Home End      처음과 끝              ┃
          j k g G       아래, 위, 처음, 끝     ┃
          [ ]           이전·다음 항목         ┃
          Space         고르기 또는 취소       ┃
          Enter         골라서 목록 보기       ┃
          Ctrl-X        모두 해제
                                        Esc 뒤로
        """)
  }

  // MARK: What is found

  @Test func `values of one facet widen, facets narrow, and a text narrows both`() throws {
    let session = try list()
    session.press(.function(4), .space)
    #expect(session.line(-1).hasPrefix("4 of 18"))
    // Shoulders widen.
    session.press(.down, .down, .down, .down, .down, .down, .down, .space)
    #expect(session.line(-1).hasPrefix("6 of 18"))
    session.press(.character("]"), .space, .escape)
    #expect(session.line(1).hasPrefix("Filter: Chest, Shoulders · Barbell "))
    #expect(session.line(-1).hasPrefix("2 of 18"))
    session.type("over")
    #expect(session.line(1).hasPrefix("Filter: Chest, Shoulders · Barbell "))
    #expect(session.line(2).hasPrefix("› Overhead Press"))
    #expect(session.line(-1).hasPrefix("1 of 18"))
    session.press(.control("u"))
    #expect(session.line(-1).hasPrefix("2 of 18"))
    session.press(.control("x"))
    #expect(session.line(-1).hasPrefix("18 workouts"))
  }

  @Test func `what trains a chosen muscle before all comes first`() throws {
    let session = try list()
    session.press(.function(4))
    session.press(.down, .down, .down, .down, .down, .down, .down, .space, .enter)
    #expect(session.line(1).hasPrefix("Filter: Shoulders"))
    #expect(session.line(2).hasPrefix("› Overhead Press"))
    #expect(session.line(3).hasPrefix("  Lateral Raise"))
    #expect(session.line(4).hasPrefix("  Barbell Bench Press"))
  }

  @Test func `a choice is taken back as it was taken, and Ctrl-X takes all back`() throws {
    let session = try list()
    session.press(.function(4), .space, .down, .space)
    #expect(session.line(1).hasPrefix("Muscle") && session.line(1).contains("Chest, Lats"))
    session.press(.space)
    #expect(session.line(3) == "› [ ] Lats" + String(repeating: " ", count: 69) + "┃")
    #expect(session.line(1).contains("Chest ") && !session.line(1).contains("Lats"))
    session.press(.control("x"))
    #expect(session.line(-1).hasPrefix("18 workouts"))
    #expect(!session.frame.contains("[x]"))
    session.press(.function(4))
    #expect(session.line(0).hasPrefix("Search"))
    #expect(session.line(1).hasPrefix("Chest"))
  }

  @Test func `Enter chooses the row at the cursor where nothing was chosen yet`() throws {
    let session = try list()
    session.press(.function(4), .down, .enter)
    #expect(session.line(1).hasPrefix("Filter: Lats "))
    // Chosen already: it stays.
    session.press(.function(4), .down, .enter)
    #expect(session.line(1).hasPrefix("Filter: Lats "))
    session.press(.function(4), .space, .down, .down, .enter)
    #expect(session.line(1).hasPrefix("Filter: Lats, Chest "))
  }

  @Test func `a click chooses`() throws {
    let session = try list()
    session.press(.function(4))
    session.send(.click(Point(column: 8, row: 3)))
    #expect(session.line(3).hasPrefix("› [x] Lats"))
  }

  // MARK: Screens

  @Test func `the list to pick from is filtered too, and keeps its picks`() throws {
    let session = try Session { WorkoutSelectionScreen(context: $0, planName: "Push day") }
    session.press(.down, .space)
    session.press(.function(4), .character("]"), .down, .space, .escape)
    #expect(
      session.rows(0..<4) == [
        "Add to Push day                                                        2 of 18  ",
        "Filter: Dumbbell                                                  Ctrl-X clear  ",
        "›    Incline Dumbbell Bench Press    Dumbbell, Be…  Chest             4 × 8–12  ",
        "     Lateral Raise                   Dumbbell       Shoulders           4 × 15  ",
      ])
    session.press(.down, .space)
    #expect(session.line(3).hasPrefix("›  2 Lateral Raise"))
    session.press(.control("x"))
    #expect(session.line(0).hasSuffix("18 workouts"))
    #expect(session.line(-1).hasPrefix("2 picked"))
    session.press(.enter)
    let plan = try #require(try session.store.plan(named: "Push day"))
    #expect(plan.entries.map { $0.workout.name(in: .english) } == ["Dip", "Lateral Raise"])
  }

  @Test func `a filter of the list to pick from that nothing passes says how to go on`() throws {
    let session = try Session(.korean) { WorkoutSelectionScreen(context: $0, planName: "Push day") }
    session.press(.function(4), .end, .space, .escape)
    #expect(session.line(1).hasPrefix("필터: 고급 "))
    #expect(session.line(3) == "  맞는 운동이 없습니다.")
    #expect(session.line(5) == "  Ctrl-X  필터 해제")
    #expect(session.line(6).isEmpty)
  }

  @Test func `a filter on one tab never shows on the other`() throws {
    let session = try Session { context in
      TabScreen(tabs: [
        .init("Find", WorkoutListScreen(context: context)),
        .init("Again", WorkoutListScreen(context: context)),
      ])
    }
    session.press(.function(4), .space, .enter)
    #expect(session.line(2).hasPrefix("Filter: Chest"))
    session.press(.control("t"))
    #expect(session.line(2).hasPrefix("Chest"))
    #expect(session.line(-1).hasPrefix("18 workouts"))
  }

  @Test func `the total follows when it is counted`() async throws {
    let session = try Session(adding: SmallCatalog.numbered(2_000)) { WorkoutListScreen(context: $0) }
    session.press(.function(4), .space)
    #expect(session.line(-1).hasPrefix("… of 2,018"))
    await session.until("the total is known") { session.line(-1).hasPrefix("2,004 of 2,018") }
    session.press(.escape, .end)
    #expect(session.line(-2).hasPrefix("› Press 2000"))
  }
}
