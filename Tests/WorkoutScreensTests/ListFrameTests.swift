import TerminalUI
import Testing
import WorkoutCatalog

@testable import WorkoutScreens

/// The screen that finds a workout, as a person sees it.
@MainActor
struct ListFrameTests {
  private func list(_ language: Language, _ size: String) throws -> Session {
    try Session(language, size) { WorkoutListScreen(context: $0) }
  }

  @Test func `the whole catalog in English`() throws {
    let session = try list(.english, "80x24")
    #expect(
      session.frame == """
        Search: name, muscle, equipment
        Chest                                                                        4 ┃
        › Barbell Bench Press                Barbell        Chest                4 × 8 ┃
          Dip                                Dip Bars       Chest, Triceps      3 × 10 ┃
          Incline Dumbbell Bench Press       Dumbbell, Be…  Chest             4 × 8–12 ┃
          Push-Up                            Bodyweight     Chest               3 × 15 ┃
        Back                                                                         3 ┃
          Deadlift                           Barbell        Lower Back, G…       3 × 5 ┃
          Pull-Up                            Pull-Up Bar    Lats                 4 × 8 ┃
          Wide-Grip Lat Pulldown on the Pl…  Machine, Pla…  Lats                4 × 10 ┃
        Shoulders                                                                    2 ┃
          Lateral Raise                      Dumbbell       Shoulders           4 × 15 ┃
          Overhead Press                     Barbell        Shoulders            4 × 6 ┃
        Arms                                                                         2 ┃
          Barbell Curl                       Barbell        Biceps              3 × 10 ┃
          Triceps Pushdown                   Cable          Triceps             3 × 12 ┃
        Core                                                                         2 ┃
          Plank                              Bodyweight     Abdominals        3 × 45 s ┃
          Side Plank                         Bodyweight     Obliques          3 × 90 s ┃
        Legs                                                                         3
          Back Squat                         Barbell        Quadriceps, G…       5 × 5
          Romanian Deadlift                  Barbell        Hamstrings           3 × 8
          한국식 오리걸음                    Bodyweight     Quadriceps        3 × 20 m
        18 workouts            Enter settings  F1 help  F4 filter  Ctrl-O new  Esc leave
        """)
    #expect(session.terminal.frame?.cursor == Point(column: 8, row: 0))
  }

  @Test func `the whole catalog in Korean`() throws {
    let session = try list(.korean, "80x24")
    #expect(
      session.frame == """
        찾기: 이름, 부위, 기구, 초성
        가슴                                                                         4 ┃
        › 딥스                               평행봉         가슴, 삼두근        3 × 10 ┃
          바벨 벤치프레스                    바벨           가슴                 4 × 8 ┃
          인클라인 덤벨 벤치프레스           덤벨, 벤치     가슴              4 × 8–12 ┃
          푸쉬업                             맨몸           가슴                3 × 15 ┃
        등                                                                           3 ┃
          데드리프트                         바벨           허리, 둔근           3 × 5 ┃
          와이드 그립 원판 랫 풀다운 머신    머신, 원판     광배근              4 × 10 ┃
          풀업                               철봉           광배근               4 × 8 ┃
        어깨                                                                         2 ┃
          사이드 레터럴 레이즈               덤벨           어깨                4 × 15 ┃
          오버헤드 프레스                    바벨           어깨                 4 × 6 ┃
        팔                                                                           2 ┃
          바벨 컬                            바벨           이두근              3 × 10 ┃
          케이블 푸시다운                    케이블         삼두근              3 × 12 ┃
        코어                                                                         2 ┃
          Side Plank                         맨몸           복사근            3 × 90초 ┃
          플랭크                             맨몸           복근              3 × 45초 ┃
        하체                                                                         3
          루마니안 데드리프트                바벨           햄스트링             3 × 8
          백 스쿼트                          바벨           대퇴사두근, …        5 × 5
          한국식 오리걸음                    맨몸           대퇴사두근        3 × 20 m
        운동 18개                Enter 설정  F1 도움말  F4 필터  Ctrl-O 추가  Esc 나가기
        """)
    #expect(session.terminal.frame?.cursor == Point(column: 6, row: 0))
  }

  @Test func `a narrow terminal keeps the name and the settings`() throws {
    let english = try list(.english, "40x10")
    #expect(
      english.frame == """
        Search: name, muscle, equipment
        Chest                                4 ┃
        › Barbell Bench Press            4 × 8 ┃
          Dip                           3 × 10
          Incline Dumbbell Bench …    4 × 8–12
          Push-Up                       3 × 15
        Back                                 3
          Deadlift                       3 × 5
          Pull-Up                        4 × 8
        18 workouts      Enter settings  F1 help
        """)
    let korean = try list(.korean, "40x10")
    #expect(
      korean.frame == """
        찾기: 이름, 부위, 기구, 초성
        가슴                                 4 ┃
        › 딥스                          3 × 10 ┃
          바벨 벤치프레스                4 × 8
          인클라인 덤벨 벤치프레스    4 × 8–12
          푸쉬업                        3 × 15
        등                                   3
          데드리프트                     3 × 5
          와이드 그립 원판 랫 풀…       4 × 10
        운동 18개          Enter 설정  F1 도움말
        """)
  }

  @Test func `a wide terminal adds the other name and the muscles that help`() throws {
    let english = try list(.english, "200x50")
    #expect(
      english.columns(0..<100) == """
        Search: name, muscle, equipment
        Chest
        › Barbell Bench Press                                   바벨 벤치프레스
          Dip                                                   딥스
          Incline Dumbbell Bench Press                          인클라인 덤벨 벤치프레스
          Push-Up                                               푸쉬업
        Back
          Deadlift                                              데드리프트
          Pull-Up                                               풀업
          Wide-Grip Lat Pulldown on the Plate-Loaded Machine    와이드 그립 원판 랫 풀다운 머신
        Shoulders
          Lateral Raise                                         사이드 레터럴 레이즈
          Overhead Press                                        오버헤드 프레스
        Arms
          Barbell Curl                                          바벨 컬
          Triceps Pushdown                                      케이블 푸시다운
        Core
          Plank                                                 플랭크
          Side Plank
        Legs
          Back Squat                                            백 스쿼트
          Romanian Deadlift                                     루마니안 데드리프트
          한국식 오리걸음
        Cardio
          Treadmill Run                                         트레드밀 러닝
        Stretching & Mobility
          Cat-Cow                                               캣카우






















        18 workouts
        """)
    #expect(
      english.columns(100..<200) == """

                                                                                                         4
         Barbell                    Chest                    Triceps, Shoulders                      4 × 8
         Dip Bars                   Chest, Triceps           Shoulders                              3 × 10
         Dumbbell, Bench            Chest                    Shoulders, Triceps                   4 × 8–12
         Bodyweight                 Chest                    Triceps, Shoulders, Abdomina…          3 × 15
                                                                                                         3
         Barbell                    Lower Back, Glutes       Hamstrings, Traps, Forearms             3 × 5
         Pull-Up Bar                Lats                     Biceps, Middle Back                     4 × 8
         Machine, Plate             Lats                     Biceps                                 4 × 10
                                                                                                         2
         Dumbbell                   Shoulders                                                       4 × 15
         Barbell                    Shoulders                Triceps                                 4 × 6
                                                                                                         2
         Barbell                    Biceps                   Forearms                               3 × 10
         Cable                      Triceps                                                         3 × 12
                                                                                                         2
         Bodyweight                 Abdominals               Obliques                             3 × 45 s
         Bodyweight                 Obliques                 Abdominals                           3 × 90 s
                                                                                                         3
         Barbell                    Quadriceps, Glutes       Hamstrings                              5 × 5
         Barbell                    Hamstrings               Glutes                                  3 × 8
         Bodyweight                 Quadriceps               Glutes                               3 × 20 m
                                                                                                         1
         Treadmill                  Quadriceps               Calves                                 30 min
                                                                                                         1
         Bodyweight                 Lower Back                                                      2 × 10






















                                                   Enter settings  F1 help  F4 filter  Ctrl-O new  Esc leave
        """)
    let korean = try list(.korean, "200x50")
    #expect(
      korean.columns(0..<100) == """
        찾기: 이름, 부위, 기구, 초성
        가슴
        › 딥스                                                  Dip
          바벨 벤치프레스                                       Barbell Bench Press
          인클라인 덤벨 벤치프레스                              Incline Dumbbell Bench Press
          푸쉬업                                                Push-Up
        등
          데드리프트                                            Deadlift
          와이드 그립 원판 랫 풀다운 머신                       Wide-Grip Lat Pulldown on the Plate-Loaded…
          풀업                                                  Pull-Up
        어깨
          사이드 레터럴 레이즈                                  Lateral Raise
          오버헤드 프레스                                       Overhead Press
        팔
          바벨 컬                                               Barbell Curl
          케이블 푸시다운                                       Triceps Pushdown
        코어
          Side Plank
          플랭크                                                Plank
        하체
          루마니안 데드리프트                                   Romanian Deadlift
          백 스쿼트                                             Back Squat
          한국식 오리걸음
        유산소
          트레드밀 러닝                                         Treadmill Run
        스트레칭·가동성
          캣카우                                                Cat-Cow






















        운동 18개
        """)
    #expect(
      korean.columns(100..<200) == """

                                                                                                         4
         평행봉                     가슴, 삼두근             어깨                                   3 × 10
         바벨                       가슴                     삼두근, 어깨                            4 × 8
         덤벨, 벤치                 가슴                     어깨, 삼두근                         4 × 8–12
         맨몸                       가슴                     삼두근, 어깨, 복근                     3 × 15
                                                                                                         3
         바벨                       허리, 둔근               햄스트링, 승모근, 전완근                3 × 5
         머신, 원판                 광배근                   이두근                                 4 × 10
         철봉                       광배근                   이두근, 등 중앙                         4 × 8
                                                                                                         2
         덤벨                       어깨                                                            4 × 15
         바벨                       어깨                     삼두근                                  4 × 6
                                                                                                         2
         바벨                       이두근                   전완근                                 3 × 10
         케이블                     삼두근                                                          3 × 12
                                                                                                         2
         맨몸                       복사근                   복근                                 3 × 90초
         맨몸                       복근                     복사근                               3 × 45초
                                                                                                         3
         바벨                       햄스트링                 둔근                                    3 × 8
         바벨                       대퇴사두근, 둔근         햄스트링                                5 × 5
         맨몸                       대퇴사두근               둔근                                 3 × 20 m
                                                                                                         1
         트레드밀                   대퇴사두근               종아리                                   30분
                                                                                                         1
         맨몸                       허리                                                            2 × 10






















                                                     Enter 설정  F1 도움말  F4 필터  Ctrl-O 추가  Esc 나가기
        """)
  }

  @Test func `a search shows what it found and how many, and the alias that a workout was found by`() throws {
    let english = try list(.english, "80x24")
    english.type("press")
    #expect(
      english.frame == """
        Search: press
        › Barbell Bench Press                Barbell        Chest                4 × 8
          Overhead Press                     Barbell        Shoulders            4 × 6
          Incline Dumbbell Bench Press       Dumbbell, Be…  Chest             4 × 8–12
          Push-Up  = Press-Up                Bodyweight     Chest               3 × 15


















        4 of 18                Enter settings  F1 help  F4 filter  Ctrl-O new  Esc leave
        """)
    let korean = try list(.korean, "80x24")
    korean.type("스쾃")
    #expect(
      korean.frame == """
        찾기: 스쾃
        › 백 스쿼트  = 스쾃                  바벨           대퇴사두근, …        5 × 5





















        18개 중 1개              Enter 설정  F1 도움말  F4 필터  Ctrl-O 추가  Esc 나가기
        """)
  }

  @Test func `an alias of which only a stump would fit is left out`() throws {
    let session = try list(.english, "40x10")
    session.type("bench")
    #expect(
      session.frame == """
        Search: bench
        › Barbell Bench Press            4 × 8
          Incline Dumbbell Bench …    4 × 8–12






        2 of 18          Enter settings  F1 help
        """)
  }

  @Test func `what matched is marked, in a name and in an alias`() throws {
    let session = try list(.english, "80x24")
    session.type("bench")
    let canvas = try #require(session.terminal.frame?.canvas)
    let marked = (0..<80).filter {
      canvas[row: 1, column: $0].style.foreground == Theme.dark.match.foreground
    }
    #expect(marked.map { canvas[row: 1, column: $0].text }.joined() == "BenchBench")
  }

  @Test func `an empty result says what to try`() throws {
    let english = try list(.english, "80x24")
    english.type("kayak")
    #expect(
      english.frame == """
        Search: kayak

          Nothing found for “kayak”.

          Ctrl-O  add it as one of your own

          Try less, a muscle, or equipment:
          bench pr · chest dumbbell · rdl















        0 of 18                Enter settings  F1 help  F4 filter  Ctrl-O new  Esc leave
        """)
    let korean = try list(.korean, "40x10")
    korean.type("카약")
    #expect(
      korean.frame == """
        찾기: 카약

          “카약”에 맞는 운동이 없습니다.

          Ctrl-O  나만의 운동으로 추가

          더 짧게, 또는 부위나 기구로:
          벤치프 · 덤벨 가슴 · ㅂㅊㅍㄹㅅ

        18개 중 0개        Enter 설정  F1 도움말
        """)
  }

  @Test func `help names the keys`() throws {
    let english = try list(.english, "80x24")
    english.press(.function(1))
    #expect(
      english.frame == """
        Find a workout
        › ↑ ↓ Ctrl-P/N  up and down
          PgUp PgDn     a page up or down
          Home End      first and last
          any text      search as you type
          Ctrl-A/E      to the start, the end
          Ctrl-W/U      delete a word, all
          Enter         show its settings
          F4 Ctrl-R     filter by muscle, equipment
          Ctrl-X        clear the filter
          Ctrl-O        add one of your own
          Esc           leave











                                                                                Esc back
        """)
    let korean = try list(.korean, "40x10")
    korean.press(.character("?"))
    #expect(
      korean.frame == """
        운동 찾기                              ┃
        › ↑ ↓ Ctrl-P/N  위아래로               ┃
          PgUp PgDn     한 쪽씩                ┃
          Home End      처음과 끝              ┃
          아무 글자     글자마다 바로 찾기     ┃
          Ctrl-A/E      글의 처음, 끝으로      ┃
          Ctrl-W/U      낱말, 글 지우기
          Enter         운동 설정 보기
          F4 Ctrl-R     부위·기구로 거르기
                                        Esc 뒤로
        """)
  }

  @Test func `an error of the store is told in the list's place and below it`() throws {
    let english = try list(.english, "80x24")
    try english.damage("DROP TABLE workout_search")
    english.type("bench")
    #expect(
      english.frame == """
        Search: bench

          The catalog cannot be read or written




















        The catalog cannot be read or written         Enter settings  F1 help  F4 filter
        """)
    let korean = try list(.korean, "40x10")
    try korean.damage("DROP TABLE workout_search")
    korean.type("벤치")
    #expect(
      korean.frame == """
        찾기: 벤치

          카탈로그를 읽거나 쓸 수 없습니다






        카탈로그를 읽거나 쓸 수 없습니다
        """)
  }

  @Test func `the list of a catalog that is being opened has a row that says so`() throws {
    let english = try loading(.english, "80x24")
    #expect(
      english.frame == """

          Opening the catalog…





















                                                                               Esc leave
        """)
    let korean = try loading(.korean, "40x10")
    #expect(
      korean.frame == """

          카탈로그를 여는 중…







                                      Esc 나가기
        """)
  }

  private func loading(_ language: Language, _ size: String) throws -> Session {
    try Session(language, size) { context in
      LoadingScreen(language: language, theme: .dark) { WorkoutListScreen(context: context) }
    }
  }
}
