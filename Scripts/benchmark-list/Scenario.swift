import Measuring
import SectionedList

/// An item as a list shows it.
struct Row<ID: Hashable & Sendable>: Identifiable, Equatable, Sendable {
  var id: ID
  var title: String
}

typealias RowSection<ID: Hashable & Sendable> = SectionModel<Int, Row<ID>>

/// Two lists to compare.
struct Scenario<ID: Hashable & Sendable> {
  var name: String
  var old: [RowSection<ID>]
  var new: [RowSection<ID>]

  var oldIDs: [ID] { old.flatMap { $0.items.map(\.id) } }
  var newIDs: [ID] { new.flatMap { $0.items.map(\.id) } }
}

/// What happens to the list of a scenario.
enum Change: CaseIterable {
  case replaced, moved, tenthKept, unchanged

  var name: String {
    switch self {
    case .replaced: "1,000 replaced"
    case .moved: "5% moved"
    case .tenthKept: "10% kept"
    case .unchanged: "unchanged"
    }
  }
}

extension Scenario {
  /// Makes `sections` sections of `rows` rows each, and changes them: the same every time.
  init(sections: Int, rows: Int, change: Change, id: (Int) -> ID) {
    var random = SplitMix64(seed: 1)
    let count = sections * rows
    var numbers = Array(0..<count)
    switch change {
    case .replaced:
      for index in numbers.indices.shuffled(using: &random).prefix(1000) { numbers[index] += count }
    case .moved:
      for _ in 0..<(count / 20) {
        let moved = numbers.remove(at: Int.random(in: 0..<count, using: &random))
        numbers.insert(moved, at: Int.random(in: 0..<count, using: &random))
      }
    case .tenthKept:
      for index in numbers.indices.shuffled(using: &random).dropFirst(count / 10) { numbers[index] += count }
    case .unchanged: break
    }
    func list(_ numbers: [Int]) -> [RowSection<ID>] {
      (0..<sections).map { section in
        let ofSection = numbers[(section * rows)..<((section + 1) * rows)]
        return RowSection(id: section, items: ofSection.map { Row(id: id($0), title: "Workout \($0)") })
      }
    }
    let shape = sections == 1 ? grouped(rows) : "\(sections) × \(grouped(rows))"
    self.init(name: "\(shape), \(change.name)", old: list(Array(0..<count)), new: list(numbers))
  }
}

/// Steele, Lea and Flood's generator (2014): the same numbers from the same seed.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
