import TerminalUI

/// The themes that a person can ask for.
enum ThemeName: String, CaseIterable {
  case light, dark, mono

  /// The looks of that name.
  var theme: Theme {
    switch self {
    case .light: .light
    case .dark: .dark
    case .mono: .mono
    }
  }
}
