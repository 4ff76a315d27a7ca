#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Opens the standard descriptors that the program was started without (`>&-`), for the database not to get such a
/// number and have results written into it. They are opened the wrong way round, so that using one is an error.
func openMissingDescriptors() {
  for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
  where fcntl(descriptor, F_GETFD) == -1 {
    // The lowest free number is given, which is this one.
    _ = open("/dev/null", mode)
  }
}

extension CommandLine {
  /// The words after the program's name; `nil` for one that is not UTF-8. (`arguments` replaces the bytes that
  /// are not, which would make another file's name of it.)
  static var words: [String?] {
    (1..<max(1, Int(argc))).map { index in
      unsafeArgv[index].flatMap { String(validatingCString: $0) }
    }
  }
}
