internal import SectionedList

/// A place in a table's content that stands at the top of its view: a part, and how many of its lines are
/// above the top.
struct TableAnchor: Hashable {
  var part: TablePart
  var hidden = 0
}

/// A part of a table and where it is shown: its first line, counted from the top of the view.
struct PlacedPart: Hashable {
  var part: TablePart
  var line: Int
  var height: Int

  var end: Int { line + height }
}

/// What is in view of a table.
struct TablePlacement: Hashable {
  /// From the top of the view to its bottom, without gaps; the first may begin above the top, the last end
  /// below the bottom.
  var parts: [PlacedPart] = []
  /// The header that stays at the top while its section scrolls by beneath it.
  var pinned: PlacedPart?

  /// The rows that are in view and not wholly beneath the pinned header, with their lines.
  var rows: [(indexPath: IndexPath, place: PlacedPart)] {
    let top = pinned?.end ?? 0
    return parts.compactMap { place in
      guard case .row(let indexPath) = place.part, place.end > top else { return nil }
      return (indexPath, place)
    }
  }
}

/// The arithmetic of scrolling: from a place at the top it walks to what is in view, and no further.
///
/// Nothing here sums over rows: every function costs at most the lines of the view, of a jump by a page, or
/// the sections.
@MainActor
struct TableScroller {
  let contents: TableContents
  /// The height of the view in lines.
  let lines: Int
  /// The height of a part in lines: at least 1 for a row, 0 for a header or footer that is not there.
  let height: (TablePart) -> Int

  /// What is in view with that place at the top.
  func placement(from anchor: TableAnchor) -> TablePlacement {
    var placement = TablePlacement()
    var line = -anchor.hidden
    var next: TablePart? = anchor.part
    while let part = next, line < lines {
      let height = height(part)
      if line + height > 0, height > 0 {
        placement.parts.append(PlacedPart(part: part, line: line, height: height))
      }
      line += height
      next = contents.part(after: part)
    }
    placement.pinned = pinnedHeader(over: placement.parts)
    return placement
  }

  /// The place at the top when `part` begins at a line; the content's start when less precedes it.
  func anchor(placing part: TablePart, at line: Int) -> TableAnchor {
    if line < 0 { return TableAnchor(part: part, hidden: min(-line, max(0, height(part) - 1))) }
    var part = part
    var missing = line
    while missing > 0, let previous = contents.part(before: part) {
      part = previous
      missing -= height(part)
    }
    return TableAnchor(part: part, hidden: max(0, -missing))
  }

  /// The place at the top when everything moves up by that many lines; negative moves it down.
  func anchor(_ anchor: TableAnchor, movedBy lines: Int) -> TableAnchor {
    let hidden = anchor.hidden + lines
    if hidden < 0 { return self.anchor(placing: anchor.part, at: -hidden) }
    var moved = TableAnchor(part: anchor.part, hidden: hidden)
    while moved.hidden >= height(moved.part), let next = contents.part(after: moved.part) {
      moved.hidden -= height(moved.part)
      moved.part = next
    }
    moved.hidden = min(moved.hidden, max(0, height(moved.part) - 1))
    return moved
  }

  /// The nearest place that leaves no line blank below the content while there is content above.
  func filled(_ anchor: TableAnchor) -> TableAnchor {
    let parts = placement(from: anchor).parts
    guard let first = parts.first, let last = parts.last else {
      // Nothing but empty parts from here on.
      return self.anchor(placing: anchor.part, at: lines)
    }
    guard last.end < lines else { return anchor }
    return self.anchor(placing: first.part, at: first.line + lines - last.end)
  }

  /// The nearest place that shows a row whole, with its section's header; a row that is higher than the view
  /// shows its beginning, unless it fills the view already.
  /// - Parameter surroundings: whether the first and the last row of all also bring what stands before and
  ///   behind them into view, such as the last footer, if there is room.
  func anchor(revealing row: IndexPath, surroundings: Bool, from anchor: TableAnchor) -> TableAnchor {
    let part = TablePart.row(row)
    let height = height(part)
    let inset = headerInset(of: row.section)
    let top = surroundings ? topLine(of: row, height: height, inset: inset) : inset
    let bottom = surroundings ? bottomLine(of: row, height: height, inset: inset) : lines - height
    guard let place = placement(from: anchor).parts.first(where: { $0.part == part }) else {
      return self.anchor(placing: part, at: part < anchor.part ? top : max(top, bottom))
    }
    if place.line <= inset, place.end >= lines { return anchor }
    let line = max(top, min(place.line, bottom))
    return line == place.line ? anchor : self.anchor(placing: part, at: line)
  }

  /// The lines at the top of the view that a section's header needs above its rows.
  func headerInset(of section: Int) -> Int {
    let height = height(.header(section))
    return height < lines ? height : 0
  }

  /// The highest line for a row: below its header, and for the first row of all below everything before it
  /// that fits.
  private func topLine(of row: IndexPath, height rowHeight: Int, inset: Int) -> Int {
    guard contents.number(of: row) == 0 else { return inset }
    let before = linesBeyond(.row(row), limit: lines - rowHeight, step: contents.part(before:))
    return max(inset, before ?? 0)
  }

  /// The lowest line for a row: above the bottom, and for the last row of all above everything behind it that
  /// fits.
  private func bottomLine(of row: IndexPath, height rowHeight: Int, inset: Int) -> Int {
    let bottom = lines - rowHeight
    guard contents.number(of: row) == contents.rowCount - 1 else { return bottom }
    let behind = linesBeyond(.row(row), limit: bottom - inset, step: contents.part(after:))
    return bottom - (behind ?? 0)
  }

  /// The lines of everything beyond a part, on one side; `nil` when they are more than the limit.
  private func linesBeyond(_ part: TablePart, limit: Int, step: (TablePart) -> TablePart?) -> Int? {
    var sum = 0
    var part = part
    while let next = step(part) {
      part = next
      sum += height(part)
      if sum > limit { return nil }
    }
    return sum
  }

  /// The header of the section at the top, if it has scrolled off; the section's end pushes it upward.
  private func pinnedHeader(over parts: [PlacedPart]) -> PlacedPart? {
    guard let first = parts.first else { return nil }
    let header = TablePart.header(first.part.section)
    if first.part == header, first.line == 0 { return nil }
    let height = headerInset(of: first.part.section)
    guard height > 0 else { return nil }
    let end = parts.first { $0.part.section != first.part.section }?.line ?? lines
    return PlacedPart(part: header, line: min(0, end - height), height: height)
  }
}
