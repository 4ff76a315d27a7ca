import TerminalUI
import Testing

struct BlockBarTests {
  @Test func `a bar is exact to an eighth of a cell`() {
    let bars = (0...16).map { BlockBar.text($0, of: 16, width: 2) }
    #expect(
      bars == [
        "", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█", "█▏", "█▎", "█▍", "█▌", "█▋", "█▊", "█▉", "██",
      ])
  }

  @Test func `anything above nothing shows, and nothing is longer than the whole`() {
    #expect(BlockBar.text(1, of: 1_000_000, width: 3) == "▏")
    #expect(BlockBar.text(9, of: 3, width: 3) == "███")
    #expect(BlockBar.text(0, of: 3, width: 3) == "")
    #expect(BlockBar.text(-1, of: 3, width: 3) == "")
    #expect(BlockBar.text(1, of: 0, width: 3) == "")
    #expect(BlockBar.text(1, of: 1, width: 0) == "")
  }

  @Test func `a share goes to the nearest eighth`() {
    // A third of eight eighths is 2.67, two thirds 5.33.
    #expect(BlockBar.text(1, of: 3, width: 1) == "▍")
    #expect(BlockBar.text(2, of: 3, width: 1) == "▋")
  }
}
