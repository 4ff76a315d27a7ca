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
    language == .korean ? korean : english
  }

  private var english: String {
    switch self {
    case .hipFlexors: "Hip Flexors"
    case .lowerBack: "Lower Back"
    case .middleBack: "Middle Back"
    case .rearDelts: "Rear Delts"
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }

  private var korean: String {
    switch self {
    case .abdominals: "복근"
    case .obliques: "복사근"
    case .abductors: "외전근"
    case .adductors: "내전근"
    case .biceps: "이두근"
    case .calves: "종아리"
    case .chest: "가슴"
    case .forearms: "전완근"
    case .glutes: "둔근"
    case .hamstrings: "햄스트링"
    case .hipFlexors: "고관절 굴곡근"
    case .lats: "광배근"
    case .lowerBack: "허리"
    case .middleBack: "등 중앙"
    case .neck: "목"
    case .quadriceps: "대퇴사두근"
    case .rearDelts: "후면 삼각근"
    case .shoulders: "어깨"
    case .traps: "승모근"
    case .triceps: "삼두근"
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
    case .calves: ["gastrocnemius", "soleus", "legs", "비복근", "하체"]
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
