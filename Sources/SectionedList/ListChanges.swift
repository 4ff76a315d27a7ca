/// What happens to the rows and sections of a list in one step.
///
/// Every index counts either in the list *before* the step or in the list *after* it, never in a state
/// between. To replay a step: take away what is deleted or moved, by the places before; what is left
/// keeps its order; then put what is inserted or moved at its places after, in ascending order.
///
/// Each list below is ascending (moves, by where they go), and an item or section is in one of them at
/// most.
public struct ListChanges: Hashable, Sendable {
  /// Sections whose header or footer changes; the index is the same before and after.
  public var sectionUpdates: [Int] = []
  /// Sections that go, with the items left in them, as indices before the step.
  public var sectionDeletes: [Int] = []
  /// Sections that come, with the items they have after the step, as indices after it.
  public var sectionInserts: [Int] = []
  /// Sections that change their order, with their items.
  public var sectionMoves: [Move<Int>] = []
  /// Items whose content changes; the place is the same before and after.
  public var itemUpdates: [IndexPath] = []
  /// Items that go, as places before the step.
  public var itemDeletes: [IndexPath] = []
  /// Items that come, as places after the step.
  public var itemInserts: [IndexPath] = []
  /// Items that change their row or section.
  public var itemMoves: [Move<IndexPath>] = []

  /// Makes a step in which nothing happens.
  public init() {}

  /// Whether nothing happens.
  public var isEmpty: Bool {
    sectionUpdates.isEmpty && sectionDeletes.isEmpty && sectionInserts.isEmpty && sectionMoves.isEmpty
      && itemUpdates.isEmpty && itemDeletes.isEmpty && itemInserts.isEmpty && itemMoves.isEmpty
  }
}
