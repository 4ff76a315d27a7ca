import WorkoutCatalog

extension OptionTable {
  /// The description of `plan` or of a command below it; `nil` for any other.
  static func planCommand(_ name: Command.Name) -> Command? {
    switch name {
    case .plan: plan
    case .planShow: planShow
    case .planCheck: planCheck
    case .planCreate: planCreate
    case .planRename: planRename
    case .planCopy: planCopy
    case .planDelete: planDelete
    case .planAdd: planAdd
    case .planRemove: planRemove
    case .planMove: planMove
    case .planSuperset: planSuperset
    case .planSettings: planSettings
    case .planDone: planDone
    case .planExport: planExport
    default: nil
    }
  }

  private static let name = Command.Operand(value: .plan, isRequired: true)

  private static let entries = Option(
    name: .entry, value: .count, occurrence: .gathering, isRequired: true,
    help: Text("entries by their numbers, as 'plan show' has them", "'plan show'에 나오는 항목 번호"))

  private static let entry = Option(
    name: .entry, value: .count, isRequired: true,
    help: Text("the entry by its number, as 'plan show' has it", "'plan show'에 나오는 항목 번호"))

  private static let newName = Option(
    name: .as, value: .name, isRequired: true, help: Text("the new name", "새 이름"))

  private static let changedJSON = Option(
    name: .json, help: Text("print the plan as it is then, as JSON", "바뀐 계획을 JSON으로 출력"))

  private static let plan = Command(
    name: .plan, optionalWord: "list",
    options: [
      Option(name: .json, help: Text("print JSON", "JSON으로 출력")),
      Option(
        name: .plain,
        help: Text("print one plan a line, on a terminal too", "터미널에서도 계획을 한 줄에 하나씩 출력")),
    ],
    summary: Text("see and edit the plans", "계획을 보고 고치기"),
    description: [
      Text(
        "On a terminal, open the plans: make, rename, copy and delete them, and put their workouts in order. Else "
          + "list them, one a line, with the number of workouts in each.",
        "터미널에서는 계획 화면이 열려 만들고, 이름을 바꾸고, 복사하고, 지우고, 운동 순서를 정합니다. 아니면 계획을 한 "
          + "줄에 하나씩, 담긴 운동 수와 함께 출력합니다.")
    ])

  private static let planShow = Command(
    name: .planShow, operand: name,
    options: [
      Option(name: .json, help: Text("print JSON", "JSON으로 출력")),
      Option(
        name: .plain, help: Text("print one workout's name a line", "운동 이름만 한 줄에 하나씩 출력")),
    ],
    summary: Text("print a plan and what it trains", "계획과 훈련 부위를 출력"),
    description: [
      Text(
        "Print the workouts of a plan by their numbers, with supersets, settings and what is done, and below them how "
          + "many sets each muscle gets: a set counts whole for a primary muscle, half for a secondary one. A "
          + "terminal of 100 columns shows the muscles on a body as well.",
        "계획에 담긴 운동을 번호, 슈퍼세트, 설정, 완료 표시와 함께 출력하고, 그 아래에 근육마다 몇 세트인지 보여 줍니다. "
          + "주동근은 한 세트를 1로, 보조근은 ½로 셉니다. 너비가 100칸인 터미널에는 인체 그림도 나옵니다.")
    ])

  private static let planCheck = Command(
    name: .planCheck, operand: name,
    summary: Text("tick off a plan's workouts", "계획의 운동을 하나씩 완료하기"),
    description: [
      Text(
        "Open a plan as a checklist on the terminal: Space ticks a workout off, and r starts over.",
        "계획을 터미널에 체크리스트로 엽니다. 스페이스로 완료를 표시하고 r로 처음부터 다시 합니다.")
    ])

  private static let planCreate = Command(
    name: .planCreate, operand: .init(value: .name, isRequired: true), options: [changedJSON],
    summary: Text("make an empty plan", "빈 계획 만들기"),
    description: [Text("Make a plan without workouts.", "운동이 없는 계획을 만듭니다.")])

  private static let planRename = Command(
    name: .planRename, operand: name, options: [newName, changedJSON],
    summary: Text("rename a plan", "계획 이름 바꾸기"),
    description: [Text("Give a plan another name.", "계획의 이름을 바꿉니다.")])

  private static let planCopy = Command(
    name: .planCopy, operand: name, options: [newName, changedJSON],
    summary: Text("copy a plan", "계획 복사하기"),
    description: [
      Text(
        "Make a plan with the workouts of another, their settings and supersets; nothing in it is done yet.",
        "다른 계획의 운동과 설정, 슈퍼세트를 그대로 담은 계획을 만듭니다. 완료 표시는 비어 있습니다.")
    ])

  private static let planDelete = Command(
    name: .planDelete, operand: name,
    summary: Text("delete a plan", "계획 지우기"),
    description: [
      Text(
        "Delete a plan. Its workouts stay in the catalog.", "계획을 지웁니다. 담긴 운동은 카탈로그에 그대로 있습니다.")
    ])

  private static let planAdd = Command(
    name: .planAdd, operand: name,
    options: [
      Option(
        name: .workout, short: "w", value: .workout, occurrence: .gathering, isRequired: true,
        help: Text("the workouts, in order", "담을 운동, 순서대로")),
      Option(
        name: .at, value: .count,
        help: Text("the number that the first gets; else they come last", "첫 운동의 번호. 없으면 맨 뒤")),
      changedJSON,
    ],
    summary: Text("put workouts into a plan", "계획에 운동 넣기"),
    description: [
      Text(
        "Put workouts into a plan, at its end or at a place; the same workout may be there more than once. What is "
          + "put between two of a superset joins it.",
        "계획의 끝이나 원하는 자리에 운동을 넣습니다. 같은 운동을 여러 번 넣어도 됩니다. 슈퍼세트 사이에 넣으면 그 "
          + "슈퍼세트에 들어갑니다.")
    ])

  private static let planRemove = Command(
    name: .planRemove, operand: name, options: [entries, changedJSON],
    summary: Text("take workouts out of a plan", "계획에서 운동 빼기"),
    description: [
      Text(
        "Take entries out of a plan; the others of a superset stay together.",
        "계획에서 항목을 뺍니다. 슈퍼세트의 나머지는 묶인 채로 남습니다.")
    ])

  private static let planMove = Command(
    name: .planMove, operand: name,
    options: [
      entry,
      Option(
        name: .to, value: .count, isRequired: true,
        help: Text("the number that it gets; beyond the last, the end", "새 번호. 마지막보다 크면 맨 뒤")),
      changedJSON,
    ],
    summary: Text("move a workout within a plan", "계획에서 운동 옮기기"),
    description: [
      Text(
        "Move an entry of a plan. Between two of a superset it joins that one; moved out of its own it leaves it.",
        "계획의 항목을 옮깁니다. 슈퍼세트 사이로 옮기면 거기에 들어가고, 제 슈퍼세트 밖으로 옮기면 빠집니다.")
    ])

  private static let planSuperset = Command(
    name: .planSuperset, operand: name,
    options: [
      entries,
      Option(
        name: .apart, help: Text("take their supersets apart instead", "묶는 대신 그 슈퍼세트를 풀기")),
      changedJSON,
    ],
    summary: Text("make neighbours a superset", "이어진 운동을 슈퍼세트로 묶기"),
    description: [
      Text(
        "Make entries that follow each other a superset, done in turn without rest between them.",
        "이어진 항목을 쉬지 않고 번갈아 하는 슈퍼세트로 묶습니다.")
    ])

  private static let planExport = Command(
    name: .planExport, operand: name,
    options: [
      Option(
        name: .format, value: .planFormat, isRequired: true,
        help: Text(
          "Markdown, a table for spreadsheets, JSON, or a web page",
          "마크다운, 스프레드시트용 표, JSON, 웹 페이지"))
    ],
    summary: Text("print a plan for other programs", "계획을 다른 프로그램용으로 출력"),
    description: [
      Text(
        "Print a plan to keep, to send or to train by. The web page is one file with checkboxes, for a phone or for "
          + "paper; it loads nothing from anywhere.",
        "계획을 보관하거나 보내거나 보면서 운동할 수 있게 출력합니다. 웹 페이지는 체크박스가 있는 파일 하나로, "
          + "휴대전화와 종이에 맞으며 어디서도 아무것도 불러오지 않습니다.")
    ])

  private static let planSettings = Command(
    name: .planSettings, operand: name,
    options: [entry] + settingOptions + [
      Option(
        name: .reset, help: Text("first drop all that you set here", "먼저 여기서 정한 것을 모두 버리기")),
      changedJSON,
    ],
    summary: Text("print or set how a plan's workout is done", "계획 안 운동의 설정을 출력하거나 바꾸기"),
    description: [
      Text(
        "Set how an entry of a plan is done there, whatever the workout's own settings are, and print the settings "
          + "that hold.",
        "계획의 한 항목을 그 계획에서 어떻게 할지, 운동 자체의 설정과 따로 정하고, 지금의 설정을 출력합니다."),
      Text(
        "'-' as a value shows the workout's own again: '--rest -'; '--reset' does so with everything.",
        "값으로 '-'를 주면 운동 자체의 설정으로 돌아갑니다: '--rest -'. '--reset'은 모두 되돌립니다."),
    ],
    notes: { [vocabulary(Measurement.self, as: .measurement)] })

  private static let planDone = Command(
    name: .planDone, operand: name,
    options: [
      Option(
        name: .entry, value: .count, occurrence: .gathering,
        help: Text("only these, by their numbers; else all", "이 번호의 항목만. 없으면 전부")),
      Option(name: .undo, help: Text("mark them as still to do instead", "완료 대신 미완료로 표시")),
      changedJSON,
    ],
    summary: Text("mark a plan's workouts as done", "계획의 운동을 완료로 표시"),
    description: [
      Text(
        "Mark entries of a plan as done, or with --undo as still to do.",
        "계획의 항목을 완료로, --undo와 함께 쓰면 미완료로 표시합니다.")
    ])
}
