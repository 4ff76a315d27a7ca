import Testing
import WorkoutCatalog

struct TermTests {
  @Test func `a shared synonym names every term that has it`() {
    #expect(Muscle.all(named: "legs") == [.calves, .hamstrings, .quadriceps])
    #expect(Muscle.all(named: "하체") == [.calves, .hamstrings, .quadriceps])
  }

  @Test func `an identifier or a name wins over a synonym`() {
    #expect(Muscle.all(named: "lower-back") == [.lowerBack])
    #expect(Muscle.all(named: "Lower Back") == [.lowerBack])
    #expect(Equipment.all(named: "벤치") == [.bench])
  }

  @Test func `what names nothing gives nothing`() {
    #expect(Muscle.all(named: "").isEmpty)
    #expect(Muscle.all(named: "-").isEmpty)
    #expect(Muscle(named: "tail") == nil)
  }
}
