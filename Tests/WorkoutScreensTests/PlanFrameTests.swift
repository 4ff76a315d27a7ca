import TerminalUI
import Testing
import WorkoutCatalog

@testable import WorkoutScreens

/// The plans, a plan's checklist and the tabs, as a person sees them.
@MainActor
struct PlanFrameTests {
  private func plans(_ language: Language, _ size: String) throws -> Session {
    try Session(language, size) { context in
      let ids = [1, 4, 1, 7].map { Workout.ID(rawValue: $0) }
      try context.store.append(ids, toPlanNamed: "하체 day")
      try context.store.append([Workout.ID(rawValue: 2)], toPlanNamed: "Push day")
      return PlanListScreen(context: context)
    }
  }

  @Test func `the plans and how far they are done`() throws {
    let english = try plans(.english, "80x24")
    #expect(
      english.frame == """
        Plans                                                                        2
        › 하체 day                                                         0 of 4 done
          Push day                                                         0 of 1 done




















                        Enter open  n new  ? help  Esc leave  r rename  c copy  d delete
        """)
    let korean = try plans(.korean, "40x10")
    #expect(
      korean.frame == """
        계획                                 2
        › 하체 day             4개 중 0개 완료
          Push day             1개 중 0개 완료






                 Enter 열기  n 새 계획  ? 도움말
        """)
  }

  @Test func `no plans say how to make one`() throws {
    let english = try Session(.english, "40x10") { PlanListScreen(context: $0) }
    #expect(
      english.frame == """
        Plans                                0

          No plans yet.
          n makes one.





            Enter open  n new  ? help  Esc leave
        """)
    let korean = try Session(.korean, "40x10") { PlanListScreen(context: $0) }
    #expect(
      korean.frame == """
        계획                                 0

          아직 계획이 없습니다.
          n을 누르면 만듭니다.





                 Enter 열기  n 새 계획  ? 도움말
        """)
  }

  @Test func `a plan's checklist`() throws {
    let english = try plans(.english, "80x24")
    english.press(.enter, .space, .down, .down, .character("x"))
    #expect(
      english.frame == """
        하체 day                                                            4 workouts
          [x] Barbell Bench Press                                                4 × 8
          [ ] Dip                                                               3 × 10
        › [x] Barbell Bench Press                                                4 × 8
          [ ] Wide-Grip Lat Pulldown on the Plate-Loaded Machine                4 × 10


















        2 of 4 done   Space done  ? help  a workouts  J K move  Enter settings  Esc back
        """)
    let korean = try plans(.korean, "80x24")
    korean.press(.enter, .space)
    #expect(
      korean.frame == """
        하체 day                                                              운동 4개
        › [x] 바벨 벤치프레스                                                    4 × 8
          [ ] 딥스                                                              3 × 10
          [ ] 바벨 벤치프레스                                                    4 × 8
          [ ] 와이드 그립 원판 랫 풀다운 머신                                   4 × 10


















        4개 중 1개 완료        Space 완료  ? 도움말  a 운동 담기  J K 옮기기  Enter 설정
        """)
  }

  @Test func `a narrow checklist keeps the settings`() throws {
    let english = try plans(.english, "40x10")
    english.press(.enter, .space)
    #expect(
      english.frame == """
        하체 day                    4 workouts
        › [x] Barbell Bench Press        4 × 8
          [ ] Dip                       3 × 10
          [ ] Barbell Bench Press        4 × 8
          [ ] Wide-Grip Lat Pulldown …  4 × 10




        1 of 4 done           Space done  ? help
        """)
    let korean = try plans(.korean, "40x10")
    korean.press(.enter)
    #expect(
      korean.frame == """
        하체 day                      운동 4개
        › [ ] 바벨 벤치프레스            4 × 8
          [ ] 딥스                      3 × 10
          [ ] 바벨 벤치프레스            4 × 8
          [ ] 와이드 그립 원판 랫 풀…   4 × 10




        4개 중 0개 완료     Space 완료  ? 도움말
        """)
  }

  @Test func `a wide checklist`() throws {
    let session = try plans(.english, "200x50")
    session.press(.enter)
    #expect(
      session.columns(0..<100) == """
        하체 day
        › [ ] Barbell Bench Press
          [ ] Dip
          [ ] Barbell Bench Press
          [ ] Wide-Grip Lat Pulldown on the Plate-Loaded Machine












































        0 of 4 done                                                                                  Space d
        """)
    #expect(
      session.columns(100..<200) == """
                                                                                                4 workouts
                                                          4 × 8      Sets per muscle
                                                         3 × 10      Chest     ██████████████████████████ 11
                                                          4 × 8      Triceps   ████████████████▌ 7
                                                         4 × 10      Shoulders █████████████ 5½
                                                                     Lats      █████████▌ 4
                                                                     Biceps    ████▊ 2

                                                                           Front                 Back
                                                                           ░░░░░                 ░░░░░
                                                                           ░░░░░                 ░░░░░
                                                                            ░░░                   ░░░
                                                                         ░░░░░░░░░             ░░░░░░░░░
                                                                       ▓▓▓███ ███▓▓▓         ░░░░░░░░░░░░░
                                                                      ▓▓▓▓███ ███▓▓▓▓       ░░░░░░░░░░░░░░░
                                                                      ▒▒▒ ███ ███ ▒▒▒       ▓▓▓ ░░░░░░░ ▓▓▓
                                                                      ▒▒▒ ░░░ ░░░ ▒▒▒       ▓▓▓ ▓▓░░░▓▓ ▓▓▓
                                                                      ▒▒  ░░░ ░░░  ▒▒       ▓▓  ▓▓▓░▓▓▓  ▓▓
                                                                     ░░░  ░░░ ░░░  ░░░     ░░░   ░░░░░   ░░░
                                                                     ░░  ░░░░ ░░░░  ░░     ░░   ░░░░░░░   ░░
                                                                     ░░  ░░░░ ░░░░  ░░     ░░  ░░░░ ░░░░  ░░
                                                                         ░░░░ ░░░░             ░░░░ ░░░░
                                                                         ░░░░ ░░░░             ░░░░ ░░░░
                                                                         ░░░░ ░░░░             ░░░░ ░░░░
                                                                          ░░░ ░░░               ░░░ ░░░
                                                                          ░░░ ░░░               ░░░ ░░░
                                                                          ░░░ ░░░               ░░░ ░░░
                                                                          ░░░ ░░░               ░░░ ░░░
                                                                         ░░░░ ░░░░             ░░░░ ░░░░
                                                                     ░ 0  ▒ ≤3½  ▓ ≤7  █ ≤11 sets



















        one  ? help  a workouts  J K move  Enter settings  Esc back  s superset  d remove  u undo  b muscles
        """)
  }

  @Test func `a plan that is gone is an empty list`() throws {
    let session = try Session(.english, "40x10") { PlanChecklistScreen(context: $0, planName: "Gone") }
    #expect(
      session.frame == """
        Gone                        0 workouts

          Nothing in this plan.
          a picks workouts for it.





        0 of 0 done           Space done  ? help
        """)
  }

  @Test func `help names the keys`() throws {
    let english = try plans(.english, "40x10")
    english.press(.character("?"))
    #expect(
      english.frame == """
        Plans                                  ┃
        › ↑ ↓ Ctrl-P/N  up and down            ┃
          PgUp PgDn     a page up or down      ┃
          Home End      first and last         ┃
          j k g G       down, up, first, last  ┃
          Enter         open the plan          ┃
          n             a new plan
          r             rename
          c             copy
                                        Esc back
        """)
    english.press(.escape, .enter, .character("?"))
    #expect(
      english.frame == """
        하체 day                               ┃
        › ↑ ↓ Ctrl-P/N  up and down            ┃
          PgUp PgDn     a page up or down      ┃
          Home End      first and last         ┃
          j k g G       down, up, first, last  ┃
          Space, x      done, or not done
          Enter         set how it is done he…
          a             pick the plan's worko…
          J K           move it down or up
                                        Esc back
        """)
    let korean = try plans(.korean, "40x10")
    korean.press(.enter, .character("?"))
    #expect(
      korean.frame == """
        하체 day                               ┃
        › ↑ ↓ Ctrl-P/N  위아래로               ┃
          PgUp PgDn     한 쪽씩                ┃
          Home End      처음과 끝              ┃
          j k g G       아래, 위, 처음, 끝     ┃
          Space, x      완료 또는 취소
          Enter         이 계획에서의 설정
          a             계획의 운동 고르기
          J K           아래로, 위로 옮기기
                                        Esc 뒤로
        """)
  }

  @Test func `the tabs have a bar, and help tells their keys`() throws {
    let session = try Session(.korean, "40x10") { context in
      TabScreen(tabs: [
        .init("고르기", WorkoutSelectionScreen(context: context, planName: "My plan")),
        .init("찾기", WorkoutListScreen(context: context)), .init("계획", PlanListScreen(context: context)),
      ])
    }
    #expect(
      session.frame == """
        [1 고르기] 2 찾기  3 계획
        My plan에 담기               운동 18개
        가슴                                 4 ┃
        ›    딥스                       3 × 10
             바벨 벤치프레스             4 × 8
             인클라인 덤벨 벤치프…    4 × 8–12
             푸쉬업                     3 × 15
        등                                   3
             데드리프트                  3 × 5
        0개 고름        Space 고르기  Enter 담기
        """)
    session.press(.control("t"))
    #expect(
      session.frame == """
         1 고르기 [2 찾기] 3 계획
        찾기: 이름, 부위, 기구, 초성
        가슴                                 4 ┃
        › 딥스                          3 × 10
          바벨 벤치프레스                4 × 8
          인클라인 덤벨 벤치프레스    4 × 8–12
          푸쉬업                        3 × 15
        등                                   3
          데드리프트                     3 × 5
        운동 18개          Enter 설정  F1 도움말
        """)
    session.press(.control("t"), .character("?"))
    #expect(
      session.frame == """
        계획                                   ┃
        › ↑ ↓ Ctrl-P/N  위아래로               ┃
          PgUp PgDn     한 쪽씩                ┃
          Home End      처음과 끝              ┃
          j k g G       아래, 위, 처음, 끝     ┃
          Enter         계획 열기              ┃
          n             새 계획 만들기
          r             이름 바꾸기
          c             복사하기
                                        Esc 뒤로
        """)
  }
}
