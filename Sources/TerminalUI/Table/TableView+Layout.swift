public import SectionedList

extension TableView {
  /// A section's header or footer as the data source gave it.
  struct Edge {
    var view: (any View)?
    var title: String?
    /// 0 when there is neither view nor title.
    var height: Int
  }

  /// The header or footer of a section, asked for once between reloads; `nil` for a row.
  func edge(_ part: TablePart) -> Edge? {
    if let edge = edges[part] { return edge }
    guard let dataSource else { return nil }
    var edge: Edge
    switch part {
    case .row: return nil
    case .header(let section):
      edge = Edge(view: dataSource.tableView(self, viewForHeaderInSection: section), height: 0)
      if edge.view == nil { edge.title = dataSource.tableView(self, titleForHeaderInSection: section) }
      if edge.view != nil || edge.title != nil {
        edge.height = max(0, dataSource.tableView(self, heightForHeaderInSection: section))
      }
    case .footer(let section):
      edge = Edge(view: dataSource.tableView(self, viewForFooterInSection: section), height: 0)
      if edge.view == nil { edge.title = dataSource.tableView(self, titleForFooterInSection: section) }
      if edge.view != nil || edge.title != nil {
        edge.height = max(0, dataSource.tableView(self, heightForFooterInSection: section))
      }
    }
    edges[part] = edge
    return edge
  }

  var scroller: TableScroller {
    TableScroller(contents: contents, lines: frame.rows) { [self] part in
      switch part {
      case .row(let indexPath): height(ofRowAt: indexPath)
      case .header, .footer: edge(part)?.height ?? 0
      }
    }
  }

  /// The height of a row, asked for once between reloads while it is in view or near.
  private func height(ofRowAt indexPath: IndexPath) -> Int {
    if let height = rowHeights[indexPath] { return height }
    let height = max(1, dataSource?.tableView(self, heightForRowAt: indexPath) ?? 1)
    if rowHeights.count > 8 * frame.rows { rowHeights.removeAll(keepingCapacity: true) }
    rowHeights[indexPath] = height
    return height
  }

  /// Brings the cursor's row into view with the least movement, and tells what is in view then.
  @discardableResult
  func settle() -> TablePlacement {
    guard frame.rows > 0, contents.sectionCount > 0 else { return TablePlacement() }
    let scroller = scroller
    if let highlighted {
      if requestedPosition != .none {
        anchor = anchor(showing: highlighted, at: requestedPosition)
      } else if let keptLine {
        anchor = scroller.anchor(placing: .row(highlighted), at: keptLine)
      }
      anchor = scroller.anchor(revealing: highlighted, surroundings: revealsSurroundings, from: anchor)
      requestedPosition = .none
      keptLine = nil
      revealsSurroundings = false
    }
    anchor = scroller.filled(anchor)
    return scroller.placement(from: anchor)
  }

  /// Scrolls to a row; the cursor comes along if its row leaves the view.
  public func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition = .none) {
    guard contents.contains(indexPath) else { return }
    guard frame.rows > 0 else {
      // Not drawn yet, so there is no view to scroll, but the first one shows the cursor.
      highlightRow(at: indexPath, scrollPosition: position)
      return
    }
    settle()
    anchor = scroller.filled(anchor(showing: indexPath, at: position))
    bringCursorIntoView()
  }

  func anchor(showing indexPath: IndexPath, at position: ScrollPosition) -> TableAnchor {
    let scroller = scroller
    let part = TablePart.row(indexPath)
    let inset = scroller.headerInset(of: indexPath.section)
    let room = max(0, frame.rows - inset - scroller.height(part))
    return switch position {
    case .none: scroller.anchor(revealing: indexPath, surroundings: true, from: anchor)
    case .top: scroller.anchor(placing: part, at: inset)
    case .middle: scroller.anchor(placing: part, at: inset + room / 2)
    case .bottom: scroller.anchor(placing: part, at: inset + room)
    }
  }

  /// Moves the cursor to the nearest row that is wholly in view, if its own is not.
  func bringCursorIntoView() {
    guard let highlighted else { return }
    let placement = scroller.placement(from: anchor)
    let top = placement.pinned?.end ?? 0
    let whole = placement.rows.filter { $0.place.line >= top && $0.place.end <= frame.rows }
    let rows = (whole.isEmpty ? placement.rows : whole).map(\.indexPath)
    guard !rows.contains(highlighted) else { return }
    let nearest: IndexPath?
    if rows.isEmpty {
      // Only headers and footers are in view: the next row, or else the one before.
      nearest = firstRow(from: anchor.part) ?? contents.indexPath(ofRow: contents.rowCount - 1)
    } else {
      nearest = highlighted < rows[0] ? rows.first : rows.last
    }
    if let nearest { moveCursor(to: nearest, revealingSurroundings: false) }
  }

  private func firstRow(from part: TablePart) -> IndexPath? {
    var next: TablePart? = part
    while let part = next {
      if case .row(let indexPath) = part { return indexPath }
      next = contents.part(after: part)
    }
    return nil
  }
}
