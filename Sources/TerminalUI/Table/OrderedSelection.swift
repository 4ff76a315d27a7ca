/// Identities in the order they were picked, each with its number.
struct OrderedSelection {
  private(set) var identities: [AnyHashable] = []
  private var numbers: [AnyHashable: Int] = [:]

  /// The identities in that order, each once.
  init(_ identities: [AnyHashable] = []) {
    for identity in identities { insert(identity) }
  }

  /// The number of the pick, from 1; `nil` when it is not one.
  func number(of identity: AnyHashable) -> Int? { numbers[identity] }

  /// Adds a pick behind the others, unless it is one already.
  mutating func insert(_ identity: AnyHashable) {
    guard numbers[identity] == nil else { return }
    identities.append(identity)
    numbers[identity] = identities.count
  }

  /// Removes a pick; those behind it move up. Complexity: O(picks).
  mutating func remove(_ identity: AnyHashable) {
    guard let number = numbers.removeValue(forKey: identity) else { return }
    identities.remove(at: number - 1)
    for place in (number - 1)..<identities.count { numbers[identities[place]] = place + 1 }
  }
}
