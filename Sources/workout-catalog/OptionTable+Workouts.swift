import WorkoutCatalog

/// The commands that change workouts, and what a person sets for them.
extension OptionTable {
  /// What `add` and `edit` say of a workout.
  private static func facts(canClear: Bool) -> [Option] {
    let replaces = canClear ? Text("; these replace the old ones", ". 예전 것을 대신함") : Text("", "")
    return [
      Option(name: .english, value: .name, canClear: canClear, help: Text("its English name", "영어 이름")),
      Option(name: .korean, value: .name, canClear: canClear, help: Text("its Korean name", "한국어 이름")),
      Option(
        name: .alias, value: .name, occurrence: .repeated, canClear: canClear,
        help: Text("another name that it is found by", "찾을 때 쓸 다른 이름")),
      Option(
        name: .muscle, short: "m", value: .muscle, occurrence: .repeated, canClear: canClear,
        help: Text(
          "a muscle that does the work, the main one first" + replaces.english,
          "주동근. 주된 것부터" + replaces.korean)),
      Option(
        name: .secondary, value: .muscle, occurrence: .repeated, canClear: canClear,
        help: Text("a muscle that helps" + replaces.english, "보조근" + replaces.korean)),
      Option(
        name: .equipment, short: "e", value: .equipment, occurrence: .repeated, canClear: canClear,
        help: Text("what it is done with" + replaces.english, "기구" + replaces.korean)),
      Option(name: .category, value: .category, help: Text("the kind of training", "분류")),
      Option(name: .level, value: .level, help: Text("how much practice it asks for", "난이도")),
      Option(
        name: .force, value: .force, canClear: canClear, help: Text("the direction of the effort", "힘의 방향")),
      Option(
        name: .mechanic, value: .mechanic, canClear: canClear,
        help: Text("whether one joint moves or several", "관절 수")),
      Option(name: .measurement, value: .measurement, help: Text("what a set is counted in", "측정 방식")),
    ]
  }

  private static let yes = Option(
    name: .yes, short: "y",
    help: Text("do not ask, whatever it looks like", "비슷한 운동이 있어도 묻지 않기"))

  static let add = Command(
    name: .add,
    operand: .init(value: .name, isRequired: true),
    options: facts(canClear: false) + [yes, json],
    summary: Text("add a workout of your own", "나만의 운동 추가"),
    description: [
      Text(
        "Add a workout of your own. NAME is its English or Korean name, as its letters tell; the other one may be "
          + "given besides. Its slug is printed, which scripts may call it by.",
        "나만의 운동을 추가합니다. NAME은 글자에 따라 영어나 한국어 이름이 되고, 다른 언어의 이름도 줄 수 있습니다. "
          + "스크립트에서 쓸 슬러그를 출력합니다."),
      Text(
        "When a workout of much the same name is there, it is pointed out: on a terminal the command asks first, else "
          + "it says so on stderr and goes on. Your own workout may have the name of one in the catalog; it is "
          + "found first.",
        "거의 같은 이름의 운동이 있으면 알려 줍니다. 터미널에서는 먼저 묻고, 아니면 표준 오류에 알리고 추가합니다. "
          + "카탈로그에 있는 이름을 써도 됩니다. 그러면 내 운동이 먼저 나옵니다."),
    ],
    notes: { vocabularies })

  static let edit = Command(
    name: .edit,
    operand: .init(value: .workout, isRequired: true),
    options: facts(canClear: true) + [
      Option(
        name: .removeAlias, value: .name, occurrence: .repeated,
        help: Text("take one of the other names away", "다른 이름 하나를 지우기")), json,
    ],
    summary: Text("change what a workout is", "운동의 정보 고치기"),
    description: [
      Text(
        "Change the names and facts of a workout, your own or the catalog's. What you change stays so: neither a "
          + "newer catalog nor an import touches it.",
        "내 운동이나 카탈로그 운동의 이름과 정보를 고칩니다. 고친 것은 새 카탈로그나 가져오기가 건드리지 않습니다."),
      Text(
        "'-' as a value clears: '--korean -' takes the Korean name away, and '--alias - --alias X' leaves X as the "
          + "only other name. Its slug stays.",
        "값으로 '-'를 주면 비웁니다. '--korean -'은 한국어 이름을 지우고, '--alias - --alias X'는 다른 이름을 X 하나로 "
          + "바꿉니다. 슬러그는 그대로입니다."),
    ],
    notes: { vocabularies })

  static let remove = Command(
    name: .remove,
    operand: .init(value: .workout, isRequired: true),
    summary: Text("remove a workout of your own", "내 운동 삭제"),
    description: [
      Text(
        "Take a workout of your own out of lists and search. Plans keep it, and 'restore' brings it back. One of the "
          + "catalog cannot be removed; 'hide' takes it out of sight.",
        "내 운동을 목록과 검색에서 뺍니다. 계획에는 남고, 'restore'로 되살립니다. 카탈로그의 운동은 삭제할 수 없고 "
          + "'hide'로 숨깁니다.")
    ])

  static let restore = Command(
    name: .restore,
    operand: .init(value: .workout, isRequired: false),
    summary: Text("bring a removed workout back", "삭제한 운동 되살리기"),
    description: [
      Text(
        "Bring back a workout that was removed; without one, list the removed ones, each with its slug, "
          + "which tells those of one name apart.",
        "삭제한 운동을 되살립니다. 운동을 쓰지 않으면 삭제한 운동을 슬러그와 함께 출력합니다. 이름이 같은 것은 "
          + "슬러그로 구별합니다."),
      Text(
        "What holds a '/', ends in .sqlite or .db, or is there as a file, is the file of a backup: the catalog becomes "
          + "what it holds, once it is checked. What was there is kept beside it, in a file that is printed.",
        "'/'가 있거나 .sqlite, .db로 끝나거나 그런 파일이 있으면 백업 파일입니다. 백업을 검사한 뒤 카탈로그를 그 "
          + "내용으로 바꿉니다. 있던 것은 옆의 파일에 남기고 그 이름을 출력합니다."),
    ])

  static let hide = Command(
    name: .hide,
    operand: .init(value: .workout, isRequired: true),
    summary: Text("take a workout out of sight", "운동 숨기기"),
    description: [
      Text(
        "Take a workout out of lists and search. Plans keep it, and 'unhide' brings it back.",
        "운동을 목록과 검색에서 숨깁니다. 계획에는 남고, 'unhide'로 다시 보입니다.")
    ])

  static let unhide = Command(
    name: .unhide,
    operand: .init(value: .workout, isRequired: false),
    summary: Text("bring a hidden workout back", "숨긴 운동 다시 보이기"),
    description: [
      Text(
        "Bring back a workout that was hidden; without one, list the hidden ones, each with its slug.",
        "숨긴 운동을 다시 보입니다. 운동을 쓰지 않으면 숨긴 운동을 슬러그와 함께 출력합니다.")
    ])

  /// What can be set of a workout, and of an entry of a plan.
  static let settingOptions = [
    Option(
      name: .measurement, value: .measurement, canClear: true,
      help: Text("what a set is counted in", "측정 방식")),
    Option(name: .sets, value: .figure, canClear: true, help: Text("how many sets", "세트 수")),
    Option(
      name: .reps, value: .repetitions, canClear: true,
      help: Text("repetitions of a set: 8, or a range: 8-12", "한 세트의 횟수: 8, 또는 범위: 8-12")),
    Option(
      name: .weight, value: .weight, canClear: true,
      help: Text(
        "the weight: 102.5kg, 225lb; kg when neither is said", "무게: 102.5kg, 225lb. 단위가 없으면 kg")),
    Option(
      name: .seconds, value: .duration, canClear: true,
      help: Text("the length of a set: 45, 1:30, 2min", "한 세트의 시간: 45, 1:30, 2분")),
    Option(
      name: .distance, value: .distance, canClear: true,
      help: Text("the distance of a set: 400m, 5km, 3mi, 100yd", "한 세트의 거리: 400m, 5km, 3mi, 100yd")),
    Option(
      name: .rest, value: .duration, canClear: true,
      help: Text("the rest between sets: 90, 1:30, 2min", "세트 사이 휴식: 90, 1:30, 2분")),
    Option(
      name: .note, value: .note, canClear: true, help: Text("what to remember of it", "기억해 둘 메모")),
  ]

  static let settings = Command(
    name: .settings,
    operand: .init(value: .workout, isRequired: true),
    options: settingOptions + [
      Option(name: .favourite, help: Text("mark it as a favourite", "즐겨찾기에 넣기")),
      Option(name: .noFavourite, help: Text("take the mark back", "즐겨찾기에서 빼기")),
      Option(
        name: .reset, help: Text("first drop all that you set", "먼저 내가 정한 것을 모두 버리기")),
      json,
    ],
    summary: Text("print or set how a workout is done", "운동의 설정을 출력하거나 바꾸기"),
    description: [
      Text(
        "Set how you do a workout, and print the settings that hold: yours, and the catalog's where you said "
          + "nothing. Yours are kept apart: a newer catalog never touches them.",
        "운동을 어떻게 할지 정하고, 지금의 설정을 출력합니다. 정하지 않은 것은 카탈로그의 기본값입니다. 내가 정한 것은 "
          + "따로 두므로 새 카탈로그가 건드리지 않습니다."),
      Text(
        "'-' as a value shows the default again: '--rest -'. '--reset' does so with everything, the note and the "
          + "favourite mark too. Weights and distances are kept digit for digit in the unit that you typed, with up "
          + "to three decimals.",
        "값으로 '-'를 주면 그 기본값으로 돌아갑니다: '--rest -'. '--reset'은 메모와 즐겨찾기까지 모두 되돌립니다. 무게와 "
          + "거리는 쓴 단위 그대로, 소수 셋째 자리까지 정확히 보관합니다."),
    ],
    notes: { [vocabulary(Measurement.self, as: .measurement)] })

  private static var vocabularies: [Text] {
    [
      vocabulary(Muscle.self, as: .muscle), vocabulary(Equipment.self, as: .equipment),
      vocabulary(Category.self, as: .category), vocabulary(Level.self, as: .level),
      vocabulary(Force.self, as: .force), vocabulary(Mechanic.self, as: .mechanic),
      vocabulary(Measurement.self, as: .measurement),
      Text(
        "Each may be written in English or Korean, or as people say it: quads, legs, db.",
        "모두 영어나 한국어로, 또 흔히 부르는 말로 써도 됩니다: 이두, 하체, 아령."),
    ]
  }
}
