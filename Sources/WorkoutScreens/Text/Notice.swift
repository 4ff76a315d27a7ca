/// Something to say once in a status bar.
struct Notice {
  /// What to say.
  let text: String
  /// Whether it tells what went wrong.
  let isError: Bool

  init(_ text: String, isError: Bool = false) {
    self.text = text
    self.isError = isError
  }
}
