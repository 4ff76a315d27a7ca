import WorkoutCatalog

extension OptionTable {
  static let completions = Command(
    name: .completions,
    operand: .init(value: .shell, isRequired: true),
    summary: Text("print the completions for bash, zsh or fish", "bash, zsh, fish의 자동 완성을 출력"),
    description: [
      Text(
        "Print a script that completes commands, options, their values and the names of workouts and plans: what "
          + "it offers comes from the program and the catalog at that moment.",
        "명령, 옵션과 그 값, 운동과 계획의 이름을 완성하는 스크립트를 출력합니다. 후보는 그때그때 프로그램과 "
          + "카탈로그에서 옵니다."),
      Text(
        "For bash, put it into ~/.local/share/bash-completion/completions/\(Command.program); for zsh, into a folder "
          + "of $fpath as _\(Command.program); for fish, into ~/.config/fish/completions/\(Command.program).fish.",
        "bash는 ~/.local/share/bash-completion/completions/\(Command.program), zsh는 $fpath의 한 폴더에 "
          + "_\(Command.program), fish는 ~/.config/fish/completions/\(Command.program).fish로 저장하세요."),
    ])

  static let man = Command(
    name: .man,
    summary: Text("print the manual page", "매뉴얼 페이지를 출력"),
    description: [
      Text(
        "Print the manual page in mdoc, for a file \(Command.program).1 where man looks for pages.",
        "매뉴얼 페이지를 mdoc 형식으로 출력합니다. man이 찾는 곳에 \(Command.program).1로 저장하세요.")
    ])

  /// The environment variables that count, for the manual.
  static let environment: [(name: String, meaning: Text)] = [
    ("WORKOUT_CATALOG_DATABASE", Text("The catalog's file.", "카탈로그 파일.")),
    (
      "XDG_DATA_HOME",
      Text(
        "The folder in which the catalog's own folder is, when it is an absolute path.",
        "절대 경로이면, 카탈로그 폴더가 있는 폴더.")
    ),
    (
      "LC_ALL, LC_MESSAGES, LANG",
      Text(
        "The first that is set decides on the language: Korean for a Korean locale, else English.",
        "처음으로 설정된 것이 언어를 정합니다. 한국어 로캘이면 한국어, 아니면 영어입니다.")
    ),
    (
      "LC_CTYPE",
      Text(
        "Whether characters of ambiguous width, as Greek or the multiplication sign, take two cells.",
        "그리스 문자나 곱셈 기호처럼 폭이 정해지지 않은 글자가 두 칸인지.")
    ),
    ("NO_COLOR", Text("When it is not empty, nothing is in colour.", "비어 있지 않으면 색을 쓰지 않습니다.")),
    (
      "COLORFGBG",
      Text("Set by some terminals: tells a light ground from a dark one.", "일부 터미널이 설정하며, 밝은 바탕인지 알려 줍니다.")
    ),
    (
      "TERM",
      Text(
        "The terminal's type. One that cannot show a screen gets numbered lines and questions.",
        "터미널 종류. 화면을 보일 수 없는 종류이면 번호 붙은 줄과 물음으로 진행합니다.")
    ),
  ]
}
