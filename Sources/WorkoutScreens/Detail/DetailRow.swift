internal import WorkoutCatalog

/// What can be done with a workout besides setting it.
enum DetailAction: Hashable {
  /// Changing its names and facts.
  case edit
  /// Taking it out of lists and search, or back into them.
  case leaveOrReturn
}

/// One row of a workout's details; each kind has a cell type of its own.
enum DetailRow: Identifiable, Equatable {
  /// The name, and the name in the other language.
  case title(String, other: String?)
  /// A fact that is only read.
  case fact(label: String, value: String)
  /// A figure that is counted up and down.
  case stepper(Figure, label: String, value: String)
  /// The weight, counted up and down or written; `nil` where none is set.
  case weight(label: String, value: String?)
  /// What a set is counted in: one of a few, gone through in turn.
  case measurement(label: String, value: String)
  /// The note, written as a text.
  case note(label: String, value: String)
  /// Whether the workout is a favourite.
  case favourite(label: String, isChosen: Bool)
  /// Something that can be done with the workout, and the key that does it too.
  case action(DetailAction, label: String, key: String)
  /// What the figures come to.
  case total(String)
  /// One of several rests, of which one holds.
  case rest(seconds: Int, label: String, isChosen: Bool)
  /// One of the techniques, of which any number hold.
  case technique(Technique, label: String, isChosen: Bool)

  /// Which row it is, whatever it shows.
  enum ID: Hashable {
    case title, fact(String), stepper(Figure), weight, measurement, note, favourite, total, rest(Int)
    case technique(Technique), action(DetailAction)
  }

  /// Which row it is, whatever it shows.
  var id: ID {
    switch self {
    case .title: .title
    case .fact(let label, _): .fact(label)
    case .stepper(let figure, _, _): .stepper(figure)
    case .weight: .weight
    case .measurement: .measurement
    case .note: .note
    case .favourite: .favourite
    case .action(let action, _, _): .action(action)
    case .total: .total
    case .rest(let seconds, _, _): .rest(seconds)
    case .technique(let technique, _, _): .technique(technique)
    }
  }
}
