/// The pieces of a file, as they come.
struct ImportInput: Sendable {
  let next: @Sendable () throws(ImportError) -> [UInt8]?
  let isStopped: @Sendable (ImportProgress) -> Bool
  private(set) var bytes = 0

  init(
    next: @escaping @Sendable () throws(ImportError) -> [UInt8]?,
    isStopped: @escaping @Sendable (ImportProgress) -> Bool
  ) {
    (self.next, self.isStopped) = (next, isStopped)
  }

  /// The next piece; `nil` at the end.
  mutating func piece(afterRecords records: Int) throws(ImportError) -> [UInt8]? {
    try check(records)
    guard let piece = try next() else { return nil }
    bytes += piece.count
    return piece
  }

  func check(_ records: Int) throws(ImportError) {
    guard isStopped(ImportProgress(records: records, bytes: bytes)) else { return }
    throw ImportError(.stopped, ImportMessage("stopped; nothing was changed", "멈췄습니다. 아무것도 바뀌지 않았습니다"))
  }

  /// Reads enough of a file to know what it is.
  mutating func identify(_ format: ImportFormat?) throws(ImportError) -> (file: ImportFile, head: [UInt8]) {
    var head: [UInt8] = []
    var isWhole = false
    // Each look begins at the start, so the next one waits for twice as much.
    var wanted = 1 << 16
    while true {
      while !isWhole, head.count < wanted {
        if let piece = try piece(afterRecords: 0) { head += piece } else { isWhole = true }
      }
      switch ImportFile.look(at: head, isWhole: isWhole, format: format) {
      case .found(let file): return (file, head)
      case .unknown(let reason): throw ImportError(.unreadable, reason)
      case .more: wanted = head.count * 2
      }
    }
  }
}
