import WorkoutCatalog

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// One line on stderr that shows how far a long job has come; nothing where that is no terminal.
struct ProgressLine: Sendable {
  private let descriptor: Int32
  private let language: Language
  private let isShown: Bool

  /// The line of a program.
  init(_ program: Program) {
    descriptor = program.errors.descriptor
    language = program.language
    isShown = program.errors.isTerminal
  }

  /// Runs a job that tells how far it has come, and takes the line away when it is over.
  func during<Result, Failure: Error>(
    _ job: (@escaping @Sendable (CareProgress) -> Void) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { if isShown { write("\r\u{1B}[K") } }
    return try job { show($0) }
  }

  private func show(_ progress: CareProgress) {
    guard isShown else { return }
    let done =
      progress.total.map { "\(progress.done)/\($0)" } ?? (progress.done > 0 ? "\(progress.done)" : "")
    let step =
      switch progress.step {
      case .pages: Text("Checking the file", "파일 검사")
      case .workouts: Text("Reading the workouts", "운동 읽기")
      case .index: Text("Comparing the search index", "검색 색인 비교")
      case .copying: Text("Copying", "복사")
      case .rebuilding: Text("Rebuilding the search index", "검색 색인 다시 만들기")
      }
    write("\r\(step[language])… \(done)\u{1B}[K")
  }

  private func write(_ text: String) {
    // A line that cannot be shown is no reason to stop.
    _ = Array(text.utf8).withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
  }
}

/// `write(2)`, which the method's name hides.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
