/// The kind of training a workout belongs to.
public enum Category: String, Term {
  case strength, powerlifting
  case olympicWeightlifting = "olympic-weightlifting"
  case strongman, plyometrics, cardio, stretching, mobility

  /// What the category is called in a language.
  public func name(in language: Language) -> String {
    switch (self, language) {
    case (.strength, .english): "Strength"
    case (.strength, .korean): "근력"
    case (.powerlifting, .english): "Powerlifting"
    case (.powerlifting, .korean): "파워리프팅"
    case (.olympicWeightlifting, .english): "Olympic Weightlifting"
    case (.olympicWeightlifting, .korean): "역도"
    case (.strongman, .english): "Strongman"
    case (.strongman, .korean): "스트롱맨"
    case (.plyometrics, .english): "Plyometrics"
    case (.plyometrics, .korean): "플라이오메트릭"
    case (.cardio, .english): "Cardio"
    case (.cardio, .korean): "유산소"
    case (.stretching, .english): "Stretching"
    case (.stretching, .korean): "스트레칭"
    case (.mobility, .english): "Mobility"
    case (.mobility, .korean): "가동성"
    }
  }
}

/// The direction of the effort.
public enum Force: String, Term {
  case push, pull
  case isometric = "static"

  /// What the direction is called in a language.
  public func name(in language: Language) -> String {
    switch (self, language) {
    case (.push, .english): "Push"
    case (.push, .korean): "밀기"
    case (.pull, .english): "Pull"
    case (.pull, .korean): "당기기"
    case (.isometric, .english): "Static"
    case (.isometric, .korean): "버티기"
    }
  }
}

/// Whether one joint moves, or several.
public enum Mechanic: String, Term {
  case compound, isolation

  /// What the mechanic is called in a language.
  public func name(in language: Language) -> String {
    switch (self, language) {
    case (.compound, .english): "Compound"
    case (.compound, .korean): "복합 관절"
    case (.isolation, .english): "Isolation"
    case (.isolation, .korean): "단일 관절"
    }
  }
}

/// How much practice a workout asks for.
public enum Level: String, Term {
  case beginner, intermediate, expert

  /// What the level is called in a language.
  public func name(in language: Language) -> String {
    switch (self, language) {
    case (.beginner, .english): "Beginner"
    case (.beginner, .korean): "초급"
    case (.intermediate, .english): "Intermediate"
    case (.intermediate, .korean): "중급"
    case (.expert, .english): "Expert"
    case (.expert, .korean): "고급"
    }
  }

  /// What else people type for the level.
  public var synonyms: [String] {
    switch self {
    case .beginner: ["novice", "newbie", "easy", "초급자", "초보", "초보자", "초심자", "입문", "입문자", "쉬운"]
    case .intermediate: ["moderate", "중급자"]
    case .expert: ["advanced", "hard", "elite", "상급", "상급자", "고급자", "숙련자", "어려운"]
    }
  }
}

/// What a set of a workout is counted in.
public enum Measurement: String, Term {
  case weightReps = "weight-reps"
  case reps, time, distance

  /// What the measurement is called in a language.
  public func name(in language: Language) -> String {
    switch (self, language) {
    case (.weightReps, .english): "Weight × Reps"
    case (.weightReps, .korean): "무게 × 횟수"
    case (.reps, .english): "Reps"
    case (.reps, .korean): "횟수"
    case (.time, .english): "Time"
    case (.time, .korean): "시간"
    case (.distance, .english): "Distance"
    case (.distance, .korean): "거리"
    }
  }
}
