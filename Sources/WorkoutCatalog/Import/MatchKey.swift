/// A name as importing compares it: which words it has, whatever their order, plural and spelling, and apart from them
/// what it is done with.
struct MatchKey: Hashable, Sendable {
  /// The words, sorted.
  let words: [FoldedWord]

  /// The key of a name, and the equipment that its words tell.
  static func parts(of name: String) -> (key: MatchKey, equipment: [Equipment]) {
    var words = Folding.words(name).map(Folding.singular)
    var equipment: [Equipment] = []
    var index = 0
    while index < words.count {
      let rest = words[index...]
      if let phrase = phrases[words[index]]?.first(where: { rest.starts(with: $0.words) }) {
        words.replaceSubrange(index..<index + phrase.words.count, with: phrase.replacement)
        if let found = phrase.equipment, !equipment.contains(found) { equipment.append(found) }
        // What a phrase is replaced by may begin another one only by design; see the table.
        index += phrase.replacement.count
      } else {
        index += 1
      }
    }
    // The spacing of Hangul is up to who writes it.
    let hangul = words.filter(\.isHangul)
    words.removeAll(where: \.isHangul)
    if !hangul.isEmpty { words.append(hangul.compact) }
    return (MatchKey(words: directed(words).sorted()), equipment)
  }

  /// The words, those around a "to" as one: from the knee to the elbow is another way than back.
  private static func directed(_ words: [FoldedWord]) -> [FoldedWord] {
    var words = words
    while let place = words.firstIndex(of: "to") {
      let around = max(0, place - 1)..<min(words.count, place + 2)
      words.replaceSubrange(
        around, with: [FoldedWord(words[around].flatMap { $0 == "to" ? [0x3E] : $0.bytes })])
    }
    return words
  }

  /// The key without one of its words.
  func without(_ word: FoldedWord) -> MatchKey {
    var words = words
    if let index = words.firstIndex(of: word) { words.remove(at: index) }
    return MatchKey(words: words)
  }

  private struct Phrase {
    let words: [FoldedWord]
    let replacement: [FoldedWord]
    let equipment: Equipment?
  }

  /// By their first word, the longest first.
  private static let phrases: [FoldedWord: [Phrase]] = {
    var phrases: [Phrase] = []
    func add(_ names: String, _ replacement: String, _ equipment: Equipment? = nil) {
      for name in names.split(separator: ",") {
        let words = Folding.words(String(name)).map(Folding.singular)
        phrases.append(
          Phrase(
            words: words, replacement: Folding.words(replacement).map(Folding.singular), equipment: equipment)
        )
      }
    }
    for (names, item) in equipment { add(names, "", item) }
    for (names, word) in spellings { add(names, word) }
    add(ignored, "")
    return Dictionary(grouping: phrases) { $0.words[0] }.mapValues {
      $0.sorted { $1.words.count < $0.words.count }
    }
  }()

  /// What a name tells of the equipment. A rope or a handle is a part of the cable, and stays a word.
  private static let equipment: KeyValuePairs<String, Equipment> = [
    "barbell, bb, 바벨": .barbell, "dumbbell, db, 덤벨": .dumbbell, "kettlebell, kb, 케틀벨": .kettlebell,
    "cable, 케이블": .cable, "machine, lever, leverage machine, 머신": .machine,
    "smith machine, smith, 스미스 머신": .smithMachine,
    "ez bar, e z bar, ez curl bar, e z curl bar, ez barbell, 이지바": .ezBar,
    "trap bar, hex bar": .trapBar, "bodyweight, body weight, body only, 맨몸": .bodyweight,
    "band, resistance band, 밴드": .band, "medicine ball, med ball": .medicineBall,
    "exercise ball, stability ball, swiss ball": .exerciseBall, "foam roll, foam roller": .foamRoller,
    "weight plate, plate": .plate, "landmine": .landmine, "suspension, suspended, trx": .suspension,
    "sled, prowler": .sled, "sandbag": .sandbag,
  ]

  /// Ways to write the same word.
  private static let spellings: KeyValuePairs<String, String> = [
    "push up": "pushup", "pull up": "pullup", "chin up": "chinup", "sit up": "situp", "step up": "stepup",
    "pull down": "pulldown", "push down, press down, pressdown": "pushdown", "pull over": "pullover",
    "cross over": "crossover", "kick back": "kickback", "dead lift": "deadlift", "flye": "fly",
    "one arm, one armed, single arm, single armed, 1 arm": "singlearm",
    "one leg, one legged, single leg, single legged, 1 leg": "singleleg",
    "close grip, narrow grip": "closegrip", "wide grip": "widegrip",
    "reverse grip, underhand grip, underhand, supinated grip, supinated": "reversegrip",
    "neutral grip": "neutralgrip", "stiff leg, stiff legged, straight legged": "stiffleg",
    "bent over, bentover": "bentover", "behind the neck, behind neck": "behindneck",
    "sitting": "seated", "alternate": "alternating", "skull crusher": "skullcrusher",
    "rdl": "romanian deadlift", "ohp": "overhead press", "sldl": "stiffleg deadlift",
    "round the world, around the world": "aroundtheworld", "hip raise": "hipraise",
  ]

  /// What says nothing: how it is done where no more is said.
  private static let ignored = "medium grip, the, a, with, on, of, and, exercise, version"
}
