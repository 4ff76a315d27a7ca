internal import SectionedList

extension TableView {
  /// How many lines a step of the mouse wheel scrolls.
  private static let linesPerWheelStep = 3

  func click(at point: Point) -> Bool {
    guard let indexPath = row(at: point) else { return false }
    moveCursor(to: indexPath, revealingSurroundings: false)
    if visibleRows[indexPath]?.cell.handle(.click(point)) == true { return true }
    return pick(indexPath)
  }

  /// The row drawn at a place, unless a header covers it there.
  private func row(at point: Point) -> IndexPath? {
    guard frame.contains(point) else { return nil }
    let placement = settle()
    let line = point.row - frame.row
    guard line >= placement.pinned?.end ?? 0 else { return nil }
    return placement.rows.first { $0.place.line <= line && line < $0.place.end }?.indexPath
  }

  func wheel(by steps: Int, at point: Point) -> Bool {
    guard frame.contains(point), contents.sectionCount > 0 else { return false }
    settle()
    let scroller = scroller
    // What is reported at once is a flick at most; the walk costs its lines.
    let lines = max(-100, min(100, steps)) * Self.linesPerWheelStep
    anchor = scroller.filled(scroller.anchor(anchor, movedBy: lines))
    bringCursorIntoView()
    return true
  }
}
