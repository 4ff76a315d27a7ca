import TestSupport
import Testing

@testable import WorkoutCatalog

struct QuantityTests {
  @Test(arguments: [
    ("102.5kg", "102.5 kg"), ("102.50 KG", "102.5 kg"), ("225lb", "225 lb"), (" 225 lbs ", "225 lb"),
    ("0", "0 kg"), ("60", "60 kg"), ("0.001 kg", "0.001 kg"), ("1000000", "1000000 kg"), ("60킬로", "60 kg"),
    ("45 파운드", "45 lb"), ("007", "7 kg"),
  ])
  func `a weight is read with its unit, or in the one that is meant`(typed: String, text: String) {
    #expect(Weight(typed, unit: .kilogram)?.text == text)
    #expect(Weight(text, unit: .pound)?.text == text)
  }

  @Test(arguments: [
    "", "kg", "-5", "+5", "1e3", ".5", "5.", "1,5", "1.2.3", "5 stone", "1.2345", "1000000.001", "1000001",
    "99999999999999999999", "٥", "½", "NaN", "0x10", "5 kg kg", "5\u{0}",
  ])
  func `what is no amount is none`(typed: String) {
    #expect(Weight(typed, unit: .kilogram) == nil)
  }

  @Test(arguments: [
    ("5km", LengthUnit.meter, "5000 m"), ("26.2mi", .kilometer, "42.164813 km"), ("100yd", .meter, "91.44 m"),
    ("1 mi", .foot, "5280 ft"), ("400", .yard, "437.445319 yd"), ("3.28 feet", .meter, "0.999744 m"),
  ])
  func `a distance is converted by the units' definitions`(typed: String, unit: LengthUnit, text: String) {
    #expect(Distance(typed, unit: .meter)?.converted(to: unit).text == text)
  }

  @Test func `kilograms and pounds are exact`() {
    #expect(Weight("1lb", unit: .kilogram)?.converted(to: .kilogram).text == "0.453592 kg")
    #expect(Weight("102.5kg", unit: .kilogram)?.converted(to: .pound).text == "225.973819 lb")
    #expect(Weight("102.5kg", unit: .kilogram)?.converted(to: .pound).shown == "225.97 lb")
    #expect(Weight("1000000kg", unit: .kilogram)?.converted(to: .pound).text == "1000000 lb")
  }

  @Test func `every weight that can be typed comes back from the other unit digit for digit`() {
    for unit in MassUnit.allCases {
      // Every thousandth up to 20, and some of all sizes.
      var random = SplitMix64(seed: 45_359_237)
      let amounts =
        (0...20_000).map { $0 } + (0..<20_000).map { _ in Int.random(in: 0...453_592_370, using: &random) }
      for amount in amounts {
        guard let weight = Weight(millionths: amount * 1_000, unit) else { continue }
        let back = weight.converted(to: unit.other).converted(to: unit)
        guard back == weight else {
          Issue.record("\(weight.text) became \(back.text)")
          return
        }
      }
    }
  }

  @Test func `a distance that can be typed comes back from every unit`() {
    var random = SplitMix64(seed: 1_609_344)
    for unit in LengthUnit.allCases {
      for other in LengthUnit.allCases {
        for _ in 0..<2_000 {
          let amount = Int.random(in: 0...150_000, using: &random) * 1_000
          guard let distance = Distance(millionths: amount, unit) else { continue }
          // A thousandth of a foot is less than a millionth of a mile.
          let kept = distance.converted(to: other)
          let factor = unit.ratio.numerator * other.ratio.denominator
          let isFine = factor >= unit.ratio.denominator * other.ratio.numerator / 100
          #expect(!isFine || kept.converted(to: unit) == distance, "\(distance.text) in \(other)")
        }
      }
    }
  }
}
