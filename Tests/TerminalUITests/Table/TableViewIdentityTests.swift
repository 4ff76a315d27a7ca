import SectionedList
import TestSupport
import Testing

@testable import TerminalUI

@MainActor
struct `What a person sees through changes` {
  private typealias Section = ExpectedFrame.Section
  private typealias Word = ExpectedFrame.Word

  private func section(_ index: Int, _ ids: [Int], version: Int, _ random: inout SplitMix64) -> Section {
    let words = ids.map { id in
      Word(id: id, text: Int.random(in: 0..<4, using: &random) == 0 ? "word \(id) v\(version)" : "word \(id)")
    }
    let hasFooter = Bool.random(using: &random)
    return Section(
      id: "s\(index)", header: "Section \(index)", footer: hasFooter ? "foot" : nil, items: words)
  }

  private func sections(version: Int, of former: [Section], _ random: inout SplitMix64) -> [Section] {
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

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `is the same row on the same line, and the same picks`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let dataSource = SectionedTableViewDataSource<Section> { _, tableView, indexPath, word in
      let cell = tableView.dequeueReusableCell(ofType: TableViewCell.self, for: indexPath)
      cell.text = word.text
      return cell
    }
    let table = TableView()
    table.showsVerticalScrollIndicator = false
    table.allowsMultipleSelection = true
    table.dataSource = dataSource
    let keys: [Key] = [.down, .down, .down, .up, .up, .pageDown, .pageUp, .home, .end, .tab, .tab]
    for version in 0..<12 {
      let former = dataSource.sections
      let formerID = table.indexPathForHighlightedRow.map { dataSource[$0].id }
      let formerLine = table.cursor?.row
      let seen = table.visibleIndexPaths.map { dataSource[$0].id }
      let picks = table.selectedIdentities

      dataSource.setSections(sections(version: version, of: former, &random))
      let rows = Int.random(in: 1..<10, using: &random) < 3 ? Int.random(in: 1..<10, using: &random) : 7
      let canvas = table.canvas(columns: 30, rows: rows)
      let expected = ExpectedFrame(dataSource.sections)
      let comment: Comment = "seed \(seed), version \(version)"
      #expect(table.selectedIdentities == picks, comment)

      guard let place = table.indexPathForHighlightedRow, let line = table.cursor?.row else {
        #expect(table.numberOfRows == 0, comment)
        continue
      }
      let id = dataSource[place].id
      #expect(canvas.lines == expected.frame(cursor: id, at: line, rows: rows, picks: picks), comment)
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
        let wanted = expected.frame(
          cursor: dataSource[place].id, at: line, rows: 7, picks: table.selectedIdentities)
        #expect(canvas.lines == wanted, comment)
      }
    }
  }

  /// A data source that is brought up to date stage by stage.
  private final class Staged: TableViewDataSource {
    var sections: [Section] = []
    var configured: [Word] = []
    func numberOfSections(in tableView: TableView) -> Int { sections.count }
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].items.count
    }
    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      sections[section].header
    }
    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
      sections[section].footer
    }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(ofType: TableViewCell.self, for: indexPath)
      let word = sections[indexPath.section].items[indexPath.row]
      cell.text = word.text
      configured.append(word)
      return cell
    }
    func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> AnyHashable? {
      sections[indexPath.section].items[indexPath.row].id
    }
    func tableView(_ tableView: TableView, indexPathForIdentity identity: AnyHashable) -> IndexPath? {
      for (index, section) in sections.enumerated() {
        if let row = section.items.firstIndex(where: { AnyHashable($0.id) == identity }) {
          return IndexPath(section: index, row: row)
        }
      }
      return nil
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `is the same whether a change comes in stages or at once`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let staged = Staged()
    let table = TableView()
    table.dataSource = staged
    for version in 0..<8 {
      let comment: Comment = "seed \(seed), version \(version)"
      let former = staged.sections
      let id = table.indexPathForHighlightedRow.map { former[$0.section].items[$0.row].id }
      let line = table.cursor?.row
      let seen = table.visibleIndexPaths.map { former[$0.section].items[$0.row] }
      let wanted = sections(version: version, of: former, &random)
      staged.configured = []
      for stage in try changes(from: former, to: wanted).stages {
        staged.sections = stage.sections
        table.apply(stage.changes)
      }
      let canvas = table.canvas(columns: 30, rows: 7)
      #expect(staged.configured.allSatisfy { !seen.contains($0) }, comment)
      guard let place = table.indexPathForHighlightedRow, let id, let line else { continue }
      let survives = wanted.contains { $0.items.contains { $0.id == id } }
      if survives { #expect(wanted[place.section].items[place.row].id == id, comment) }

      let atOnce = TableView()
      atOnce.dataSource = staged
      if survives {
        atOnce.highlightRow(at: place)
        atOnce.keptLine = line
        atOnce.revealsSurroundings = false
        #expect(canvas.lines == atOnce.canvas(columns: 30, rows: 7).lines, comment)
      }
      table.press(version.isMultiple(of: 2) ? .pageDown : .up, .down)
      _ = table.canvas(columns: 30, rows: 7)
    }
  }

  @Test func `is nothing once the data source is gone`() {
    let table = TableView()
    do {
      let rows = ListedRows(["a"])
      table.dataSource = rows
      #expect(table.frame(columns: 5, rows: 1) == "› a")
    }
    #expect(table.frame(columns: 5, rows: 1) == "")
    #expect(table.cursor == nil)
    #expect(table.numberOfRows == 0)
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
