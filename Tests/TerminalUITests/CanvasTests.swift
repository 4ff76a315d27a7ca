import TestSupport
import Testing

@testable import TerminalUI

struct `A canvas` {
  private func canvas(_ columns: Int, _ rows: Int = 1) -> Canvas {
    Canvas(size: Size(columns: columns, rows: rows))
  }

  @Test func `writes text in cells and tells how many it took`() {
    var canvas = canvas(16, 3)
    #expect(canvas.write("Bench Press", at: Point(column: 1, row: 0), width: 15) == 11)
    #expect(canvas.write("벤치 press", at: Point(column: 0, row: 2), width: 16) == 10)
    #expect(canvas.lines == [" Bench Press", "", "벤치 press"])
    #expect(canvas[row: 2, column: 0] == Cell("벤"))
    #expect(canvas[row: 2, column: 1] == Cell(""))
  }

  @Test func `cuts text that is too wide with an ellipsis and fills nothing beyond it`() {
    var canvas = canvas(10, 3)
    canvas.write("##########", at: Point(column: 0, row: 0), width: 10)
    canvas.write("##########", at: Point(column: 0, row: 1), width: 10)
    #expect(canvas.write("Deadlift", at: Point(column: 1, row: 0), width: 5) == 5)
    #expect(canvas.write("데드리프트", at: Point(column: 1, row: 1), width: 6) == 5)
    #expect(canvas.lines == ["#Dead…####", "#데드…####", ""])
    #expect(canvas.write("x", at: Point(column: 0, row: 2), width: 0) == 0)
    #expect(canvas.write("x", at: Point(column: 0, row: 2), width: -3) == 0)
  }

  @Test func `shows escape sequences and line ends as marks`() {
    var canvas = canvas(20)
    canvas.write("a\u{1B}[2J\nb", at: Point(column: 0, row: 0), width: 20)
    #expect(canvas.lines == ["a␛[2J␊b"])
  }

  @Test func `drops what falls outside, at every side`() {
    var canvas = canvas(4, 2)
    #expect(canvas.write("abcdef", at: Point(column: -2, row: 0), width: 6) == 6)
    #expect(canvas.write("abcdef", at: Point(column: 2, row: 1), width: 6) == 6)
    for row in [-1, 2] { canvas.write("no", at: Point(column: 0, row: row), width: 4) }
    canvas.fill(Rect(column: -5, row: -5, columns: 3, rows: 30))
    #expect(canvas.lines == ["cdef", "  ab"])
  }

  @Test func `blanks a wide grapheme that the clip's edge would cut`() {
    var canvas = canvas(8)
    canvas.write("########", at: Point(column: 0, row: 0), width: 8)
    canvas.clipped(to: Rect(column: 1, row: 0, columns: 4, rows: 1)) {
      $0.write("가나다", at: Point(column: 0, row: 0), width: 6)
    }
    #expect(canvas.lines == ["# 나 ###"])
  }

  @Test func `nested clips only narrow, and end with their body`() {
    var canvas = canvas(6, 2)
    canvas.clipped(to: Rect(column: 0, row: 0, columns: 3, rows: 1)) {
      $0.clipped(to: Rect(column: 1, row: 0, columns: 5, rows: 2)) {
        $0.fill(Rect($0.size))
        $0.write("xxxxxx", at: Point(column: 0, row: 0), width: 6)
        $0.write("yyyyyy", at: Point(column: 0, row: 1), width: 6)
      }
    }
    canvas.write("z", at: Point(column: 5, row: 1), width: 1)
    #expect(canvas.lines == [" xx", "     z"])
  }

  @Test func `overwriting one half of a wide grapheme blanks the other`() {
    var canvas = canvas(4, 3)
    for row in 0..<3 { canvas.write("가나", at: Point(column: 0, row: row), width: 4) }
    canvas.write("x", at: Point(column: 1, row: 0), width: 1)
    canvas.write("x", at: Point(column: 2, row: 1), width: 1)
    canvas.fill(Rect(column: 1, row: 2, columns: 2, rows: 1))
    #expect(canvas.lines == [" x나", "가x", ""])
    #expect(canvas[row: 1, column: 3] == Cell(" "))
    #expect(canvas[row: 2, column: 0] == Cell(" "))
  }

  @Test func `a wide grapheme over two others' halves blanks both`() {
    var canvas = canvas(6)
    canvas.write("가나다", at: Point(column: 0, row: 0), width: 6)
    canvas.write("라", at: Point(column: 1, row: 0), width: 2)
    #expect(canvas.lines == [" 라 다"])
  }

  @Test func `keeps emoji sequences and composed marks as one cell's text`() {
    var canvas = canvas(10)
    #expect(canvas.write("👨‍👩‍👧e\u{301}🇰🇷", at: Point(column: 0, row: 0), width: 10) == 5)
    #expect(canvas[row: 0, column: 0].text == "👨‍👩‍👧")
    #expect(canvas[row: 0, column: 2].text == "é")
    #expect(canvas[row: 0, column: 3].text == "🇰🇷")
  }

  @Test func `equality is by what shows, not by how it was drawn`() {
    var one = canvas(4)
    var two = canvas(4)
    one.write("👍🏽", at: Point(column: 0, row: 0), width: 2)
    one.write("👨‍👩‍👧", at: Point(column: 2, row: 0), width: 2)
    two.write("👨‍👩‍👧", at: Point(column: 2, row: 0), width: 2)
    two.write("👍🏽", at: Point(column: 0, row: 0), width: 2)
    #expect(one == two)
    #expect(one.hashValue == two.hashValue)
    two.restyle(Rect(column: 0, row: 0, columns: 1, rows: 1)) { $0.adding(.bold) }
    #expect(one != two)
    #expect(canvas(2) != canvas(3))
  }

  @Test(
    arguments: [
      ("ab가나c", "ab가나c", nil), ("ab가나c", "ax가나c", 1..<2), ("ab가나c", "ab다나c", 2..<4),
      ("ab가나c", "ab가나d", 6..<7), ("ab가나c", "abx나c", 2..<7), ("가나", "나나", 0..<2), ("a가", "가a", 0..<3),
    ] as [(String, String, Range<Int>?)])
  func `the columns that changed cover whole graphemes before and after`(
    before: String, after: String, changed: Range<Int>?
  ) {
    var old = canvas(10, 2)
    var new = canvas(10, 2)
    old.write(before, at: Point(column: 0, row: 1), width: 10)
    new.write(after, at: Point(column: 0, row: 1), width: 10)
    #expect(new.changedColumns(since: old, row: 1, columns: 10) == changed)
    #expect(new.changedColumns(since: old, row: 0, columns: 10) == nil)
  }

  @Test func `keeps every style apart`() {
    var canvas = canvas(17 * 17)
    var styles: [Style] = []
    for foreground in [nil] + Color.allCases.map(Optional.some) {
      for background in [nil] + Color.allCases.map(Optional.some) {
        let attributes = Style.Attributes(rawValue: UInt8(styles.count % 16))
        styles.append(Style(foreground: foreground, background: background, attributes))
      }
    }
    for (column, style) in styles.enumerated() {
      canvas.fill(Rect(column: column, row: 0, columns: 1, rows: 1), style: style)
    }
    for (column, style) in styles.enumerated() { #expect(canvas[row: 0, column: column].style == style) }
  }

  @Test func `highlights ranges by whole graphemes`() {
    let bold = Style(.bold)
    let text = "벤치 press"
    var canvas = canvas(12)
    let ranges = [text.firstRange(of: "치"), text.firstRange(of: "res")].compactMap { $0 }
    canvas.write(text, at: Point(column: 0, row: 0), width: 12, highlighting: ranges, with: bold)
    let marked = (0..<12).map { canvas[row: 0, column: $0].style == bold ? "^" : "." }.joined()
    #expect(canvas.lines == ["벤치 press"])
    #expect(marked == "..^^..^^^...")
  }

  @Test(arguments: [
    (11, "Row 3 × 10"), (10, "Row 3 × 10"), (9, "Row 3 × …"), (5, "Row …"), (4, "Row…"), (3, "Ro…"),
  ])
  func `cuts runs as if they were one text`(width: Int, shown: String) {
    var canvas = canvas(12)
    let spans = [Span("Row", style: Style(.bold)), Span(" "), Span(""), Span("3 × 10", style: Style(.dim))]
    #expect(canvas.write(spans, at: Point(column: 0, row: 0), width: width) == min(width, 10))
    #expect(canvas.lines == [shown])
    #expect(canvas[row: 0, column: 0].style == Style(.bold))
  }

  @Test(arguments: 1...2 as ClosedRange<UInt64>)
  func `random drawing never leaves half a wide grapheme`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let texts = ["a", "가", "가나다", "x가y", "👨‍👩‍👧", "\u{1B}", "bench press", "덤벨 로우"]
    var canvas = canvas(9, 3)
    for _ in 0..<10_000 {
      let point = Point(
        column: .random(in: -4...10, using: &random), row: .random(in: -1...3, using: &random))
      let clip = Rect(
        column: .random(in: -2...9, using: &random), row: 0, columns: .random(in: 0...9, using: &random),
        rows: 3)
      let text = texts.randomElement(using: &random) ?? ""
      let width = Int.random(in: -1...12, using: &random)
      canvas.clipped(to: clip) { canvas in
        if Bool.random(using: &random) {
          canvas.write(text, at: point, width: width)
        } else {
          canvas.fill(Rect(column: point.column, row: point.row, columns: width, rows: 1))
        }
      }
      let widths = canvas.lines.map { DisplayText.width(of: $0) }
      let isWhole = (0..<3).allSatisfy { row in
        (0..<9).allSatisfy { column in
          let cell = canvas[row: row, column: column].text
          let followed = column < 8 && canvas[row: row, column: column + 1].text.isEmpty
          return cell.isEmpty
            ? column > 0 && !canvas[row: row, column: column - 1].text.isEmpty
            : followed == (DisplayText.width(of: cell) == 2)
        }
      }
      #expect(isWhole && widths.allSatisfy { $0 <= 9 }, "seed \(seed)")
      if !isWhole { return }
    }
  }

  /// Scalars of every kind, as they come: letters, marks, joiners, emoji, right-to-left, controls, unassigned.
  private func randomText(_ random: inout SplitMix64) -> String {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x7F, 0x80...0x24F, 0x300...0x36F, 0x590...0x6FF, 0x900...0x97F, 0x1100...0x11FF, 0x200B...0x202E,
      0x20E3...0x20E3, 0x2600...0x27BF, 0x3040...0x318F, 0xAC00...0xD7A3, 0xFE0F...0xFE0F, 0x1F1E6...0x1F1FF,
      0x1F3FB...0x1F3FF, 0x1F466...0x1F469, 0x200D...0x200D, 0xE0020...0xE007F, 0...0x10FFFF,
    ]
    var text = ""
    for _ in 0..<random.below(9) {
      let range = ranges[random.below(ranges.count)]
      let value = range.lowerBound + UInt32(random.below(range.count))
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    return text
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `random text stays within its clip and its width`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let size = Size(columns: 12, rows: 3)
    for _ in 0..<1_000 {
      var canvas = Canvas(size: size)
      for row in 0..<size.rows { canvas.write("가나다라마바", at: Point(column: 0, row: row), width: 12) }
      let before = canvas
      let clip = Rect(
        column: random.below(14) - 2, row: random.below(5) - 1, columns: random.below(14),
        rows: random.below(4))
      let start = Point(column: random.below(16) - 3, row: random.below(5) - 1)
      let width = random.below(16)
      let text = randomText(&random)
      var used = 0
      canvas.clipped(to: clip) { used = $0.write(text, at: start, width: width) }

      let whole = DisplayText.width(of: text)
      let comment: Comment = "\(random): \(text.unicodeScalars.map(\.value)) in \(width)"
      // A wide character that has no room for both halves leaves a cell before the `…` free.
      #expect(used == whole || (whole > width && width - 1...width ~= used), comment)
      let drawn = Rect(column: start.column, row: start.row, columns: used, rows: 1).intersection(clip)
      let strays = (0..<size.columns * size.rows)
        .map { Point(column: $0 % size.columns, row: $0 / size.columns) }
        .filter { point in
          let cell = canvas[row: point.row, column: point.column]
          if drawn.contains(point) || cell == before[row: point.row, column: point.column] { return false }
          // Beside what was drawn, a grapheme may have lost its other half.
          let isBeside = point.column == drawn.column - 1 || point.column == drawn.column + drawn.columns
          return !(point.row == drawn.row && isBeside && cell == Cell(" "))
        }
      #expect(strays.isEmpty, comment)
    }
  }
}
