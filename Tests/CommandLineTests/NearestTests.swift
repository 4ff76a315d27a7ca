import Testing

@testable import workout_catalog

struct NearestTests {
  @Test func `the nearest word is found unless it is far`() {
    let words = ["select", "search", "show", "plan"]
    #expect(words.nearest(to: "serach") == "search")
    #expect(words.nearest(to: "PLA") == "plan")
    #expect(words.nearest(to: "selct") == "select")
    #expect(words.nearest(to: "bench") == nil)
    #expect([String]().nearest(to: "bench") == nil)
  }

  @Test func `the first of equally near words is taken`() {
    #expect(["Push A", "Push B"].nearest(to: "Push C") == "Push A")
  }
}
