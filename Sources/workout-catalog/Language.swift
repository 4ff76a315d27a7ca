/// A language the program speaks.
enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case korean = "ko"
}
