internal import TerminalUI

extension Phrases {
  /// "1,041 workouts".
  func workouts(_ count: Int) -> String {
    choose("\(number(count)) \(count == 1 ? "workout" : "workouts")", "운동 \(number(count))개")
  }

  /// How many of all were found: "27 of 1,041".
  func found(_ count: Int, of all: Int) -> String {
    choose("\(number(count)) of \(number(all))", "\(number(all))개 중 \(number(count))개")
  }

  /// "2 of 5 done".
  func progress(_ done: Int, of all: Int) -> String {
    choose("\(done) of \(all) done", "\(all)개 중 \(done)개 완료")
  }

  /// What stands in place of the list when a search finds nothing.
  func nothingFound(_ text: String) -> [String] {
    [
      choose("Nothing found for “\(text)”.", "“\(text)”에 맞는 운동이 없습니다."),
      "",
      choose("Try fewer letters, a muscle, or equipment:", "더 짧게, 또는 부위나 기구로 찾아보세요:"),
      choose("bench pr · chest dumbbell · rdl", "벤치프 · 덤벨 가슴 · ㅂㅊㅍㄹㅅ"),
    ]
  }

  /// The keys that move through any list.
  var listKeys: [HelpScreen.Entry] {
    [
      .init("↑ ↓, Ctrl-P Ctrl-N", choose("up and down", "위아래로")),
      .init("PgUp PgDn", choose("a page up or down", "한 쪽씩")),
      .init("Home End", choose("first and last", "처음과 끝")),
    ]
  }

  /// How a help screen is left.
  var backHint: StatusBar.Hint { .init("Esc", choose("back", "뒤로")) }
}
