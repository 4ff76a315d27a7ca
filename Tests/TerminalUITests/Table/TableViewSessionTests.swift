import SectionedList
import TestSupport
import Testing

@testable import TerminalUI

/// Whatever a person does, whatever the program changes, and however large the view is.
@MainActor
struct `A table view at random` {
  private struct Word: Identifiable, Equatable, Sendable {
    var id: Int
    var version = 0
    var height = 1

    var text: String { "\(id) v\(version)" }
  }

  private typealias Section = SectionModel<Int, Word>

  private final class WordCell: TableViewCell {
    override func draw(on canvas: inout Canvas, in frame: Rect, state: State) {
      for line in 0..<frame.rows {
        let start = Point(column: frame.column, row: frame.row + line)
        canvas.write(line == 0 ? text : "of \(text)", at: start, width: frame.columns)
      }
    }
  }

  private let table = TableView()
  private let words = SectionedTableViewDataSource<Section> { _, tableView, indexPath, word in
    let cell = tableView.dequeueReusableCell(ofType: WordCell.self, for: indexPath)
    cell.text = word.text
    return cell
  }

  init() {
    words.heightForItem = { $0.height }
    words.heightForHeaderInSection = { $0.sections[$1].id % 4 }
    words.heightForFooterInSection = { $0.sections[$1].id % 3 }
    table.acceptsTypedKeys = true
    table.dataSource = words
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `traps nowhere, shows every row as it is, and never loses the cursor`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var size = Size(columns: 30, rows: 8)
    for step in 0..<250 {
      for _ in 0...random.below(3) { act(in: &size, &random) }
      let canvas = table.canvas(columns: size.columns, rows: size.rows)
      check(canvas, "\(random), step \(step), \(size)")
    }
  }

  private func act(in size: inout Size, _ random: inout SplitMix64) {
    let keys: [Key] = [
      .up, .down, .pageUp, .pageDown, .home, .end, .tab, .space, .enter, .character("j"), .character("["),
      .character("]"), .character("G"), .control("p"), .escape,
    ]
    let place = randomPlace(&random)
    let point = Point(column: random.below(32) - 1, row: random.below(14) - 1)
    switch random.below(24) {
    case 0: size = Size(columns: random.below(40), rows: random.below(12))
    case 1: size = Size(columns: 1 + random.below(40), rows: 1 + random.below(30))
    case 2...5: words.setSections(changed(words.sections, &random))
    case 6: _ = table.handle(.click(point))
    case 7...8: _ = table.handle(.scroll(random.below(9) - 4, at: point))
    case 9: table.highlightRow(at: place, scrollPosition: [.none, .top, .middle, .bottom][random.below(4)])
    case 10: table.scrollToRow(at: place, at: [.none, .top, .middle, .bottom][random.below(4)])
    case 11: table.allowsMultipleSelection.toggle()
    case 12: table.reloadRows(at: [place, randomPlace(&random)])
    case 13: table.reloadData(keepingPlace: random.below(3) > 0)
    case 14: table.selectRow(at: place)
    case 15: table.deselectRow(at: place)
    default: table.press(keys[random.below(keys.count)])
    }
  }

  /// A place of the list, or one just outside of it.
  private func randomPlace(_ random: inout SplitMix64) -> IndexPath {
    let section = random.below(words.sections.count + 1)
    let rows = words.sections.indices.contains(section) ? words.sections[section].items.count : 0
    return IndexPath(section: section, row: random.below(rows + 1))
  }

  private func changed(_ sections: [Section], _ random: inout SplitMix64) -> [Section] {
    var sections = sections
    for _ in 0...random.below(4) {
      let section = random.below(sections.count + 1)
      switch random.below(8) {
      case 0 where sections.count < 6:
        let id = (0...6).first { id in !sections.contains { $0.id == id } } ?? 6
        let footer = random.below(2) == 0 ? "foot \(id)" : nil
        sections.insert(Section(id: id, header: "head \(id)", footer: footer, items: []), at: section)
      case 1 where section < sections.count: sections.remove(at: section)
      case 2 where section < sections.count: sections[section].items.shuffle(using: &random)
      case 3 where random.below(6) == 0: sections = []
      default:
        guard section < sections.count else { continue }
        let row = random.below(sections[section].items.count + 1)
        if row < sections[section].items.count, random.below(3) > 0 {
          var word = sections[section].items.remove(at: row)
          word.version += random.below(2)
          if random.below(3) == 0 { word.height = 1 + random.below(12) }
          let other = random.below(sections.count)
          let place = random.below(sections[other].items.count + 1)
          if random.below(4) > 0 { sections[other].items.insert(word, at: place) }
        } else {
          let ids = Set(sections.flatMap(\.items).map(\.id))
          let fresh = (0..<5).map { _ in random.below(1_000) }.filter { !ids.contains($0) }
          for id in Set(fresh).sorted() {
            let height = random.below(5) == 0 ? 1 + random.below(12) : 1
            sections[section].items.insert(Word(id: id, height: height), at: row)
          }
        }
      }
    }
    return sections
  }

  private func check(_ canvas: Canvas, _ comment: Comment) {
    #expect(Set(table.selectedIdentities).count == table.selectedIdentities.count, comment)
    #expect(table.numberOfRows == words.sections.reduce(0) { $0 + $1.items.count }, comment)
    let size = canvas.size
    guard size.columns > 0, size.rows > 0, table.numberOfRows > 0 else {
      #expect(table.cursor == nil, comment)
      return
    }
    guard let cursor = table.cursor, let highlighted = table.indexPathForHighlightedRow else {
      Issue.record("\(comment): no cursor")
      return
    }
    #expect(Rect(size).contains(cursor) && cursor.column == 0, comment)
    #expect(canvas[row: cursor.row, column: 0].text == "›", comment)
    #expect(table.hasRow(at: highlighted) && table.visibleIndexPaths.contains(highlighted), comment)
    for indexPath in table.visibleIndexPaths {
      #expect(table.cellForRow(at: indexPath)?.text == words[indexPath].text, comment)
    }
    if table.backgroundView == nil, size.columns >= 20, size.rows >= 4 {
      let text = words[highlighted].text
      #expect(canvas.lines[cursor.row].contains(text), comment)
    }
  }
}
