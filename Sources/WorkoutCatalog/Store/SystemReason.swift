#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Why the system refused something with a file, in the words of who asked.
public struct SystemReason: Sendable {
  private let reason: (english: String, korean: String)
  private let advice: (english: String, korean: String)?

  /// The reason of an error number, as `errno` has it. Of numbers that files rarely give it stays English.
  public init(_ code: Int32) {
    let english = String(cString: strerror(code))
    let known = Self.known(code)
    reason = (english, known?.reason ?? english)
    advice = known?.advice
  }

  /// The reason: `Permission denied`.
  public func text(in language: Language) -> String {
    language == .korean ? reason.korean : reason.english
  }

  /// The reason, and what to do about it where that is known: `Permission denied; check the permissions`.
  public func advised(in language: Language) -> String {
    guard let advice else { return text(in: language) }
    return language == .korean
      ? "\(reason.korean). \(advice.korean)" : "\(reason.english); \(advice.english)"
  }

  private static func known(
    _ code: Int32
  ) -> (reason: String, advice: (english: String, korean: String)?)? {
    switch code {
    case EACCES, EPERM: ("권한이 없습니다", ("check the permissions", "권한을 확인하세요"))
    case ENOENT: ("파일이나 폴더가 없습니다", ("check the name", "이름을 확인하세요"))
    case ENOTDIR: ("경로의 일부가 폴더가 아닙니다", ("a part of the path is a file: check it", "경로를 확인하세요"))
    case EISDIR: ("폴더입니다", ("name a file", "파일을 지정하세요"))
    case ENOSPC, EDQUOT: ("자리가 없습니다", ("free some space and try again", "공간을 비우고 다시 하세요"))
    case EFBIG: ("파일이 너무 큽니다", ("check the limits on files", "크기 제한을 확인하세요"))
    case EROFS: ("읽기 전용 디스크입니다", ("choose another place", "다른 곳을 고르세요"))
    case ENAMETOOLONG: ("이름이 너무 깁니다", ("choose a shorter one", "더 짧은 이름을 고르세요"))
    case ELOOP: ("심볼릭 링크가 끝이 없습니다", ("check where the link leads", "링크를 확인하세요"))
    case EMFILE, ENFILE: ("열린 파일이 너무 많습니다", ("close some and try again", "몇 개를 닫고 다시 하세요"))
    case EIO: ("입출력 오류입니다", ("check the disk", "디스크를 확인하세요"))
    case EBADF: ("닫혀 있습니다", nil)
    default: nil
    }
  }
}
