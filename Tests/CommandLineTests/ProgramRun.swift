import Foundation
import Testing

@testable import workout_catalog

/// What came of the program, run inside the test's process.
struct ProgramRun: Equatable {
  var exit: Exit
  var output = ""
  var errors = ""
}

/// Runs the program with arguments and environment variables, and collects what it writes to real descriptors.
@MainActor
func program(_ words: String?..., environment: [String: String] = [:]) throws -> ProgramRun {
  try program(words, environment: environment)
}

/// Runs the program with arguments and environment variables, and collects what it writes to real descriptors.
@MainActor
func program(_ words: [String?], environment: [String: String]) throws -> ProgramRun {
  let output = try CollectingFile()
  let errors = try CollectingFile()
  let exit = run(
    words, environment: Environment { environment[$0] }, output: Output(descriptor: output.descriptor),
    errors: Output(descriptor: errors.descriptor))
  return ProgramRun(exit: exit, output: try output.text(), errors: try errors.text())
}

/// A nameless file that collects output.
final class CollectingFile {
  let handle: FileHandle
  var descriptor: Int32 { handle.fileDescriptor }

  init() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    #expect(FileManager.default.createFile(atPath: path.path, contents: nil))
    handle = try FileHandle(forUpdating: path)
    try FileManager.default.removeItem(at: path)
  }

  func text() throws -> String {
    try handle.seek(toOffset: 0)
    return String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
  }
}
