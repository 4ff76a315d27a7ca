/// Something that is wrong with a catalog file, in words for the person whose file it is.
public struct Finding: Hashable, Sendable {
  /// What puts it right.
  public enum Remedy: Hashable, Sendable {
    /// The workouts are all there: what is made from them is made anew (``WorkoutStore/rebuild(progress:)``).
    case rebuild
    /// The file itself is damaged: what can be read is copied to a new one
    /// (``WorkoutStore/salvage(_:into:progress:)``).
    case salvage
  }

  /// What puts it right.
  public let remedy: Remedy
  /// One line in English.
  public let description: String
  private let korean: String

  init(_ remedy: Remedy, _ english: String, _ korean: String) {
    self.remedy = remedy
    description = english
    self.korean = korean
  }

  /// The line in a language. What SQLite adds to it stays English.
  public func message(in language: Language) -> String {
    language == .korean ? korean : description
  }
}

extension Finding {
  /// The file cannot be opened, for SQLite's reason.
  static func unreadable(_ reason: String) -> Finding {
    Finding(.salvage, "the file cannot be opened (\(reason))", "파일을 열 수 없습니다(\(reason))")
  }

  /// Something cannot be read from beginning to end, for SQLite's reason.
  static func unreadable(_ what: (english: String, korean: String), _ reason: String, _ remedy: Remedy)
    -> Finding
  {
    Finding(
      remedy, "\(what.english) cannot be read whole (\(reason))",
      "\(what.korean) 전부를 읽을 수 없습니다(\(reason))")
  }

  /// What the integrity check told of the file's pages.
  static func pages(_ lines: [String], _ remedy: Remedy) -> Finding {
    let first = lines.first?.split(separator: "\n").last.map(String.init) ?? ""
    let more = lines.count - 1
    guard more > 0 else {
      return Finding(remedy, "a place of the file is damaged: \(first)", "파일의 한 곳이 손상되었습니다: \(first)")
    }
    return Finding(
      remedy, "\(lines.count) places of the file are damaged, the first: \(first)",
      "파일의 \(lines.count)곳이 손상되었습니다. 첫 번째: \(first)")
  }

  /// Rows that belong to a row which is not there.
  static func orphans(_ count: Int, in table: String, of parent: String) -> Finding {
    Finding(
      .salvage,
      "\(count) \(count == 1 ? "row" : "rows") of \(table) \(count == 1 ? "belongs" : "belong") to no \(parent)",
      "\(table)의 행 \(count)개가 없는 \(parent)에 속해 있습니다")
  }

  /// The search index says something else of workouts than they do.
  static func index(_ count: Int) -> Finding {
    Finding(
      .rebuild, "the search index is wrong for \(workouts(count))",
      "검색 색인이 운동 \(count)개와 맞지 않습니다")
  }

  /// The index of words' beginnings says something else than the index of words.
  static func prefixes(_ count: Int) -> Finding {
    Finding(
      .rebuild, "the search index is wrong for \(count) \(count == 1 ? "beginning" : "beginnings") of words",
      "검색 색인에서 \(count)가지 글자로 시작하는 말이 맞지 않습니다")
  }

  /// The names that search compares are not those of the workouts.
  static func searchedNames(_ count: Int) -> Finding {
    Finding(
      .rebuild, "the names that search compares are wrong for \(workouts(count))",
      "검색에서 비교하는 이름이 운동 \(count)개와 맞지 않습니다")
  }

  /// Words of workouts that the vocabulary lacks.
  static func words(_ count: Int) -> Finding {
    Finding(
      .rebuild,
      "\(count) \(count == 1 ? "word is" : "words are") missing from the words that search corrects by",
      "철자를 고치는 낱말 목록에 \(count)개가 빠져 있습니다")
  }

  /// The list lacks workouts, or has them in a wrong place.
  static func listing(_ count: Int) -> Finding {
    Finding(
      .rebuild, "the list lacks \(workouts(count)), or has them in a wrong place",
      "목록에 운동 \(count)개가 없거나 잘못된 자리에 있습니다")
  }

  /// The list has rows of workouts that are not there.
  static func strayListing(_ count: Int) -> Finding {
    Finding(
      .rebuild, "the list has \(count) \(count == 1 ? "row" : "rows") too many", "목록에 행 \(count)개가 남습니다")
  }

  /// The sections' counts are not those of their workouts.
  static func counts(_ sections: Int) -> Finding {
    Finding(
      .rebuild, "the number of workouts is wrong for \(sections) \(sections == 1 ? "section" : "sections")",
      "부위 \(sections)곳의 운동 수가 맞지 않습니다")
  }

  private static func workouts(_ count: Int) -> String { count == 1 ? "1 workout" : "\(count) workouts" }
}
