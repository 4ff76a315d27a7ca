import SectionedList
import Testing

struct DuplicateIdentityTests {
  /// The message with which comparing two lists fails.
  private func message(
    from old: [EntrySection<Int>], to new: [EntrySection<Int>]
  ) -> String? {
    do throws(DuplicateIdentityError) {
      _ = try changes(from: old, to: new)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `an item twice in the old list is named with both places`() {
    #expect(
      message(from: [section("a", 1, 2), section("b", 3, 1)], to: [])
        == "the old list has the identity 1 twice: at section 0, row 0 and at section 1, row 1")
  }

  @Test func `an item twice in the new list is named with both places`() {
    #expect(
      message(from: [], to: [section("a", 1, 2, 2)])
        == "the new list has the identity 2 twice: at section 0, row 1 and at section 0, row 2")
  }

  @Test func `a copy of an item that stays is found, whichever comes first`() {
    let old = [section("a", 1, 2, 3)]
    #expect(
      message(from: old, to: [section("a", 1, 2, 3, 1)])
        == "the new list has the identity 1 twice: at section 0, row 0 and at section 0, row 3")
    #expect(
      message(from: old, to: [section("b", 3), section("a", 1, 2, 3)])
        == "the new list has the identity 3 twice: at section 0, row 0 and at section 1, row 2")
  }

  @Test func `an item twice among many new ones is found, wherever it stands`() {
    for number in 0..<300 {
      let items = (Array(0..<300) + [number]).map { Entry(id: $0) }
      let new = [EntrySection(id: "a", items: items)]
      #expect(
        message(from: [section("a", -1)], to: new)
          == "the new list has the identity \(number) twice: "
          + "at section 0, row \(number) and at section 0, row 300")
    }
  }

  @Test func `the first of several is named, whether it has come or was there`() {
    let old = [section("a", 1, 2)]
    #expect(
      message(from: old, to: [section("a", 8, 1, 8, 2, 1)])
        == "the new list has the identity 8 twice: at section 0, row 0 and at section 0, row 2")
    #expect(
      message(from: old, to: [section("a", 8, 1, 2, 1, 8)])
        == "the new list has the identity 1 twice: at section 0, row 1 and at section 0, row 3")
  }

  @Test func `a section twice is named with both places`() {
    let twice = [section("a"), section("b"), section("a")]
    #expect(
      message(from: twice, to: [])
        == #"the old list has the identity "a" twice: at section 0 and at section 2"#)
    #expect(
      message(from: [section("a")], to: twice)
        == #"the new list has the identity "a" twice: at section 0 and at section 2"#)
  }

  @Test func `the old list is named if both have duplicates`() {
    #expect(
      message(from: [section("a", 1, 1)], to: [section("a", 2, 2)])
        == "the old list has the identity 1 twice: at section 0, row 0 and at section 0, row 1")
  }
}
