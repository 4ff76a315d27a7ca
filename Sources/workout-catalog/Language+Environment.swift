import WorkoutCatalog

extension Language {
  /// The language that the environment asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set and
  /// not empty decides, as POSIX has it. Korean for any Korean locale (`ko`, `ko_KR.UTF-8`), else English.
  init(environment: Environment) {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first ?? ""
    // The whole language code is compared: `kok_IN` is Konkani.
    let code = locale.prefix { $0 != "_" && $0 != "." && $0 != "@" }
    self = code.lowercased() == Language.korean.rawValue ? .korean : .english
  }
}
