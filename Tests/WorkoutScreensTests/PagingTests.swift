import SectionedList
import TerminalUI
import TestSupport
import Testing
import WorkoutCatalog

@testable import WorkoutScreens

/// Only what is seen is asked for, however long the list is.
@MainActor
struct PagingTests {
  @Test func `only the rows in view are configured, wherever one goes in thousands`() throws {
    var counter: CountingDataSource?
    let session = try Session(adding: SmallCatalog.numbered(4_000)) { context in
      let screen = WorkoutSelectionScreen(context: context, planName: "My plan")
      let counting = CountingDataSource(context.workoutListDataSource)
      screen.tableView.dataSource = counting
      counter = counting
      return screen
    }
    let counting = try #require(counter)
    #expect(counting.configured.count == 21)
    for key in [Key.end, .home, .pageDown, .character("]"), .character("G"), .character("[")] {
      counting.reset()
      session.press(key)
      #expect(counting.configured.count <= 22)
      #expect(counting.reloads == 0)
    }
    counting.reset()
    session.press(.home, .down, .space, .up)
    // Those of the first page come once; a move of the cursor and a pick configure nothing.
    #expect(counting.configured.count <= 22)
  }

  @Test func `every row is the store's, whichever way it is reached`() throws {
    let session = try Session(adding: SmallCatalog.numbered(700)) { WorkoutListScreen(context: $0) }
    let list = try BrowsedList(store: session.store, language: .english)
    let section = list.sections[0]
    let wanted = try session.store.keys(in: section.group, language: .english, limit: 1_000).map(\.id)
    #expect(wanted.count == section.count)
    var numbers = SplitMix64(seed: 7)
    let jumps = (0..<300).map { _ in numbers.below(section.count) }
    for row in Array(wanted.indices) + wanted.indices.reversed() + jumps {
      #expect(try list.id(at: IndexPath(section: 0, row: row)) == wanted[row])
    }
    for row in jumps {
      #expect(try list.indexPath(of: wanted[row]) == IndexPath(section: 0, row: row))
    }
  }

  @Test func `pages are fetched from the nearest one known`() throws {
    let keys = Array(0..<1_000)
    var pages = KeysetPages<Int>(count: keys.count)
    var skipped = 0
    func key(at index: Int) -> Int? {
      pages.key(at: index) { request in
        switch request {
        case .after(let key, let skipping, let limit):
          skipped += skipping
          return Array(keys.dropFirst((key.map { $0 + 1 } ?? 0) + skipping).prefix(limit))
        case .before(let key, let skipping, let limit):
          skipped += skipping
          return Array(keys.prefix((key ?? keys.count) - skipping).suffix(limit))
        }
      }
    }
    for index in keys + keys.reversed() { #expect(key(at: index) == index) }
    #expect(skipped == 0)
    pages = KeysetPages(count: keys.count)
    #expect(key(at: 999) == 999)
    #expect(skipped == 0)
    #expect(key(at: 500) == 500)
    #expect(skipped < 500)
    #expect(key(at: 1_000) == nil)
    #expect(key(at: -1) == nil)
  }

  @Test func `a list that turns out to be shorter has rows that hold nothing`() {
    var pages = KeysetPages<Int>(count: 100)
    func key(at index: Int) -> Int? { pages.key(at: index) { _ in Array(0..<10) } }
    #expect(key(at: 9) == 9)
    #expect(key(at: 10) == nil)
  }

  @Test(arguments: 20...220) func `columns never take more room than there is`(width: Int) {
    let columns = WorkoutColumns(width: width)
    let widths = [
      columns.name, columns.otherName, columns.equipment, columns.primaryMuscles, columns.secondaryMuscles,
      columns.settings,
    ].filter { $0 > 0 }
    #expect(widths.reduce(0, +) + (widths.count - 1) * WorkoutColumns.gap == width)
    #expect(columns.name >= min(width, 16))
  }
}
