#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A program on this machine.
struct Program {
  let path: String

  /// The program at a path.
  init(path: String) { self.path = path }

  /// The program that a shell would run by a name, if there is one.
  init?(named name: String) {
    let folders = getenv("PATH").map { String(cString: $0) } ?? ""
    for folder in folders.split(separator: ":") where access("\(folder)/\(name)", X_OK) == 0 {
      path = "\(folder)/\(name)"
      return
    }
    return nil
  }

  /// Runs the program to its end; what it prints is dropped.
  /// - Parameters:
  ///   - arguments: the words after its name.
  ///   - input: the file on its standard input.
  ///   - output: the file that is made of what it prints.
  /// - Returns: whether it could be run and was content, or found nothing.
  @discardableResult
  func run(_ arguments: [String], input: String = "/dev/null", output: String = "/dev/null") -> Bool {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let words = ([path] + arguments).map { strdup($0) } + [nil]
    // The same for everyone, whatever a person has set for these programs.
    let environment = [strdup("LANG=C.UTF-8"), nil]
    defer { for text in words + environment { free(text) } }
    var process: pid_t = 0
    guard posix_spawn(&process, path, &actions, nil, words, environment) == 0 else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return false } }
    // 1 is what finders say when nothing matches.
    return status & 0x7F == 0 && status >> 8 & 0xFF <= 1
  }
}
