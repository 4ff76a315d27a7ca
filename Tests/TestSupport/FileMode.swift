#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The permission bits of a file; `nil` when there is none.
public func fileMode(_ path: String) -> Int? {
  var info = stat()
  return stat(path, &info) == 0 ? Int(info.st_mode & 0o7777) : nil
}

/// Sets the permission bits of a file.
public func setFileMode(_ path: String, _ mode: Int) {
  precondition(chmod(path, mode_t(mode)) == 0, "cannot set the mode of \(path)")
}

/// Makes a pipe with a name.
public func makePipe(_ path: String) {
  precondition(mkfifo(path, 0o600) == 0, "cannot make \(path)")
}
