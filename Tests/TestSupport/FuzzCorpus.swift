internal import Foundation

/// The inputs that fuzzing begins with, so that tests go on from them too.
public enum FuzzCorpus {
  /// The inputs of a target of `Scripts/fuzz`, by the names of their files.
  public static func inputs(_ target: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = URL(filePath: #filePath).appending(path: "../../FuzzCorpus/\(target)").standardized
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map { name in
      (name, Array(try Data(contentsOf: folder.appending(path: name))))
    }
  }
}
