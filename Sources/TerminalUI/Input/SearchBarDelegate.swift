/// Who is told what a person does in a search bar. Every method has a default that does nothing.
///
/// What the program does to the search bar itself is not reported.
@MainActor
public protocol SearchBarDelegate: AnyObject {
  /// The first edit since the search bar was made, cancelled or cleared is about to be reported.
  func searchBarTextDidBeginEditing(_ searchBar: SearchBar)

  /// The text is another one now.
  func searchBar(_ searchBar: SearchBar, textDidChange text: String)

  /// Esc was pressed; the text is empty and editing has ended.
  func searchBarDidCancel(_ searchBar: SearchBar)

  /// Enter was pressed.
  /// - Returns: whether that was used; by default it is not, so that it can act on a list's row.
  func searchBarDidReturn(_ searchBar: SearchBar) -> Bool
}

extension SearchBarDelegate {
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: SearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: SearchBar, textDidChange text: String) {}
  /// Does nothing.
  public func searchBarDidCancel(_ searchBar: SearchBar) {}
  /// Leaves it to others.
  public func searchBarDidReturn(_ searchBar: SearchBar) -> Bool { false }
}
