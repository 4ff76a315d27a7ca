/// Something to say once in a status bar.
struct Notice {
  let text: String
  let isError: Bool

  init(_ text: String, isError: Bool = false) {
    self.text = text
    self.isError = isError
  }
}
