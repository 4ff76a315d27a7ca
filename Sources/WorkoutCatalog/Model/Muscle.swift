/// A muscle, or a group of muscles that training treats as one.
public enum Muscle: String, Term {
  case abdominals, obliques, abductors, adductors, biceps, calves, chest, forearms, glutes, hamstrings
  case hipFlexors = "hip-flexors"
  case lats
  case lowerBack = "lower-back"
  case middleBack = "middle-back"
  case neck, quadriceps
  case rearDelts = "rear-delts"
  case shoulders, traps, triceps

  /// What the muscle is called in a language.
  public func name(in language: Language) -> String {
    language == .korean ? names.korean : names.english
  }

  private var names: (english: String, korean: String) {
    switch self {
    case .abdominals: ("Abdominals", "복근")
    case .obliques: ("Obliques", "복사근")
    case .abductors: ("Abductors", "외전근")
    case .adductors: ("Adductors", "내전근")
    case .biceps: ("Biceps", "이두근")
    case .calves: ("Calves", "종아리")
    case .chest: ("Chest", "가슴")
    case .forearms: ("Forearms", "전완근")
    case .glutes: ("Glutes", "둔근")
    case .hamstrings: ("Hamstrings", "햄스트링")
    case .hipFlexors: ("Hip Flexors", "고관절 굴곡근")
    case .lats: ("Lats", "광배근")
    case .lowerBack: ("Lower Back", "허리")
    case .middleBack: ("Middle Back", "등 중앙")
    case .neck: ("Neck", "목")
    case .quadriceps: ("Quadriceps", "대퇴사두근")
    case .rearDelts: ("Rear Delts", "후면 삼각근")
    case .shoulders: ("Shoulders", "어깨")
    case .traps: ("Traps", "승모근")
    case .triceps: ("Triceps", "삼두근")
    }
  }

  /// What else people type for the muscle.
  public var synonyms: [String] {
    switch self {
    case .abdominals: ["abs", "core", "rectus abdominis", "코어", "배"]
    case .obliques: ["core", "side abs", "옆구리", "코어"]
    case .abductors: ["outer thigh", "hip abductors", "중둔근", "허벅지 바깥쪽"]
    case .adductors: ["inner thigh", "groin", "허벅지 안쪽"]
    case .biceps: ["bis", "arms", "이두", "팔"]
    case .calves: ["calf", "gastrocnemius", "soleus", "legs", "비복근", "가자미근", "하체"]
    case .chest: ["pecs", "pectorals", "흉근", "대흉근"]
    case .forearms: ["grip", "wrist", "전완", "악력", "손목"]
    case .glutes: ["butt", "gluteus maximus", "엉덩이", "대둔근", "힙"]
    case .hamstrings: ["hams", "biceps femoris", "legs", "뒷벅지", "하체"]
    case .hipFlexors: ["iliopsoas", "psoas", "장요근"]
    case .lats: ["latissimus dorsi", "back", "등", "광배"]
    case .lowerBack: ["erector spinae", "spinal erectors", "back", "기립근", "척추기립근"]
    case .middleBack: ["rhomboids", "upper back", "back", "등", "능형근"]
    case .neck: ["neck flexors"]
    case .quadriceps: ["quads", "thighs", "legs", "대퇴사두", "허벅지", "하체"]
    case .rearDelts: ["posterior deltoid", "rear shoulder", "후면", "후면 어깨"]
    case .shoulders: ["delts", "deltoids", "삼각근"]
    case .traps: ["trapezius", "승모"]
    case .triceps: ["tris", "arms", "삼두", "팔"]
    }
  }
}
