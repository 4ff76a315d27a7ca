import SectionedList
import Testing

struct SectionModelTests {
  private struct Lift: Identifiable, Equatable {
    var id: Int
    var name: String
  }

  private enum Settings: SectionModelType {
    case units([String])
    case rest([String])

    init(original: Settings, items: [String]) {
      switch original {
      case .units: self = .units(items)
      case .rest: self = .rest(items)
      }
    }

    var items: [String] {
      switch self {
      case .units(let items), .rest(let items): items
      }
    }
  }

  @Test func `a section made from another keeps its identity and titles`() {
    let chest = SectionModel(id: "chest", header: "Chest", footer: "2 lifts", items: [1, 2])
    let refilled = SectionModel(original: chest, items: [3])
    #expect(refilled == SectionModel(id: "chest", header: "Chest", footer: "2 lifts", items: [3]))
  }

  @Test func `an enum is a section, without titles of its own`() {
    let section = Settings(original: .rest(["60 s"]), items: ["90 s"])
    #expect(section.items == ["90 s"])
    #expect(section.header == nil)
    #expect(section.footer == nil)
    guard case .rest = section else {
      Issue.record("became another kind of section")
      return
    }
  }

  @Test func `the content of a section is its titles, not its items`() {
    let section = SectionModel(id: 1, header: "Chest", footer: "-", items: [Lift(id: 1, name: "Press")])
    #expect(section.hasEqualContent(to: SectionModel(id: 1, header: "Chest", footer: "-", items: [])))
    #expect(!section.hasEqualContent(to: SectionModel(id: 1, header: "Back", footer: "-", items: [])))
    #expect(!section.hasEqualContent(to: SectionModel(id: 1, header: "Chest", footer: nil, items: [])))
  }

  @Test func `places are ordered as they are read`() {
    let places = [(1, 0), (0, 2), (1, 1), (0, 0)].map { IndexPath(section: $0.0, row: $0.1) }
    let read = ["section 0, row 0", "section 0, row 2", "section 1, row 0", "section 1, row 1"]
    #expect(places.sorted().map(\.description) == read)
  }
}
