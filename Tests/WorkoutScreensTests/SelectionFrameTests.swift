import TerminalUI
import Testing
import WorkoutCatalog

@testable import WorkoutScreens

/// The screen that picks workouts into a plan, as a person sees it, and the picks.
@MainActor
struct SelectionFrameTests {
  private func selection(_ language: Language, _ size: String) throws -> Session {
    try Session(language, size) { WorkoutSelectionScreen(context: $0, planName: "Push day") }
  }

  @Test func `picks show their numbers in English`() throws {
    let session = try selection(.english, "80x24")
    session.press(.down, .space, .down, .down, .space, .up, .tab)
    #expect(
      session.frame == """
        Add to Push day                                                    18 workouts
        Chest                                                                        4 ┃
             Barbell Bench Press             Barbell        Chest                4 × 8 ┃
           1 Dip                             Dip Bars       Chest, Triceps      3 × 10 ┃
        ›  3 Incline Dumbbell Bench Press    Dumbbell, Be…  Chest             4 × 8–12 ┃
           2 Push-Up                         Bodyweight     Chest               3 × 15 ┃
        Back                                                                         3 ┃
             Deadlift                        Barbell        Lower Back, G…       3 × 5 ┃
             Pull-Up                         Pull-Up Bar    Lats                 4 × 8 ┃
             Wide-Grip Lat Pulldown on the…  Machine, Pla…  Lats                4 × 10 ┃
        Shoulders                                                                    2 ┃
             Lateral Raise                   Dumbbell       Shoulders           4 × 15 ┃
             Overhead Press                  Barbell        Shoulders            4 × 6 ┃
        Arms                                                                         2 ┃
             Barbell Curl                    Barbell        Biceps              3 × 10 ┃
             Triceps Pushdown                Cable          Triceps             3 × 12 ┃
        Core                                                                         2 ┃
             Plank                           Bodyweight     Abdominals        3 × 45 s ┃
             Side Plank                      Bodyweight     Obliques          3 × 90 s ┃
        Legs                                                                         3
             Back Squat                      Barbell        Quadriceps, G…       5 × 5
             Romanian Deadlift               Barbell        Hamstrings           3 × 8
             한국식 오리걸음                 Bodyweight     Quadriceps        3 × 20 m
        3 picked            Space pick  Enter add  ? help  v picks  F4 filter  Esc leave
        """)
    #expect(session.terminal.frame?.cursor == Point(column: 0, row: 4))
  }

  @Test func `picks show their numbers in Korean`() throws {
    let session = try selection(.korean, "80x24")
    session.press(.down, .space, .down, .down, .space, .up, .tab)
    #expect(
      session.frame == """
        Push day에 담기                                                      운동 18개
        가슴                                                                         4 ┃
             딥스                            평행봉         가슴, 삼두근        3 × 10 ┃
           1 바벨 벤치프레스                 바벨           가슴                 4 × 8 ┃
        ›  3 인클라인 덤벨 벤치프레스        덤벨, 벤치     가슴              4 × 8–12 ┃
           2 푸쉬업                          맨몸           가슴                3 × 15 ┃
        등                                                                           3 ┃
             데드리프트                      바벨           허리, 둔근           3 × 5 ┃
             와이드 그립 원판 랫 풀다운 머…  머신, 원판     광배근              4 × 10 ┃
             풀업                            철봉           광배근               4 × 8 ┃
        어깨                                                                         2 ┃
             사이드 레터럴 레이즈            덤벨           어깨                4 × 15 ┃
             오버헤드 프레스                 바벨           어깨                 4 × 6 ┃
        팔                                                                           2 ┃
             바벨 컬                         바벨           이두근              3 × 10 ┃
             케이블 푸시다운                 케이블         삼두근              3 × 12 ┃
        코어                                                                         2 ┃
             Side Plank                      맨몸           복사근            3 × 90초 ┃
             플랭크                          맨몸           복근              3 × 45초 ┃
        하체                                                                         3
             루마니안 데드리프트             바벨           햄스트링             3 × 8
             백 스쿼트                       바벨           대퇴사두근, …        5 × 5
             한국식 오리걸음                 맨몸           대퇴사두근        3 × 20 m
        3개 고름    Space 고르기  Enter 담기  ? 도움말  v 고른 운동  F4 필터  Esc 나가기
        """)
  }

  @Test func `a narrow terminal keeps the names, the settings and the keys that matter`() throws {
    let english = try selection(.english, "40x10")
    english.press(.space)
    #expect(
      english.frame == """
        Add to Push day            18 workouts
        Chest                                4 ┃
        ›  1 Barbell Bench Press         4 × 8 ┃
             Dip                        3 × 10
             Incline Dumbbell Ben…    4 × 8–12
             Push-Up                    3 × 15
        Back                                 3
             Deadlift                    3 × 5
             Pull-Up                     4 × 8
        1 picked   Space pick  Enter add  ? help
        """)
    let korean = try selection(.korean, "40x10")
    korean.press(.space)
    #expect(
      korean.frame == """
        Push day에 담기              운동 18개
        가슴                                 4 ┃
        ›  1 딥스                       3 × 10 ┃
             바벨 벤치프레스             4 × 8
             인클라인 덤벨 벤치프…    4 × 8–12
             푸쉬업                     3 × 15
        등                                   3
             데드리프트                  3 × 5
             와이드 그립 원판 랫 …      4 × 10
        1개 고름        Space 고르기  Enter 담기
        """)
  }

  @Test func `a wide terminal has all columns`() throws {
    let english = try selection(.english, "200x50")
    english.press(.space)
    #expect(
      english.columns(0..<100) == """
        Add to Push day
        Chest
        ›  1 Barbell Bench Press                 바벨 벤치프레스                    Barbell              Che
             Dip                                 딥스                               Dip Bars             Che
             Incline Dumbbell Bench Press        인클라인 덤벨 벤치프레스           Dumbbell, Bench      Che
             Push-Up                             푸쉬업                             Bodyweight           Che
        Back
             Deadlift                            데드리프트                         Barbell              Low
             Pull-Up                             풀업                               Pull-Up Bar          Lat
             Wide-Grip Lat Pulldown on the Pla…  와이드 그립 원판 랫 풀다운 머신    Machine, Plate       Lat
        Shoulders
             Lateral Raise                       사이드 레터럴 레이즈               Dumbbell             Sho
             Overhead Press                      오버헤드 프레스                    Barbell              Sho
        Arms
             Barbell Curl                        바벨 컬                            Barbell              Bic
             Triceps Pushdown                    케이블 푸시다운                    Cable                Tri
        Core
             Plank                               플랭크                             Bodyweight           Abd
             Side Plank                                                             Bodyweight           Obl
        Legs
             Back Squat                          백 스쿼트                          Barbell              Qua
             Romanian Deadlift                   루마니안 데드리프트                Barbell              Ham
             한국식 오리걸음                                                        Bodyweight           Qua
        Cardio
             Treadmill Run                       트레드밀 러닝                      Treadmill            Qua
        Stretching & Mobility
             Cat-Cow                             캣카우                             Bodyweight           Low






















        1 picked
        """)
    #expect(
      english.columns(100..<200) == """
                                                                                               18 workouts
                                                              4      Sets per muscle
        st               Triceps, Shoulders               4 × 8      Chest     ███████████████████████████ 4
        st, Triceps      Shoulders                       3 × 10      Shoulders █████████████▌ 2
        st               Shoulders, Triceps            4 × 8–12      Triceps   █████████████▌ 2
        st               Triceps, Shoulders, A…          3 × 15
                                                              3            Front                 Back
        er Back, Glutes  Hamstrings, Traps, Fo…           3 × 5            ░░░░░                 ░░░░░
        s                Biceps, Middle Back              4 × 8            ░░░░░                 ░░░░░
        s                Biceps                          4 × 10             ░░░                   ░░░
                                                              2          ░░░░░░░░░             ░░░░░░░░░
        ulders                                           4 × 15        ▓▓▓███ ███▓▓▓         ░░░░░░░░░░░░░
        ulders           Triceps                          4 × 6       ▓▓▓▓███ ███▓▓▓▓       ░░░░░░░░░░░░░░░
                                                              2       ░░░ ███ ███ ░░░       ▓▓▓ ░░░░░░░ ▓▓▓
        eps              Forearms                        3 × 10       ░░░ ░░░ ░░░ ░░░       ▓▓▓ ░░░░░░░ ▓▓▓
        ceps                                             3 × 12       ░░  ░░░ ░░░  ░░       ▓▓  ░░░░░░░  ▓▓
                                                              2      ░░░  ░░░ ░░░  ░░░     ░░░   ░░░░░   ░░░
        ominals          Obliques                      3 × 45 s      ░░  ░░░░ ░░░░  ░░     ░░   ░░░░░░░   ░░
        iques            Abdominals                    3 × 90 s      ░░  ░░░░ ░░░░  ░░     ░░  ░░░░ ░░░░  ░░
                                                              3          ░░░░ ░░░░             ░░░░ ░░░░
        driceps, Glutes  Hamstrings                       5 × 5          ░░░░ ░░░░             ░░░░ ░░░░
        strings          Glutes                           3 × 8          ░░░░ ░░░░             ░░░░ ░░░░
        driceps          Glutes                        3 × 20 m           ░░░ ░░░               ░░░ ░░░
                                                              1           ░░░ ░░░               ░░░ ░░░
        driceps          Calves                          30 min           ░░░ ░░░               ░░░ ░░░
                                                              1           ░░░ ░░░               ░░░ ░░░
        er Back                                          2 × 10          ░░░░ ░░░░             ░░░░ ░░░░
                                                                     ░ 0  ▒ ≤1  ▓ ≤2½  █ ≤4 sets





















                                                Space pick  Enter add  ? help  v picks  F4 filter  Esc leave
        """)
    let korean = try selection(.korean, "200x50")
    #expect(
      korean.columns(0..<100) == """
        Push day에 담기
        가슴
        ›    딥스                                Dip                                평행봉               가슴
             바벨 벤치프레스                     Barbell Bench Press                바벨                 가슴
             인클라인 덤벨 벤치프레스            Incline Dumbbell Bench Press       덤벨, 벤치           가슴
             푸쉬업                              Push-Up                            맨몸                 가슴
        등
             데드리프트                          Deadlift                           바벨                 허리
             와이드 그립 원판 랫 풀다운 머신     Wide-Grip Lat Pulldown on the Pl…  머신, 원판           광배
             풀업                                Pull-Up                            철봉                 광배
        어깨
             사이드 레터럴 레이즈                Lateral Raise                      덤벨                 어깨
             오버헤드 프레스                     Overhead Press                     바벨                 어깨
        팔
             바벨 컬                             Barbell Curl                       바벨                 이두
             케이블 푸시다운                     Triceps Pushdown                   케이블               삼두
        코어
             Side Plank                                                             맨몸                 복사
             플랭크                              Plank                              맨몸                 복근
        하체
             루마니안 데드리프트                 Romanian Deadlift                  바벨                 햄스
             백 스쿼트                           Back Squat                         바벨                 대퇴
             한국식 오리걸음                                                        맨몸                 대퇴
        유산소
             트레드밀 러닝                       Treadmill Run                      트레드밀             대퇴
        스트레칭·가동성
             캣카우                              Cat-Cow                            맨몸                 허리






















        0개 고름
        """)
    #expect(
      korean.columns(100..<200) == """
                                                                                                 운동 18개
                                                              4      근육별 세트 수
        , 삼두근        어깨                            3 × 10
                        삼두근, 어깨                     4 × 8             앞                    뒤
                        어깨, 삼두근                  4 × 8–12            ░░░░░                 ░░░░░
                        삼두근, 어깨, 복근              3 × 15            ░░░░░                 ░░░░░
                                                              3             ░░░                   ░░░
        , 둔근          햄스트링, 승모근, 전…            3 × 5          ░░░░░░░░░             ░░░░░░░░░
        근              이두근                          4 × 10        ░░░░░░ ░░░░░░         ░░░░░░░░░░░░░
        근              이두근, 등 중앙                  4 × 8       ░░░░░░░ ░░░░░░░       ░░░░░░░░░░░░░░░
                                                              2       ░░░ ░░░ ░░░ ░░░       ░░░ ░░░░░░░ ░░░
                                                        4 × 15       ░░░ ░░░ ░░░ ░░░       ░░░ ░░░░░░░ ░░░
                        삼두근                           4 × 6       ░░  ░░░ ░░░  ░░       ░░  ░░░░░░░  ░░
                                                              2      ░░░  ░░░ ░░░  ░░░     ░░░   ░░░░░   ░░░
        근              전완근                          3 × 10      ░░  ░░░░ ░░░░  ░░     ░░   ░░░░░░░   ░░
        근                                              3 × 12      ░░  ░░░░ ░░░░  ░░     ░░  ░░░░ ░░░░  ░░
                                                              2          ░░░░ ░░░░             ░░░░ ░░░░
        근              복근                          3 × 90초          ░░░░ ░░░░             ░░░░ ░░░░
                        복사근                        3 × 45초          ░░░░ ░░░░             ░░░░ ░░░░
                                                              3           ░░░ ░░░               ░░░ ░░░
        트링            둔근                             3 × 8           ░░░ ░░░               ░░░ ░░░
        사두근, 둔근    햄스트링                         5 × 5           ░░░ ░░░               ░░░ ░░░
        사두근          둔근                          3 × 20 m           ░░░ ░░░               ░░░ ░░░
                                                              1          ░░░░ ░░░░             ░░░░ ░░░░
        사두근          종아리                            30분      훈련하는 근육이 없습니다.
                                                              1
                                                        2 × 10






















                                        Space 고르기  Enter 담기  ? 도움말  v 고른 운동  F4 필터  Esc 나가기
        """)
  }

  @Test func `Enter with nothing picked says so`() throws {
    let english = try selection(.english, "80x24")
    english.press(.enter)
    #expect(
      english.frame == """
        Add to Push day                                                    18 workouts
        Chest                                                                        4 ┃
        ›    Barbell Bench Press             Barbell        Chest                4 × 8 ┃
             Dip                             Dip Bars       Chest, Triceps      3 × 10 ┃
             Incline Dumbbell Bench Press    Dumbbell, Be…  Chest             4 × 8–12 ┃
             Push-Up                         Bodyweight     Chest               3 × 15 ┃
        Back                                                                         3 ┃
             Deadlift                        Barbell        Lower Back, G…       3 × 5 ┃
             Pull-Up                         Pull-Up Bar    Lats                 4 × 8 ┃
             Wide-Grip Lat Pulldown on the…  Machine, Pla…  Lats                4 × 10 ┃
        Shoulders                                                                    2 ┃
             Lateral Raise                   Dumbbell       Shoulders           4 × 15 ┃
             Overhead Press                  Barbell        Shoulders            4 × 6 ┃
        Arms                                                                         2 ┃
             Barbell Curl                    Barbell        Biceps              3 × 10 ┃
             Triceps Pushdown                Cable          Triceps             3 × 12 ┃
        Core                                                                         2 ┃
             Plank                           Bodyweight     Abdominals        3 × 45 s ┃
             Side Plank                      Bodyweight     Obliques          3 × 90 s ┃
        Legs                                                                         3
             Back Squat                      Barbell        Quadriceps, G…       5 × 5
             Romanian Deadlift               Barbell        Hamstrings           3 × 8
             한국식 오리걸음                 Bodyweight     Quadriceps        3 × 20 m
        Nothing picked yet: Space picks           Space pick  Enter add  ? help  v picks
        """)
    let korean = try selection(.korean, "40x10")
    korean.press(.enter)
    #expect(
      korean.frame == """
        Push day에 담기              운동 18개
        가슴                                 4 ┃
        ›    딥스                       3 × 10 ┃
             바벨 벤치프레스             4 × 8
             인클라인 덤벨 벤치프…    4 × 8–12
             푸쉬업                     3 × 15
        등                                   3
             데드리프트                  3 × 5
             와이드 그립 원판 랫 …      4 × 10
        고른 운동이 없습니다. Space로 고르세요
        """)
  }

  @Test func `Enter tells how many were added`() throws {
    let english = try selection(.english, "40x10")
    english.press(.space, .down, .space, .enter)
    #expect(
      english.frame == """
        Add to Push day            18 workouts
        Chest                                4 ┃
             Barbell Bench Press         4 × 8 ┃
        ›    Dip                        3 × 10
             Incline Dumbbell Ben…    4 × 8–12
             Push-Up                    3 × 15
        Back                                 3
             Deadlift                    3 × 5
             Pull-Up                     4 × 8
        2 added to Push day           Space pick
        """)
    let korean = try selection(.korean, "80x24")
    korean.press(.space, .down, .space, .enter)
    #expect(
      korean.frame == """
        Push day에 담기                                                      운동 18개
        가슴                                                                         4 ┃
             딥스                            평행봉         가슴, 삼두근        3 × 10 ┃
        ›    바벨 벤치프레스                 바벨           가슴                 4 × 8 ┃
             인클라인 덤벨 벤치프레스        덤벨, 벤치     가슴              4 × 8–12 ┃
             푸쉬업                          맨몸           가슴                3 × 15 ┃
        등                                                                           3 ┃
             데드리프트                      바벨           허리, 둔근           3 × 5 ┃
             와이드 그립 원판 랫 풀다운 머…  머신, 원판     광배근              4 × 10 ┃
             풀업                            철봉           광배근               4 × 8 ┃
        어깨                                                                         2 ┃
             사이드 레터럴 레이즈            덤벨           어깨                4 × 15 ┃
             오버헤드 프레스                 바벨           어깨                 4 × 6 ┃
        팔                                                                           2 ┃
             바벨 컬                         바벨           이두근              3 × 10 ┃
             케이블 푸시다운                 케이블         삼두근              3 × 12 ┃
        코어                                                                         2 ┃
             Side Plank                      맨몸           복사근            3 × 90초 ┃
             플랭크                          맨몸           복근              3 × 45초 ┃
        하체                                                                         3
             루마니안 데드리프트             바벨           햄스트링             3 × 8
             백 스쿼트                       바벨           대퇴사두근, …        5 × 5
             한국식 오리걸음                 맨몸           대퇴사두근        3 × 20 m
        Push day에 2개 담았습니다        Space 고르기  Enter 담기  ? 도움말  v 고른 운동
        """)
  }

  @Test func `the picks are shown in their order`() throws {
    let english = try selection(.english, "80x24")
    english.press(.down, .space, .down, .down, .space, .up, .tab, .character("v"))
    #expect(
      english.frame == """
        Picks, in order                                                     3 workouts
        › Dip                                Dip Bars       Chest, Triceps      3 × 10
          Push-Up                            Bodyweight     Chest               3 × 15
          Incline Dumbbell Bench Press       Dumbbell, Be…  Chest             4 × 8–12



















                                                       Space take back  ? help  Esc back
        """)
    let korean = try selection(.korean, "40x10")
    korean.press(.down, .space, .down, .down, .space, .up, .tab, .character("v"))
    #expect(
      korean.frame == """
        고른 순서                     운동 3개
        › 바벨 벤치프레스                4 × 8
          푸쉬업                        3 × 15
          인클라인 덤벨 벤치프레스    4 × 8–12





                  Space 취소  ? 도움말  Esc 뒤로
        """)
  }

  @Test func `no picks are told as well`() throws {
    let english = try selection(.english, "40x10")
    english.press(.character("v"))
    #expect(
      english.frame == """
        Picks, in order             0 workouts

          Nothing picked.






               Space take back  ? help  Esc back
        """)
    let korean = try selection(.korean, "40x10")
    korean.press(.character("v"))
    #expect(
      korean.frame == """
        고른 순서                     운동 0개

          고른 운동이 없습니다.






                  Space 취소  ? 도움말  Esc 뒤로
        """)
  }

  @Test func `help names the keys`() throws {
    let english = try selection(.english, "80x24")
    english.press(.character("?"))
    #expect(
      english.frame == """
        Pick workouts into a plan
        › ↑ ↓ Ctrl-P/N  up and down
          PgUp PgDn     a page up or down
          Home End      first and last
          j k g G       down, up, first, last
          [ ]           a section up or down
          Space, Tab    pick, or take back
          v             look over the picks
          Enter         add in pick order
          F4 Ctrl-R     filter by muscle, equipment
          Ctrl-X        clear the filter
          Esc, q        leave, add nothing











                                                                                Esc back
        """)
    let korean = try selection(.korean, "80x24")
    korean.press(.function(1))
    #expect(
      korean.frame == """
        운동을 골라 계획에 담기
        › ↑ ↓ Ctrl-P/N  위아래로
          PgUp PgDn     한 쪽씩
          Home End      처음과 끝
          j k g G       아래, 위, 처음, 끝
          [ ]           이전·다음 부위
          Space, Tab    고르기 또는 취소
          v             고른 운동 보기
          Enter         고른 순서로 담기
          F4 Ctrl-R     부위·기구로 거르기
          Ctrl-X        필터 해제
          Esc, q        담지 않고 나가기











                                                                                Esc 뒤로
        """)
  }

  @Test func `rows that cannot be read are left open, and the trouble is told until the next key`() throws {
    let english = try selection(.english, "40x10")
    try english.damage("ALTER TABLE workout_name RENAME TO gone")
    english.press(.end)
    #expect(
      english.frame == """
        Add to Push day            18 workouts
        Legs                                 3
             …
             …
             …
        Cardio                               1
             …
        Stretching & Mobility                1 ┃
        ›    …                                 ┃
        The catalog cannot be read or written
        """)
    english.press(.down)
    #expect(english.line(-1) == "0 picked   Space pick  Enter add  ? help")
    let korean = try selection(.korean, "40x10")
    try korean.damage("ALTER TABLE workout_name RENAME TO gone")
    korean.press(.end)
    #expect(
      korean.frame == """
        Push day에 담기              운동 18개
        하체                                 3
             …
             …
             …
        유산소                               1
             …
        스트레칭·가동성                      1 ┃
        ›    …                                 ┃
        카탈로그를 읽거나 쓸 수 없습니다
        """)
  }
}
