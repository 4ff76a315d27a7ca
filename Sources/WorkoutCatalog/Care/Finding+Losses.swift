extension Finding {
  /// Nothing of a table could be read, for SQLite's reason.
  static func lostTable(_ table: String, _ reason: String) -> Finding {
    Finding(
      .salvage, "nothing of \(table) could be read (\(reason))", "\(table)에서 아무것도 읽지 못했습니다(\(reason))")
  }

  /// Places of a table could not be read.
  static func lostPlaces(_ count: Int, in table: String) -> Finding {
    Finding(
      .salvage,
      "\(count) \(count == 1 ? "place" : "places") of \(table) could not be read; the rows there are lost",
      "\(table)의 \(count)곳을 읽지 못해 그곳의 행을 잃었습니다")
  }

  /// Rows that the schema does not allow.
  static func refusedRows(_ count: Int, in table: String) -> Finding {
    Finding(
      .salvage,
      "\(count) \(count == 1 ? "row" : "rows") of \(table) made no sense, and \(count == 1 ? "was" : "were") left out",
      "\(table)의 행 \(count)개는 값이 맞지 않아 뺐습니다")
  }

  /// Rows that belonged to what is lost.
  static func droppedOrphans(_ count: Int, in table: String, of parent: String) -> Finding {
    Finding(
      .salvage,
      "\(count) \(count == 1 ? "row" : "rows") of \(table) belonged to a \(parent) that is lost, and \(count == 1 ? "was" : "were") left out",
      "\(table)의 행 \(count)개는 잃어버린 \(parent)에 속해 있어 뺐습니다")
  }

  /// Built-in workouts that could not be read, and were taken from the program.
  static func restoredBuiltin(_ count: Int) -> Finding {
    Finding(
      .rebuild,
      "\(count) built-in \(count == 1 ? "workout" : "workouts") could not be read, and were put back as the program "
        + "brings them",
      "내장 운동 \(count)개를 읽지 못해 프로그램의 것으로 되돌렸습니다")
  }

  /// Workouts of which only the names could be read.
  static func onlyNames(_ count: Int) -> Finding {
    Finding(
      .salvage,
      "of \(count) \(count == 1 ? "workout" : "workouts") only the names could be read; look through what else they "
        + "had",
      "운동 \(count)개는 이름만 읽었습니다. 나머지 내용을 확인하세요")
  }
}
