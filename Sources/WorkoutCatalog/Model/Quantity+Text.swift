extension Quantity {
  /// The number without its unit, with a point and no more decimals than it needs: `102.5`.
  public var digits: String {
    let (whole, rest) = millionths.quotientAndRemainder(dividingBy: Self.one)
    guard rest > 0 else { return "\(whole)" }
    var decimals = String(rest + Self.one).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(whole).\(decimals)"
  }

  /// The number and the unit, to two decimals at most, as it is shown: `102.5 kg`.
  public var shown: String { "\(rescaled(to: unit, decimals: 2).digits) \(unit.rawValue)" }

  /// The number with all its decimals and the unit, which reads back as the same: `102.5 kg`.
  public var text: String { "\(digits) \(unit.rawValue)" }

  /// Reads an amount as a person types it: a number with a point, at most three decimals, and a unit in either
  /// language behind it, with or without a blank between.
  /// - Parameters:
  ///   - text: what was typed.
  ///   - unit: the unit that is meant when none is typed.
  /// - Returns: `nil` when it is no such amount, or more than ``largest``.
  public init?(_ text: some StringProtocol, unit: Unit) {
    self.init(text, unit: unit, decimals: Self.typedDecimals)
  }

  /// Reads ``text``, with all the decimals that are kept.
  init?(exactly text: some StringProtocol, unit: Unit) {
    self.init(text, unit: unit, decimals: Self.decimals)
  }

  private init?(_ text: some StringProtocol, unit: Unit, decimals: Int) {
    let text = String(text).trimmedAndComposed
    let number = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let name = String(text.dropFirst(number.count)).trimmedAndComposed.lowercased()
    let parts = number.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }), let first = parts.first,
      let whole = Int(first), whole <= Self.largest
    else { return nil }
    let fraction = parts.count == 2 ? parts[1] : ""
    guard fraction.count <= decimals,
      let rest = Int("0" + fraction + String(repeating: "0", count: Self.decimals - fraction.count))
    else { return nil }
    guard let unit = name.isEmpty ? unit : Unit.allCases.first(where: { $0.spellings.contains(name) }) else {
      return nil
    }
    self.init(millionths: whole * Self.one + rest, unit)
  }
}
