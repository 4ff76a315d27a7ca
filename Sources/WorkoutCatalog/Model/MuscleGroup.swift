/// A section of the list. The raw value is the section's place in it, and stands in the database.
public enum MuscleGroup: Int, Sendable, CaseIterable, Identifiable {
  case chest = 1
  case back, shoulders, arms, core, legs, glutes, fullBody, cardio, mobility

  /// The group itself.
  public var id: MuscleGroup { self }

  /// The section that a workout is listed in: by its kind of training where that tells more than a muscle does,
  /// else by its first primary muscle.
  public init(category: Category, primaryMuscle: Muscle) {
    switch category {
    case .cardio: self = .cardio
    case .stretching, .mobility: self = .mobility
    case .olympicWeightlifting, .strongman: self = .fullBody
    case .strength, .powerlifting, .plyometrics: self.init(primaryMuscle)
    }
  }

  private init(_ muscle: Muscle) {
    switch muscle {
    case .chest: self = .chest
    case .lats, .middleBack, .lowerBack, .traps: self = .back
    case .shoulders, .rearDelts, .neck: self = .shoulders
    case .biceps, .triceps, .forearms: self = .arms
    case .abdominals, .obliques, .hipFlexors: self = .core
    case .quadriceps, .hamstrings, .calves, .adductors: self = .legs
    case .glutes, .abductors: self = .glutes
    }
  }

  /// The muscle that stands for the group where nothing else is known of a workout in it.
  public var mainMuscle: Muscle {
    switch self {
    case .chest: .chest
    case .back: .lats
    case .shoulders: .shoulders
    case .arms: .biceps
    case .core: .abdominals
    case .legs, .fullBody, .cardio: .quadriceps
    case .glutes: .glutes
    case .mobility: .hamstrings
    }
  }

  /// The kind of training that most of the group's workouts belong to.
  public var mainCategory: Category {
    switch self {
    case .cardio: .cardio
    case .mobility: .mobility
    case .chest, .back, .shoulders, .arms, .core, .legs, .glutes, .fullBody: .strength
    }
  }

  /// What the group is called in a language.
  public func name(in language: Language) -> String {
    switch (self, language) {
    case (.chest, .english): "Chest"
    case (.chest, .korean): "가슴"
    case (.back, .english): "Back"
    case (.back, .korean): "등"
    case (.shoulders, .english): "Shoulders"
    case (.shoulders, .korean): "어깨"
    case (.arms, .english): "Arms"
    case (.arms, .korean): "팔"
    case (.core, .english): "Core"
    case (.core, .korean): "코어"
    case (.legs, .english): "Legs"
    case (.legs, .korean): "하체"
    case (.glutes, .english): "Glutes"
    case (.glutes, .korean): "둔근"
    case (.fullBody, .english): "Full Body"
    case (.fullBody, .korean): "전신"
    case (.cardio, .english): "Cardio"
    case (.cardio, .korean): "유산소"
    case (.mobility, .english): "Stretching & Mobility"
    case (.mobility, .korean): "스트레칭·가동성"
    }
  }
}
