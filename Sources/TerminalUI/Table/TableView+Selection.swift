public import SectionedList

extension TableView {
  /// The identities of the selected rows, in the order they were picked.
  ///
  /// They stay when their rows leave the list for a while, as in a search. Setting them tells no delegate; of
  /// an identity given twice, or a second one when only one row can be selected, the later is dropped.
  public var selectedIdentities: [AnyHashable] {
    get { selection.identities }
    set { selection = OrderedSelection(allowsMultipleSelection ? newValue : Array(newValue.prefix(1))) }
  }

  /// Whether the row of an identity is selected, in the list or not. Complexity: O(1).
  public func isSelected(_ identity: AnyHashable) -> Bool { selection.number(of: identity) != nil }

  /// Selects a row without asking or telling the delegate; it comes last in pick order, or replaces the one
  /// selected when only one can be.
  public func selectRow(at indexPath: IndexPath) {
    guard let identity = identity(at: indexPath) else { return }
    if !allowsMultipleSelection { selection = OrderedSelection() }
    selection.insert(identity)
  }

  /// Deselects a row without telling the delegate. Complexity: O(picks).
  public func deselectRow(at indexPath: IndexPath) {
    guard let identity = identity(at: indexPath) else { return }
    selection.remove(identity)
  }

  /// Deselects every row, in the list or not, without telling the delegate.
  public func deselectAll() {
    selection = OrderedSelection()
  }

  /// Moves the cursor to a row without telling the delegate.
  public func highlightRow(at indexPath: IndexPath, scrollPosition: ScrollPosition = .none) {
    guard contents.contains(indexPath) else { return }
    setCursor(to: indexPath)
    requestedPosition = scrollPosition
  }

  /// What a row of the list stands for.
  func identity(at indexPath: IndexPath) -> AnyHashable? {
    guard contents.contains(indexPath) else { return nil }
    if let row = visibleRows[indexPath] { return row.identity }
    return dataSource?.tableView(self, identityForRowAt: indexPath)
  }

  /// Moves the cursor as a person does; the delegate is told if it came to another row.
  func moveCursor(to indexPath: IndexPath, revealingSurroundings: Bool = true) {
    guard indexPath != highlighted else {
      revealsSurroundings = revealingSurroundings
      return
    }
    setCursor(to: indexPath)
    revealsSurroundings = revealingSurroundings
    delegate?.tableView(self, didHighlightRowAt: indexPath)
  }

  private func setCursor(to indexPath: IndexPath) {
    // What has yet to be laid out is where the least movement starts from.
    if keptLine != nil || requestedPosition != .none { settle() }
    keptLine = nil
    requestedPosition = .none
    highlighted = indexPath
    highlightedIdentity = identity(at: indexPath)
    revealsSurroundings = true
  }

  /// Picks a row or, when it is picked, unpicks it.
  func toggleRow(at indexPath: IndexPath) {
    guard let identity = identity(at: indexPath) else { return }
    if isSelected(identity) {
      selection.remove(identity)
      delegate?.tableView(self, didDeselectRowAt: indexPath)
    } else if delegate?.tableView(self, shouldSelectRowAt: indexPath) != false {
      selection.insert(identity)
      rowWasSelected(at: indexPath)
    }
  }

  /// Selects a row as the only one.
  /// - Returns: whether it is selected.
  func chooseRow(at indexPath: IndexPath) -> Bool {
    guard let identity = identity(at: indexPath),
      delegate?.tableView(self, shouldSelectRowAt: indexPath) != false
    else { return false }
    let former = selection.identities.first
    selection = OrderedSelection([identity])
    if let former, former != identity, let place = currentPlace(of: former) {
      delegate?.tableView(self, didDeselectRowAt: place)
    }
    rowWasSelected(at: indexPath)
    return true
  }

  /// Where the row of an identity is, if it is in the list.
  func currentPlace(of identity: AnyHashable) -> IndexPath? {
    if let visible = visibleRows.rows.first(where: { $0.identity == identity }) { return visible.indexPath }
    guard let place = dataSource?.tableView(self, indexPathForIdentity: identity), contents.contains(place)
    else {
      return nil
    }
    return place
  }
}
