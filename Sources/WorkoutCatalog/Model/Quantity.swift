/// A unit of one dimension, such as mass, with its exact ratio to the dimension's first unit.
public protocol QuantityUnit: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// How much one of the unit is in the dimension's first unit, as a fraction: exact, by definition.
  var ratio: (numerator: Int, denominator: Int) { get }
  /// What people type for the unit, in small letters, its symbol first.
  var spellings: [String] { get }
}

/// A unit of mass, as plates are marked.
public enum MassUnit: String, QuantityUnit {
  case kilogram = "kg"
  case pound = "lb"

  /// In kilograms: a pound is 0.45359237 of one since the agreement of 1959.
  public var ratio: (numerator: Int, denominator: Int) {
    switch self {
    case .kilogram: (1, 1)
    case .pound: (45_359_237, 100_000_000)
    }
  }

  /// What people type for the unit.
  public var spellings: [String] {
    switch self {
    case .kilogram: ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "킬로", "킬로그램", "키로"]
    case .pound: ["lb", "lbs", "pound", "pounds", "파운드"]
    }
  }

  /// The other one.
  public var other: MassUnit { self == .kilogram ? .pound : .kilogram }
}

/// A unit of length.
public enum LengthUnit: String, QuantityUnit {
  case meter = "m"
  case kilometer = "km"
  case mile = "mi"
  case yard = "yd"
  case foot = "ft"

  /// In metres, by the agreement of 1959: a yard is 0.9144.
  public var ratio: (numerator: Int, denominator: Int) {
    switch self {
    case .meter: (1, 1)
    case .kilometer: (1_000, 1)
    case .mile: (1_609_344, 1_000)
    case .yard: (9_144, 10_000)
    case .foot: (3_048, 10_000)
    }
  }

  /// What people type for the unit.
  public var spellings: [String] {
    switch self {
    case .meter: ["m", "meter", "meters", "metre", "metres", "미터"]
    case .kilometer: ["km", "kms", "kilometer", "kilometers", "kilometre", "kilometres", "킬로미터"]
    case .mile: ["mi", "mile", "miles", "마일"]
    case .yard: ["yd", "yds", "yard", "yards", "야드"]
    case .foot: ["ft", "foot", "feet", "피트"]
    }
  }
}

/// An exact decimal amount of a unit: what a person typed, digit for digit, in the unit they typed it in.
///
/// It holds up to a million of its unit in steps of a millionth; a person may type three decimals. So an amount that
/// is converted, and converted back, has the same digits as before.
public struct Quantity<Unit: QuantityUnit>: Hashable, Sendable {
  /// The amount in millionths of the unit.
  public let millionths: Int
  /// The unit.
  public let unit: Unit

  /// The most of a unit that there may be.
  public static var largest: Int { 1_000_000 }
  /// How many decimals a person may type.
  public static var typedDecimals: Int { 3 }
  /// How many decimals are kept.
  static var decimals: Int { 6 }
  static var one: Int { 1_000_000 }

  /// An amount in millionths of a unit, as the database has it.
  /// - Returns: `nil` below nothing and above ``largest``.
  public init?(millionths: Int, _ unit: Unit) {
    guard (0...Self.largest * Self.one).contains(millionths) else { return nil }
    self.millionths = millionths
    self.unit = unit
  }

  /// A whole number of a unit.
  /// - Returns: `nil` below nothing and above ``largest``.
  public init?(_ number: Int, _ unit: Unit) {
    guard (0...Self.largest).contains(number) else { return nil }
    self.init(millionths: number * Self.one, unit)
  }

  private init(clamping millionths: Int, _ unit: Unit) {
    self.millionths = min(millionths, Self.largest * Self.one)
    self.unit = unit
  }

  /// The same amount in another unit, to the nearest millionth; ``largest`` when it is more than that.
  ///
  /// Back from there it is what it was: of the amounts with as few decimals as a person may type, the one that gives
  /// this amount, if there is one.
  public func converted(to other: Unit) -> Quantity {
    guard other != unit else { return self }
    let typed = rescaled(to: other, decimals: Self.typedDecimals)
    return typed.rescaled(to: unit, decimals: Self.decimals) == self
      ? typed : rescaled(to: other, decimals: Self.decimals)
  }

  /// The next multiple of a step up or down, never below one step.
  /// - Parameters:
  ///   - direction: 1 for up, -1 for down.
  ///   - step: in millionths of the unit.
  public func stepped(by direction: Int, in step: Int) -> Quantity {
    let next = direction > 0 ? (millionths / step + 1) * step : (millionths - 1) / step * step
    return Quantity(clamping: max(next, step), unit)
  }

  /// The amount in another unit, rounded half up to some decimals.
  func rescaled(to other: Unit, decimals: Int) -> Quantity {
    let step = (decimals..<Self.decimals).reduce(1) { step, _ in step * 10 }
    let (from, to) = (unit.ratio, other.ratio)
    let numerator = Int128(millionths) * Int128(from.numerator) * Int128(to.denominator)
    let denominator = Int128(from.denominator) * Int128(to.numerator) * Int128(step)
    let steps = (2 * numerator + denominator) / (2 * denominator)
    return Quantity(clamping: Int(clamping: steps) * step, other)
  }
}

/// A weight, as it was typed.
public typealias Weight = Quantity<MassUnit>
/// A distance, as it was typed.
public typealias Distance = Quantity<LengthUnit>
