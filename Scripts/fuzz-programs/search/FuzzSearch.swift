import FuzzDriver
import WorkoutCatalog

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A catalog of the built-in workouts, made once for the whole run.
private let store: WorkoutStore = {
  var template = Array("/tmp/fuzz-search-XXXXXX\0".utf8CString.dropLast())
  guard let folder = mkdtemp(&template) else { preconditionFailure("no temporary folder") }
  do {
    return try WorkoutStore(path: String(cString: folder) + "/catalog.sqlite")
  } catch { preconditionFailure("\(error)") }
}()

/// Any text that may be searched for: no error, no workout twice, and the count is that of what is found. Folding what is
/// folded changes nothing.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSearch(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let folded = Folding.compact(text)
  precondition(Folding.compact(folded).utf8.elementsEqual(folded.utf8), "folding folds again")
  _ = Folding.sortKey(text)
  do {
    let results = try store.search(SearchQuery(text))
    var ids = Set(results.hits.map(\.id))
    precondition(ids.count == results.hits.count, "a workout is found twice")
    var more = try store.following(results, limit: 200)
    while let last = more.last {
      for hit in more { precondition(ids.insert(hit).inserted, "a workout is found twice") }
      more = try store.following(results, after: last, limit: 200)
    }
    if let total = try store.total(results) {
      precondition(total == ids.count, "\(total) are counted, \(ids.count) found")
    }
    _ = try store.workout(matching: text)
  } catch { preconditionFailure("\(error)") }
  return 0
}

@main
struct FuzzSearch {
  static func main() { exit(fuzz(fuzzSearch)) }
}
