import Testing

@testable import WorkoutCatalog

struct SearchDocumentTests {
  private let document = SearchDocument(
    Workout.Facts(
      slug: "", names: [.korean: "바벨 벤치프레스", .english: "Barbell Presses"], aliases: ["Bench-Press"],
      primaryMuscles: [.chest], secondaryMuscles: [.triceps], equipment: [.barbell, .bench],
      category: .powerlifting,
      level: .beginner, measurement: .weightReps, defaults: WorkoutSettings()))

  private func words(_ column: [UInt8]) -> [String] {
    column.split(separator: SearchDocument.space).map { FoldedWord($0).display }
  }

  @Test func `names and aliases stand in columns of their own, with their singulars`() {
    #expect(words(document.name) == ["barbell", "presses", "press", "바벨", "벤치프레스"])
    #expect(words(document.alias) == ["bench", "press"])
  }

  @Test func `what a Hangul word holds inside stands beside it`() {
    #expect(words(document.inner) == ["벨", "치프레스", "프레스", "레스", "스"])
  }

  @Test func `first consonants stand in runs of three, at each syllable`() {
    #expect(words(document.initials) == ["ㅂㅂㅂ", "ㅂㅂㅊ", "ㅂㅊㅍ", "ㅊㅍㄹ", "ㅍㄹㅅ", "ㄹㅅ", "ㅅ"])
    #expect(SearchDocument.grams(ofQuery: "ㅂㅊ") == ["ㅂㅊ"])
    #expect(SearchDocument.grams(ofQuery: "ㅂㅊㅍㄹㅅ") == ["ㅂㅊㅍ", "ㅊㅍㄹ", "ㅍㄹㅅ"])
  }

  @Test func `each facet value is one token, a muscle's by its role`() {
    #expect(
      words(document.facet) == [
        "§pchest", "§striceps", "§ebarbell", "§ebench", "§cpowerlifting", "§lbeginner", "§g1",
      ])
  }

  @Test func `the names are kept whole, each after its mark, in the order of positions`() {
    #expect(
      String(decoding: document.searchedNames, as: UTF8.self)
        == "\nbarbell presses\nㅂㅏㅂㅔㄹ ㅂㅔㄴㅊㅣㅍㅡㄹㅔㅅㅡ\tbench press")
  }
}
