import Testing

@testable import WorkoutCatalog

struct KeyboardTests {
  @Test(arguments: [("qpscl", "벤치"), ("tmznjxm", "스쿼트"), ("epemflvmxm", "데드리프트")])
  func `Latin keys are Hangul ones in the other mode`(typed: String, meant: String) {
    #expect(Keyboard.inOtherMode(typed).map(Folding.compact) == Folding.compact(meant))
  }

  @Test func `Hangul keys are Latin ones in the other mode`() {
    #expect(Keyboard.inOtherMode("ㅠ두초") == "bench")
    #expect(Keyboard.inOtherMode("ㅔㅣ무ㅏ 90") == "plank 90")
  }

  @Test func `what holds no letters of either has no other mode`() {
    #expect(Keyboard.inOtherMode("90 ½ ж") == nil)
    #expect(Keyboard.inOtherMode("") == nil)
  }

  @Test func `keys lie side by side in a row and across two`() {
    let neighbours = "abcdefghijklmnopqrstuvwxyz".utf8.filter {
      Keyboard.areNeighbours(UInt8(ascii: "g"), $0)
    }
    #expect(String(decoding: neighbours, as: UTF8.self) == "bfghtvy")
    #expect(!Keyboard.areNeighbours(UInt8(ascii: "p"), UInt8(ascii: "a")))
    #expect(!Keyboard.areNeighbours(UInt8(ascii: "g"), UInt8(ascii: "5")))
  }
}
