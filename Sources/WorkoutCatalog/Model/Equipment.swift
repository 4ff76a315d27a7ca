/// What a workout is done with.
public enum Equipment: String, Term {
  case barbell, dumbbell, kettlebell, cable, machine
  case smithMachine = "smith-machine"
  case ezBar = "ez-bar"
  case trapBar = "trap-bar"
  case bodyweight, band
  case medicineBall = "medicine-ball"
  case exerciseBall = "exercise-ball"
  case foamRoller = "foam-roller"
  case plate, landmine, suspension
  case pullUpBar = "pull-up-bar"
  case dipBars = "dip-bars"
  case bench, box, rings
  case abWheel = "ab-wheel"
  case sandbag, sled
  case battleRope = "battle-rope"
  case jumpRope = "jump-rope"
  case tire, log
  case atlasStone = "atlas-stone"
  case yoke, treadmill
  case stationaryBike = "stationary-bike"
  case rowingMachine = "rowing-machine"
  case elliptical
  case stairClimber = "stair-climber"
  case skiMachine = "ski-machine"
  case other

  /// What the equipment is called in a language.
  public func name(in language: Language) -> String {
    language == .korean ? names.korean : names.english
  }

  private var names: (english: String, korean: String) {
    switch self {
    case .barbell: ("Barbell", "바벨")
    case .dumbbell: ("Dumbbell", "덤벨")
    case .kettlebell: ("Kettlebell", "케틀벨")
    case .cable: ("Cable", "케이블")
    case .machine: ("Machine", "머신")
    case .smithMachine: ("Smith Machine", "스미스 머신")
    case .ezBar: ("EZ Bar", "이지바")
    case .trapBar: ("Trap Bar", "트랩바")
    case .bodyweight: ("Bodyweight", "맨몸")
    case .band: ("Band", "밴드")
    case .medicineBall: ("Medicine Ball", "메디신볼")
    case .exerciseBall: ("Exercise Ball", "짐볼")
    case .foamRoller: ("Foam Roller", "폼롤러")
    case .plate: ("Plate", "원판")
    case .landmine: ("Landmine", "랜드마인")
    case .suspension: ("Suspension", "서스펜션")
    case .pullUpBar: ("Pull-Up Bar", "철봉")
    case .dipBars: ("Dip Bars", "평행봉")
    case .bench: ("Bench", "벤치")
    case .box: ("Box", "박스")
    case .rings: ("Rings", "링")
    case .abWheel: ("Ab Wheel", "AB 휠")
    case .sandbag: ("Sandbag", "샌드백")
    case .sled: ("Sled", "썰매")
    case .battleRope: ("Battle Rope", "배틀로프")
    case .jumpRope: ("Jump Rope", "줄넘기")
    case .tire: ("Tire", "타이어")
    case .log: ("Log", "로그")
    case .atlasStone: ("Atlas Stone", "아틀라스 스톤")
    case .yoke: ("Yoke", "요크")
    case .treadmill: ("Treadmill", "트레드밀")
    case .stationaryBike: ("Stationary Bike", "실내 자전거")
    case .rowingMachine: ("Rowing Machine", "로잉 머신")
    case .elliptical: ("Elliptical", "일립티컬")
    case .stairClimber: ("Stair Climber", "스텝밀")
    case .skiMachine: ("Ski Machine", "스키 머신")
    case .other: ("Other", "기타")
    }
  }

  /// What else people type for the equipment.
  public var synonyms: [String] {
    switch self {
    case .barbell: ["bb", "olympic bar", "역기"]
    case .dumbbell: ["db", "아령"]
    case .kettlebell: ["kb"]
    case .cable: ["pulley"]
    case .smithMachine: ["smith", "스미스"]
    case .ezBar: ["e-z curl bar", "curl bar", "ez바"]
    case .trapBar: ["hex bar", "헥스바"]
    case .bodyweight: ["body only", "body weight", "calisthenics", "none", "bw", "체중"]
    case .band: ["bands", "resistance band", "저항 밴드", "고무 밴드"]
    case .medicineBall: ["med ball", "메디슨볼"]
    case .exerciseBall: ["swiss ball", "stability ball", "gym ball", "스위스볼"]
    case .foamRoller: ["foam roll"]
    case .plate: ["weight plate", "플레이트"]
    case .suspension: ["trx", "suspension trainer"]
    case .pullUpBar: ["chin-up bar", "풀업바"]
    case .dipBars: ["parallel bars", "딥스바"]
    case .rings: ["gymnastic rings", "체조 링"]
    case .abWheel: ["ab roller", "ab휠"]
    case .sled: ["prowler", "슬레드"]
    case .battleRope: ["battling ropes"]
    case .jumpRope: ["skipping rope"]
    case .treadmill: ["런닝머신", "러닝머신"]
    case .stationaryBike: ["exercise bike", "spin bike", "사이클"]
    case .rowingMachine: ["rower", "erg", "로잉머신", "조정 머신"]
    case .elliptical: ["cross trainer", "엘립티컬"]
    case .stairClimber: ["stairmaster", "천국의 계단"]
    case .skiMachine: ["ski erg", "스키 에르그"]
    default: []
    }
  }
}
