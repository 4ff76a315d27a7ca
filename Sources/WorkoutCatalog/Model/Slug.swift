/// The stable, typeable name of a workout for scripts.
public enum Slug {
  /// The words of a name in lower case, joined by hyphens; Hangul stays as it is written, composed. A slug stays itself.
  /// - Returns: "workout" for a name without letters and digits.
  public static func make(from name: String) -> String {
    var words: [String] = [""]
    for character in name.composed.lowercased() {
      if character.isLetter || character.isNumber {
        words[words.count - 1].append(character)
      } else if character != "'", character != "’", words.last != "" {
        words.append("")
      }
    }
    let slug = words.filter { !$0.isEmpty }.joined(separator: "-")
    return slug.isEmpty ? "workout" : slug
  }
}
