import Measuring
import SectionedList

// `changes(from:to:)` beside Swift's `CollectionDifference`, in one run. The difference is told less: by
// identity alone, without sections or updates.

/// The sum of deletions and insertions up to which the difference is asked for: its time grows with this
/// times the length, and its memory with its square.
let mostEdits = 12_000

let widths = [30, 9, 9, 7, 9, 8, 11, 10, 8]

func printRow(_ cells: [String]) {
  let rest = zip(cells, widths).dropFirst().map { padded($0, to: $1) }
  print(cells[0] + String(repeating: " ", count: widths[0] - cells[0].count) + rest.joined(separator: " "))
}

func measure<ID>(_ scenario: Scenario<ID>) {
  let (old, new) = (scenario.old, scenario.new)
  let (oldIDs, newIDs) = (scenario.oldIDs, scenario.newIDs)
  let ids = oldIDs + Set(newIDs).subtracting(oldIDs)
  func tell() -> Changeset<RowSection<ID>>? { try? changes(from: old, to: new) }
  func tellDifference() { keep(newIDs.difference(from: oldIDs).inferringMoves()) }

  let memory = peakMemory { keep(tell()) }
  let hashing = time { keep(ids.reduce(0) { $0 ^ $1.hashValue }) }
  let telling = time { keep(tell()) }
  let stages = tell()?.stages ?? []
  let moves = stages.reduce(0) { $0 + $1.changes.itemMoves.count }
  let edits = stages.reduce(2 * moves) { $0 + $1.changes.itemInserts.count + $1.changes.itemDeletes.count }
  var cells = [
    scenario.name, decimal(hashing, 3), decimal(telling, 3), decimal(telling / hashing, 2),
    grouped(moves), memory.map { decimal($0, 1) } ?? "?",
  ]
  if edits <= mostEdits {
    let differenceMemory = peakMemory(tellDifference)
    let difference = time(tellDifference)
    cells += [
      decimal(difference, 3), "\(decimal(difference / telling, 1))×",
      differenceMemory.map { decimal($0, 1) } ?? "?",
    ]
  } else {
    cells += ["not run", "", ""]
  }
  printRow(cells)
}

print(
  """
  Times in ms (median), memory in MiB (peak above what stood before).
  hash: hashing every identity of both lists once. ratio: changes / hash.
  CollectionDifference is not run for more than \(grouped(mostEdits)) edits, which take it minutes and gigabytes.

  """)
printRow(["items, change", "hash", "changes", "ratio", "moves", "memory", "difference", "faster", "memory"])
for change in Change.allCases {
  measure(Scenario(sections: 1, rows: 5000, change: change) { $0 })
}
for change in Change.allCases {
  measure(Scenario(sections: 1, rows: 100_000, change: change) { $0 })
}
for change in Change.allCases {
  measure(Scenario(sections: 100, rows: 1000, change: change) { $0 })
}
print("\nThe same with identities that are strings:")
for change in Change.allCases {
  measure(Scenario(sections: 1, rows: 100_000, change: change) { "workout-identity-\($0)" })
}
