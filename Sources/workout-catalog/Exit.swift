#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How the program ends; the codes are fzf's.
struct Exit: Hashable, Sendable {
  /// The status that the process ends with.
  let status: Int32

  /// It did what was asked.
  static let done = Exit(status: 0)
  /// Nothing matched, or nothing was chosen.
  static let nothing = Exit(status: 1)
  /// An error, told in one line on stderr.
  static let failure = Exit(status: 2)
  /// Ctrl-C.
  static let interrupted = signalled(SIGINT)

  /// A signal ended it: the status by which shells tell so.
  static func signalled(_ signal: Int32) -> Exit { Exit(status: 128 + signal) }
}
