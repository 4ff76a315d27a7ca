import Foundation
import TestSupport
import Testing
import WorkoutCatalog

@testable import workout_catalog

@MainActor
struct OutputTests {
  @Test func `text larger than the buffer arrives whole and in order`() throws {
    let file = try CollectingFile()
    let output = Output(descriptor: file.descriptor)
    let lines = (1...30_000).map { "\($0) 벤치프레스\n" }
    for line in lines { try output.write(line) }
    try output.flush()
    #expect(try file.text() == lines.joined())
  }

  @Test func `nothing is sent before the buffer is full or flushed`() throws {
    let file = try CollectingFile()
    let output = Output(descriptor: file.descriptor)
    try output.write("half a line")
    #expect(try file.text() == "")
    try output.flush()
    #expect(try file.text() == "half a line")
  }

  @Test func `a full disk is told in one line and ends with 2`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let errors = try CollectingFile()
    let exit = run(
      ["--version"], environment: Environment { _ in nil }, output: Output(descriptor: full.fileDescriptor),
      errors: Output(descriptor: errors.descriptor))
    #expect(exit == .failure)
    #expect(
      try errors.text()
        == "workout-catalog: cannot write the output: No space left on device; free some space and try again\n"
    )
  }

  @Test func `workouts that were added are said to be, though their names cannot be printed`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("catalog.sqlite")
    try SampleCatalog.copy(to: path)
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    let errors = try CollectingFile()
    let exit = run(
      ["select", "--workout", "plank", "--plan", "A", "--database", path],
      environment: Environment { _ in nil }, output: Output(descriptor: full.fileDescriptor),
      errors: Output(descriptor: errors.descriptor))
    #expect(exit == .failure)
    #expect(
      try errors.text() == """
        workout-catalog: the workouts were added to 'A', but the output cannot be written: No space left on device; \
        do not add them again\n
        """)
    #expect(try WorkoutStore(path: path).plan(named: "A")?.entries.count == 1)
  }

  @Test func `a reader that has gone ends the program quietly`() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let errors = try CollectingFile()
    let exit = run(
      ["--help"], environment: Environment { _ in nil },
      output: Output(descriptor: pipe.fileHandleForWriting.fileDescriptor),
      errors: Output(descriptor: errors.descriptor))
    #expect(exit == .done)
    #expect(try errors.text() == "")
  }

  @Test func `a slow reader on a non-blocking pipe gets everything`() async throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    let text = String(repeating: "deadlift\n", count: 100_000)
    let reader = Task.detached {
      try pipe.fileHandleForReading.readToEnd()
    }
    let output = Output(descriptor: descriptor)
    try output.write(text)
    try output.flush()
    try pipe.fileHandleForWriting.close()
    #expect(try await reader.value == Data(text.utf8))
  }

  @Test func `an error that stderr cannot take still ends with 2`() throws {
    let file = try CollectingFile()
    let exit = run(
      ["--nonsense"], environment: Environment { _ in nil }, output: Output(descriptor: file.descriptor),
      errors: Output(descriptor: -1))
    #expect(exit == .failure)
    #expect(try file.text() == "")
  }
}
