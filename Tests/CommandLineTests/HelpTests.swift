import TerminalUI
import Testing
import WorkoutCatalog

@testable import workout_catalog

/// The end of every command's help.
private let globalOptionsInEnglish = """
  Global options:
        --database FILE  the catalog's file; else $WORKOUT_CATALOG_DATABASE, else
                         workout-catalog/catalog.sqlite in $XDG_DATA_HOME or
                         ~/.local/share
        --lang en|ko     English or Korean; else by $LC_ALL, $LC_MESSAGES, $LANG
        --theme THEME    light, dark or, without colour, mono; else by $NO_COLOR
                         and $COLORFGBG
        --mouse          a click picks and the wheel scrolls; else the mouse
                         selects text, as the terminal has it
        --accessible     numbered lines and questions in place of a screen, for
                         screen readers; also where $TERM is dumb
    -h, --help           print this help
    -V, --version        print the version
  """

/// The end of every command's help.
private let globalOptionsInKorean = """
  공통 옵션:
        --database FILE  카탈로그 파일. 없으면 $WORKOUT_CATALOG_DATABASE, 그것도
                         없으면 $XDG_DATA_HOME이나 ~/.local/share 안의
                         workout-catalog/catalog.sqlite
        --lang en|ko     영어나 한국어. 없으면 $LC_ALL, $LC_MESSAGES, $LANG대로
        --theme THEME    light(밝은 바탕), dark(어두운 바탕), mono(색 없이).
                         없으면 $NO_COLOR와 $COLORFGBG대로
        --mouse          클릭으로 고르고 휠로 넘기기. 없으면 터미널의 글자 선택
                         그대로
        --accessible     화면 대신 번호 붙은 줄과 물음으로 진행(화면 낭독기용).
                         $TERM이 dumb일 때도
    -h, --help           이 도움말을 출력
    -V, --version        버전을 출력
  """

@MainActor
struct HelpTests {
  @Test func `the English help of the program`() throws {
    let run = try program("--help", "--lang", "en")
    let expected = """
      Usage: workout-catalog [COMMAND] [OPTION]...

      Find workouts, in English or Korean, and put them into plans. With no command,
      picking, searching and the plans open as tabs of one screen.

      Commands:
        select                  pick workouts into a plan
        search [QUERY]          find a workout
        show NAME_OR_SLUG       print a workout's settings and facts
        plan [list]             see and edit the plans
        plan show NAME          print a plan and what it trains
        plan check NAME         tick off a plan's workouts
        plan create NAME        make an empty plan
        plan rename NAME        rename a plan
        plan copy NAME          copy a plan
        plan delete NAME        delete a plan
        plan add NAME           put workouts into a plan
        plan remove NAME        take workouts out of a plan
        plan move NAME          move a workout within a plan
        plan superset NAME      make neighbours a superset
        plan settings NAME      print or set how a plan's workout is done
        plan done NAME          mark a plan's workouts as done
        plan export NAME        print a plan for other programs
        settings NAME_OR_SLUG   print or set how a workout is done
        add NAME                add a workout of your own
        edit NAME_OR_SLUG       change what a workout is
        remove NAME_OR_SLUG     remove a workout of your own
        restore [NAME_OR_SLUG]  bring a removed workout back
        hide NAME_OR_SLUG       take a workout out of sight
        unhide [NAME_OR_SLUG]   bring a hidden workout back
        import FILE...          bring in workouts and training logs
        export                  print the catalog, to import it elsewhere
        doctor                  check the catalog, and mend it
        backup NEW_FILE         copy the catalog to a file
        completions SHELL       print the completions for bash, zsh or fish
        man                     print the manual page

      \(globalOptionsInEnglish.replacing("Global options:", with: "Options:"))

      Exit status: 0 done; 1 nothing matched or nothing was chosen; 2 an error, told
      in one line on stderr; 130 interrupted by Ctrl-C.

      'workout-catalog COMMAND --help' tells more of a command.

      """
    #expect(run == ProgramRun(exit: .done, output: expected))
  }

  @Test func `the English help of select`() throws {
    let run = try program("select", "--help", "--lang", "en")
    let expected = """
      Usage: workout-catalog select [--plan NAME] [--workout NAME_OR_SLUG...]

      Pick workouts on a screen and add them to a plan in the order of picking. The
      names of what was added are printed, one a line. The screen is drawn on the
      terminal even when the output goes elsewhere.

      Leaving without adding anything is exit status 1, or 130 by Ctrl-C.

      Options:
        -p, --plan NAME             the plan to add to, made when there is none; "My
                                    plan" when not given
        -w, --workout NAME_OR_SLUG  add these without opening the screen

      \(globalOptionsInEnglish)

      """
    #expect(run == ProgramRun(exit: .done, output: expected))
  }

  @Test func `the English help of search`() throws {
    let run = try program("search", "--help", "--lang", "en")
    let expected = """
      Usage: workout-catalog search [QUERY] [--limit N] [--muscle M]...
          [--equipment E]... [--category C]... [--level L]... [--json] [--plain]

      Find workouts by name, alias, muscle or equipment, in English or Korean,
      half-typed, misspelt or by first consonants; with no QUERY, all of them.

      On a terminal a screen opens. Else the workouts are printed, best first, one
      name a line or as JSON; exit status 1 when nothing matches.

      Options:
        -n, --limit N      print no more than N workouts
        -m, --muscle M     only workouts for this muscle; of several, for any of them
        -e, --equipment E  only workouts with this equipment; of several, with any of
                           them
            --category C   only workouts of this kind of training; of several, of any
                           of them
            --level L      only workouts of this level; of several, of any of them
            --json         print JSON
            --plain        print one name a line, on a terminal too

      \(globalOptionsInEnglish)

      M is one of: abdominals, obliques, abductors, adductors, biceps, calves, chest,
      forearms, glutes, hamstrings, hip-flexors, lats, lower-back, middle-back, neck,
      quadriceps, rear-delts, shoulders, traps, triceps.

      E is one of: barbell, dumbbell, kettlebell, cable, machine, smith-machine,
      ez-bar, trap-bar, bodyweight, band, medicine-ball, exercise-ball, foam-roller,
      plate, landmine, suspension, pull-up-bar, dip-bars, bench, box, rings, ab-wheel,
      sandbag, sled, battle-rope, jump-rope, tire, log, atlas-stone, yoke, treadmill,
      stationary-bike, rowing-machine, elliptical, stair-climber, ski-machine, other.

      C is one of: strength, powerlifting, olympic-weightlifting, strongman,
      plyometrics, cardio, stretching, mobility.

      L is one of: beginner, intermediate, expert.

      Each may be written in English or Korean, or as people say it: quads, legs, db.
      Of several of these options, a workout has to match each.

      """
    #expect(run == ProgramRun(exit: .done, output: expected))
  }

  @Test func `the English help of show`() throws {
    let run = try program("show", "--help", "--lang", "en")
    let expected = """
      Usage: workout-catalog show NAME_OR_SLUG [--json]

      Print one workout: its names, muscles, equipment and settings. NAME_OR_SLUG is
      its name or an alias in English or Korean, or its slug.

      Options:
            --json  print JSON

      \(globalOptionsInEnglish)

      """
    #expect(run == ProgramRun(exit: .done, output: expected))
  }

  @Test func `the English help of plan`() throws {
    let run = try program("plan", "--help", "--lang", "en")
    let expected = """
      Usage: workout-catalog plan [list] [--json] [--plain]

      On a terminal, open the plans: make, rename, copy and delete them, and put their
      workouts in order. Else list them, one a line, with the number of workouts in
      each.

      Commands:
        plan show NAME      print a plan and what it trains
        plan check NAME     tick off a plan's workouts
        plan create NAME    make an empty plan
        plan rename NAME    rename a plan
        plan copy NAME      copy a plan
        plan delete NAME    delete a plan
        plan add NAME       put workouts into a plan
        plan remove NAME    take workouts out of a plan
        plan move NAME      move a workout within a plan
        plan superset NAME  make neighbours a superset
        plan settings NAME  print or set how a plan's workout is done
        plan done NAME      mark a plan's workouts as done
        plan export NAME    print a plan for other programs

      Options:
            --json   print JSON
            --plain  print one plan a line, on a terminal too

      \(globalOptionsInEnglish)

      """
    #expect(run == ProgramRun(exit: .done, output: expected))
  }

  @Test func `the English help of plan show`() throws {
    let run = try program("plan", "show", "--help", "--lang", "en")
    let expected = """
      Usage: workout-catalog plan show NAME [--json] [--plain]

      Print the workouts of a plan by their numbers, with supersets, settings and what
      is done, and below them how many sets each muscle gets: a set counts whole for a
      primary muscle, half for a secondary one. A terminal of 100 columns shows the
      muscles on a body as well.

      Options:
            --json   print JSON
            --plain  print one workout's name a line

      \(globalOptionsInEnglish)

      """
    #expect(run == ProgramRun(exit: .done, output: expected))
  }

  @Test func `the English help of plan check`() throws {
    let run = try program("plan", "check", "--help", "--lang", "en")
    let expected = """
      Usage: workout-catalog plan check NAME

      Open a plan as a checklist on the terminal: Space ticks a workout off, and r
      starts over.

      \(globalOptionsInEnglish)

      """
    #expect(run == ProgramRun(exit: .done, output: expected))
  }

  @Test func `the Korean help of the program`() throws {
    let run = try program("--help", "--lang", "ko")
    let expected = """
      사용법: workout-catalog [COMMAND] [OPTION]...

      영어나 한국어로 운동을 찾아 계획에 담습니다. 명령 없이 실행하면 고르기, 찾기,
      계획이 한 화면의 탭으로 열립니다.

      명령:
        select                  운동을 골라 계획에 담기
        search [QUERY]          운동 찾기
        show NAME_OR_SLUG       운동의 설정과 정보를 출력
        plan [list]             계획을 보고 고치기
        plan show NAME          계획과 훈련 부위를 출력
        plan check NAME         계획의 운동을 하나씩 완료하기
        plan create NAME        빈 계획 만들기
        plan rename NAME        계획 이름 바꾸기
        plan copy NAME          계획 복사하기
        plan delete NAME        계획 지우기
        plan add NAME           계획에 운동 넣기
        plan remove NAME        계획에서 운동 빼기
        plan move NAME          계획에서 운동 옮기기
        plan superset NAME      이어진 운동을 슈퍼세트로 묶기
        plan settings NAME      계획 안 운동의 설정을 출력하거나 바꾸기
        plan done NAME          계획의 운동을 완료로 표시
        plan export NAME        계획을 다른 프로그램용으로 출력
        settings NAME_OR_SLUG   운동의 설정을 출력하거나 바꾸기
        add NAME                나만의 운동 추가
        edit NAME_OR_SLUG       운동의 정보 고치기
        remove NAME_OR_SLUG     내 운동 삭제
        restore [NAME_OR_SLUG]  삭제한 운동 되살리기
        hide NAME_OR_SLUG       운동 숨기기
        unhide [NAME_OR_SLUG]   숨긴 운동 다시 보이기
        import FILE...          운동과 운동 기록 가져오기
        export                  카탈로그를 내보내기
        doctor                  카탈로그를 검사하고 고치기
        backup NEW_FILE         카탈로그를 파일에 복사
        completions SHELL       bash, zsh, fish의 자동 완성을 출력
        man                     매뉴얼 페이지를 출력

      \(globalOptionsInKorean.replacing("공통 옵션:", with: "옵션:"))

      종료 상태: 0 완료, 1 맞는 것이 없거나 고른 것이 없음, 2 오류(표준 오류에 한 줄로
      설명), 130 Ctrl-C로 중단.

      'workout-catalog COMMAND --help'에 명령별 설명이 있습니다.

      """
    #expect(run == ProgramRun(exit: .done, output: expected))
  }

  @Test func `the Korean help of select`() throws {
    let run = try program("select", "--help", "--lang", "ko")
    let expected = """
      사용법: workout-catalog select [--plan NAME] [--workout NAME_OR_SLUG...]

      화면에서 운동을 골라, 고른 순서대로 계획에 담습니다. 담은 운동의 이름을 한 줄에
      하나씩 출력합니다. 출력을 다른 곳으로 보내도 화면은 터미널에 그려집니다.

      아무것도 담지 않고 나가면 종료 상태는 1, Ctrl-C로 나가면 130입니다.

      옵션:
        -p, --plan NAME             담을 계획. 없으면 새로 만들고, 지정하지 않으면 "My
                                    plan"
        -w, --workout NAME_OR_SLUG  화면을 열지 않고 이 운동들을 담기

      \(globalOptionsInKorean)

      """
    #expect(run == ProgramRun(exit: .done, output: expected))
  }

  @Test func `the Korean help of search`() throws {
    let run = try program("search", "--help", "--lang", "ko")
    let expected = """
      사용법: workout-catalog search [QUERY] [--limit N] [--muscle M]...
          [--equipment E]... [--category C]... [--level L]... [--json] [--plain]

      이름, 별칭, 근육, 기구로 운동을 찾습니다. 영어와 한국어 모두 되고, 쓰다 만 말,
      틀린 철자, 초성으로도 찾습니다. QUERY가 없으면 전부입니다.

      터미널에서는 화면이 열립니다. 아니면 잘 맞는 것부터 이름을 한 줄에 하나씩, 또는
      JSON으로 출력합니다. 맞는 것이 없으면 종료 상태는 1입니다.

      옵션:
        -n, --limit N      운동을 N개까지만 출력
        -m, --muscle M     이 근육의 운동만. 여럿이면 그중 하나라도 맞는 운동
        -e, --equipment E  이 기구의 운동만. 여럿이면 그중 하나라도 맞는 운동
            --category C   이 분류의 운동만. 여럿이면 그중 하나라도 맞는 운동
            --level L      이 난이도의 운동만. 여럿이면 그중 하나라도 맞는 운동
            --json         JSON으로 출력
            --plain        터미널에서도 이름을 한 줄에 하나씩 출력

      \(globalOptionsInKorean)

      M: 복근, 복사근, 외전근, 내전근, 이두근, 종아리, 가슴, 전완근, 둔근, 햄스트링,
      고관절 굴곡근, 광배근, 허리, 등 중앙, 목, 대퇴사두근, 후면 삼각근, 어깨, 승모근,
      삼두근.

      E: 바벨, 덤벨, 케틀벨, 케이블, 머신, 스미스 머신, 이지바, 트랩바, 맨몸, 밴드,
      메디신볼, 짐볼, 폼롤러, 원판, 랜드마인, 서스펜션, 철봉, 평행봉, 벤치, 박스, 링,
      AB 휠, 샌드백, 썰매, 배틀로프, 줄넘기, 타이어, 로그, 아틀라스 스톤, 요크,
      트레드밀, 실내 자전거, 로잉 머신, 일립티컬, 스텝밀, 스키 머신, 기타.

      C: 근력, 파워리프팅, 역도, 스트롱맨, 플라이오메트릭, 유산소, 스트레칭, 가동성.

      L: 초급, 중급, 고급.

      모두 영어나 한국어로, 또 흔히 부르는 말로 써도 됩니다: 이두, 하체, 아령. 이런
      옵션이 여럿이면 모두에 맞는 운동을 찾습니다.

      """
    #expect(run == ProgramRun(exit: .done, output: expected))
  }

  @Test func `the Korean help of show`() throws {
    let run = try program("show", "--help", "--lang", "ko")
    let expected = """
      사용법: workout-catalog show NAME_OR_SLUG [--json]

      운동 하나의 이름, 근육, 기구, 설정을 출력합니다. NAME_OR_SLUG는 영어나 한국어
      이름, 별칭, 또는 슬러그입니다.

      옵션:
            --json  JSON으로 출력

      \(globalOptionsInKorean)

      """
    #expect(run == ProgramRun(exit: .done, output: expected))
  }

  @Test func `the Korean help of plan`() throws {
    let run = try program("plan", "--help", "--lang", "ko")
    let expected = """
      사용법: workout-catalog plan [list] [--json] [--plain]

      터미널에서는 계획 화면이 열려 만들고, 이름을 바꾸고, 복사하고, 지우고, 운동
      순서를 정합니다. 아니면 계획을 한 줄에 하나씩, 담긴 운동 수와 함께 출력합니다.

      명령:
        plan show NAME      계획과 훈련 부위를 출력
        plan check NAME     계획의 운동을 하나씩 완료하기
        plan create NAME    빈 계획 만들기
        plan rename NAME    계획 이름 바꾸기
        plan copy NAME      계획 복사하기
        plan delete NAME    계획 지우기
        plan add NAME       계획에 운동 넣기
        plan remove NAME    계획에서 운동 빼기
        plan move NAME      계획에서 운동 옮기기
        plan superset NAME  이어진 운동을 슈퍼세트로 묶기
        plan settings NAME  계획 안 운동의 설정을 출력하거나 바꾸기
        plan done NAME      계획의 운동을 완료로 표시
        plan export NAME    계획을 다른 프로그램용으로 출력

      옵션:
            --json   JSON으로 출력
            --plain  터미널에서도 계획을 한 줄에 하나씩 출력

      \(globalOptionsInKorean)

      """
    #expect(run == ProgramRun(exit: .done, output: expected))
  }

  @Test func `the Korean help of plan show`() throws {
    let run = try program("plan", "show", "--help", "--lang", "ko")
    let expected = """
      사용법: workout-catalog plan show NAME [--json] [--plain]

      계획에 담긴 운동을 번호, 슈퍼세트, 설정, 완료 표시와 함께 출력하고, 그 아래에
      근육마다 몇 세트인지 보여 줍니다. 주동근은 한 세트를 1로, 보조근은 ½로 셉니다.
      너비가 100칸인 터미널에는 인체 그림도 나옵니다.

      옵션:
            --json   JSON으로 출력
            --plain  운동 이름만 한 줄에 하나씩 출력

      \(globalOptionsInKorean)

      """
    #expect(run == ProgramRun(exit: .done, output: expected))
  }

  @Test func `the Korean help of plan check`() throws {
    let run = try program("plan", "check", "--help", "--lang", "ko")
    let expected = """
      사용법: workout-catalog plan check NAME

      계획을 터미널에 체크리스트로 엽니다. 스페이스로 완료를 표시하고 r로 처음부터
      다시 합니다.

      \(globalOptionsInKorean)

      """
    #expect(run == ProgramRun(exit: .done, output: expected))
  }

  @Test(arguments: Command.Name.allCases, Language.allCases)
  func `help fits in 80 columns`(_ command: Command.Name, _ language: Language) {
    for line in Help(command, in: language).text.split(separator: "\n") {
      #expect(DisplayText.width(of: String(line)) <= 80)
    }
  }

  @Test(arguments: ["plan list --help", "--help plan", "plan -h", "plan --hel"])
  func `help is found wherever it is asked for`(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let (arguments, failure) = Arguments.parse(words)
    #expect(failure == nil)
    #expect(arguments.command == .plan)
    #expect(arguments.has(.help))
  }
}
