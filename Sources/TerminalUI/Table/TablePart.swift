internal import SectionedList

/// A stretch of lines in a table view; parts are ordered as they are shown.
enum TablePart: Hashable, Comparable {
  case header(Int)
  case row(IndexPath)
  case footer(Int)

  var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let indexPath): indexPath.section
    }
  }

  static func < (left: TablePart, right: TablePart) -> Bool {
    left.order < right.order
  }

  private var order: (section: Int, kind: Int, row: Int) {
    switch self {
    case .header(let section): (section, 0, 0)
    case .row(let indexPath): (indexPath.section, 1, indexPath.row)
    case .footer(let section): (section, 2, 0)
    }
  }
}
