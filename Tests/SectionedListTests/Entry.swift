import SectionedList

/// An item of the tests: an identity, and something shown that may change.
struct Entry<ID: Hashable & Sendable>: Identifiable, Hashable, Sendable, CustomStringConvertible {
  var id: ID
  var text = ""

  var description: String { text.isEmpty ? "\(id)" : "\(id)=\(text)" }
}

typealias EntrySection<ID: Hashable & Sendable> = SectionModel<String, Entry<ID>>

/// Makes a section of items that show nothing but their identity.
func section(_ id: String, _ items: Int..., header: String? = nil) -> EntrySection<Int> {
  EntrySection(id: id, header: header, items: items.map { Entry(id: $0) })
}

/// An identity of which few hash differently.
struct CollidingID: Hashable, Sendable {
  var value: Int

  func hash(into hasher: inout Hasher) { hasher.combine(value % 3) }
}
