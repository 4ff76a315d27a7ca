extension Rect {
  func contains(_ point: Point) -> Bool {
    (column..<column + columns).contains(point.column) && (row..<row + rows).contains(point.row)
  }
}
