internal import SectionedList

extension TableView {
  func handle(_ key: Key) -> Bool {
    guard let highlighted else { return false }
    switch command(for: key) {
    case .step(let direction): step(direction, from: highlighted)
    case .move(let count): move(by: count, from: highlighted)
    case .page(let direction): moveByPage(direction, from: highlighted)
    case .section(let direction): moveToSection(direction, from: highlighted)
    case .pick: return pick(highlighted)
    case .activate: return activate(highlighted)
    case nil: return false
    }
    return true
  }

  /// Whether an event does no more than move the cursor, unless a cell uses it.
  func isMove(_ event: Event) -> Bool {
    guard case .key(let key) = event else { return false }
    switch command(for: key) {
    case .step, .move, .page, .section: return true
    case .pick, .activate, nil: return false
    }
  }

  private enum Command {
    case step(Int)
    case move(Int)
    case page(Int)
    case section(Int)
    case pick
    case activate
  }

  private func command(for key: Key) -> Command? {
    switch key {
    case .up, .control("p"): .step(-1)
    case .down, .control("n"): .step(1)
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
    case "k": .step(-1)
    case "j": .step(1)
    case "g": .move(-contents.rowCount)
    case "G": .move(contents.rowCount)
    case "[": .section(-1)
    case "]": .section(1)
    case " ": .pick
    default: nil
    }
  }

  private func step(_ direction: Int, from indexPath: IndexPath) {
    if scroll(by: direction, within: indexPath) { return }
    move(by: direction, from: indexPath)
    if direction < 0 { showEnd(after: indexPath) }
  }

  /// Scrolls in a row that is higher than the view, so that it can be read to its end before the cursor leaves
  /// it.
  /// - Parameter lines: how far at most; negative is back.
  /// - Returns: whether there was more of the row to see.
  private func scroll(by lines: Int, within indexPath: IndexPath) -> Bool {
    guard let place = settle().parts.first(where: { $0.part == .row(indexPath) }) else { return false }
    let inset = scroller.headerInset(of: indexPath.section)
    guard place.height > frame.rows - inset else { return false }
    let hidden = lines < 0 ? inset - place.line : place.end - frame.rows
    guard hidden > 0 else { return false }
    let line = place.line - max(-hidden, min(hidden, lines))
    anchor = scroller.anchor(placing: place.part, at: line)
    return true
  }

  /// After a move back to a row that is higher than the view, shows that row's end.
  private func showEnd(after former: IndexPath) {
    guard let highlighted, highlighted < former, frame.rows > 0 else { return }
    let part = TablePart.row(highlighted)
    let height = scroller.height(part)
    guard height > frame.rows - scroller.headerInset(of: highlighted.section) else { return }
    anchor = scroller.anchor(placing: part, at: frame.rows - height)
  }

  private func move(by count: Int, from indexPath: IndexPath) {
    let number = contents.number(of: indexPath) + count
    if let target = contents.indexPath(ofRow: number) { moveCursor(to: target) }
  }

  /// Moves by what the view shows below a header, less a line that stays in view.
  private func moveByPage(_ direction: Int, from indexPath: IndexPath) {
    let scroller = scroller
    var lines = max(1, frame.rows - scroller.headerInset(of: indexPath.section) - 1)
    if scroll(by: direction * lines, within: indexPath) { return }
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
    if direction < 0 { showEnd(after: indexPath) }
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
