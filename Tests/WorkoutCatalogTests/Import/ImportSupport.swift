import Synchronization
import TestSupport

@testable import WorkoutCatalog

extension WorkoutStore {
  /// Imports a text in pieces.
  func bring(
    _ text: some Collection<UInt8> & Sendable, as format: ImportFormat? = nil, isRehearsal: Bool = false,
    piece: Int = 1 << 16
  ) throws(ImportError) -> ImportReport {
    let rest = Mutex(Array(text)[...])
    return try importWorkouts(format: format, isRehearsal: isRehearsal) {
      rest.withLock { rest in
        guard !rest.isEmpty else { return nil }
        defer { rest = rest.dropFirst(piece) }
        return Array(rest.prefix(piece))
      }
    }
  }
}

extension ImportReport {
  /// The counts in a line.
  var counts: String {
    "added \(added), updated \(updated), unchanged \(unchanged), matched \(matched), skipped \(skipped)"
  }
}
