/// Horizontal bars of block characters, exact to an eighth of a cell.
public enum BlockBar {
  private static let eighths: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  /// A bar as long as a value's share of the most, to the nearest eighth; anything above 0 shows.
  /// - Parameters:
  ///   - value: what the bar stands for, from 0 to `most`.
  ///   - most: the value of a whole bar.
  ///   - width: the length of a whole bar in cells.
  /// - Complexity: O(*width*).
  public static func text(_ value: Int, of most: Int, width: Int) -> String {
    guard value > 0, most > 0, width > 0 else { return "" }
    let whole = width * 8
    let length = max(1, min(whole, (2 * min(value, most) * whole + most) / (2 * most)))
    let bar = String(repeating: "█", count: length / 8)
    return length.isMultiple(of: 8) ? bar : bar + String(eighths[length % 8 - 1])
  }
}
