public import SectionedList

/// Who is told what a person does in a table view. Every method has a default that does nothing.
///
/// What the program does to the table view itself is not reported.
@MainActor
public protocol TableViewDelegate: AnyObject {
  /// Whether a row may be selected, such as when a limit on picks is not reached yet; it may by default.
  func tableView(_ tableView: TableView, shouldSelectRowAt indexPath: IndexPath) -> Bool

  /// A row was selected: picked with Tab, Space or a click, or, when only one row can be, chosen with Enter
  /// or a click, whether or not it was selected before.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

  /// A row is no longer selected. It may be out of view; a row that is no longer in the list is not reported.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)

  /// The cursor came to another row: a person moved it, or its row left the list.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)

  /// Enter was pressed on a row.
  func tableView(_ tableView: TableView, didActivateRowAt indexPath: IndexPath)
}

extension TableViewDelegate {
  /// It may.
  public func tableView(_ tableView: TableView, shouldSelectRowAt indexPath: IndexPath) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didActivateRowAt indexPath: IndexPath) {}
}
