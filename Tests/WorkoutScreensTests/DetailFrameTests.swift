import TerminalUI
import Testing
import WorkoutCatalog

@testable import WorkoutScreens

/// The screens of one workout, as a person sees them: its details, what is like it, and a new one.
@MainActor
struct DetailFrameTests {
  private func detail(_ language: Language, _ size: String, of workout: String) throws -> Session {
    let session = try Session(language, size) { WorkoutListScreen(context: $0) }
    session.type(workout)
    session.press(.enter)
    return session
  }

  @Test func `a workout in English`() throws {
    let session = try detail(.english, "80x24", of: "bench")
    #expect(
      session.frame == """
        Chest                                                                          ┃
        › Barbell Bench Press  바벨 벤치프레스                                         ┃
          Primary muscles    Chest                                                     ┃
          Secondary muscles  Triceps, Shoulders                                        ┃
          Equipment          Barbell                                                   ┃
          Kind               Strength · Compound · Push · Beginner                     ┃
          Also called        Bench Press, Bench, BP, 벤치프레스, 벤치                  ┃
        Settings                                                                       ┃
          Sets               − 4 +                                                     ┃
          Reps               − 8 +                                                     ┃
          Weight             − – +                                                     ┃
          Measured in        − Weight × Reps +                                         ┃
          4 × 8 = 32 reps, about 8 min                                                 ┃
        Rest between sets                                                              ┃
          ( ) 15 s                                                                     ┃
          ( ) 30 s
          ( ) 45 s
          ( ) 60 s
          ( ) 90 s
          (•) 2 min
          ( ) 2 min 30 s
          ( ) 3 min
          ( ) 4 min
          ← → change  Space choose  ? help  f favourite  s similar  r defaults  Esc back
        """)
    #expect(session.terminal.frame?.cursor == Point(column: 0, row: 1))
  }

  @Test func `a workout in Korean`() throws {
    let session = try detail(.korean, "80x24", of: "벤치")
    #expect(
      session.frame == """
        가슴                                                                           ┃
        › 바벨 벤치프레스  Barbell Bench Press                                         ┃
          주동근             가슴                                                      ┃
          보조근             삼두근, 어깨                                              ┃
          기구               바벨                                                      ┃
          분류               근력 · 복합 관절 · 밀기 · 초급                            ┃
          다른 이름          Bench Press, Bench, BP, 벤치프레스, 벤치                  ┃
        설정                                                                           ┃
          세트               − 4 +                                                     ┃
          횟수               − 8 +                                                     ┃
          무게               − – +                                                     ┃
          측정               − 무게 × 횟수 +                                           ┃
          4 × 8 = 32회, 약 8분                                                         ┃
        세트 사이 휴식                                                                 ┃
          ( ) 15초                                                                     ┃
          ( ) 30초
          ( ) 45초
          ( ) 60초
          ( ) 90초
          (•) 2분
          ( ) 2분 30초
          ( ) 3분
          ( ) 4분
         ← → 조절  Space 고르기  ? 도움말  f 즐겨찾기  s 비슷한 운동  r 기본값  Esc 뒤로
        """)
  }

  @Test func `a workout on a narrow terminal`() throws {
    let english = try detail(.english, "40x10", of: "incline")
    #expect(
      english.frame == """
        Chest                                  ┃
        › Incline Dumbbell Bench Press  인클…  ┃
          Primary muscles   Chest
          Secondary muscles Shoulders, Triceps
          Equipment         Dumbbell, Bench
          Kind              Strength · Compou…
        Settings
          Sets              − 4 +
          Reps              − 8 +
                ← → change  Space choose  ? help
        """)
    let korean = try detail(.korean, "40x10", of: "인클라인")
    #expect(
      korean.frame == """
        가슴                                   ┃
        › 인클라인 덤벨 벤치프레스  Incline D… ┃
          주동근            가슴
          보조근            어깨, 삼두근
          기구              덤벨, 벤치
          분류              근력 · 복합 관절 …
        설정
          세트              − 4 +
          횟수              − 8 +
                ← → 조절  Space 고르기  ? 도움말
        """)
  }

  @Test func `a workout on a wide terminal is seen whole`() throws {
    let english = try detail(.english, "200x50", of: "bench")
    #expect(
      english.columns(0..<100) == """
        Chest
        › Barbell Bench Press  바벨 벤치프레스
          Primary muscles    Chest
          Secondary muscles  Triceps, Shoulders
          Equipment          Barbell
          Kind               Strength · Compound · Push · Beginner
          Also called        Bench Press, Bench, BP, 벤치프레스, 벤치
        Settings
          Sets               − 4 +
          Reps               − 8 +
          Weight             − – +
          Measured in        − Weight × Reps +
          4 × 8 = 32 reps, about 8 min
        Rest between sets
          ( ) 15 s
          ( ) 30 s
          ( ) 45 s
          ( ) 60 s
          ( ) 90 s
          (•) 2 min
          ( ) 2 min 30 s
          ( ) 3 min
          ( ) 4 min
          ( ) 5 min
        Techniques
          [ ] Warm-up sets first
          [ ] Drop set
          [ ] To failure
          [ ] Rest-pause
          [ ] Slow tempo
        Yours
          [ ] Favourite
          Note               …
          Edit names, muscles and equipment  e
          Hide it from lists and search  x
        """)
    #expect(english.line(-1).hasSuffix("r defaults  Esc back  b muscles"))
    let korean = try detail(.korean, "200x50", of: "벤치")
    #expect(
      korean.columns(0..<100) == """
        가슴
        › 바벨 벤치프레스  Barbell Bench Press
          주동근             가슴
          보조근             삼두근, 어깨
          기구               바벨
          분류               근력 · 복합 관절 · 밀기 · 초급
          다른 이름          Bench Press, Bench, BP, 벤치프레스, 벤치
        설정
          세트               − 4 +
          횟수               − 8 +
          무게               − – +
          측정               − 무게 × 횟수 +
          4 × 8 = 32회, 약 8분
        세트 사이 휴식
          ( ) 15초
          ( ) 30초
          ( ) 45초
          ( ) 60초
          ( ) 90초
          (•) 2분
          ( ) 2분 30초
          ( ) 3분
          ( ) 4분
          ( ) 5분
        훈련 기법
          [ ] 워밍업 세트 먼저
          [ ] 드롭 세트
          [ ] 실패 지점까지
          [ ] 레스트 포즈
          [ ] 느린 템포
        나만의 것
          [ ] 즐겨찾기
          메모               …
          이름, 근육, 기구 고치기  e
          목록과 검색에서 숨기기  x
        """)
  }

  @Test func `workouts measured in time and distance show what a set is of`() throws {
    let time = try detail(.english, "40x10", of: "side plank")
    time.press(.character("]"))
    #expect(
      time.frame == """
        Settings
        › Sets              − 3 +              ┃
          Time              − 90 s +           ┃
          Measured in       − Time +
          3 × 90 s = 4 min 30 s, about 7 min
        Rest between sets
          ( ) 15 s
          ( ) 30 s
          ( ) 45 s
                ← → change  Space choose  ? help
        """)
    let distance = try detail(.korean, "40x10", of: "오리걸음")
    distance.press(.character("]"))
    #expect(
      distance.frame == """
        설정
        › 세트              − 3 +              ┃
          거리              − 20 m +           ┃
          측정              − 거리 +
          3 × 20 m = 60 m
        세트 사이 휴식
          ( ) 15초
          ( ) 30초
          ( ) 45초
                ← → 조절  Space 고르기  ? 도움말
        """)
  }

  @Test func `a changed figure shows with its total`() throws {
    let session = try detail(.english, "40x10", of: "incline")
    session.press(.character("]"), .right, .down, .left)
    #expect(
      session.frame == """
        Settings
          Sets              − 5 +              ┃
        › Reps              − 7 +              ┃
          Reps at most      − 12 +
          Weight            − – +
          Measured in       − Weight × Reps +
          5 × 7–12 = 35–60 reps, about 8 min
        Rest between sets
          ( ) 15 s
                ← → change  Space choose  ? help
        """)
  }

  @Test func `the menu of techniques`() throws {
    let session = try detail(.english, "40x10", of: "bench")
    session.press(.character("]"), .character("]"), .character("]"), .down, .down, .down, .down)
    session.press(.space, .up, .up, .enter)
    #expect(
      session.frame == """
        Techniques
          [ ] Warm-up sets first
          [ ] Drop set
        › [x] To failure
          [ ] Rest-pause
          [x] Slow tempo
        Yours                                  ┃
          [ ] Favourite                        ┃
          Note              …
                ← → change  Space choose  ? help
        """)
    let korean = try detail(.korean, "40x10", of: "벤치")
    korean.press(.character("]"), .character("]"), .character("]"), .down, .down, .down, .down)
    korean.press(.space, .up, .up, .enter)
    #expect(
      korean.frame == """
        훈련 기법
          [ ] 워밍업 세트 먼저
          [ ] 드롭 세트
        › [x] 실패 지점까지
          [ ] 레스트 포즈
          [x] 느린 템포
        나만의 것                              ┃
          [ ] 즐겨찾기                         ┃
          메모              …
                ← → 조절  Space 고르기  ? 도움말
        """)
  }

  @Test func `help names the keys`() throws {
    let english = try detail(.english, "40x10", of: "bench")
    english.press(.character("?"))
    #expect(
      english.frame == """
        Barbell Bench Press                    ┃
        › ↑ ↓ Ctrl-P/N  up and down            ┃
          PgUp PgDn     a page up or down      ┃
          Home End      first and last         ┃
          j k g G       down, up, first, last
          [ ]           a part up or down
          ← →, - +      count down or up
          Space, Enter  choose, or take back
          f             a favourite, or no lo…
                                        Esc back
        """)
    let korean = try detail(.korean, "80x24", of: "벤치")
    korean.press(.character("?"))
    #expect(
      korean.frame == """
        바벨 벤치프레스
        › ↑ ↓ Ctrl-P/N  위아래로
          PgUp PgDn     한 쪽씩
          Home End      처음과 끝
          j k g G       아래, 위, 처음, 끝
          [ ]           이전·다음 항목
          ← →, - +      값을 줄이거나 늘리기
          Space, Enter  고르기 또는 취소
          f             즐겨찾기에 넣거나 빼기
          w n           무게, 메모 쓰기
          u             kg와 lb 바꾸기
          e             이름과 정보 고치기
          x             숨기거나 삭제, 되살리기
          r             카탈로그 기본값으로
          z             r이나 x를 되돌리기
          s             대신할 운동
          b             훈련하는 근육 보기
          Esc, q        목록으로





                                                                                Esc 뒤로
        """)
  }

  @Test func `what could be done instead`() throws {
    let english = try detail(.english, "80x24", of: "bench")
    english.press(.character("s"))
    #expect(
      english.frame == """
        Instead of Barbell Bench Press                                      3 workouts
        › Push-Up                            Bodyweight     Chest               3 × 15
          Incline Dumbbell Bench Press       Dumbbell, Be…  Chest             4 × 8–12
          Dip                                Dip Bars       Chest, Triceps      3 × 10



















                                                        Enter settings  ? help  Esc back
        """)
    let korean = try detail(.korean, "40x10", of: "벤치")
    korean.press(.character("s"))
    #expect(
      korean.frame == """
        바벨 벤치프레스 대신          운동 3개
        › 푸쉬업                        3 × 15
          인클라인 덤벨 벤치프레스    4 × 8–12
          딥스                          3 × 10





                  Enter 설정  ? 도움말  Esc 뒤로
        """)
  }

  @Test func `a workout that nothing is like`() throws {
    let english = try detail(.english, "40x10", of: "curl")
    english.press(.character("s"))
    #expect(
      english.frame == """
        Instead of Barbell Curl     0 workouts

          Nothing else trains the same.






                Enter settings  ? help  Esc back
        """)
    let korean = try detail(.korean, "40x10", of: "바벨 컬")
    korean.press(.character("s"))
    #expect(
      korean.frame == """
        바벨 컬 대신                  운동 0개

          같은 부위의 다른 운동이 없습니다.






                  Enter 설정  ? 도움말  Esc 뒤로
        """)
  }

  @Test func `a workout of one's own begins with the name that was searched`() throws {
    let english = try Session(.english) { WorkoutListScreen(context: $0) }
    english.type("Zercher Squat")
    english.press(.control("o"))
    #expect(
      english.frame == """
        Add a workout of your own
        Name: Zercher Squat
        Section
        › Chest
          Back
          Shoulders
          Arms
          Core
          Legs
          Glutes
          Full Body
          Cardio
          Stretching & Mobility










                                                        ↑ ↓ section  Enter add  Esc back
        """)
    #expect(english.terminal.frame?.cursor == Point(column: 19, row: 1))
    let korean = try Session(.korean, "40x10") { WorkoutListScreen(context: $0) }
    korean.type("저처 스쿼트")
    korean.press(.control("o"), .down)
    #expect(
      korean.frame == """
        나만의 운동 추가
        이름: 저처 스쿼트
        부위
          가슴                                 ┃
        › 등                                   ┃
          어깨                                 ┃
          팔
          코어
          하체
                  ↑ ↓ 부위  Enter 추가  Esc 뒤로
        """)
  }

  @Test func `a workout without a name is refused`() throws {
    let english = try Session(.english, "40x10") { WorkoutListScreen(context: $0) }
    english.press(.control("o"), .character("!"), .enter)
    #expect(
      english.frame == """
        Add a workout of your own
        Name: !
        Section
        › Chest                                ┃
          Back                                 ┃
          Shoulders                            ┃
          Arms
          Core
          Legs
        A name needs a letter or a digit
        """)
    let korean = try Session(.korean, "40x10") { WorkoutListScreen(context: $0) }
    korean.press(.control("o"), .enter)
    #expect(
      korean.frame == """
        나만의 운동 추가
        이름: 바벨 로우
        부위
        › 가슴                                 ┃
          등                                   ┃
          어깨                                 ┃
          팔
          코어
          하체
        이름에는 글자나 숫자가 있어야 합니다
        """)
  }
}
