internal import Foundation

/// A database file and whatever stands beside it, byte for byte: equal when nothing was touched.
public struct DatabaseFiles: Equatable, CustomStringConvertible {
  private let contents: [String: Data]

  /// What is there now of a database.
  /// - Parameter withIndex: whether the `-shm` file counts: while someone has the database open, it is their
  ///   scratch memory.
  public init(_ path: String, withIndex: Bool = true) {
    var contents: [String: Data] = [:]
    for ending in ["", "-wal", "-journal"] + (withIndex ? ["-shm"] : []) {
      contents[ending] = FileManager.default.contents(atPath: path + ending)
    }
    self.contents = contents
  }

  /// The files with their sizes, for a failure's message.
  public var description: String {
    contents.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value.count) bytes" }
      .joined(separator: ", ")
  }
}
