internal import WorkoutCatalog

/// One row of a workout's details; each kind has a cell type of its own.
enum DetailRow: Identifiable, Equatable {
  /// The name, and the name in the other language.
  case title(String, other: String?)
  /// A fact that is only read.
  case fact(label: String, value: String)
  /// A figure that is counted up and down.
  case stepper(Figure, label: String, value: String)
  /// What the figures come to.
  case total(String)
  /// One of several rests, of which one holds.
  case rest(seconds: Int, label: String, isChosen: Bool)
  /// One of the techniques, of which any number hold.
  case technique(Technique, label: String, isChosen: Bool)

  /// Which row it is, whatever it shows.
  enum ID: Hashable {
    case title, fact(String), stepper(Figure), total, rest(Int), technique(Technique)
  }

  /// Which row it is, whatever it shows.
  var id: ID {
    switch self {
    case .title: .title
    case .fact(let label, _): .fact(label)
    case .stepper(let figure, _, _): .stepper(figure)
    case .total: .total
    case .rest(let seconds, _, _): .rest(seconds)
    case .technique(let technique, _, _): .technique(technique)
    }
  }
}
