/// A plan as a file from elsewhere tells of it.
struct ImportedPlan: Hashable, Sendable {
  /// A workout in it, by the id of its record.
  struct Entry: Hashable, Sendable {
    var id: String
    /// Whether it is done in turns with the one before it.
    var joinsPrevious = false
  }

  var name: String
  var entries: [Entry] = []
}
