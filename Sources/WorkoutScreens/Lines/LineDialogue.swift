public import TerminalUI
public import WorkoutCatalog

/// The screens as a dialogue: numbered lines, questions and answers, in the order in which they are read. It moves no
/// cursor, so that it suits a screen reader, a braille line, a pipe and a terminal that can do no more.
///
/// Each dialogue goes on until an answer leaves it, or there are no more answers, which writes nothing.
@MainActor
public final class LineDialogue {
  /// Where the workouts and plans are.
  public let store: WorkoutStore
  let terminal: any LineTerminal
  let phrases: Phrases

  /// A dialogue about a store's workouts.
  public init(store: WorkoutStore, language: Language, terminal: any LineTerminal) {
    self.store = store
    self.terminal = terminal
    phrases = Phrases(language)
  }

  func show(_ english: String, _ korean: String) {
    terminal.show(phrases.choose(english, korean))
  }

  /// Asks, and helps where help is asked for.
  /// - Parameters:
  ///   - prompt: the question.
  ///   - commands: what each letter does, and what else can be answered.
  /// - Returns: `nil` when there are no more answers.
  func ask(_ prompt: String, _ commands: [(answer: String, meaning: String)]) -> Answer? {
    let words = commands.compactMap { $0.answer.split(separator: " ").first }
    let letters = words.filter { $0.utf8.count == 1 }.compactMap(\.first)
    while let line = terminal.ask(prompt + " ") {
      let answer = Answer(line, commands: Set(letters))
      guard answer == .text("?") else { return answer }
      for (answer, meaning) in commands { terminal.show("  \(answer): \(meaning)") }
    }
    terminal.show("")
    return nil
  }

  /// Asks whether to do something.
  func confirm(_ english: String, _ korean: String) -> Bool {
    let line = terminal.ask(phrases.choose("\(english) y/n ", "\(korean) y/n "))
    guard let line else {
      terminal.show("")
      return false
    }
    let answer = line.split(whereSeparator: \.isWhitespace).joined().lowercased()
    return ["y", "yes", "ㅛ", "예", "네", "응"].contains(answer)
  }

  /// Does something with the store; says so when it refuses.
  func attempt<Result>(_ body: (WorkoutStore) throws(StoreError) -> Result) -> Result? {
    do throws(StoreError) {
      return try body(store)
    } catch {
      terminal.show(phrases.trouble(error))
      return nil
    }
  }

  /// What stands at some numbers of a list, in the order of the numbers.
  /// - Returns: `nil` when one is not in the list, which is said.
  func items<Item>(_ numbers: [(first: Int, last: Int)], of list: [Item]) -> [Item]? {
    var items: [Item] = []
    for (first, last) in numbers {
      for end in [first, last] where !list.indices.contains(end - 1) {
        list.isEmpty
          ? show("There is no list yet: type words to search.", "아직 목록이 없습니다. 찾을 말을 입력하세요.")
          : show(
            "There is no number \(end); a slash before it searches for it.",
            "\(end)번은 없습니다. 앞에 /를 붙이면 그 말을 찾습니다.")
        return nil
      }
      items += first <= last ? Array(list[first - 1..<last]) : list[last - 1..<first].reversed()
    }
    return items
  }

  // MARK: Lists

  /// A workout in a line, as it is read out: what matters first.
  func line(_ workout: Workout, hit: SearchHit? = nil) -> String {
    let alias = hit?.alias(of: workout).map { " = \($0)" } ?? ""
    let reason = hit?.reason.map { " ≈ \($0.text)" } ?? ""
    let details = [
      phrases.names(workout.facts.equipment), phrases.names(workout.facts.primaryMuscles),
      workout.settings.summary(in: phrases.language),
    ].filter { !$0.isEmpty }
    return ([workout.name(in: phrases.language) + alias + reason] + details).joined(separator: ", ")
  }

  /// Shows the next page of a list.
  /// - Parameter isPicked: whether a workout is marked as picked.
  func showNext(_ list: inout NumberedWorkouts, isPicked: (Workout.ID) -> Bool = { _ in false }) {
    let shown = list.ids.count
    let page = attempt { (store) throws(StoreError) in try store.workouts(list.showNext()) }
    guard let page else { return }
    if page.isEmpty { return show("That was the last.", "목록의 끝입니다.") }
    for (index, workout) in page.enumerated() {
      let mark = isPicked(workout.id) ? phrases.choose(" (picked)", " (고름)") : ""
      terminal.show("\(shown + index + 1). \(line(workout, hit: list[workout.id]))\(mark)")
    }
    if page.count == NumberedWorkouts.pageSize { show("Enter for more.", "Enter를 누르면 더 나옵니다.") }
  }

  /// Searches, says how much was found, and shows the first page of it.
  func search(
    _ query: SearchQuery, isPicked: (Workout.ID) -> Bool = { _ in false }
  ) -> NumberedWorkouts? {
    let count = attempt { (store) throws(StoreError) in
      query.isEmpty
        ? try store.sections().reduce(0) { $0 + $1.count } : try store.total(store.search(query)) ?? 0
    }
    let list = attempt { (store) throws(StoreError) in
      try NumberedWorkouts(query, language: phrases.language, store: store)
    }
    guard let count, var list else { return nil }
    if count == 0 {
      for line in phrases.nothingFound(query) where !line.isEmpty { terminal.show(line) }
      return list
    }
    terminal.show(
      query.isEmpty
        ? phrases.workouts(count)
        : phrases.choose("\(phrases.number(count)) found", "\(phrases.number(count))개 찾음"))
    showNext(&list, isPicked: isPicked)
    return list
  }
}
