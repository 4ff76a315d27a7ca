import SectionedList
import Testing

struct ChangesTests {
  private func place(_ section: Int, _ row: Int) -> IndexPath { IndexPath(section: section, row: row) }

  /// The changes of each stage, made by saying what is in it.
  private func stage(_ fill: (inout ListChanges) -> Void) -> ListChanges {
    var changes = ListChanges()
    fill(&changes)
    return changes
  }

  @Test func `equal lists change nothing`() throws {
    let list = [section("a", 1, 2), section("b", header: "B")]
    let changeset = try changes(from: list, to: list)
    #expect(changeset.isEmpty)
    #expect(changeset.sections == list)
  }

  @Test func `an item with new content is updated where it stands`() throws {
    var new = [section("a", 1, 2, 3)]
    new[0].items[1].text = "heavier"
    let changeset = try changes(from: [section("a", 1, 2, 3)], to: new)
    #expect(changeset.stages.map(\.changes) == [stage { $0.itemUpdates = [place(0, 1)] }])
    #expect(changeset.stages.map(\.sections) == [new])
  }

  @Test func `a header alone that changes is a section update`() throws {
    let old = [section("a", 1), section("b", 2, header: "Back (1)")]
    let new = [section("a", 1), section("b", 2, header: "Back (2)")]
    let changeset = try changes(from: old, to: new)
    #expect(changeset.stages.map(\.changes) == [stage { $0.sectionUpdates = [1] }])
  }

  @Test func `an item updated and moved at once is updated first and then moved`() throws {
    let old = [section("a", 1, 2, 3)]
    var new = [section("a", 2, 3, 1)]
    new[0].items[2].text = "heavier"
    let changeset = try changes(from: old, to: new)
    #expect(
      changeset.stages.map(\.changes) == [
        stage { $0.itemUpdates = [place(0, 0)] },
        stage { $0.itemMoves = [Move(from: place(0, 0), to: place(0, 2))] },
      ])
    #expect(changeset.stages[0].sections[0].items.map(\.description) == ["1=heavier", "2", "3"])
  }

  @Test func `one item carried across a long list is one move`() throws {
    let ids = Array(0..<1000)
    let old = [EntrySection(id: "a", items: ids.map { Entry(id: $0) })]
    let down = [EntrySection(id: "a", items: (ids[1...] + [0]).map { Entry(id: $0) })]
    let there = try changes(from: old, to: down)
    let back = try changes(from: down, to: old)
    #expect(
      there.stages.map(\.changes) == [
        stage { $0.itemMoves = [Move(from: place(0, 0), to: place(0, 999))] }
      ])
    #expect(
      back.stages.map(\.changes) == [
        stage { $0.itemMoves = [Move(from: place(0, 999), to: place(0, 0))] }
      ])
  }

  @Test func `sections that swap are one move, and their items none`() throws {
    let changeset = try changes(
      from: [section("a", 1, 2), section("b", 3)], to: [section("b", 3), section("a", 1, 2)])
    #expect(ReferenceChanges(changeset).sectionMoves == 1)
    #expect(ReferenceChanges(changeset).itemMoves == 0)
    #expect(changeset.stages.count == 1)
  }

  @Test func `a section emptied and refilled stays`() throws {
    let (full, empty) = ([section("a", 1, 2), section("b", 3)], [section("a"), section("b", 3)])
    let emptied = try changes(from: full, to: empty)
    #expect(emptied.stages.map(\.changes) == [stage { $0.itemDeletes = [place(0, 0), place(0, 1)] }])
    let refilled = try changes(from: empty, to: full)
    #expect(refilled.stages.map(\.changes) == [stage { $0.itemInserts = [place(0, 0), place(0, 1)] }])
  }

  @Test func `a list emptied and refilled brings and takes whole sections`() throws {
    let full = [section("a", 1, 2), section("b", 3)]
    let emptied = try changes(from: full, to: [])
    #expect(emptied.stages.map(\.changes) == [stage { $0.sectionDeletes = [0, 1] }])
    let refilled = try changes(from: [], to: full)
    #expect(refilled.stages.map(\.changes) == [stage { $0.sectionInserts = [0, 1] }])
    #expect(refilled.stages[0].sections == full)
  }

  @Test func `items move into a section that has come, with its own new ones there before`() throws {
    let changeset = try changes(
      from: [section("a", 1, 2)], to: [section("new", 9, 2, 8), section("a", 1)])
    #expect(
      changeset.stages.map(\.changes) == [
        stage { $0.sectionInserts = [0] },
        stage { $0.itemMoves = [Move(from: place(1, 1), to: place(0, 1))] },
      ])
    #expect(changeset.stages[0].sections == [section("new", 9, 8), section("a", 1, 2)])
  }

  @Test func `items move out of a section before it goes`() throws {
    let old = [section("a", 1), section("going", 2, 3, 4), section("b", 5)]
    let new = [section("a", 1), section("b", 3, 5)]
    let changeset = try changes(from: old, to: new)
    #expect(
      changeset.stages.map(\.changes) == [
        stage { $0.itemMoves = [Move(from: place(1, 1), to: place(2, 0))] },
        stage { $0.sectionDeletes = [1] },
      ])
    #expect(changeset.stages[0].sections == [section("a", 1), section("going", 2, 4), section("b", 3, 5)])
  }

  @Test func `an item that goes from a deleted to an inserted section keeps its data, updated`() throws {
    var new = [section("new", 1)]
    new[0].items[0].text = "heavier"
    let changeset = try changes(from: [section("going", 1, 2)], to: new)
    #expect(
      changeset.stages.map(\.changes) == [
        stage { $0.itemUpdates = [place(0, 0)] },
        stage { $0.sectionInserts = [1] },
        stage { $0.itemMoves = [Move(from: place(0, 0), to: place(1, 0))] },
        stage { $0.sectionDeletes = [0] },
      ])
    #expect(
      changeset.stages[1].sections.map { "\($0.id) \($0.items)" } == ["going [1=heavier, 2]", "new []"])
    #expect(changeset.stages[2].sections.map { "\($0.id) \($0.items)" } == ["going [2]", "new [1=heavier]"])
  }

  @Test func `a section that will go stands after the one it followed until then`() throws {
    let changeset = try changes(
      from: [section("x", 1), section("a", 2), section("y", 3), section("b", 4)],
      to: [section("n", 9), section("a", 2), section("b", 4, 1, 3)])
    #expect(
      changeset.stages.map { $0.sections.map(\.id) } == [
        ["x", "n", "a", "y", "b"], ["x", "n", "a", "y", "b"], ["n", "a", "b"],
      ])
  }

  @Test func `changes skipped on the way do not matter`() throws {
    let relay = Relay([section("a", 1, 2, 3)])
    let shown = relay.value
    relay.accept([section("b", 3, 1)])
    relay.accept([section("a"), section("b", 2, 4, 1)])
    relay.accept([section("a", 3, 1, 4, 2)])
    let changeset = try changes(from: shown, to: relay.value)
    #expect(changeset.stages.map { replay($0, on: shown) } == [relay.value])
    #expect(ReferenceChanges(changeset) == ReferenceChanges(from: shown, to: relay.value))
  }

  @Test func `sections tell their changes by what they say is their content`() throws {
    struct Counted: DifferentiableSectionModelType, Equatable {
      var id: Int
      var total: Int
      var items: [Entry<Int>] = []

      init(id: Int, total: Int) { (self.id, self.total) = (id, total) }
      init(original: Counted, items: [Entry<Int>]) {
        self = original
        self.items = items
      }
      func hasEqualContent(to other: Counted) -> Bool { total == other.total }
    }
    let changeset = try changes(from: [Counted(id: 1, total: 3)], to: [Counted(id: 1, total: 4)])
    #expect(changeset.stages.map(\.changes) == [stage { $0.sectionUpdates = [0] }])
    #expect(changeset.stages[0].sections == [Counted(id: 1, total: 4)])
  }
}
