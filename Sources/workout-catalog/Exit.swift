/// How the program ends; the codes are fzf's.
enum Exit: Int32, Sendable {
  /// It did what was asked.
  case done = 0
  /// Nothing matched, or nothing was chosen.
  case nothing = 1
  /// An error, told in one line on stderr.
  case failure = 2
  /// Ctrl-C.
  case interrupted = 130
}
