import SectionedList

@testable import TerminalUI

/// What a table view of differentiable sections shows, computed the slow way: from all lines at once.
@MainActor
struct ExpectedFrame {
  typealias Section = SectionModel<String, Word>

  struct Word: Identifiable, Equatable, Sendable {
    var id: Int
    var text: String
  }

  enum Line: Equatable {
    case edge(String)
    case row(Word)

    func text(picks: [AnyHashable], isHighlighted: Bool) -> String {
      guard case .row(let word) = self else {
        if case .edge(let text) = self { return text }
        return ""
      }
      let number = picks.firstIndex(of: word.id).map { String($0 + 1) } ?? ""
      let padding = String(repeating: " ", count: 2 - number.count)
      return "\(isHighlighted ? "›" : " ") \(padding)\(number) \(word.text)"
    }
  }

  var lines: [Line] = []
  /// The header that belongs to each line.
  var headers: [String] = []

  init(_ sections: [Section]) {
    for section in sections {
      let header = section.header ?? ""
      let all =
        [.edge(header)] + section.items.map(Line.row) + (section.footer.map { [.edge("     \($0)")] } ?? [])
      lines += all
      headers += all.map { _ in header }
    }
  }

  func line(of id: Int) -> Int? {
    lines.firstIndex { if case .row(let word) = $0 { word.id == id } else { false } }
  }

  /// The view of some lines whose cursor is on a row, at a line of the view.
  func frame(cursor id: Int, at line: Int, rows: Int, picks: [AnyHashable]) -> [String]? {
    guard let own = self.line(of: id), own - line >= 0 else { return nil }
    let top = own - line
    return (0..<rows).map { row in
      guard lines.indices.contains(top + row) else { return "" }
      if row == 0, rows > 1 { return headers[top] }
      return lines[top + row].text(picks: picks, isHighlighted: row == line)
    }
  }
}
