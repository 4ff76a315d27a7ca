/// A way to do the sets of a workout that a person may add to it; any number of them go together.
public enum Technique: String, Term {
  case warmUp = "warm-up"
  case dropSet = "drop-set"
  case toFailure = "to-failure"
  case restPause = "rest-pause"
  case tempo

  /// What the technique is called in a language.
  public func name(in language: Language) -> String {
    switch (self, language) {
    case (.warmUp, .english): "Warm-up sets first"
    case (.warmUp, .korean): "워밍업 세트 먼저"
    case (.dropSet, .english): "Drop set"
    case (.dropSet, .korean): "드롭 세트"
    case (.toFailure, .english): "To failure"
    case (.toFailure, .korean): "실패 지점까지"
    case (.restPause, .english): "Rest-pause"
    case (.restPause, .korean): "레스트 포즈"
    case (.tempo, .english): "Slow tempo"
    case (.tempo, .korean): "느린 템포"
    }
  }
}
