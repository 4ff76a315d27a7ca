import SectionedList

@testable import TerminalUI

/// A data source of titled sections whose rows are their own identities, and which records what it is asked.
@MainActor
final class ListedRows: TableViewDataSource {
  struct Section {
    var title: String?
    var footer: String?
    var rows: [String]

    init(_ title: String?, footer: String? = nil, _ rows: [String]) {
      self.title = title
      self.footer = footer
      self.rows = rows
    }
  }

  var sections: [Section]
  var heights: [String: Int] = [:]
  /// The rows configured since this was last emptied.
  var configured: [String] = []

  /// The rows that the table view said it would ask for, each time it said so.
  var prefetched: [[String]] = []

  init(_ sections: [Section]) { self.sections = sections }

  convenience init(_ rows: [String]) { self.init([Section(nil, rows)]) }

  func text(at indexPath: IndexPath) -> String { sections[indexPath.section].rows[indexPath.row] }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(ofType: CountedCell.self, for: indexPath)
    cell.text = text(at: indexPath)
    configured.append(cell.text)
    return cell
  }

  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) {
    prefetched.append(indexPaths.map(text))
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Int {
    heights[text(at: indexPath)] ?? 1
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].title
  }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  func tableView(_ tableView: TableView, identityForRowAt indexPath: IndexPath) -> AnyHashable? {
    text(at: indexPath)
  }

  func tableView(_ tableView: TableView, indexPathForIdentity identity: AnyHashable) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let row = section.rows.firstIndex(where: { AnyHashable($0) == identity }) {
        return IndexPath(section: index, row: row)
      }
    }
    return nil
  }
}

/// A cell that fills every line of its frame, and counts how many of its kind there are.
final class CountedCell: TableViewCell {
  static var live = 0
  static var most = 0

  required init() {
    super.init()
    Self.live += 1
    Self.most = max(Self.most, Self.live)
  }

  isolated deinit { Self.live -= 1 }

  override func draw(on canvas: inout Canvas, in frame: Rect, state: State) {
    for line in 0..<frame.rows {
      let text = line == 0 ? text : "\(text) line \(line + 1)"
      canvas.write(text, at: Point(column: frame.column, row: frame.row + line), width: frame.columns)
    }
  }
}

/// A delegate that keeps a log of what it is told.
@MainActor
final class Log: TableViewDelegate {
  var entries: [String] = []
  var limit = Int.max

  func tableView(_ tableView: TableView, shouldSelectRowAt indexPath: IndexPath) -> Bool {
    tableView.selectedIdentities.count < limit
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    entries.append("select \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    entries.append("deselect \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
    entries.append("highlight \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: TableView, didActivateRowAt indexPath: IndexPath) {
    entries.append("activate \(indexPath.section).\(indexPath.row)")
  }
}

extension View {
  /// The view alone on a canvas of that size.
  func canvas(columns: Int, rows: Int) -> Canvas {
    var canvas = Canvas(size: Size(columns: columns, rows: rows))
    draw(on: &canvas, in: Rect(canvas.size))
    return canvas
  }

  /// The view alone on a canvas of that size, as text.
  func frame(columns: Int, rows: Int) -> String {
    canvas(columns: columns, rows: rows).lines.joined(separator: "\n")
  }
}

extension Responder {
  /// Handles keys one after another.
  func press(_ keys: Key...) {
    for key in keys { _ = handle(.key(key)) }
  }
}
