import FuzzDriver
import Synchronization
import WorkoutCatalog

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A catalog of the built-in workouts, made once for the whole run; nothing is left in it.
private let store: WorkoutStore = {
  var template = Array("/tmp/fuzz-import-XXXXXX\0".utf8CString.dropLast())
  guard let folder = mkdtemp(&template) else { preconditionFailure("no temporary folder") }
  do {
    return try WorkoutStore(path: String(cString: folder) + "/catalog.sqlite")
  } catch { preconditionFailure("\(error)") }
}()

/// What comes of a file that is read in pieces of a size: the counts of its report, or the one error.
private func outcome(of bytes: [UInt8], piece: Int) -> String {
  let rest = Mutex(bytes[...])
  do throws(ImportError) {
    let report = try store.importWorkouts(isRehearsal: true) {
      rest.withLock { rest in
        guard !rest.isEmpty else { return nil }
        defer { rest = rest.dropFirst(piece) }
        return Array(rest.prefix(piece))
      }
    }
    return
      "\(report.format) \(report.read) \(report.added) \(report.updated) \(report.matched) \(report.skipped)"
  } catch {
    precondition(error.kind == .unreadable, "\(error)")
    precondition(!error.description.contains("\n"), "an error of several lines")
    return error.description
  }
}

/// Any file that may be brought in: a report or one clear error, the same however the file is cut, and nothing written.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzImport(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let whole = outcome(of: bytes, piece: max(1, count))
  let piece = 1 + Int(bytes.first ?? 0) % 64
  let parted = outcome(of: bytes, piece: piece)
  precondition(whole == parted, "in pieces of \(piece): \(parted), and not \(whole)")
  return 0
}

@main
struct FuzzImport {
  static func main() { exit(fuzz(fuzzImport)) }
}
