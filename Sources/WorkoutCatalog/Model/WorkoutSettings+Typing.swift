extension WorkoutSettings {
  /// Reads a length of time as a person types it: `90`, `90s`, `1:30`, `2min`, `2분`.
  /// - Returns: seconds from 0 to the largest figure; `nil` when it is no such time.
  public static func seconds(_ text: String) -> Int? {
    let text = text.trimmedAndComposed
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    if (2...3).contains(parts.count) {
      guard parts.dropFirst().allSatisfy({ $0.count == 2 }) else { return nil }
      return parts.reduce(0 as Int?) { total, part in
        guard let total, let figure = figure(part), figure < 60 || part == parts[0] else { return nil }
        return plausible(total * 60 + figure)
      }
    }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let figure = figure(digits) else { return nil }
    switch String(text.dropFirst(digits.count)).trimmedAndComposed.lowercased() {
    case "", "s", "sec", "secs", "second", "seconds", "초": return figure
    case "m", "min", "mins", "minute", "minutes", "분": return plausible(figure * 60)
    case "h", "hour", "hours", "시간": return plausible(figure * 3_600)
    default: return nil
    }
  }

  /// Reads repetitions as a person types them: `8`, or a range: `8-12`, `8–12`.
  /// - Returns: the fewest, and the most of a range; `nil` when it is neither, or the range does not rise.
  public static func repetitions(_ text: String) -> (least: Int, most: Int?)? {
    let parts = text.trimmedAndComposed.split(omittingEmptySubsequences: false) { "-–~".contains($0) }
    let figures = parts.compactMap { figure($0.drop(while: \.isWhitespace)) }
    guard figures.count == parts.count, figures.allSatisfy(Self.figures.contains) else { return nil }
    switch figures.count {
    case 1: return (figures[0], nil)
    case 2 where figures[0] < figures[1]: return (figures[0], figures[1])
    default: return nil
    }
  }

  /// Reads a whole number from 0 to the largest figure.
  static func figure(_ text: some StringProtocol) -> Int? {
    var digits = Substring(text)
    while digits.last?.isWhitespace == true { digits.removeLast() }
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(digits).flatMap(plausible)
  }

  private static func plausible(_ figure: Int) -> Int? { figure <= figures.upperBound ? figure : nil }
}
