import FaultVFS
import TestSupport
import Testing

/// What goes wrong with the disk, and for how long.
struct Fault: Sendable, CustomTestStringConvertible {
  let kind: faultvfs_kind
  /// Whether all fails from the first failure on, as when a disk is pulled out.
  var goesOn = false

  static let all = [
    Fault(kind: FAULTVFS_ERROR), Fault(kind: FAULTVFS_ERROR, goesOn: true),
    Fault(kind: FAULTVFS_FULL), Fault(kind: FAULTVFS_FULL, goesOn: true),
    Fault(kind: FAULTVFS_SHORT_WRITE), Fault(kind: FAULTVFS_SYNC), Fault(kind: FAULTVFS_SYNC, goesOn: true),
  ]

  var testDescription: String {
    let name =
      switch kind {
      case FAULTVFS_FULL: "disk full"
      case FAULTVFS_SHORT_WRITE: "short write"
      case FAULTVFS_SYNC: "failed sync"
      default: "error"
      }
    return goesOn ? "\(name) from then on" : name
  }

  /// Runs a body while the calls on the files of a folder fail from the `first`-th on.
  /// - Returns: what came of it, and whether any call failed.
  func strike<Result>(
    _ first: Int, in folder: TemporaryFolder, _ body: () throws -> Result
  ) -> (result: Swift.Result<Result, any Error>, hasStruck: Bool) {
    faultvfs_register()
    let plan = faultvfs_arm(folder.path, kind, Int32(first), goesOn ? 1 : 0)
    precondition(plan >= 0, "too many folders are armed")
    defer { faultvfs_disarm(plan) }
    let result = Swift.Result(catching: body)
    return (result, faultvfs_has_failed(plan) != 0)
  }
}
