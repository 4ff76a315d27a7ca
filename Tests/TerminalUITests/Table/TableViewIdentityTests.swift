import SectionedList
import Testing

@testable import TerminalUI

/// What a table view of differentiable sections shows, computed the slow way: from all lines at once.
@MainActor
private struct Expected {
  typealias Section = SectionModel<String, Word>

  struct Word: Identifiable, Equatable, Sendable {
    var id: Int
    var text: String
  }

  enum Line: Equatable {
    case edge(String)
    case row(Word)

    var text: String {
      switch self {
      case .edge(let text): text
      case .row(let word): "  \(word.text)"
      }
    }
  }

  var lines: [Line] = []
  /// The header that belongs to each line.
  var headers: [String] = []

  init(_ sections: [Section]) {
    for section in sections {
      let header = section.header ?? ""
      let all =
        [.edge(header)] + section.items.map(Line.row) + (section.footer.map { [.edge("  \($0)")] } ?? [])
      lines += all
      headers += all.map { _ in header }
    }
  }

  func line(of id: Int) -> Int? {
    lines.firstIndex { if case .row(let word) = $0 { word.id == id } else { false } }
  }

  /// The view of some lines whose cursor is on a row, at a line of the view.
  func frame(cursor id: Int, at line: Int, rows: Int) -> [String]? {
    guard let own = self.line(of: id), own - line >= 0 else { return nil }
    let top = own - line
    return (0..<rows).map { row in
      guard lines.indices.contains(top + row) else { return "" }
      if row == 0, rows > 1 { return headers[top] }
      let text = lines[top + row].text
      return row == line ? "›" + text.dropFirst() : text
    }
  }
}

@MainActor
struct `What a person sees through changes` {
  private typealias Section = Expected.Section
  private typealias Word = Expected.Word

  private func section(_ index: Int, _ ids: [Int], version: Int, _ random: inout SeededGenerator) -> Section {
    let words = ids.map { id in
      Word(id: id, text: Int.random(in: 0..<4, using: &random) == 0 ? "word \(id) v\(version)" : "word \(id)")
    }
    let hasFooter = Bool.random(using: &random)
    return Section(
      id: "s\(index)", header: "Section \(index)", footer: hasFooter ? "foot" : nil, items: words)
  }

  private func sections(version: Int, of former: [Section], _ random: inout SeededGenerator) -> [Section] {
    var ids = former.flatMap { $0.items.map(\.id) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: ids = []
    case 1: ids.shuffle(using: &random)
    default:
      ids.removeAll { _ in Int.random(in: 0..<6, using: &random) == 0 }
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let fresh = Int.random(in: 0..<60, using: &random)
        if !ids.contains(fresh) { ids.insert(fresh, at: Int.random(in: 0...ids.count, using: &random)) }
      }
    }
    var sections: [Section] = []
    while !ids.isEmpty || sections.isEmpty {
      let count = min(ids.count, Int.random(in: 0...12, using: &random))
      sections.append(section(sections.count, Array(ids.prefix(count)), version: version, &random))
      ids.removeFirst(count)
    }
    return sections
  }

  @Test(arguments: 0..<150 as Range<UInt64>)
  func `is the same row on the same line, and the same picks`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let dataSource = SectionedTableViewDataSource<Section> { _, tableView, indexPath, word in
      let cell = tableView.dequeueReusableCell(ofType: TableViewCell.self, for: indexPath)
      cell.text = word.text
      return cell
    }
    let table = TableView()
    table.showsVerticalScrollIndicator = false
    table.dataSource = dataSource
    let keys: [Key] = [.down, .down, .down, .up, .up, .pageDown, .pageUp, .home, .end]
    for version in 0..<12 {
      let former = dataSource.sections
      let formerID = table.indexPathForHighlightedRow.map { dataSource[$0].id }
      let formerLine = table.cursor?.row
      let seen = table.visibleIndexPaths.map { dataSource[$0].id }
      let picks = (0..<3).map { _ in AnyHashable(Int.random(in: 0..<60, using: &random)) }
      table.allowsMultipleSelection = true
      table.selectedIdentities = picks
      let selected = table.selectedIdentities
      table.allowsMultipleSelection = false
      table.selectedIdentities = []

      dataSource.setSections(sections(version: version, of: former, &random))
      let rows = Int.random(in: 1..<10, using: &random) < 3 ? Int.random(in: 1..<10, using: &random) : 7
      let canvas = table.canvas(columns: 30, rows: rows)
      let expected = Expected(dataSource.sections)
      let comment: Comment = "seed \(seed), version \(version)"
      table.allowsMultipleSelection = true
      table.selectedIdentities = selected
      table.allowsMultipleSelection = false

      guard let place = table.indexPathForHighlightedRow, let line = table.cursor?.row else {
        #expect(table.numberOfRows == 0, comment)
        continue
      }
      let id = dataSource[place].id
      #expect(canvas.lines == expected.frame(cursor: id, at: line, rows: rows), comment)
      if let formerID, let formerLine {
        if expected.line(of: formerID) != nil {
          #expect(id == formerID, comment)
        } else if let origin = seen.firstIndex(of: formerID) {
          let left = seen.enumerated().filter { expected.line(of: $0.element) != nil }
            .min { (abs($0.offset - origin), -$0.offset) < (abs($1.offset - origin), -$1.offset) }
          if let left { #expect(id == left.element, comment) }
        }
        if id == formerID, rows > formerLine, let own = expected.line(of: id) {
          let isFree = own >= formerLine && expected.lines.count - own >= rows - formerLine
          let isBeneathHeader = formerLine == 0 && rows > 1
          if isFree, !isBeneathHeader { #expect(line == formerLine, comment) }
        }
      }
      for _ in 0..<Int.random(in: 0..<6, using: &random) {
        guard let key = keys.randomElement(using: &random) else { continue }
        table.press(key)
        if Bool.random(using: &random) {
          _ = table.handle(.scroll(Int.random(in: -2...2, using: &random), at: Point(column: 0, row: 0)))
        }
        let canvas = table.canvas(columns: 30, rows: 7)
        guard let place = table.indexPathForHighlightedRow, let line = table.cursor?.row else { continue }
        #expect(canvas.lines == expected.frame(cursor: dataSource[place].id, at: line, rows: 7), comment)
      }
    }
  }

  @Test func `is the nearest neighbour when the row is gone, below before above`() {
    let rows = ListedRows((0..<20).map { "row \($0)" })
    let table = TableView()
    let log = Log()
    table.dataSource = rows
    table.delegate = log
    table.highlightRow(at: IndexPath(section: 0, row: 10), scrollPosition: .top)
    _ = table.frame(columns: 20, rows: 5)
    func place(without gone: [Int]) -> String {
      rows.sections[0].rows.removeAll { row in gone.contains { row == "row \($0)" } }
      table.reloadData()
      _ = table.frame(columns: 20, rows: 5)
      return table.indexPathForHighlightedRow.map { rows.text(at: $0) } ?? "none"
    }
    #expect(place(without: [10]) == "row 11")
    #expect(place(without: [11, 12]) == "row 13")
    #expect(place(without: [13, 14, 15, 16, 17, 18, 19]) == "row 9")
    #expect(place(without: [9, 5, 6, 7, 8]) == "row 4")
    #expect(place(without: [0, 1, 2, 3, 4]) == "none")
    #expect(log.entries == ["highlight 0.10", "highlight 0.10", "highlight 0.9", "highlight 0.4"])
  }

  @Test func `begins at the first row when the question is a new one`() {
    let rows = ListedRows((0..<20).map { "row \($0)" })
    let table = TableView()
    table.dataSource = rows
    _ = table.frame(columns: 20, rows: 5)
    table.press(.end)
    _ = table.frame(columns: 20, rows: 5)
    rows.sections[0].rows.reverse()
    table.reloadData(keepingPlace: false)
    #expect(table.frame(columns: 20, rows: 5).hasPrefix("› row 19"))
  }

  @Test func `stays when the list changes twice before it is drawn`() {
    let rows = ListedRows((0..<20).map { "row \($0)" })
    let table = TableView()
    table.dataSource = rows
    table.highlightRow(at: IndexPath(section: 0, row: 10), scrollPosition: .middle)
    _ = table.frame(columns: 20, rows: 5)
    rows.sections[0].rows.removeFirst(8)
    table.reloadData()
    rows.sections[0].rows.removeAll { $0 == "row 10" }
    table.reloadData()
    table.press(.up)
    rows.sections[0].rows.insert("new", at: 0)
    table.reloadData()
    #expect(
      table.frame(columns: 20, rows: 5) == """
          row 8
        › row 9            ┃
          row 11
          row 12
          row 13
        """)
  }

  @Test func `by place where rows have no identities of their own`() {
    final class Letters: TableViewDataSource {
      var letters = ["a", "b", "c"]
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { letters.count }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(ofType: TableViewCell.self, for: indexPath)
        cell.text = letters[indexPath.row]
        return cell
      }
    }
    let letters = Letters()
    let table = TableView()
    table.dataSource = letters
    table.press(.down)
    letters.letters = ["z", "y"]
    table.reloadData()
    #expect(table.frame(columns: 5, rows: 2) == "  z\n› y")
    letters.letters = ["x"]
    table.reloadData()
    #expect(table.frame(columns: 5, rows: 2) == "› x\n")
  }
}
