import Testing

@testable import WorkoutCatalog

/// Orders are written as texts: entries that stand together have no blank between them.
struct PlanOrderTests {
  private func order(_ text: String) -> PlanOrder<Character> {
    PlanOrder(
      text.split(separator: " ").flatMap { group in
        group.enumerated().map { (id: $1, joinsPrevious: $0 > 0) }
      })
  }

  private func text(_ order: PlanOrder<Character>) -> String {
    order.places.enumerated().reduce(into: "") { text, place in
      if place.offset > 0, !place.element.joinsPrevious { text += " " }
      text.append(place.element.id)
    }
  }

  private func expect(_ before: String, _ after: String, _ change: (inout PlanOrder<Character>) -> Void) {
    var order = order(before)
    change(&order)
    #expect(text(order) == after)
  }

  @Test func `the first entry joins nothing`() {
    let order = PlanOrder([(id: "a", joinsPrevious: true), (id: "b", joinsPrevious: true)])
    #expect(order.places.map(\.joinsPrevious) == [false, true])
  }

  @Test func `an entry moved between two of one superset joins it`() {
    expect("a bc", "bac") { $0.move(from: 0, to: 1) }
    expect("ab c", "acb") { $0.move(from: 2, to: 1) }
    expect("ab cd", "a cbd") { $0.move(from: 1, to: 2) }
  }

  @Test func `an entry moved out of its superset leaves it, and the others stay together`() {
    expect("abc d", "ac d b") { $0.move(from: 1, to: 3) }
    expect("ab c", "b c a") { $0.move(from: 0, to: 2) }
    expect("a bcd", "d a bc") { $0.move(from: 3, to: 0) }
  }

  @Test func `an entry moved within its superset stays in it`() {
    expect("abc d", "bac d") { $0.move(from: 0, to: 1) }
    expect("abc d", "bca d") { $0.move(from: 0, to: 2) }
    expect("x ab", "x ba") { $0.move(from: 2, to: 1) }
  }

  @Test func `a move beyond an end is one to that end`() {
    expect("a b c", "b c a") { $0.move(from: 0, to: 99) }
    expect("a b c", "c a b") { $0.move(from: 2, to: -99) }
  }

  @Test func `what is put between two of one superset joins it`() {
    let new: [(id: Character, joinsPrevious: Bool)] = [("x", false), ("y", true), ("z", false)]
    expect("ab", "axyzb") { $0.insert(new, at: 1) }
    expect("ab c", "ab xy z c") { $0.insert(new, at: 2) }
    expect("a", "a xy z") { $0.insert(new, at: 9) }
    expect("a", "xy z a") { $0.insert(new, at: 0) }
    expect("a b", "ax b") { $0.insert([("x", true)], at: 1) }
  }

  @Test func `what is taken out leaves the others together`() {
    expect("abc d", "ac d") { $0.remove(["b"]) }
    expect("abc d", "c d") { $0.remove(["a", "b"]) }
    expect("a bc", "bc") { $0.remove(["a"]) }
    expect("ab cd", "a d") { $0.remove(["b", "c"]) }
  }

  @Test func `neighbours become one superset, and what they are cut out of stays together`() {
    expect("a b c", "ab c") { $0.group(0...1) }
    expect("abcdef", "a bc def") { $0.group(1...2) }
    expect("ab cd", "a bc d") { $0.group(1...2) }
  }

  @Test func `a superset is taken apart whole`() {
    expect("abc de", "a b c de") { $0.ungroup(["b"]) }
    expect("abc de f", "a b c d e f") { $0.ungroup(["a", "e", "f"]) }
  }

  @Test func `joining takes the rest of the superset along`() {
    expect("a bc", "abc") { $0.setJoinsPrevious(true, at: 1) }
    expect("abcd", "ab cd") { $0.setJoinsPrevious(false, at: 2) }
    expect("a b", "a b") { $0.setJoinsPrevious(true, at: 0) }
  }

  /// Every move of every plan of up to six entries, however grouped.
  @Test func `a move moves one entry, and others that were together stay so`() {
    for count in 1...6 {
      for joins in 0..<(1 << (count - 1)) {
        let former = PlanOrder(
          (0..<count).map { (id: $0, joinsPrevious: $0 > 0 && joins >> ($0 - 1) & 1 == 1) })
        for index in 0..<count {
          for target in 0..<count {
            var order = former
            order.move(from: index, to: target)
            var ids = Array(0..<count)
            ids.insert(ids.remove(at: index), at: target)
            #expect(order.places.map(\.id) == ids)
            if index == target { #expect(order == former) }
            #expect(pairs(order, without: index) == pairs(former, without: index))
          }
        }
      }
    }
  }

  /// Which entries besides one stand in one superset.
  private func pairs(_ order: PlanOrder<Int>, without id: Int) -> Set<[Int]> {
    var pairs: Set<[Int]> = []
    var group: [Int] = []
    for place in order.places {
      if !place.joinsPrevious { group = [] }
      group.append(place.id)
      for other in group where other != place.id && other != id && place.id != id {
        pairs.insert([min(other, place.id), max(other, place.id)])
      }
    }
    return pairs
  }
}
