import WorkoutCatalog

/// Every command and option of the program, described once: `getopt_long`'s arrays, the help, the usage errors and
/// the completions all come from here.
enum OptionTable {
  /// The options that every command takes.
  static let globalOptions: [Option] = [
    Option(
      name: .database, value: .file,
      help: Text(
        "the catalog's file; else $WORKOUT_CATALOG_DATABASE, else workout-catalog/catalog.sqlite in "
          + "$XDG_DATA_HOME or ~/.local/share",
        "카탈로그 파일. 없으면 $WORKOUT_CATALOG_DATABASE, 그것도 없으면 $XDG_DATA_HOME이나 "
          + "~/.local/share 안의 workout-catalog/catalog.sqlite")),
    Option(
      name: .lang, value: .language,
      help: Text(
        "English or Korean; else by $LC_ALL, $LC_MESSAGES, $LANG",
        "영어나 한국어. 없으면 $LC_ALL, $LC_MESSAGES, $LANG대로")),
    Option(
      name: .theme, value: .theme,
      help: Text(
        "light, dark or, without colour, mono; else by $NO_COLOR and $COLORFGBG",
        "light(밝은 바탕), dark(어두운 바탕), mono(색 없이). 없으면 $NO_COLOR와 $COLORFGBG대로")),
    Option(
      name: .mouse,
      help: Text(
        "a click picks and the wheel scrolls; else the mouse selects text, as the terminal has it",
        "클릭으로 고르고 휠로 넘기기. 없으면 터미널의 글자 선택 그대로")),
    Option(
      name: .accessible,
      help: Text(
        "numbered lines and questions in place of a screen, for screen readers; also where $TERM is dumb",
        "화면 대신 번호 붙은 줄과 물음으로 진행(화면 낭독기용). $TERM이 dumb일 때도")),
    Option(name: .help, short: "h", help: Text("print this help", "이 도움말을 출력")),
    Option(name: .version, short: "V", help: Text("print the version", "버전을 출력")),
  ]

  /// The description of a command. Only what is asked for is built: the program has to start within a millisecond.
  static func command(_ name: Command.Name) -> Command {
    switch name {
    case .application: application
    case .select: select
    case .search: search
    case .show: show
    case .settings: settings
    case .add: add
    case .edit: edit
    case .remove: remove
    case .restore: restore
    case .hide: hide
    case .unhide: unhide
    case .importing: importing
    case .exporting: exporting
    case .doctor: doctor
    case .backup: backup
    case .completions: completions
    case .man: man
    default: planCommand(name) ?? application
    }
  }

  /// The options that a command takes: its own, then the global ones.
  static func options(of name: Command.Name) -> [Option] {
    command(name).options + globalOptions
  }

  static let json = Option(
    name: .json, help: Text("print JSON", "JSON으로 출력"))

  private static let application = Command(
    name: .application,
    summary: Text("find workouts and make plans of them", "운동을 찾아 계획에 담기"),
    description: [
      Text(
        "Find workouts, in English or Korean, and put them into plans. With no command, picking, searching "
          + "and the plans open as tabs of one screen.",
        "영어나 한국어로 운동을 찾아 계획에 담습니다. 명령 없이 실행하면 고르기, 찾기, 계획이 한 화면의 탭으로 "
          + "열립니다.")
    ],
    notes: {
      [
        Text(
          "Exit status: 0 done; 1 nothing matched or nothing was chosen; 2 an error, told in one line on stderr; "
            + "130 interrupted by Ctrl-C.",
          "종료 상태: 0 완료, 1 맞는 것이 없거나 고른 것이 없음, 2 오류(표준 오류에 한 줄로 설명), 130 Ctrl-C로 중단."),
        Text(
          "'\(Command.program) COMMAND --help' tells more of a command.",
          "'\(Command.program) COMMAND --help'에 명령별 설명이 있습니다."),
      ]
    })

  private static let select = Command(
    name: .select,
    options: [
      Option(
        name: .plan, short: "p", value: .plan,
        help: Text(
          "the plan to add to, made when there is none; \"\(PlanName.default)\" when not given",
          "담을 계획. 없으면 새로 만들고, 지정하지 않으면 \"\(PlanName.default)\"")),
      Option(
        name: .workout, short: "w", value: .workout, occurrence: .gathering,
        help: Text("add these without opening the screen", "화면을 열지 않고 이 운동들을 담기")),
    ],
    summary: Text("pick workouts into a plan", "운동을 골라 계획에 담기"),
    description: [
      Text(
        "Pick workouts on a screen and add them to a plan in the order of picking. The names of what was added "
          + "are printed, one a line. The screen is drawn on the terminal even when the output goes elsewhere.",
        "화면에서 운동을 골라, 고른 순서대로 계획에 담습니다. 담은 운동의 이름을 한 줄에 하나씩 출력합니다. "
          + "출력을 다른 곳으로 보내도 화면은 터미널에 그려집니다."),
      Text(
        "Leaving without adding anything is exit status 1, or 130 by Ctrl-C.",
        "아무것도 담지 않고 나가면 종료 상태는 1, Ctrl-C로 나가면 130입니다."),
    ])

  private static let search = Command(
    name: .search,
    operand: .init(value: .query, isRequired: false),
    options: [
      Option(
        name: .limit, short: "n", value: .count,
        help: Text("print no more than N workouts", "운동을 N개까지만 출력")),
      Option(
        name: .muscle, short: "m", value: .muscle, occurrence: .repeated,
        help: Text(
          "only workouts for this muscle; of several, for any of them",
          "이 근육의 운동만. 여럿이면 그중 하나라도 맞는 운동")),
      Option(
        name: .equipment, short: "e", value: .equipment, occurrence: .repeated,
        help: Text(
          "only workouts with this equipment; of several, with any of them",
          "이 기구의 운동만. 여럿이면 그중 하나라도 맞는 운동")),
      Option(
        name: .category, value: .category, occurrence: .repeated,
        help: Text(
          "only workouts of this kind of training; of several, of any of them",
          "이 분류의 운동만. 여럿이면 그중 하나라도 맞는 운동")),
      Option(
        name: .level, value: .level, occurrence: .repeated,
        help: Text(
          "only workouts of this level; of several, of any of them",
          "이 난이도의 운동만. 여럿이면 그중 하나라도 맞는 운동")),
      json,
      Option(
        name: .plain,
        help: Text("print one name a line, on a terminal too", "터미널에서도 이름을 한 줄에 하나씩 출력")),
    ],
    summary: Text("find a workout", "운동 찾기"),
    description: [
      Text(
        "Find workouts by name, alias, muscle or equipment, in English or Korean, half-typed, misspelt or by first "
          + "consonants; with no QUERY, all of them.",
        "이름, 별칭, 근육, 기구로 운동을 찾습니다. 영어와 한국어 모두 되고, 쓰다 만 말, 틀린 철자, 초성으로도 "
          + "찾습니다. QUERY가 없으면 전부입니다."),
      Text(
        "On a terminal a screen opens. Else the workouts are printed, best first, one name a line or as JSON; "
          + "exit status 1 when nothing matches.",
        "터미널에서는 화면이 열립니다. 아니면 잘 맞는 것부터 이름을 한 줄에 하나씩, 또는 JSON으로 출력합니다. "
          + "맞는 것이 없으면 종료 상태는 1입니다."),
    ],
    notes: {
      [
        vocabulary(Muscle.self, as: .muscle),
        vocabulary(Equipment.self, as: .equipment),
        vocabulary(Category.self, as: .category),
        vocabulary(Level.self, as: .level),
        Text(
          "Each may be written in English or Korean, or as people say it: quads, legs, db. Of several of these "
            + "options, a workout has to match each.",
          "모두 영어나 한국어로, 또 흔히 부르는 말로 써도 됩니다: 이두, 하체, 아령. 이런 옵션이 여럿이면 모두에 "
            + "맞는 운동을 찾습니다."),
      ]
    })

  private static let show = Command(
    name: .show,
    operand: .init(value: .workout, isRequired: true),
    options: [json],
    summary: Text("print a workout's settings and facts", "운동의 설정과 정보를 출력"),
    description: [
      Text(
        "Print one workout: its names, muscles, equipment and settings. NAME_OR_SLUG is its name or an alias in "
          + "English or Korean, or its slug.",
        "운동 하나의 이름, 근육, 기구, 설정을 출력합니다. NAME_OR_SLUG는 영어나 한국어 이름, 별칭, 또는 "
          + "슬러그입니다.")
    ])

  /// A note of all the words that an option's value may be.
  static func vocabulary<Word: Term>(_ vocabulary: Word.Type, as value: Value) -> Text {
    let english = Word.allCases.map(\.rawValue).joined(separator: ", ")
    let korean = Word.allCases.map { $0.name(in: .korean) }.joined(separator: ", ")
    return Text("\(value.placeholder) is one of: \(english).", "\(value.placeholder): \(korean).")
  }
}

/// Names of plans.
enum PlanName {
  /// The plan that picks go to when none is named.
  static let `default` = "My plan"
}
