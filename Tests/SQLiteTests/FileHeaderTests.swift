import Foundation
import Testing

@testable import SQLite

struct FileHeaderTests {
  private let database: Database

  init() throws { database = try Database() }

  @Test func `a header tells of whom a file is, and nothing is made beside it`() throws {
    do {
      let connection = try database.connectToTable(1)
      try connection.execute("PRAGMA application_id = -2; PRAGMA user_version = 70000")
      #expect(
        connection.fileHeader == FileHeader(usesWriteAheadLog: false, userVersion: 70_000, applicationID: -2))
      try connection.useWriteAheadLog()
    }
    #expect(database.folder.contents == ["test.sqlite"])
    let connection = try database.connect(.readWrite)
    #expect(
      connection.fileHeader == FileHeader(usesWriteAheadLog: true, userVersion: 70_000, applicationID: -2))
    #expect(database.folder.contents == ["test.sqlite"])
  }

  @Test(arguments: ["", "short", String(repeating: "no database ", count: 100)])
  func `a file of something else has none`(text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: database.path))
    #expect(try database.connect(.readWrite).fileHeader == nil)
  }

  @Test func `a database in memory has none`() throws {
    #expect(try Connection(path: ":memory:", mode: .readWriteCreate).fileHeader == nil)
  }
}
