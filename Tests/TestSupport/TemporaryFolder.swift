internal import Foundation

/// A folder of a test's own, removed with everything in it when the test lets go of it.
public final class TemporaryFolder: Sendable {
  /// The folder's absolute path, with symbolic links followed.
  public let path: String

  /// Makes a folder.
  public init() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "workout-catalog-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file in the folder.
  public func path(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of the files in the folder, sorted.
  public var contents: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}
