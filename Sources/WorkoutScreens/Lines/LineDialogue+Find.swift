public import WorkoutCatalog

extension LineDialogue {
  /// Finds workouts, and shows and changes the settings of those chosen by number.
  /// - Parameter query: what to begin with, and facets that every search keeps to.
  public func find(_ query: SearchQuery = SearchQuery()) {
    show("Type words to search, a number for its settings, ? for help.", "찾을 말이나 설정을 볼 번호를 입력하세요. ?는 도움말입니다.")
    var query = query
    var list = query.isEmpty ? nil : search(query)
    while let answer = ask(phrases.choose("Find:", "찾기:"), findCommands) {
      switch answer {
      case .nothing:
        if list == nil {
          list = search(query)
        } else if var more = list {
          showNext(&more)
          list = more
        }
      case .text(let text):
        query.text = text
        list = search(query) ?? list
      case .numbers(let numbers):
        for id in items(numbers, of: list?.ids ?? []) ?? [] { settings(of: id) }
      case .command: return
      }
    }
  }

  private var findCommands: [(String, String)] {
    [
      (phrases.choose("words", "글"), phrases.choose("search for them", "그 말로 찾기")),
      ("1", phrases.choose("the settings of number 1", "1번의 설정 보기")),
      ("Enter", phrases.choose("the next of the list", "목록의 다음 쪽")),
      ("q", phrases.choose("leave", "나가기")),
    ]
  }

  /// Shows the settings of a number of a list.
  func showSettings(_ rest: String, of ids: [Workout.ID]) {
    guard case .numbers(let numbers) = Answer(rest) else {
      return show("Which one? s and its number.", "몇 번인가요? s와 번호를 입력하세요.")
    }
    for id in items(numbers, of: ids) ?? [] { settings(of: id) }
  }
}
