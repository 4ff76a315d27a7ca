import WorkoutCatalog

/// One made-up workout: a choice from each of the lists below, told by a number.
struct SyntheticName {
  private struct Word {
    let english: String
    let korean: String

    init(_ english: String, _ korean: String) {
      self.english = english
      self.korean = korean
    }

    func text(isKorean: Bool) -> String { isKorean ? korean : english }
  }

  private struct Movement {
    let word: Word
    let primary: [Muscle]
    let secondary: [Muscle]
    let force: Force
    let mechanic: Mechanic

    init(
      _ english: String, _ korean: String, _ primary: [Muscle], _ secondary: [Muscle], _ force: Force,
      _ mechanic: Mechanic
    ) {
      word = Word(english, korean)
      self.primary = primary
      self.secondary = secondary
      self.force = force
      self.mechanic = mechanic
    }
  }

  /// How many names there are before a number must be put behind them.
  static let combinations = UInt64(
    manners.count * positions.count * grips.count * equipment.count * movements.count)

  private let manner: Word
  private let position: Word
  private let grip: Word
  private let equipment: Equipment
  private let movement: Movement
  private let round: UInt64
  private let isKorean: Bool

  init(number: UInt64, isKorean: Bool) {
    var rest = number
    func choose<Element>(_ list: [Element]) -> Element {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: UInt64(list.count))
      rest = quotient
      return list[Int(remainder)]
    }
    manner = choose(Self.manners)
    position = choose(Self.positions)
    grip = choose(Self.grips)
    equipment = choose(Self.equipment)
    movement = choose(Self.movements)
    round = rest
    self.isKorean = isKorean
  }

  /// The name, such as "Paused Incline Close-Grip Dumbbell Press".
  var text: String {
    var words = [manner, position, grip].map { $0.text(isKorean: isKorean) }
    words.append(equipment.name(in: isKorean ? .korean : .english))
    words.append(movement.word.text(isKorean: isKorean))
    if round > 0 { words.append(String(round + 1)) }
    return words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The workout of that name.
  var facts: Workout.Facts {
    Workout.Facts(
      slug: Slug.make(from: text), names: [isKorean ? .korean : .english: text],
      primaryMuscles: movement.primary, secondaryMuscles: movement.secondary, equipment: [equipment],
      force: movement.force, mechanic: movement.mechanic, level: .intermediate, measurement: .weightReps,
      defaults: WorkoutSettings(sets: 3, reps: movement.mechanic == .compound ? 8 : 12, rest: 90),
      familiarity: 5)
  }

  private static let manners = [
    Word("", ""), Word("Paused", "포즈"), Word("Tempo", "템포"), Word("Slow", "슬로우"), Word("Explosive", "폭발적"),
    Word("Eccentric", "이센트릭"), Word("Isometric", "아이소메트릭"), Word("Alternating", "얼터네이팅"),
    Word("Single-Arm", "원암"), Word("Double", "더블"), Word("Staggered", "스태거드"), Word("Deficit", "데피싯"),
    Word("Elevated", "엘리베이티드"), Word("Banded", "밴디드"), Word("Assisted", "어시스트"), Word("Heavy", "헤비"),
    Word("Light", "라이트"), Word("Partial", "파셜"), Word("Cluster", "클러스터"), Word("Drop-Set", "드롭세트"),
  ]

  private static let positions = [
    Word("", ""), Word("Standing", "스탠딩"), Word("Seated", "시티드"), Word("Incline", "인클라인"),
    Word("Decline", "디클라인"), Word("Lying", "라잉"), Word("Kneeling", "니링"), Word("Half-Kneeling", "하프 니링"),
    Word("Bent-Over", "벤트오버"), Word("Chest-Supported", "체스트 서포티드"), Word("Prone", "프론"),
    Word("Supine", "수파인"), Word("Overhead", "오버헤드"), Word("Behind-the-Neck", "비하인드 넥"),
  ]

  private static let grips = [
    Word("", ""), Word("Wide-Grip", "와이드그립"), Word("Close-Grip", "클로즈그립"), Word("Neutral-Grip", "뉴트럴그립"),
    Word("Reverse-Grip", "리버스그립"), Word("Mixed-Grip", "믹스그립"), Word("Hook-Grip", "훅그립"),
    Word("False-Grip", "폴스그립"), Word("Rope-Grip", "로프그립"),
  ]

  private static let equipment: [Equipment] = [
    .barbell, .dumbbell, .kettlebell, .cable, .machine, .smithMachine, .ezBar, .trapBar, .band, .medicineBall,
    .plate, .landmine, .suspension, .sandbag,
  ]

  private static let movements = [
    Movement("Press", "프레스", [.chest], [.triceps, .shoulders], .push, .compound),
    Movement("Fly", "플라이", [.chest], [.shoulders], .push, .isolation),
    Movement("Pullover", "풀오버", [.lats], [.chest, .triceps], .pull, .isolation),
    Movement("Row", "로우", [.middleBack, .lats], [.biceps], .pull, .compound),
    Movement("Pulldown", "풀다운", [.lats], [.biceps], .pull, .compound),
    Movement("Shrug", "슈러그", [.traps], [.forearms], .pull, .isolation),
    Movement("Good Morning", "굿모닝", [.lowerBack], [.hamstrings, .glutes], .pull, .compound),
    Movement("Shoulder Press", "숄더 프레스", [.shoulders], [.triceps], .push, .compound),
    Movement("Lateral Raise", "레터럴 레이즈", [.shoulders], [.traps], .push, .isolation),
    Movement("Front Raise", "프론트 레이즈", [.shoulders], [.chest], .push, .isolation),
    Movement("Reverse Fly", "리버스 플라이", [.rearDelts], [.middleBack], .pull, .isolation),
    Movement("Curl", "컬", [.biceps], [.forearms], .pull, .isolation),
    Movement("Hammer Curl", "해머 컬", [.biceps, .forearms], [], .pull, .isolation),
    Movement("Triceps Extension", "트라이셉스 익스텐션", [.triceps], [], .push, .isolation),
    Movement("Kickback", "킥백", [.triceps], [.shoulders], .push, .isolation),
    Movement("Wrist Curl", "리스트 컬", [.forearms], [], .pull, .isolation),
    Movement("Squat", "스쿼트", [.quadriceps, .glutes], [.hamstrings, .lowerBack], .push, .compound),
    Movement("Split Squat", "스플릿 스쿼트", [.quadriceps, .glutes], [.hamstrings], .push, .compound),
    Movement("Lunge", "런지", [.quadriceps, .glutes], [.hamstrings], .push, .compound),
    Movement("Step-Up", "스텝업", [.quadriceps, .glutes], [.hamstrings], .push, .compound),
    Movement("Deadlift", "데드리프트", [.glutes, .hamstrings], [.lowerBack, .forearms], .pull, .compound),
    Movement("Romanian Deadlift", "루마니안 데드리프트", [.hamstrings, .glutes], [.lowerBack], .pull, .compound),
    Movement("Leg Curl", "레그 컬", [.hamstrings], [.calves], .pull, .isolation),
    Movement("Leg Extension", "레그 익스텐션", [.quadriceps], [], .push, .isolation),
    Movement("Calf Raise", "카프 레이즈", [.calves], [], .push, .isolation),
    Movement("Hip Thrust", "힙 쓰러스트", [.glutes], [.hamstrings], .push, .compound),
    Movement("Glute Bridge", "글루트 브릿지", [.glutes], [.hamstrings], .push, .compound),
    Movement("Hip Abduction", "힙 어브덕션", [.abductors], [.glutes], .push, .isolation),
    Movement("Crunch", "크런치", [.abdominals], [.obliques], .pull, .isolation),
    Movement("Twist", "트위스트", [.obliques], [.abdominals], .pull, .isolation),
    Movement("Side Bend", "사이드 밴드", [.obliques], [.abdominals], .pull, .isolation),
    Movement("Leg Raise", "레그 레이즈", [.abdominals], [.hipFlexors], .pull, .isolation),
  ]
}
