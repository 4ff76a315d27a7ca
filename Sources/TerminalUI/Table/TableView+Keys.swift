internal import SectionedList

extension TableView {
  func handle(_ key: Key) -> Bool {
    guard let highlighted else { return false }
    switch command(for: key) {
    case .move(let count): move(by: count, from: highlighted)
    case .page(let direction): moveByPage(direction, from: highlighted)
    case .section(let direction): moveToSection(direction, from: highlighted)
    case .pick: return pick(highlighted)
    case .activate: return activate(highlighted)
    case nil: return false
    }
    return true
  }

  private enum Command {
    case move(Int)
    case page(Int)
    case section(Int)
    case pick
    case activate
  }

  private func command(for key: Key) -> Command? {
    switch key {
    case .up, .control("p"): .move(-1)
    case .down, .control("n"): .move(1)
    case .home: .move(-contents.rowCount)
    case .end: .move(contents.rowCount)
    case .pageUp: .page(-1)
    case .pageDown: .page(1)
    case .enter: .activate
    case .tab: allowsMultipleSelection ? .pick : nil
    case .space: acceptsTypedKeys ? .pick : nil
    case .character(let character): acceptsTypedKeys ? command(for: character) : nil
    default: nil
    }
  }

  private func command(for character: Character) -> Command? {
    switch character {
    case "k": .move(-1)
    case "j": .move(1)
    case "g": .move(-contents.rowCount)
    case "G": .move(contents.rowCount)
    case "[": .section(-1)
    case "]": .section(1)
    case " ": .pick
    default: nil
    }
  }

  private func move(by count: Int, from indexPath: IndexPath) {
    let number = contents.number(of: indexPath) + count
    if let target = contents.indexPath(ofRow: number) { moveCursor(to: target) }
  }

  /// Moves by what the view shows below a header, less a line that stays in view.
  private func moveByPage(_ direction: Int, from indexPath: IndexPath) {
    let scroller = scroller
    var lines = max(1, frame.rows - scroller.headerInset(of: indexPath.section) - 1)
    var target = indexPath
    var part = TablePart.row(indexPath)
    while let next = direction < 0 ? contents.part(before: part) : contents.part(after: part) {
      let height = scroller.height(next)
      if case .row(let row) = next {
        // The first step is taken even if the row is higher than the page.
        if height > lines, target != indexPath { break }
        target = row
      }
      lines -= height
      part = next
      if lines <= 0, target != indexPath { break }
    }
    moveCursor(to: target)
  }

  /// Moves to the first row of this section, or from there to that of the one before; or to the first row of
  /// the next section. The section's header is then at the top.
  private func moveToSection(_ direction: Int, from indexPath: IndexPath) {
    var section = indexPath.section
    if direction > 0 || indexPath.row == 0 {
      repeat { section += direction } while contents.isEmpty(section: section)
    }
    let target = IndexPath(section: section, row: 0)
    guard contents.contains(target) else { return }
    moveCursor(to: target)
    requestedPosition = .top
  }

  func pick(_ indexPath: IndexPath) -> Bool {
    if allowsMultipleSelection {
      toggleRow(at: indexPath)
    } else {
      _ = chooseRow(at: indexPath)
    }
    return true
  }

  private func activate(_ indexPath: IndexPath) -> Bool {
    if !allowsMultipleSelection {
      guard chooseRow(at: indexPath) else { return true }
    } else if delegate == nil {
      return false
    }
    delegate?.tableView(self, didActivateRowAt: indexPath)
    return true
  }
}
