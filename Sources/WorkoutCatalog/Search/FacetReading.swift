/// What a query asks for that names no workout, but what workouts train or are done with: "legs", "chest dumbbell",
/// 등 운동, "upper chest", "no equipment".
struct FacetReading {
  /// One thing asked for.
  enum Part {
    /// Any of some facets.
    case facets([FacetWords.Value])
    /// Any of the names that workouts of the kind are known by.
    case named([[FoldedWord]])
  }

  /// The words that ask.
  let words: [FoldedWord]
  /// What is asked for, all of it.
  let parts: [Part]
  /// The muscles asked for, those of a section too.
  let muscles: Set<Muscle>
  /// The sections that list the workouts asked for; none when none is asked for, or not by muscle.
  let sections: Set<MuscleGroup>
  /// The equipment asked for.
  let equipment: Set<Equipment>
  /// Whether a kind of training is asked for.
  let asksForCategory: Bool
  /// Whether nothing is asked for but equipment.
  let isOfEquipment: Bool

  /// Reads a query, which must name facets and nothing else but words that carry no meaning ("workout", 운동).
  init?(_ words: [FoldedWord]) {
    var parser = Parser(text: BoundedText(words))
    guard let parts = parser.parts(from: 0), !parts.isEmpty else { return nil }
    self.words = words
    self.parts = parts
    var values: [FacetWords.Value] = []
    for case .facets(let facets) in parts { values += facets }
    sections = Set(values.compactMap(\.section))
    muscles = values.reduce(into: []) { $0.formUnion($1.muscles) }
    equipment = Set(values.compactMap(\.equipment))
    asksForCategory = values.contains(where: \.isCategory)
    isOfEquipment = parts.count == 1 && !values.isEmpty && values.allSatisfy(\.isEquipment)
    // A bench alone is short for the press on it.
    if isOfEquipment, equipment == [.bench] { return nil }
  }
}

extension FacetReading {
  /// Parts a query into the phrases that name facets, the longest first.
  private struct Parser {
    let text: BoundedText
    /// The places from which it goes no further.
    private var dead: Set<Int> = []

    init(text: BoundedText) { self.text = text }

    mutating func parts(from start: Int) -> [Part]? {
      if start == text.bytes.count { return [] }
      if dead.contains(start) { return nil }
      for (end, parts) in candidates(from: start) {
        if let others = self.parts(from: end) { return parts + others }
      }
      dead.insert(start)
      return nil
    }

    /// What the text may name from a place on, the longest phrase first.
    private func candidates(from start: Int) -> [(end: Int, parts: [Part])] {
      var values: [Int: [FacetWords.Value]] = [:]
      for (value, end) in FacetWords.names(in: text, from: start) { values[end, default: []].append(value) }
      var parts: [Int: [Part]] = values.mapValues { [.facets($0)] }
      for end in FacetPhrases.ends(ofNoiseIn: text, from: start) where parts[end] == nil { parts[end] = [] }
      // A phrase of the table says best what is meant.
      for (meaning, end) in FacetPhrases.meanings(in: text, from: start) { parts[end] = meaning }
      return parts.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
    }
  }
}
