import TerminalUI
import Testing
import WorkoutCatalog

@testable import WorkoutScreens

/// The picture of the body and the bars beside it.
@MainActor
struct BodyViewTests {
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func draw(_ view: any View, _ columns: Int, _ rows: Int) -> String {
    var canvas = Canvas(size: Size(columns: columns, rows: rows))
    view.draw(on: &canvas, in: Rect(canvas.size))
    return canvas.lines.joined(separator: "\n")
  }

  private func coverage(_ primary: [Muscle], _ secondary: [Muscle] = [], sets: Int) -> MuscleCoverage {
    var coverage = MuscleCoverage()
    let facts = Workout.Facts(
      slug: "a", names: [.english: "A"], primaryMuscles: primary, secondaryMuscles: secondary,
      equipment: [.barbell], measurement: .weightReps, defaults: WorkoutSettings())
    coverage.add(facts, sets: sets)
    return coverage
  }

  @Test(arguments: [BodyShape.front, BodyShape.back])
  func `a figure has its size, two like sides and known letters`(_ shape: String) {
    let lines = lines(shape)
    #expect(lines.count == BodyShape.rows)
    for line in lines {
      let row = line + String(repeating: " ", count: max(0, BodyShape.columns - line.count))
      #expect(row.count == BodyShape.columns, "\(line)")
      #expect(String(row.reversed()) == row, "\(line)")
      for letter in line where letter != " " && letter != "." {
        #expect(BodyShape.muscles[letter] != nil, "\(letter)")
      }
    }
  }

  @Test func `every muscle is somewhere on the body, under one letter`() {
    let drawn = Set((BodyShape.front + BodyShape.back).compactMap { BodyShape.muscles[$0] })
    #expect(drawn == Set(Muscle.allCases))
    #expect(BodyShape.muscles.count == Muscle.allCases.count)
  }

  @Test(arguments: Muscle.allCases)
  func `a muscle that alone is trained is alone in the darkest shade`(_ muscle: Muscle) {
    let view = BodyView(coverage([muscle], sets: 3), language: .english, theme: .dark)
    let picture = draw(view, BodyView.columns, BodyView.rows)
    let cells = (BodyShape.front + BodyShape.back).count { BodyShape.muscles[$0] == muscle }
    // One more stands in the legend.
    #expect(picture.count { $0 == "█" } == cells + 1)
  }

  @Test func `primary muscles are darker than secondary ones, and a legend says how many sets that is`() {
    let view = BodyView(
      coverage([.chest], [.triceps, .shoulders], sets: 4), language: .english, theme: .dark)
    #expect(draw(view, BodyView.columns, BodyView.rows) == Self.press)
  }

  @Test func `nothing trained is said`() {
    let view = BodyView(MuscleCoverage(), language: .korean, theme: .dark)
    #expect(lines(draw(view, BodyView.columns, BodyView.rows)).last == "훈련하는 근육이 없습니다.")
  }

  @Test func `what does not fit is cut at the frame`() {
    let view = BodyView(coverage([.chest], sets: 1), language: .english, theme: .dark)
    #expect(lines(draw(view, 10, 3)).allSatisfy { $0.count <= 10 })
  }

  @Test func `bars are as long as the room allows, and each has its figure`() {
    let chart = CoverageChart(coverage([.chest], [.triceps], sets: 5), language: .english, theme: .dark)
    #expect(
      draw(chart, 30, 3) == """
        Chest   ███████████████████ 5
        Triceps █████████▌ 2½

        """)
    #expect(
      draw(chart, 12, 2) == """
        Chest  ██ 5
        Trice… █ 2½
        """)
  }

  @Test func `bars without room are counted`() {
    let chart = CoverageChart(
      coverage([.chest, .lats, .traps], sets: 2), language: .korean, theme: .dark)
    #expect(
      draw(chart, 20, 2) == """
        가슴   ███████████ 2
        … 2개 더
        """)
  }

  private static let press = """
          Front                 Back
          ░░░░░                 ░░░░░
          ░░░░░                 ░░░░░
           ░░░                   ░░░
        ░░░░░░░░░             ░░░░░░░░░
      ▓▓▓███ ███▓▓▓         ░░░░░░░░░░░░░
     ▓▓▓▓███ ███▓▓▓▓       ░░░░░░░░░░░░░░░
     ░░░ ███ ███ ░░░       ▓▓▓ ░░░░░░░ ▓▓▓
     ░░░ ░░░ ░░░ ░░░       ▓▓▓ ░░░░░░░ ▓▓▓
     ░░  ░░░ ░░░  ░░       ▓▓  ░░░░░░░  ▓▓
    ░░░  ░░░ ░░░  ░░░     ░░░   ░░░░░   ░░░
    ░░  ░░░░ ░░░░  ░░     ░░   ░░░░░░░   ░░
    ░░  ░░░░ ░░░░  ░░     ░░  ░░░░ ░░░░  ░░
        ░░░░ ░░░░             ░░░░ ░░░░
        ░░░░ ░░░░             ░░░░ ░░░░
        ░░░░ ░░░░             ░░░░ ░░░░
         ░░░ ░░░               ░░░ ░░░
         ░░░ ░░░               ░░░ ░░░
         ░░░ ░░░               ░░░ ░░░
         ░░░ ░░░               ░░░ ░░░
        ░░░░ ░░░░             ░░░░ ░░░░
    ░ 0  ▒ ≤1  ▓ ≤2½  █ ≤4 sets
    """
}
