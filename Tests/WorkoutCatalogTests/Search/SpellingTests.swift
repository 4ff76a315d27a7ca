import Testing

@testable import WorkoutCatalog

struct SpellingTests {
  private func sound(_ text: String) -> FoldedWord { Spelling.sound(of: Folding.words(text).first ?? "") }

  @Test(arguments: [
    ("렛풀다운", "랫풀다운"), ("프런트", "프론트"), ("푸쉬업", "푸시업"), ("스쾃", "스쿼트"), ("로우", "로"), ("쇼울더", "숄더"),
    ("슈러그", "수러그"), ("쉬러그", "시러그"), ("밴치", "벤치"), ("씨티드", "시티드"), ("스텝", "스테프"), ("인클라인", "인크라인"),
    ("스쿼트", "스쿼츠"), ("데드", "데트"), ("레이즈", "레이스"), ("케이블", "캐이블"), ("브릿지", "브리지"), ("스트렛칭", "스트레칭"),
    ("컨센트레이션", "콘센트레이션"),
  ])
  func `variant spellings of a loanword sound alike`(one: String, other: String) {
    #expect(sound(one) == sound(other))
  }

  @Test(arguments: [("스쿼트", "스윙"), ("풀업", "푸시업"), ("컬", "킥"), ("런지", "레이즈"), ("덤벨", "바벨")])
  func `other words do not`(one: String, other: String) {
    #expect(sound(one) != sound(other))
  }

  @Test func `doubled letters count once outside Hangul`() {
    #expect(sound("dumbbell") == sound("dumbell"))
    #expect(sound("bencch") == sound("bench"))
  }
}
