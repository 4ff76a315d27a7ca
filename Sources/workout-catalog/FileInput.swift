import WorkoutCatalog

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file, or stdin under the name `-`, read in pieces.
final class FileInput: Sendable {
  /// The file's size in bytes; `nil` where nobody knows.
  let size: Int?
  private let descriptor: Int32
  private static let pieceSize = 1 << 18

  /// Opens a file.
  init(_ path: String) throws(ImportError) {
    guard path != "-" else {
      (descriptor, size) = (STDIN_FILENO, Self.status(of: STDIN_FILENO)?.size)
      return
    }
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.failure(errno) }
    let status = Self.status(of: descriptor)
    size = status?.size
    if status?.isFolder == true {
      close(descriptor)
      throw Self.failure(EISDIR)
    }
  }

  deinit {
    if descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// The next piece; empty when a signal came first; `nil` at the end.
  func next() throws(ImportError) -> [UInt8]? {
    // A read would be taken up again after a signal; a poll is not.
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    if poll(&request, 1, -1) < 0, errno == EINTR { return [] }
    var code: Int32 = 0
    let piece = [UInt8](unsafeUninitializedCapacity: Self.pieceSize) { buffer, count in
      let got = read(descriptor, buffer.baseAddress, buffer.count)
      code = got < 0 ? errno : 0
      count = max(0, got)
    }
    if code == EINTR || code == EAGAIN { return [] }
    guard code == 0 else { throw Self.failure(code) }
    return piece.isEmpty ? nil : piece
  }

  private static func status(of descriptor: Int32) -> (size: Int?, isFolder: Bool)? {
    var info = stat()
    guard fstat(descriptor, &info) == 0 else { return nil }
    return (info.st_mode & S_IFMT == S_IFREG ? Int(info.st_size) : nil, info.st_mode & S_IFMT == S_IFDIR)
  }

  private static func failure(_ code: Int32) -> ImportError {
    let reason = SystemReason(code)
    return ImportError(
      reading: "cannot be read: \(reason.advised(in: .english))",
      korean: "읽을 수 없습니다: \(reason.advised(in: .korean))")
  }
}
