import Testing

@testable import WorkoutCatalog

struct SlipTests {
  private func isLikely(_ typed: String, _ word: String) -> Bool {
    let edits = EditDistance.between(typed, word, limit: 9) ?? 9
    return Slip.isLikely(FoldedWord(typed.utf8), for: FoldedWord(word.utf8), edits: edits)
  }

  @Test(arguments: [
    ("crul", "curl"), ("plnk", "plank"), ("curk", "curl"), ("diip", "dip"), ("corl", "curl"),
    ("kurl", "curl"),
    ("sqautt", "squat"), ("dedlft", "deadlift"), ("hamemr", "hammer"), ("extenzeon", "extension"),
  ])
  func `a slip of the hand or the ear is likely`(typed: String, word: String) {
    #expect(isLikely(typed, word))
  }

  @Test(arguments: [
    ("nope", "nose"), ("nope", "rope"), ("seal", "heal"), ("skater", "seated"), ("kayak", "kettle"),
  ])
  func `another word is not`(typed: String, word: String) {
    #expect(!isLikely(typed, word))
  }
}
