/// The way from one sectioned list to another, in stages that can each be shown.
///
/// A stage holds what changes together with the sections as they are after it, so that whoever shows
/// the list exchanges data and rows at once and never asks for a row that is not there. There are up to
/// four stages; those in which nothing happens are left out:
///
/// 1. **Updates**: items and sections get their new content, where they stand in the old list.
/// 2. **Sections** come and change their order. One that comes brings its new items along. One that
///    will go still stands, after the section it followed.
/// 3. **Items** are deleted, inserted and moved, also into the sections that have come and out of those
///    that will go. No section changes its place here.
/// 4. **Sections** that are no longer wanted go, with the items left in them.
///
/// So the places of the first stage count in the old list, those of the last in the new, and an item
/// may be updated and moved, one stage after the other.
public struct Changeset<Section: DifferentiableSectionModelType> {
  /// One step, and the list after it.
  public struct Stage {
    /// What changes.
    public let changes: ListChanges
    /// The list once it has changed.
    public let sections: [Section]

    @inlinable
    init(changes: ListChanges, sections: [Section]) {
      self.changes = changes
      self.sections = sections
    }
  }

  /// The steps, in order; none if the lists are the same.
  public let stages: [Stage]
  /// The list at the end.
  public let sections: [Section]

  @inlinable
  init(stages: [Stage], sections: [Section]) {
    self.stages = stages
    self.sections = sections
  }

  /// Whether nothing changes.
  @inlinable
  public var isEmpty: Bool { stages.isEmpty }
}

extension Changeset.Stage: Sendable where Section: Sendable {}
extension Changeset: Sendable where Section: Sendable {}
