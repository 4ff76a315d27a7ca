import TestSupport
import Testing

@testable import WorkoutCatalog

struct StoreErrorTests {
  @Test func `trouble is told in either language, and names the file`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("missing/catalog.sqlite")
    let error = try #require(throws: StoreError.self) { try WorkoutStore(path: path) }
    #expect(
      error.message(in: .english) == "cannot make \(path): its folder is not there; make the folder first")
    #expect(error.message(in: .english) == error.description)
    #expect(error.message(in: .korean) == "\(path): 만들 수 없습니다. 폴더가 없습니다. 폴더를 먼저 만드세요")
  }

  @Test func `what the system adds is told in either language, with advice`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path(String(repeating: "x", count: 300))
    let error = try #require(throws: StoreError.self) { try WorkoutStore(path: path) }
    #expect(error.description == "cannot open \(path): File name too long; choose a shorter one")
    #expect(error.message(in: .korean) == "\(path): 열 수 없습니다: 이름이 너무 깁니다. 더 짧은 이름을 고르세요")
    #expect(SystemReason(9_999).advised(in: .korean) == "Unknown error 9999")
  }
}
