import Testing

@testable import TerminalUI

struct ProgressBarTests {
  @Test func `a bar tells how far, how fast and how long`() {
    let bar = ProgressBar(total: 200)
    #expect(
      bar.text(50, count: nil, after: 5) == "███████░░░░░░░░░░░░░░░░░░░░░░░ 50/200  10/s  15 s left")
    #expect(
      bar.text(100, count: 30, after: 10) == "███████████████░░░░░░░░░░░░░░░ 30  3/s  10 s left")
    #expect(bar.text(0, count: nil, after: 0) == "░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ 0/200  0/s  0 s left")
  }

  @Test func `a narrow terminal gets less of a bar, or none, so that the line does not wrap`() {
    let bar = ProgressBar(total: 200, left: "초 남음")
    #expect(bar.text(50, count: nil, after: 5, columns: 40) == "███░░░░░░░░░░░ 50/200  10/s  15 초 남음")
    #expect(bar.text(50, count: nil, after: 5, columns: 27) == "░ 50/200  10/s  15 초 남음")
    #expect(bar.text(50, count: nil, after: 5, columns: 26) == "50/200  10/s  15 초 남음")
    #expect(bar.text(50, count: nil, after: 5, columns: 20) == "50")
  }

  @Test func `without a total it tells how many and how fast`() {
    #expect(ProgressBar(total: nil).text(50, count: 12, after: 4) == "12  3/s")
  }
}
