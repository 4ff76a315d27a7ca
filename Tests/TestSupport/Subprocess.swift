internal import Foundation

/// What came of a program.
public struct Subprocess: Equatable, Sendable {
  /// The status that it ended with; 128 and the signal's number when one ended it.
  public let status: Int32
  /// What it wrote to its standard output.
  public let output: String
  /// What it wrote to its standard error.
  public let errors: String

  /// What is expected to come of one.
  public init(status: Int32, output: String, errors: String) {
    self.status = status
    self.output = output
    self.errors = errors
  }

  /// The program could not be started.
  public struct StartError: Error {
    /// The system's error number.
    public let code: Int32
  }

  /// Runs a program until it ends, in a session of its own: it has no terminal, and no descriptor of the test's.
  ///
  /// Foundation's `Process` waits for whatever the program leaves running, as tmux does its server; this does not.
  /// - Parameters:
  ///   - words: the program's path and its arguments.
  ///   - environment: all its variables.
  public static func run(_ words: [String], environment: [String: String]) throws -> Subprocess {
    let folder = try TemporaryFolder()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (descriptor, file) in [(1 as Int32, "output"), (2, "errors")] {
      posix_spawn_file_actions_addopen(&actions, descriptor, folder.path(file), O_WRONLY | O_CREAT, 0o600)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A thread of a test may hold signals back, or ignore them; the program is to have them as a shell gives them.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    let flags = Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    #if canImport(Darwin)
      posix_spawnattr_setflags(
        &attributes, Int16(flags | POSIX_SPAWN_SETSID | POSIX_SPAWN_CLOEXEC_DEFAULT))
    #else
      // To close one that is not open is no error to glibc, up to the limit of open files.
      for descriptor in 3..<256 as Range<Int32> { posix_spawn_file_actions_addclose(&actions, descriptor) }
      // <spawn.h> has this as POSIX_SPAWN_SETSID for those who define _GNU_SOURCE.
      posix_spawnattr_setflags(&attributes, Int16(flags | 0x80))
    #endif

    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw StartError(code: code) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    func read(_ file: String) throws -> String {
      String(decoding: try Data(contentsOf: URL(filePath: folder.path(file))), as: UTF8.self)
    }
    // How wait(2) packs an exit and a signal.
    return Subprocess(
      status: status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F, output: try read("output"),
      errors: try read("errors"))
  }
}
