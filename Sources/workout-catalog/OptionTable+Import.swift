import WorkoutCatalog

/// The commands that bring data in and take it out.
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
      Text(
        "Of the catalog's own export, what you have stays and what you lack is added: names, marks, settings, edits of "
          + "what you have not edited, and plans whose names are free.",
        "이 카탈로그에서 내보낸 파일이면 있는 것은 그대로 두고 없는 것만 더합니다. 이름, 표시, 설정, 직접 고치지 않은 "
          + "것에 대한 수정, 그리고 같은 이름이 없는 계획입니다."),
    ],
    notes: {
      let formats = ImportFormat.allCases.map(\.rawValue).joined(separator: ", ")
      return [Text("FORMAT is one of: \(formats).", "FORMAT은 다음 중 하나입니다: \(formats).")]
    })
  static let exporting = Command(
    name: .exporting,
    options: [
      Option(
        name: .format, value: .exportFormat,
        help: Text("what to print; else JSON", "출력할 형식. 없으면 JSON")),
      Option(
        name: .only, value: .scope,
        help: Text("what of the catalog to print; else all", "출력할 범위. 없으면 전부")),
    ],
    summary: Text("print the catalog, to import it elsewhere", "카탈로그를 내보내기"),
    description: [
      Text(
        "Print the catalog as 'import' reads it: workouts, settings, edits, plans and what imports remember. Either "
          + "format has all of it; importing it into an empty catalog gives an equal one.",
        "카탈로그를 'import'가 읽는 형식으로 출력합니다. 운동, 설정, 수정, 계획, 가져온 곳의 기록이 들어갑니다. 어느 형식이든 "
          + "빠지는 것이 없어, 빈 카탈로그에 가져오면 같은 카탈로그가 됩니다."),
      Text(
        "'--only custom' prints your own and imported workouts and all that you set, edited, opened or hid; '--only "
          + "plans' the plans with their workouts.",
        "'--only custom'은 내 운동과 가져온 운동, 그리고 설정하거나 고치거나 열거나 숨긴 것을, '--only plans'는 계획과 그 "
          + "운동을 출력합니다."),
      Text(
        "No spreadsheet runs a cell of the CSV as a formula: such a cell has an apostrophe before it, which 'import' "
          + "takes away again.",
        "스프레드시트가 CSV의 셀을 수식으로 실행하지 않게 그런 셀 앞에는 작은따옴표를 붙이며, 'import'가 다시 뗍니다."),
    ])
}
