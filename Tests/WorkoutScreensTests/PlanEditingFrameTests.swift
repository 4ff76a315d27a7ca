import TerminalUI
import Testing
import WorkoutCatalog

@testable import WorkoutScreens

/// A plan with supersets, and what it trains, as a person sees them.
@MainActor
struct PlanEditingFrameTests {
  /// The plans' screen over one plan: a single workout that is done, and two supersets.
  private func plans(_ language: Language, _ size: String) throws -> Session {
    try Session(language, size) { context in
      let ids = [1, 6, 9, 14, 12].map { Workout.ID(rawValue: $0) }
      try context.store.append(
        entries: ids.enumerated().map { Plan.NewEntry(workout: $1, joinsPrevious: $0 == 2 || $0 == 4) },
        toPlanNamed: "Day A")
      let plan = try #require(try context.store.plan(named: "Day A"))
      try context.store.setDone(true, entry: plan.entries[0].id)
      return PlanListScreen(context: context)
    }
  }

  @Test func `the supersets of a plan stand in brackets`() throws {
    let english = try plans(.english, "80x24")
    english.press(.enter)
    #expect(
      english.frame == """
        Day A                                                               5 workouts
        ›   [x] Barbell Bench Press                                              4 × 8
          ┌ [ ] Pull-Up                                                          4 × 8
          └ [ ] Lateral Raise                                                   4 × 15
          ┌ [ ] Back Squat                                                       5 × 5
          └ [ ] Plank                                                         3 × 45 s

















        1 of 5 done   Space done  ? help  a workouts  J K move  Enter settings  Esc back
        """)
    let korean = try plans(.korean, "40x10")
    korean.press(.enter)
    #expect(
      korean.frame == """
        Day A                         운동 5개
        ›   [x] 바벨 벤치프레스          4 × 8
          ┌ [ ] 풀업                     4 × 8
          └ [ ] 사이드 레터럴 레이즈    4 × 15
          ┌ [ ] 백 스쿼트                5 × 5
          └ [ ] 플랭크                3 × 45초



        5개 중 1개 완료     Space 완료  ? 도움말
        """)
  }

  @Test func `what a plan trains is shown as bars and on a body`() throws {
    let english = try plans(.english, "80x24")
    english.press(.enter, .character("b"))
    #expect(
      english.frame == """
        Day A                                                          Sets per muscle
        Shoulders   ██████████████████████ 6           Front                 Back
        Glutes      ██████████████████▍ 5              ░░░░░                 ░░░░░
        Quadriceps  ██████████████████▍ 5              ░░░░░                 ░░░░░
        Chest       ██████████████▋ 4                   ░░░                   ░░░
        Lats        ██████████████▋ 4                ░░░░░░░░░             ░░░░░░░░░
        Abdominals  ███████████ 3                  ███▓▓▓ ▓▓▓███         ░░░░░░░░░░░░░
        Hamstrings  █████████▏ 2½                 ████▓▓▓ ▓▓▓████       ░░░░▒▒▒░▒▒▒░░░░
        Biceps      ███████▍ 2                    ▒▒▒ ▓▓▓ ▓▓▓ ▒▒▒       ▒▒▒ ▒▒▒░▒▒▒ ▒▒▒
        Middle Back ███████▍ 2                    ▒▒▒ ▒▓▓ ▓▓▒ ▒▒▒       ▒▒▒ ▓▓▒░▒▓▓ ▒▒▒
        Triceps     ███████▍ 2                    ▒▒  ▒▓▓ ▓▓▒  ▒▒       ▒▒  ▓▓▓░▓▓▓  ▒▒
        Obliques    █████▌ 1½                    ░░░  ▒▓▓ ▓▓▒  ░░░     ░░░   ░░░░░   ░░░
                                                 ░░  ░░▓▓ ▓▓░░  ░░     ░░   ░░░░░░░   ░░
                                                 ░░  ░░░░ ░░░░  ░░     ░░  ░███ ███░  ░░
                                                     ███░ ░███             ████ ████
                                                     ███░ ░███             ▓▓▓░ ░▓▓▓
                                                     ████ ████             ▓▓▓▓ ▓▓▓▓
                                                      ███ ███               ▓▓▓ ▓▓▓
                                                      ░░░ ░░░               ░░░ ░░░
                                                      ░░░ ░░░               ░░░ ░░░
                                                      ░░░ ░░░               ░░░ ░░░
                                                     ░░░░ ░░░░             ░░░░ ░░░░
                                                 ░ 0  ▒ ≤2  ▓ ≤4  █ ≤6 sets
                                                                        Esc back  ? help
        """)
  }

  @Test func `on a small terminal the body is below the bars, and is scrolled to`() throws {
    let korean = try plans(.korean, "40x10")
    korean.press(.enter, .character("b"))
    #expect(
      korean.frame == """
        Day A                   근육별 세트 수
        어깨       █████████████████████████ 6
        둔근       ████████████████████▉ 5
        대퇴사두근 ████████████████████▉ 5
        가슴       ████████████████▋ 4
        광배근     ████████████████▋ 4
        복근       ████████████▌ 3
        햄스트링   ██████████▍ 2½
        이두근     ████████▍ 2
        ↑ ↓                   Esc 뒤로  ? 도움말
        """)
    korean.press(.end)
    #expect(
      korean.frame == """
        Day A                   근육별 세트 수
            ███░ ░███             ▓▓▓░ ░▓▓▓
            ████ ████             ▓▓▓▓ ▓▓▓▓
             ███ ███               ▓▓▓ ▓▓▓
             ░░░ ░░░               ░░░ ░░░
             ░░░ ░░░               ░░░ ░░░
             ░░░ ░░░               ░░░ ░░░
            ░░░░ ░░░░             ░░░░ ░░░░
        ░ 0  ▒ ≤2  ▓ ≤4  █ ≤6세트
        ↑ ↓                   Esc 뒤로  ? 도움말
        """)
  }

  @Test func `a wide terminal has bars and body beside the list`() throws {
    let english = try plans(.english, "120x30")
    english.press(.enter)
    #expect(
      english.frame == """
        Day A                                                                                                       5 workouts
        ›   [x] Barbell Bench Press                                           4 × 8      Sets per muscle
          ┌ [ ] Pull-Up                                                       4 × 8      Shoulders   ████████████████████████ 6
          └ [ ] Lateral Raise                                                4 × 15      Glutes      ████████████████████ 5
          ┌ [ ] Back Squat                                                    5 × 5      Quadriceps  ████████████████████ 5
          └ [ ] Plank                                                      3 × 45 s      Chest       ████████████████ 4
                                                                                         Lats        ████████████████ 4
                                                                                         Abdominals  ████████████ 3
                                                                                         Hamstrings  ██████████ 2½
                                                                                         Biceps      ████████ 2
                                                                                         Middle Back ████████ 2
                                                                                         Triceps     ████████ 2
                                                                                         Obliques    ██████ 1½
















        1 of 5 done  Space done  ? help  a workouts  J K move  Enter settings  Esc back  s superset  d remove  u undo  b muscles
        """)
  }

  @Test func `a workout has its muscles beside it on a wide terminal`() throws {
    let english = try plans(.english, "120x30")
    english.press(.enter, .enter)
    #expect(
      english.frame == """
        Chest                                                                       ┃    Sets per muscle
        › Barbell Bench Press  바벨 벤치프레스                                      ┃    Chest     ███████████████████████████ 4
          Primary muscles    Chest                                                  ┃    Shoulders █████████████▌ 2
          Secondary muscles  Triceps, Shoulders                                     ┃    Triceps   █████████████▌ 2
          Equipment          Barbell                                                ┃
          Kind               Strength · Compound · Push · Beginner                  ┃          Front                 Back
          Also called        Bench Press, Bench, BP, 벤치프레스, 벤치               ┃          ░░░░░                 ░░░░░
        Settings                                                                    ┃          ░░░░░                 ░░░░░
          Sets               − 4 +                                                  ┃           ░░░                   ░░░
          Reps               − 8 +                                                  ┃        ░░░░░░░░░             ░░░░░░░░░
          Weight             − – +                                                  ┃      ▓▓▓███ ███▓▓▓         ░░░░░░░░░░░░░
          Measured in        − Weight × Reps +                                      ┃     ▓▓▓▓███ ███▓▓▓▓       ░░░░░░░░░░░░░░░
          4 × 8 = 32 reps, about 8 min                                              ┃     ░░░ ███ ███ ░░░       ▓▓▓ ░░░░░░░ ▓▓▓
        Rest between sets                                                           ┃     ░░░ ░░░ ░░░ ░░░       ▓▓▓ ░░░░░░░ ▓▓▓
          ( ) 15 s                                                                  ┃     ░░  ░░░ ░░░  ░░       ▓▓  ░░░░░░░  ▓▓
          ( ) 30 s                                                                  ┃    ░░░  ░░░ ░░░  ░░░     ░░░   ░░░░░   ░░░
          ( ) 45 s                                                                  ┃    ░░  ░░░░ ░░░░  ░░     ░░   ░░░░░░░   ░░
          ( ) 60 s                                                                  ┃    ░░  ░░░░ ░░░░  ░░     ░░  ░░░░ ░░░░  ░░
          ( ) 90 s                                                                  ┃        ░░░░ ░░░░             ░░░░ ░░░░
          (•) 2 min                                                                 ┃        ░░░░ ░░░░             ░░░░ ░░░░
          ( ) 2 min 30 s                                                            ┃        ░░░░ ░░░░             ░░░░ ░░░░
          ( ) 3 min                                                                 ┃         ░░░ ░░░               ░░░ ░░░
          ( ) 4 min                                                                 ┃         ░░░ ░░░               ░░░ ░░░
          ( ) 5 min                                                                 ┃         ░░░ ░░░               ░░░ ░░░
        Techniques                                                                            ░░░ ░░░               ░░░ ░░░
          [ ] Warm-up sets first                                                             ░░░░ ░░░░             ░░░░ ░░░░
          [ ] Drop set                                                                   ░ 0  ▒ ≤1  ▓ ≤2½  █ ≤4 sets
          [ ] To failure
          [ ] Rest-pause
                                       ← → change  Space choose  ? help  f favourite  s similar  r defaults  Esc back  b muscles
        """)
  }

  @Test func `a picker over a plan shows what its marks train`() throws {
    let english = try plans(.english, "120x30")
    english.press(.enter, .character("a"))
    #expect(
      english.frame == """
        Workouts of Day A                                                                                          18 workouts
        Chest                                                                     4      Sets per muscle
        ›  1 Barbell Bench Press          Barbell        Chest                4 × 8      Shoulders   ████████████████████████ 6
             Dip                          Dip Bars       Chest, Triceps      3 × 10      Glutes      ████████████████████ 5
             Incline Dumbbell Bench Pre…  Dumbbell, Be…  Chest             4 × 8–12      Quadriceps  ████████████████████ 5
             Push-Up                      Bodyweight     Chest               3 × 15      Chest       ████████████████ 4
        Back                                                                      3      Lats        ████████████████ 4
             Deadlift                     Barbell        Lower Back, G…       3 × 5      Abdominals  ████████████ 3
           2 Pull-Up                      Pull-Up Bar    Lats                 4 × 8      Hamstrings  ██████████ 2½
             Wide-Grip Lat Pulldown on …  Machine, Pla…  Lats                4 × 10      Biceps      ████████ 2
        Shoulders                                                                 2      Middle Back ████████ 2
           3 Lateral Raise                Dumbbell       Shoulders           4 × 15      Triceps     ████████ 2
             Overhead Press               Barbell        Shoulders            4 × 6      Obliques    ██████ 1½
        Arms                                                                      2
             Barbell Curl                 Barbell        Biceps              3 × 10
             Triceps Pushdown             Cable          Triceps             3 × 12
        Core                                                                      2
           5 Plank                        Bodyweight     Abdominals        3 × 45 s
             Side Plank                   Bodyweight     Obliques          3 × 90 s
        Legs                                                                      3
           4 Back Squat                   Barbell        Quadriceps, G…       5 × 5
             Romanian Deadlift            Barbell        Hamstrings           3 × 8
             한국식 오리걸음              Bodyweight     Quadriceps        3 × 20 m
        Cardio                                                                    1
             Treadmill Run                Treadmill      Quadriceps          30 min
        Stretching & Mobility                                                     1
             Cat-Cow                      Bodyweight     Lower Back          2 × 10


        5 picked                                                   Space pick  Enter save  ? help  v picks  F4 filter  Esc leave
        """)
  }

  @Test func `a plan is given a name`() throws {
    let korean = try plans(.korean, "40x10")
    korean.press(.character("n"))
    #expect(
      korean.frame == """
        새 계획
        이름: 가슴 운동하는 날







                            Enter 저장  Esc 뒤로
        """)
  }

  @Test func `bars follow each pick`() throws {
    let session = try Session(.english, "120x30") {
      WorkoutSelectionScreen(context: $0, planName: "Push day")
    }
    #expect(session.line(1).hasSuffix("Sets per muscle"))
    #expect(!session.frame.contains("█"))
    session.press(.space)
    #expect(session.line(2).hasSuffix("Chest     ███████████████████████████ 4"))
    #expect(session.line(3).hasSuffix("Shoulders █████████████▌ 2"))
    session.press(.space)
    #expect(!session.line(2).contains("█"))
  }
}
