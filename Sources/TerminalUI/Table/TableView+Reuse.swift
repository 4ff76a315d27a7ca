public import SectionedList

extension TableView {
  /// Registers a kind of cell under its own reuse identifier.
  public func register(cellType: TableViewCell.Type) {
    register(cellType: cellType, forIdentifier: cellType.reuseIdentifier)
  }

  /// Registers a kind of cell under an identifier.
  public func register(cellType: TableViewCell.Type, forIdentifier identifier: String) {
    registeredTypes[identifier] = cellType
  }

  /// A cell of the type registered under an identifier: one that has left the view, readied by
  /// `prepareForReuse()`, or a new one.
  ///
  /// If nothing is registered under it, the cell says so in its text, for the author to see on the screen.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> TableViewCell
  {
    if let cell = reusedCell(withIdentifier: identifier) { return cell }
    guard let cellType = registeredTypes[identifier] else {
      let cell = TableViewCell()
      cell.text = "No cell is registered for “\(identifier)” (\(indexPath))"
      return cell
    }
    return newCell(of: cellType, withIdentifier: identifier)
  }

  /// A cell of a type, registered or not: one that has left the view, readied by `prepareForReuse()`, or a
  /// new one.
  public func dequeueReusableCell<CellType: TableViewCell>(
    ofType cellType: CellType.Type, for indexPath: IndexPath
  ) -> CellType {
    reusedCell(withIdentifier: cellType.reuseIdentifier) as? CellType
      ?? newCell(of: cellType, withIdentifier: cellType.reuseIdentifier)
  }

  private func newCell<CellType: TableViewCell>(
    of cellType: CellType.Type, withIdentifier identifier: String
  ) -> CellType {
    let cell = cellType.init()
    cell.reuseIdentifier = identifier
    return cell
  }

  private func reusedCell(withIdentifier identifier: String) -> TableViewCell? {
    guard let index = reusableCells.lastIndex(where: { $0.reuseIdentifier == identifier }) else { return nil }
    let cell = reusableCells.remove(at: index)
    cell.prepareForReuse()
    return cell
  }

  /// Puts a cell that left the view on the shelf, unless its maker keeps it.
  func recycle(_ cell: TableViewCell) {
    if cell.reuseIdentifier != nil { reusableCells.append(cell) }
  }

  /// Puts all cells in view on the shelf; the next layout configures every row in view anew.
  func recycleVisibleCells() {
    for row in visibleRows.rows.reversed() { recycle(row.cell) }
    for cell in keptCells.values { recycle(cell) }
    visibleRows = VisibleRows()
    keptCells = [:]
  }

  /// Takes the cells of the rows now in view: those that were in view stay as they are, those that were
  /// kept through a change come back, the others are configured.
  func showCells(of rows: [(indexPath: IndexPath, place: PlacedPart)]) {
    var former = visibleRows.rows[...]
    var left: [TableViewCell] = []
    var kept = keptCells
    keptCells = [:]
    shownRows.removeAll(keepingCapacity: true)
    /// For each row its cell, unless it is to be configured.
    var cells: [TableViewCell?] = []
    for (indexPath, place) in rows {
      while let row = former.first, row.indexPath < indexPath {
        left.append(row.cell)
        former.removeFirst()
      }
      let identity: AnyHashable?
      if let row = former.first, row.indexPath == indexPath {
        identity = row.identity
        cells.append(row.cell)
        former.removeFirst()
      } else {
        identity = dataSource?.tableView(self, identityForRowAt: indexPath)
        cells.append(identity.flatMap { kept.removeValue(forKey: $0) })
      }
      shownRows.append(ShownRow(indexPath: indexPath, identity: identity, line: place.line))
    }
    left += former.map(\.cell)
    for cell in left.reversed() { recycle(cell) }
    for cell in kept.values { recycle(cell) }
    trimReusableCells()
    let new = zip(shownRows, cells).compactMap { row, cell in cell == nil ? row.indexPath : nil }
    if !new.isEmpty { dataSource?.tableView(self, prefetchRowsAt: new) }
    visibleRows = VisibleRows(
      zip(shownRows, cells).compactMap { row, cell in
        guard let cell = cell ?? dataSource?.tableView(self, cellForRowAt: row.indexPath) else { return nil }
        return VisibleRows.Row(indexPath: row.indexPath, identity: row.identity, cell: cell)
      })
    trimReusableCells()
  }

  private func trimReusableCells() {
    reusableCells.removeFirst(max(0, reusableCells.count - frame.rows))
  }
}
