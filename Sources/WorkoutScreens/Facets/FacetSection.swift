internal import SectionedList
internal import WorkoutCatalog

/// One menu of facets: the values of a kind, of which any number may hold.
struct FacetSection: DifferentiableSectionModelType {
  /// A choice of the menu.
  struct Row: Identifiable, Equatable {
    let facet: Facet
    let label: String
    let isChosen: Bool

    var id: Facet { facet }
  }

  /// What the values are of.
  let kind: Facet.Kind
  /// The menu's title.
  let title: String
  /// The names of what is chosen.
  let chosen: String
  let items: [Row]

  var id: Facet.Kind { kind }
  var header: String? { title }

  init(_ kind: Facet.Kind, of query: SearchQuery, _ phrases: Phrases) {
    let facets = query.facets(kind)
    self.kind = kind
    title = kind.title(phrases)
    chosen = facets.map { $0.name(in: phrases.language) }.joined(separator: ", ")
    items = kind.facets.map {
      Row(facet: $0, label: $0.name(in: phrases.language), isChosen: facets.contains($0))
    }
  }

  init(original: FacetSection, items: [Row]) {
    kind = original.kind
    title = original.title
    chosen = original.chosen
    self.items = items
  }

  func hasEqualContent(to other: FacetSection) -> Bool {
    title == other.title && chosen == other.chosen
  }
}
