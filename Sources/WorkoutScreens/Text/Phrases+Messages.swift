internal import WorkoutCatalog

extension Phrases {
  /// What stands in place of the list when a search finds nothing: that it is so, and the keys that help.
  /// - Parameters:
  ///   - suggestion: a query that would find something.
  ///   - canAdd: whether what was typed can be added as a workout.
  func nothingFound(_ query: SearchQuery, suggestion: String? = nil, canAdd: Bool = false) -> [String] {
    var lines = [
      query.text.isEmpty
        ? choose("Nothing found.", "맞는 운동이 없습니다.")
        : choose("Nothing found for “\(query.text)”.", "“\(query.text)”에 맞는 운동이 없습니다."),
      "",
    ]
    if let suggestion {
      lines.append(choose("Tab     did you mean “\(suggestion)”?", "Tab     혹시 “\(suggestion)”인가요?"))
    }
    if query.hasFilter { lines.append(choose("Ctrl-X  clear the filter", "Ctrl-X  필터 해제")) }
    guard canAdd, !query.text.isEmpty else { return lines }
    return lines + [
      choose("Ctrl-O  add it as one of your own", "Ctrl-O  나만의 운동으로 추가"),
      "",
      choose("Try less, a muscle, or equipment:", "더 짧게, 또는 부위나 기구로:"),
      choose("bench pr · chest dumbbell · rdl", "벤치프 · 덤벨 가슴 · ㅂㅊㅍㄹㅅ"),
    ]
  }

  /// What there is to say of a workout that is not listed.
  func state(_ state: Workout.State) -> String {
    switch state {
    case .listed: ""
    case .hidden: choose("Hidden from lists and search", "목록과 검색에서 숨김")
    case .removed: choose("Removed; plans keep it", "삭제함. 계획에는 남아 있음")
    }
  }

  /// What takes a workout out of lists, or back into them.
  func leaveOrReturn(_ workout: Workout) -> String {
    switch workout.state {
    case .listed where workout.isRemovable: choose("Remove it", "삭제하기")
    case .listed: choose("Hide it from lists and search", "목록과 검색에서 숨기기")
    case .hidden: choose("Show it again", "다시 보이기")
    case .removed: choose("Restore it", "되살리기")
    }
  }

  /// What went wrong, in a line short enough for a status bar: the store's own words name the file as well.
  func trouble(_ error: StoreError) -> String {
    switch error.kind {
    case .cannotOpen:
      choose("The catalog's file is out of reach: start again", "카탈로그 파일을 열 수 없습니다. 다시 시작하세요")
    case .notACatalog: choose("The file is no catalog any more", "파일이 더는 카탈로그가 아닙니다")
    case .newerVersion:
      choose("A newer version has changed the file: use that one", "새 버전이 파일을 바꿨습니다. 새 버전을 쓰세요")
    case .damaged: choose("The catalog's file is damaged", "카탈로그 파일이 손상되었습니다")
    case .readOnly: choose("The catalog may not be written", "카탈로그에 쓸 수 없습니다")
    case .busy:
      choose("Another program is writing: try again", "다른 프로그램이 쓰고 있습니다. 다시 해 보세요")
    case .full: choose("There is no room on the disk", "디스크에 자리가 없습니다")
    case .other: choose("The catalog cannot be read or written", "카탈로그를 읽거나 쓸 수 없습니다")
    case .invalid, .stopped: error.description
    }
  }
}
