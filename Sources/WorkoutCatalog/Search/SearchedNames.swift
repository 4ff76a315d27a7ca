/// The folded names of a workout in one text, as the `searched_names` column holds them: each after a mark that
/// tells a name from an alias, in the order of their positions.
enum SearchedNames {
  /// Stands before a name.
  static let nameMark = UInt8(ascii: "\n")
  /// Stands before an alias.
  static let aliasMark = UInt8(ascii: "\t")

  /// Hands over the folded text of each name, and whether it is an alias.
  static func forEach(
    in text: UnsafeBufferPointer<UInt8>, _ body: (_ name: UnsafeBufferPointer<UInt8>, _ isAlias: Bool) -> Void
  ) {
    var start = 0
    while start < text.count {
      var end = start + 1
      while end < text.count, text[end] != nameMark, text[end] != aliasMark { end += 1 }
      body(UnsafeBufferPointer(rebasing: text[start + 1..<end]), text[start] == aliasMark)
      start = end
    }
  }
}
