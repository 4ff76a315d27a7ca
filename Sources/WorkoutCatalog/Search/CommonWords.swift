/// Words that tell a workout itself from its variants.
///
/// "Barbell Bench Press - Medium Grip" is the bench press itself; "Bench Press with Bands" is not. What a name says
/// beyond the query counts by how far it leads away from what one means who does not say it.
enum CommonWords {
  /// How much a folded word that was not asked for counts against a name, in halves of a step of familiarity.
  static func weight(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    guard let first = word.first else { return 0 }
    for (common, weight) in weights[Int(first)]
    where common.bytes.count == word.count && common.bytes.elementsEqual(word) {
      return weight
    }
    return 3
  }

  /// Whether a word says nothing by itself.
  static func isParticle(_ word: FoldedWord) -> Bool { particles.contains(word) }

  private static let particles: Set<FoldedWord> = [
    "a", "and", "by", "for", "from", "in", "of", "on", "the", "to", "with",
  ]

  /// By the first byte of the words.
  private static let weights: [[(word: FoldedWord, weight: Int)]] = {
    var weights = [[(word: FoldedWord, weight: Int)]](repeating: [], count: 256)
    for (weight, words) in [(0, plain), (1, near), (2, equipment)] {
      for word in Folding.words(words) {
        let first = Int(word.bytes[0])
        if !weights[first].contains(where: { $0.word == word }) { weights[first].append((word, weight)) }
      }
    }
    return weights
  }()

  /// What is meant when nothing is said.
  private static let plain = """
    barbell standing medium grip flat conventional regular standard classic basic normal full bilateral two handed the a of
    with and on to for in by from side lateral back exercise version bar
    바벨 스탠딩 플랫 컨벤셔널 일반 기본 정석 백 사이드 레터럴
    """
  /// What is often left out.
  private static let near = """
    dumbbell one press bodyweight body only ez seated lying bent over bicep biceps tricep triceps hamstring quad lat chest front hip arm arms two
    alternate alternating bench overhead
    덤벨 맨몸 이지바 프레스 시티드 라잉 벤트오버 이두 삼두 프론트 벤치 벤치프레스 오버헤드
    """
  /// Other things to do it with, and the leg: its press and curl are other ones.
  private static let equipment = """
    cable machine kettlebell smith band bands plate rope ball weighted lever leg
    케이블 머신 케틀벨 스미스 스미스머신 밴드 원판 로프 짐볼 중량
    """
}
