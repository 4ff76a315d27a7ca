/// A number with a comma at every thousand.
package func grouped(_ number: Int) -> String {
  number < 1000 ? "\(number)" : grouped(number / 1000) + "," + padded("\(number % 1000)", to: 3, with: "0")
}

/// A number with so many decimals.
package func decimal(_ number: Double, _ decimals: Int) -> String {
  let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
  let scaled = Int((number * Double(scale)).rounded())
  if scaled < 0 { return "-" + decimal(-number, decimals) }
  if decimals == 0 { return grouped(scaled) }
  return grouped(scaled / scale) + "." + padded("\(scaled % scale)", to: decimals, with: "0")
}

/// The text, filled up on the left.
package func padded(_ text: String, to width: Int, with fill: Character = " ") -> String {
  String(repeating: fill, count: max(0, width - text.count)) + text
}
