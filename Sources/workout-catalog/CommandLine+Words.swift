extension CommandLine {
  /// The words after the program's name; `nil` for one that is not UTF-8. (`arguments` replaces the bytes that
  /// are not, which would make another file's name of it.)
  static var words: [String?] {
    (1..<max(1, Int(argc))).map { index in
      unsafeArgv[index].flatMap { String(validatingCString: $0) }
    }
  }
}
