internal import SQLite

extension QueryReader {
  /// The words that a text written together is made of, the last one perhaps not whole yet; as few as possible, the
  /// longest first. `nil` when it is not made of words.
  /// - Parameter bySound: whether a variant spelling will do for each.
  /// - Complexity: O(*n*²) look-ups for a text of *n* letters or syllables.
  func segments(of word: FoldedWord, bySound: Bool = false) throws(SQLiteError) -> [Pattern]? {
    let cuts =
      word.isHangul
      ? Array(word.syllableStarts.dropFirst()) : word.isASCII ? Array(2..<max(2, word.bytes.count - 1)) : []
    guard !cuts.isEmpty, cuts.count < 40 else { return nil }
    var dead: Set<Int> = []
    return try segments(of: word, from: 0, cuts, bySound, &dead)
  }

  private func segments(
    of word: FoldedWord, from start: Int, _ cuts: [Int], _ bySound: Bool, _ dead: inout Set<Int>
  ) throws(SQLiteError) -> [Pattern]? {
    if dead.contains(start) { return nil }
    if start > 0 {
      let rest = FoldedWord(word.bytes[start...])
      if let last = try lastSegment(rest, bySound) { return [last] }
    }
    for cut in cuts.reversed() where cut > start && (word.isHangul || cut - start > 1) {
      let part = FoldedWord(word.bytes[start..<cut])
      guard let found = try segment(part, bySound) else { continue }
      if let others = try segments(of: word, from: cut, cuts, bySound, &dead) { return [found] + others }
    }
    dead.insert(start)
    return nil
  }

  private func segment(_ part: FoldedWord, _ bySound: Bool) throws(SQLiteError) -> Pattern? {
    if try vocabulary.contains(part) { return .term(try whole(part)) }
    guard bySound, let spelling = try vocabulary.words(sounding: part, whole: true, limit: 1).first else {
      return nil
    }
    return .term(try whole(spelling))
  }

  private func lastSegment(_ part: FoldedWord, _ bySound: Bool) throws(SQLiteError) -> Pattern? {
    if let term = try beginning(part) { return .term(term) }
    let singular = Folding.singular(part)
    if singular != part, try vocabulary.contains(singular) { return .term(try whole(singular)) }
    guard bySound, let spelling = try vocabulary.words(sounding: part, whole: false, limit: 1).first else {
      return nil
    }
    return .term(try whole(spelling))
  }
}
