/// The letters with which the words begin that a pattern asks for. A name in which no word, and nothing in a Hangul word,
/// begins so cannot answer: most names are ruled out at a glance, and need not be taken apart.
struct Openings {
  /// First bytes: of words so short that a plural may share no more.
  private var single: [UInt8] = []
  /// First two bytes.
  private var pairs: [UInt16] = []
  /// The last two bytes of first keys; the first byte is `hangulLead`.
  private var keys: [UInt16] = []
  /// Whether any name may answer.
  private var isOpen = false

  init(_ pattern: Pattern) { add(pattern) }

  private mutating func add(_ pattern: Pattern) {
    switch pattern {
    case .term(let term): add(term.word)
    // In no name; see `MatchExpression`.
    case .initials, .facets: break
    // All have to stand there, and so has the first.
    case .all(let patterns): if let first = patterns.first { add(first) } else { isOpen = true }
    case .any(let options): for option in options { add(option.pattern) }
    }
  }

  private mutating func add(_ word: FoldedWord) {
    let bytes = word.bytes
    if word.isHangul, bytes[0] == Self.hangulLead {
      keys.append(Self.pair(bytes[1], bytes[2]))
    } else if word.isHangul || bytes.isEmpty {
      isOpen = true
    } else if bytes.count > Self.shortWord {
      pairs.append(Self.pair(bytes[0], bytes[1]))
    } else {
      single.append(bytes[0])
    }
  }

  /// Whether any of them stands in a folded name.
  /// - Complexity: O(*n*) in the name's length.
  func stand(in name: UnsafeBufferPointer<UInt8>) -> Bool {
    if isOpen { return true }
    var startsWord = true
    for index in name.indices {
      let byte = name[index]
      if byte == SearchDocument.space {
        startsWord = true
        continue
      }
      if byte == Self.hangulLead {
        if index + 2 < name.count, keys.contains(Self.pair(name[index + 1], name[index + 2])) { return true }
      } else if startsWord {
        if single.contains(byte) { return true }
        if index + 1 < name.count, pairs.contains(Self.pair(byte, name[index + 1])) { return true }
      }
      startsWord = false
    }
    return false
  }

  private static func pair(_ one: UInt8, _ other: UInt8) -> UInt16 { UInt16(one) << 8 | UInt16(other) }

  /// The first byte of every key that folding leaves: U+3131 to U+3163.
  private static let hangulLead: UInt8 = 0xE3
  /// In bytes: the plural and the singular of a longer word begin with the same two letters.
  private static let shortWord = 3
}
