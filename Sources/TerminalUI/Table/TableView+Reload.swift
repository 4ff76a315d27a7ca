public import SectionedList

extension TableView {
  /// Asks the data source anew for everything in view.
  ///
  /// The cursor stays on its row's identity and that row on its line of the view; if the row is gone, the
  /// cursor goes to the nearest of those that were in view, and else to the row that is now in its place.
  /// - Parameter keepingPlace: `false` to begin again at the first row, as for the answer to a new question.
  /// - Complexity: O(sections), and what the data source takes to find the rows that were in view.
  public func reloadData(keepingPlace: Bool = true) {
    let place = keepingPlace ? self.place : nil
    recycleVisibleCells()
    readContents()
    restore(place)
  }

  /// Configures cells anew, those in view now and the others when they come into view.
  public func reloadRows(at indexPaths: [IndexPath]) {
    for indexPath in indexPaths {
      rowHeights[indexPath] = nil
      if let row = visibleRows.remove(at: indexPath) { recycle(row.cell) }
      if indexPath == highlighted { highlightedIdentity = identity(at: indexPath) }
    }
  }

  /// Shows one step of a change that the data source has just made.
  ///
  /// Rows in view are configured anew only if they are among the updates; the others take their cells along
  /// to where they are now. Cursor and scroll stay as in `reloadData(keepingPlace:)`.
  /// - Complexity: O(sections + updates), and what the data source takes to find the rows that were in view.
  public func apply(_ changes: ListChanges) {
    guard !changes.isEmpty else { return }
    let place = self.place
    if !changes.itemUpdates.isEmpty {
      // Cells kept through an earlier change that was not drawn yet: which of them this one updates cannot
      // be told by places any more.
      for cell in keptCells.values { recycle(cell) }
      keptCells = [:]
    }
    for indexPath in changes.itemUpdates {
      if let row = visibleRows.remove(at: indexPath) { recycle(row.cell) }
    }
    for row in visibleRows.rows.reversed() {
      if let identity = row.identity, keptCells[identity] == nil {
        keptCells[identity] = row.cell
      } else {
        recycle(row.cell)
      }
    }
    visibleRows = VisibleRows()
    readContents()
    restore(place)
  }

  /// Shows a whole change, all stages at once, that the data source has just made.
  /// - Complexity: that of `apply(_:)` for one step.
  public func apply<Section>(_ changeset: Changeset<Section>) {
    // Only the first stage updates rows, and by their places in the list that is shown.
    if let first = changeset.stages.first { apply(first.changes) }
  }

  func readContents() {
    let sections = dataSource.map { max(0, $0.numberOfSections(in: self)) } ?? 0
    let counts = (0..<sections).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    contents = TableContents(rowCounts: counts)
    edges = [:]
    rowHeights = [:]
    anchor = TableAnchor(part: .header(0))
  }

  /// Where a person is in the list, in terms that outlast a change of it.
  struct Place {
    /// How many rows stand before the cursor's.
    var number: Int
    /// The line of the view on which the cursor's row begins.
    var line: Int
    /// The cursor's row and those that were in view with it, the nearest first, each with the line on which
    /// it is to be found again.
    var candidates: [(identity: AnyHashable, line: Int)]
  }

  /// Where the cursor is now; `nil` when there are no rows.
  var place: Place? {
    guard let highlighted else { return nil }
    let own = shownRows.firstIndex {
      highlightedIdentity == nil ? $0.indexPath == highlighted : $0.identity == highlightedIdentity
    }
    // When it was moved out of view and not drawn since, the row will be shown at that edge.
    let isAbove = shownRows.first.map { highlighted < $0.indexPath } ?? false
    let line = keptLine ?? own.map { shownRows[$0].line } ?? (isAbove ? 0 : max(0, frame.rows - 1))
    var candidates: [(identity: AnyHashable, line: Int)] = []
    if let highlightedIdentity { candidates.append((highlightedIdentity, line)) }
    let origin = own ?? (isAbove ? -1 : shownRows.count)
    // Of two that are equally near, the one below: it moves up into the place that became free.
    for distance in 1...max(1, shownRows.count) {
      if let identity = shownIdentity(at: origin + distance) { candidates.append((identity, line)) }
      if let identity = shownIdentity(at: origin - distance) {
        candidates.append((identity, shownRows[origin - distance].line))
      }
    }
    return Place(number: contents.number(of: highlighted), line: line, candidates: candidates)
  }

  private func shownIdentity(at index: Int) -> AnyHashable? {
    shownRows.indices.contains(index) ? shownRows[index].identity : nil
  }

  /// Puts the cursor back, after the contents were read.
  func restore(_ place: Place?) {
    let former = (highlighted, highlightedIdentity)
    highlighted = nil
    highlightedIdentity = nil
    keptLine = nil
    revealsSurroundings = place == nil
    if place == nil { requestedPosition = .none }
    if let place {
      for (identity, line) in place.candidates {
        guard let indexPath = dataSource?.tableView(self, indexPathForIdentity: identity),
          contents.contains(indexPath)
        else { continue }
        highlighted = indexPath
        highlightedIdentity = identity
        keptLine = line
        break
      }
    }
    if highlighted == nil, let indexPath = contents.indexPath(ofRow: place?.number ?? 0) {
      highlighted = indexPath
      highlightedIdentity = dataSource?.tableView(self, identityForRowAt: indexPath)
      keptLine = place?.line
    }
    let isSame = highlightedIdentity == nil ? highlighted == former.0 : highlightedIdentity == former.1
    if let highlighted, !isSame { delegate?.tableView(self, didHighlightRowAt: highlighted) }
  }
}
