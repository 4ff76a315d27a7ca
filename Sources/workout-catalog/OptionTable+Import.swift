import WorkoutCatalog

/// The command that brings data in.
extension OptionTable {
  static let importing = Command(
    name: .importing,
    operand: .init(value: .file, isRequired: true, isRepeated: true),
    options: [
      Option(
        name: .format, value: .format,
        help: Text("what the files are; else seen by their content", "파일의 형식. 없으면 내용을 보고 판단")),
      Option(
        name: .dryRun,
        help: Text("only tell what would come of it", "저장하지 않고 결과만 출력")),
      Option(
        name: .review,
        help: Text(
          "ask on the terminal about each workout that may be one of the catalog's",
          "있던 운동일 수 있는 것을 터미널에서 하나씩 묻기")),
      json,
    ],
    summary: Text("bring in workouts and training logs", "운동과 운동 기록 가져오기"),
    description: [
      Text(
        "Bring in workouts from other catalogs, and from training logs the exercises and routines. FILE '-' is stdin.",
        "다른 카탈로그의 운동을, 운동 기록에서는 종목과 루틴을 가져옵니다. FILE이 '-'이면 표준 입력입니다."),
      Text(
        "Each file is brought in whole or not at all; a record that cannot be read is passed over and told. The same file "
          + "again changes nothing, and a newer one changes nothing that you edited. A workout that the catalog surely "
          + "has is joined with it; one that it may have is added by itself, and '--review' asks about it.",
        "파일마다 모두 가져오거나 하나도 가져오지 않습니다. 읽을 수 없는 기록은 건너뛰고 알려 줍니다. 같은 파일을 다시 "
          + "가져와도 바뀌는 것이 없고, 새 파일도 직접 고친 것은 바꾸지 않습니다. 카탈로그에 확실히 있는 운동은 합치고, "
          + "있을지 모르는 운동은 따로 넣어 '--review'로 묻습니다."),
    ],
    notes: {
      let formats = ImportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      return [Text("FORMAT is one of: \(formats).", "FORMAT은 다음 중 하나입니다: \(formats).")]
    })
}
