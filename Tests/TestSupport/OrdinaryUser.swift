#if canImport(Glibc)
  internal import Glibc
#endif

/// Runs a body as a user to whom file permissions apply, on a thread of its own: tests may run as root, to
/// whom they do not.
public func asOrdinaryUser<Result: Sendable>(
  _ body: @escaping @Sendable () throws -> Result
) throws -> Result {
  try onThreads(1) { _ in
    #if canImport(Glibc)
      let user = setFileSystemUser(65_534)
      defer { _ = setFileSystemUser(uid_t(user)) }
    #endif
    return try body()
  }[0]
}

#if canImport(Glibc)
  /// Linux keeps this user for each thread, and lets go of root's rights over files with it. Its header is in
  /// no module.
  private func setFileSystemUser(_ user: uid_t) -> CInt {
    guard let function = dlsym(dlopen(nil, RTLD_NOW), "setfsuid") else {
      preconditionFailure("setfsuid is missing")
    }
    return unsafeBitCast(function, to: (@convention(c) (uid_t) -> CInt).self)(user)
  }
#endif
