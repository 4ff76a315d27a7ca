/// One key a person pressed.
public enum Key: Hashable, Sendable {
  /// A character as typed, one grapheme.
  case character(Character)
  /// A control chord, named by its lower-case letter: `.control("a")` is Ctrl-A.
  case control(Character)
  /// Alt (or Esc) with a character: `.alt("b")`.
  case alt(Character)
  /// An arrow, with or without Shift.
  case up, down, left, right
  /// A key that goes to an end, or by a page.
  case home, end, pageUp, pageDown
  /// Ctrl or Alt with an arrow: a move by word.
  case wordLeft, wordRight
  /// A key that types no visible character; `backTab` is Shift-Tab.
  case enter, tab, backTab, space, escape, backspace, delete
  /// Alt or Ctrl with Backspace: delete the word before the caret.
  case deleteWord
  /// F1 to F12.
  case function(Int)
}

/// What a terminal reports.
public enum Event: Hashable, Sendable {
  /// A key.
  case key(Key)
  /// Text pasted in one go (bracketed paste), as it came.
  case paste(String)
  /// The terminal has a new size.
  case resize(Size)
  /// A mouse button pressed at a place.
  case click(Point)
  /// The wheel turned by that many steps; downward is positive.
  case scroll(Int, at: Point)
}
