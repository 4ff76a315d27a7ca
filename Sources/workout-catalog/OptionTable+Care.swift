extension OptionTable {
  /// `doctor`.
  static let doctor = Command(
    name: .doctor,
    options: [
      Option(
        name: .rebuild,
        help: Text(
          "make the search index, the list and the counts anew from the workouts, then check",
          "운동에서 검색 색인, 목록, 개수를 다시 만든 뒤 검사")),
      Option(
        name: .salvage, value: .newFile,
        help: Text(
          "copy what can be read of a damaged catalog to a new file; the damaged one stays as it is",
          "손상된 카탈로그에서 읽을 수 있는 것을 새 파일에 복사. 손상된 파일은 그대로 둠")),
    ],
    summary: Text("check the catalog, and mend it", "카탈로그를 검사하고 고치기"),
    description: [
      Text(
        "Check that the catalog's file is whole, and that its search index, list and counts agree with its "
          + "workouts. Nothing is changed without an option, and others may use the catalog meanwhile.",
        "카탈로그 파일이 온전한지, 검색 색인과 목록과 개수가 운동과 맞는지 검사합니다. 옵션 없이는 아무것도 바꾸지 "
          + "않으며, 그동안 다른 프로그램이 카탈로그를 써도 됩니다."),
      Text(
        "Exit status 0 when all is well, 1 when something is wrong or was lost.",
        "이상이 없으면 종료 상태 0, 이상이 있거나 잃은 것이 있으면 1입니다."),
    ])

  /// `backup`.
  static let backup = Command(
    name: .backup,
    operand: .init(value: .newFile, isRequired: true),
    options: [
      Option(
        name: .replace,
        help: Text("replace a file of that name", "같은 이름의 파일이 있으면 바꾸기"))
    ],
    summary: Text("copy the catalog to a file", "카탈로그를 파일에 복사"),
    description: [
      Text(
        "Copy the whole catalog to a new file, which only you may read. The catalog may be in use; the copy is of "
          + "one moment, and has its name only when it is complete.",
        "카탈로그 전체를 본인만 읽을 수 있는 새 파일에 복사합니다. 카탈로그를 쓰고 있어도 한 시점의 내용이 복사되며, "
          + "다 된 뒤에만 그 이름으로 나타납니다.")
    ])
}
