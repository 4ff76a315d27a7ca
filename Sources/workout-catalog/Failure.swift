/// What ends the program with exit code 2: one line that says what is wrong, where, and what to do about it.
struct Failure: Error, Hashable {
  /// The line, without the program's name before it.
  let message: Text

  /// A failure told in both languages.
  init(_ english: String, _ korean: String) {
    message = Text(english, korean)
  }
}
