import SectionedList
import Synchronization
import Testing

struct ChangesCostTests {
  /// How often identities have been hashed and items compared.
  private final class Meter: Sendable {
    let hashes = Atomic(0)
    let comparisons = Atomic(0)
  }

  private struct Metered: Identifiable, Equatable {
    struct ID: Hashable {
      var value: Int
      var meter: Meter

      static func == (left: ID, right: ID) -> Bool { left.value == right.value }
      func hash(into hasher: inout Hasher) {
        meter.hashes.add(1, ordering: .relaxed)
        hasher.combine(value)
      }
    }

    var id: ID

    static func == (left: Metered, right: Metered) -> Bool {
      left.id.meter.comparisons.add(1, ordering: .relaxed)
      return left.id == right.id
    }
  }

  private let meter = Meter()

  private func list(_ values: [Int]) -> [SectionModel<Int, Metered>] {
    [SectionModel(id: 0, items: values.map { Metered(id: Metered.ID(value: $0, meter: meter)) })]
  }

  private var hashes: Int { meter.hashes.load(ordering: .relaxed) }
  private var comparisons: Int { meter.comparisons.load(ordering: .relaxed) }

  @Test func `an equal list is compared once and not hashed`() throws {
    _ = try changes(from: list(Array(0..<1000)), to: list(Array(0..<1000)))
    #expect(hashes == 0)
    #expect(comparisons == 1000)
  }

  @Test func `a list that shares the storage of the old one is not even compared`() throws {
    let old = list(Array(0..<1000))
    var new = old
    new.append(SectionModel(id: 1, items: []))
    new.removeLast()
    #expect(try changes(from: old, to: new).isEmpty)
    #expect(hashes == 0)
    #expect(comparisons == 0)
  }

  @Test func `with items replaced here and there every identity is hashed once`() throws {
    let new = (0..<1000).map { $0 % 10 == 5 ? 1000 + $0 : $0 }
    _ = try changes(from: list(Array(0..<1000)), to: list(new))
    #expect(hashes == 1100)
  }

  @Test func `an item deleted, inserted or moved costs two further hashes at most`() throws {
    let old = Array(0..<1000)
    let cases: [(new: [Int], most: Int)] = [
      (old.filter { $0 != 500 }, 1000),
      (Array(0..<500) + [1000] + Array(500..<1000), 1001),
      (Array(1..<900) + [0] + Array(900..<1000), 1002),
      (Array(500..<1000) + Array(0..<500), 1002),
    ]
    for (new, most) in cases {
      let before = hashes
      _ = try changes(from: list(old), to: list(new))
      #expect(hashes - before <= most)
    }
  }
}
