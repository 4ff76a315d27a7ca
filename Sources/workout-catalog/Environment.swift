#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The environment variables, and what is found by them.
struct Environment: Sendable {
  private let lookUp: @Sendable (String) -> String?

  /// The environment in which `lookUp` finds the variables.
  init(_ lookUp: @escaping @Sendable (String) -> String?) {
    self.lookUp = lookUp
  }

  /// The environment of the process.
  static let process = Environment { name in
    getenv(name).map { String(cString: $0) }
  }

  /// A variable's value; `nil` when it is not set, or set to nothing.
  subscript(name: String) -> String? {
    guard let value = lookUp(name), !value.isEmpty else { return nil }
    return value
  }

  /// Where the catalog is: the file named on the command line, else by `$WORKOUT_CATALOG_DATABASE`, else
  /// `workout-catalog/catalog.sqlite` in the data folder of the XDG Base Directory Specification, which has a
  /// relative `$XDG_DATA_HOME` ignored.
  /// - Returns: the path, and whether a person named it.
  func databasePath(given path: String?) throws(Failure) -> (path: String, isNamed: Bool) {
    if let path = path ?? self["WORKOUT_CATALOG_DATABASE"] { return (path, true) }
    let dataFolder: String
    if let folder = self["XDG_DATA_HOME"], folder.hasPrefix("/") {
      dataFolder = folder
    } else if let home = self["HOME"], home.hasPrefix("/") {
      dataFolder = home + "/.local/share"
    } else {
      throw Failure(
        "HOME is not set to a whole path, so there is no place for the catalog; name one with '--database FILE'",
        "HOME이 절대 경로가 아니어서 카탈로그를 둘 곳을 알 수 없습니다. '--database FILE'로 파일을 지정하세요")
    }
    return (dataFolder + "/workout-catalog/catalog.sqlite", false)
  }
}
