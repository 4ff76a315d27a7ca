internal import SectionedList

/// How many rows each section of a table view has, with the sums that make a place in it O(1) to tell.
struct TableContents {
  let rowCounts: [Int]
  /// How many rows stand before each section, and at the end how many there are.
  private let rowsBefore: [Int]

  /// Complexity: O(sections).
  init(rowCounts: [Int] = []) {
    self.rowCounts = rowCounts.map { max(0, $0) }
    var sum = 0
    var sums = [0]
    for count in self.rowCounts {
      sum += count
      sums.append(sum)
    }
    rowsBefore = sums
  }

  var sectionCount: Int { rowCounts.count }
  var rowCount: Int { rowsBefore[sectionCount] }

  /// Whether there is such a section and it has no rows.
  func isEmpty(section: Int) -> Bool {
    rowCounts.indices.contains(section) && rowCounts[section] == 0
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    rowCounts.indices.contains(indexPath.section)
      && (0..<rowCounts[indexPath.section]).contains(indexPath.row)
  }

  /// How many rows stand before a row of the table.
  func number(of indexPath: IndexPath) -> Int { rowsBefore[indexPath.section] + indexPath.row }

  /// The row with that many before it, or the nearest there is; `nil` when there are no rows.
  /// Complexity: O(log sections).
  func indexPath(ofRow number: Int) -> IndexPath? {
    guard rowCount > 0 else { return nil }
    let number = min(max(0, number), rowCount - 1)
    // The last section that has no more rows before it than `number` is the one that holds the row.
    var low = 0
    var high = sectionCount - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if rowsBefore[middle] <= number { low = middle } else { high = middle - 1 }
    }
    return IndexPath(section: low, row: number - rowsBefore[low])
  }
}

extension TableContents {
  func part(after part: TablePart) -> TablePart? {
    switch part {
    case .header(let section):
      rowCounts[section] > 0 ? .row(IndexPath(section: section, row: 0)) : .footer(section)
    case .row(let place):
      place.row + 1 < rowCounts[place.section]
        ? .row(IndexPath(section: place.section, row: place.row + 1)) : .footer(place.section)
    case .footer(let section):
      section + 1 < sectionCount ? .header(section + 1) : nil
    }
  }

  func part(before part: TablePart) -> TablePart? {
    switch part {
    case .header(let section):
      section > 0 ? .footer(section - 1) : nil
    case .row(let place):
      place.row > 0 ? .row(IndexPath(section: place.section, row: place.row - 1)) : .header(place.section)
    case .footer(let section):
      rowCounts[section] > 0
        ? .row(IndexPath(section: section, row: rowCounts[section] - 1)) : .header(section)
    }
  }
}
