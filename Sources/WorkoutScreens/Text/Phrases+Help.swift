internal import TerminalUI

extension Phrases {
  /// The keys that move through any list, and those that do so where no text is typed.
  func movingKeys(whereTextIsTyped isTyping: Bool) -> [HelpScreen.Entry] {
    var entries: [HelpScreen.Entry] = [
      .init("↑ ↓ Ctrl-P/N", choose("up and down", "위아래로")),
      .init("PgUp PgDn", choose("a page up or down", "한 쪽씩")),
      .init("Home End", choose("first and last", "처음과 끝")),
    ]
    if !isTyping {
      entries.append(.init("j k g G", choose("down, up, first, last", "아래, 위, 처음, 끝")))
    }
    return entries
  }

  /// The keys that go from tab to tab.
  var tabKeys: HelpScreen.Entry { .init("Ctrl-T Alt-1", choose("next tab, first tab", "다음 탭, 첫째 탭")) }

  /// How a screen that covers another is left.
  var backHint: StatusBar.Hint { .init("Esc", choose("back", "뒤로")) }

  /// How a screen is left that has nothing below it.
  var leaveHint: StatusBar.Hint { .init("Esc", choose("leave", "나가기")) }

  /// How help is found.
  func helpHint(_ key: String = "?") -> StatusBar.Hint { .init(key, choose("help", "도움말")) }

  /// How the menus of facets are opened.
  var filterHint: StatusBar.Hint { .init("F4", choose("filter", "필터")) }

  /// The keys that open the menus of facets.
  var filterKeys: HelpScreen.Entry {
    .init("F4 Ctrl-R", choose("filter by muscle, equipment", "부위·기구로 거르기"))
  }

  /// The key that takes all facets back.
  var clearingKeys: HelpScreen.Entry { .init("Ctrl-X", choose("clear the filter", "필터 해제")) }
}
