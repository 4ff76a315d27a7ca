extension TextInput {
  /// Edits as a shell's line editor would.
  ///
  /// - Returns: whether the key means anything to a line of text. Keys that a list needs (arrows up and down,
  ///   Enter, Tab, Esc) do not; nor does Ctrl-D when there is no text, which elsewhere means to leave.
  public mutating func handle(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert(String(character))
    case .space: insert(" ")
    case .left, .control("b"): move(by: -1)
    case .right, .control("f"): move(by: 1)
    case .home, .control("a"): moveToStart()
    case .end, .control("e"): moveToEnd()
    case .wordLeft, .alt("b"): moveWordLeft()
    case .wordRight, .alt("f"): moveWordRight()
    case .backspace, .control("h"): deleteBackward()
    case .delete: deleteForward()
    case .control("d"):
      guard !isEmpty else { return false }
      deleteForward()
    case .deleteWord: deleteWordBackward()
    case .alt("d"): deleteWordForward()
    case .control("w"): deleteToSpaceBackward()
    case .control("u"): deleteToStart()
    case .control("k"): deleteToEnd()
    case .control("y"): yank()
    default: return false
    }
    return true
  }
}
