import WorkoutCatalog

/// A command line, parsed against the option table.
struct Arguments {
  /// The command called.
  var command = Command.Name.application
  /// What was given apart from options and the command's name.
  var words: [String] = []
  /// The options given, in order.
  var given: [(name: Option.Name, value: String?)] = []

  /// The words as the one operand they are; `nil` when there are none.
  var operand: String? { words.isEmpty ? nil : words.joined(separator: " ") }

  /// Whether an option was given.
  func has(_ name: Option.Name) -> Bool {
    given.contains { $0.name == name }
  }

  /// The value that counts of an option: the last given.
  func value(of name: Option.Name) -> String? {
    values(of: name).last
  }

  /// Every value given to an option, in order.
  func values(of name: Option.Name) -> [String] {
    given.compactMap { $0.name == name ? $0.value : nil }
  }

  /// The language given by `--lang`.
  var language: Language? {
    value(of: .lang).flatMap(Language.init(rawValue:))
  }

  /// The number given by `--limit`.
  var limit: Int? { number(of: .limit) }

  /// The number that is an option's value.
  func number(of name: Option.Name) -> Int? {
    value(of: name).flatMap { Int($0) }
  }
}
